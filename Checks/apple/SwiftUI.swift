// swift-format-ignore-file
// The part of SwiftUI that the pages use, for type-checking only.
@_exported import Foundation
public import Observation
@_exported import UIKit

@MainActor public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  public static func main() {}
}

@MainActor public protocol Scene {}

@resultBuilder public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

@MainActor public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
}

@MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> Text { Text("") }
}

public struct Text: View {
  nonisolated public init(_ text: String) {}
  public var body: Never { fatalError() }
}

public struct VStack<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

public struct Button: View {
  public init(_ title: String, action: @escaping @MainActor () -> Void) {}
  public var body: Never { fatalError() }
}

public struct Link: View {
  public init(_ title: String, destination: URL) {}
  public var body: Never { fatalError() }
}

public struct ShareLink: View {
  public init(item: URL) {}
  public var body: Never { fatalError() }
}

public struct NavigationStack<Data, Root: View>: View {
  public init<Element: Hashable>(
    path: Binding<[Element]>, @ViewBuilder root: () -> Root
  ) where Data == [Element] {}
  public var body: Never { fatalError() }
}

public struct TabView<Selection: Hashable, Content: View>: View {
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

@propertyWrapper public struct State<Value> {
  private let value: Value
  public init(wrappedValue: Value) { value = wrappedValue }
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { Binding() }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public init() {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> { Binding<Part>() }
}

@propertyWrapper public struct SceneStorage<Value> {
  public init(_ key: String) where Value == Data? {}
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { Binding() }
}

@MainActor @propertyWrapper public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate> {
  public init(_ type: Delegate.Type = Delegate.self) {}
  public var wrappedValue: Delegate { fatalError() }
}

public struct OpenURLAction: Sendable {
  @MainActor public func callAsFunction(_ url: URL) {}
}

public struct EnvironmentValues {
  public var openURL: OpenURLAction { OpenURLAction() }
}

@propertyWrapper public struct Environment<Value> {
  public init(_ path: KeyPath<EnvironmentValues, Value>) {}
  public init(_ type: Value.Type) where Value: AnyObject & Observable {}
  public var wrappedValue: Value { fatalError() }
}

extension View {
  nonisolated public func navigationDestination<Data: Hashable, Destination: View>(
    for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> Destination
  ) -> some View { Text("") }

  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { Text("") }

  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { Text("") }

  nonisolated public func alert(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
  ) -> some View { Text("") }

  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { Text("") }

  nonisolated public func userActivity(
    _ type: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { Text("") }

  nonisolated public func environment(_ object: some AnyObject & Observable) -> some View { Text("") }

  nonisolated public func tag(_ tag: some Hashable) -> some View { Text("") }

  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { Text("") }

  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { Text("") }

  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { Text("") }
}
