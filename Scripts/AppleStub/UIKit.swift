// swift-format-ignore-file
// As much of Apple's modules as `LinkDispatcher+Apple.swift` and the README use, with the types that
// Apple's documentation gives; for type-checking only.
import Foundation

open class NSUserActivity {
  open var activityType: String { "" }
  open var webpageURL: URL?
  open var userInfo: [AnyHashable: Any]?

  public init() {}
}

@MainActor open class UIApplicationShortcutItem {
  open var type: String { "" }
  open var userInfo: [String: any NSSecureCoding]? { nil }

  public init() {}
}
