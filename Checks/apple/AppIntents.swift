// swift-format-ignore-file
// The part of App Intents that the pages use, with the types from Apple's documentation, for type-checking only.
@_exported import Foundation
public import SwiftUI
public import UIKit

public struct LocalizedStringResource: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral text: String) {}
}

public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public typealias Parameter<Value: Sendable> = IntentParameter<Value>
}

@propertyWrapper public struct IntentParameter<Value: Sendable>: Sendable {
  public init(title: LocalizedStringResource) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
}

public protocol IntentResult: Sendable {}
public protocol OpensIntent {}

public struct OpeningResult: IntentResult, OpensIntent {}

extension IntentResult where Self == OpeningResult {
  public static func result() -> OpeningResult { OpeningResult() }
  public static func result(opensIntent: some AppIntent) -> OpeningResult { OpeningResult() }
}

public struct OpenURLIntent: AppIntent {
  public static var title: LocalizedStringResource { "" }
  public init() {}
  public init(_ url: URL) {}
  public func perform() async throws -> some IntentResult { OpeningResult() }
}

public protocol TargetContentProvidingIntent: AppIntent {}
public protocol UISceneAppIntent: TargetContentProvidingIntent {}

@MainActor public protocol AppIntentSceneDelegate: UISceneDelegate {
  func scene(_ scene: UIScene, willPerformAppIntent appIntent: any UISceneAppIntent)
}

extension View {
  nonisolated public func onAppIntentExecution<I: TargetContentProvidingIntent>(
    _ intent: I.Type = I.self, perform action: @escaping @MainActor (I) -> Void
  ) -> some View { Text("") }
}
