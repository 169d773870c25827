// swift-format-ignore-file
// The part of Apple's module that `LinkDispatcher+Apple.swift` and the pages use. None of the classes is
// `Sendable`, as in Apple's module.
@_exported import Foundation

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

open class UNNotificationContent: NSObject {
  open var userInfo: [AnyHashable: Any] { [:] }
}

open class UNNotificationRequest: NSObject {
  open var identifier: String { "" }
  open var content: UNNotificationContent { UNNotificationContent() }
}

open class UNNotification: NSObject {
  open var date: Date { Date() }
  open var request: UNNotificationRequest { UNNotificationRequest() }
}

open class UNNotificationResponse: NSObject {
  open var notification: UNNotification { UNNotification() }
  open var actionIdentifier: String { "" }
}

open class UNUserNotificationCenter: NSObject {
  open class func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
}

public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
}

// Optional in Objective-C, where both are one method.
extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {}
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
}
