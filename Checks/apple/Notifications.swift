// swift-format-ignore-file
// Delegates of the notification center in the forms that apps have: on the main actor, outside of it, with a completion
// handler, and of scenes.
import BankRoutes
import RoutegenHandling
import UIKit
import UserNotifications

/// The delegate of a scene that opens links.
@MainActor
protocol LinkOpening: AnyObject {
  var links: LinkDispatcher<Bank> { get }
}

/// Opens a notification in the window in which it was selected.
@MainActor
final class WindowNotifications: NSObject, @MainActor UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    let window = response.targetScene?.delegate as? any LinkOpening
    window?.links.open(response)
  }
}

final class NotificationDelegate: NSObject, UNUserNotificationCenterDelegate {
  private let links: LinkDispatcher<Bank>

  init(links: LinkDispatcher<Bank>) { self.links = links }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    links.open(response)
  }
}

/// A class of the main actor, whose conformance is one of the main actor, too.
@MainActor
final class MainActorDelegate: NSObject, @MainActor UNUserNotificationCenterDelegate {
  let links = LinkDispatcher<Bank>()

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    links.open(response)
  }
}

/// A class of the main actor whose method is not.
@MainActor
final class Coordinator: NSObject, UNUserNotificationCenterDelegate {
  var links = LinkDispatcher<Bank>()

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    await links.open(response)
  }
}

/// The payload crosses to the main actor, with the identifier of its notification.
final class PayloadDelegate: NSObject, UNUserNotificationCenterDelegate {
  @MainActor static let links = LinkDispatcher<Bank>()

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    let request = response.notification.request
    let payload = PayloadValue.values(of: request.content.userInfo)
    await Self.links.open(payload: payload, identifier: request.identifier)
  }
}

/// The method with a completion handler, which the system calls on the main thread.
final class CallbackDelegate: NSObject, UNUserNotificationCenterDelegate {
  private let links: LinkDispatcher<Bank>

  init(links: LinkDispatcher<Bank>) { self.links = links }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    links.open(response)
    completionHandler()
  }
}

/// The same, with a dispatcher that only the main actor can name.
final class AssumingDelegate: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let payload = PayloadValue.values(of: response.notification.request.content.userInfo)
    MainActor.assumeIsolated { _ = PayloadDelegate.links.open(payload: payload) }
    completionHandler()
  }
}
