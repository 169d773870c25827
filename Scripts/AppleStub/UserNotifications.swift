// swift-format-ignore-file
import Foundation

public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

open class UNNotificationContent {
  open var userInfo: [AnyHashable: Any] { [:] }
}

open class UNNotificationRequest {
  open var content: UNNotificationContent { UNNotificationContent() }
}

open class UNNotification {
  open var request: UNNotificationRequest { UNNotificationRequest() }
}

open class UNNotificationResponse {
  open var notification: UNNotification { UNNotification() }
  open var actionIdentifier: String { "" }
}
