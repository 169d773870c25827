package import RoutegenCompiler

/// What the Swift and Objective-C files of an app do with the links that the system delivers.
///
/// Only what is certain is known: a method that the system calls, and that uses what it gets, may open links in
/// many ways.
package struct AppCode {
  /// The life cycles that the app has.
  package private(set) var lifeCycles: Set<AppLifeCycle> = []

  /// The framework's class that a delegate inherits from, whose methods may receive links.
  package private(set) var foreignSuperclass: String?

  /// The places of the methods that receive a link and do not use it.
  package private(set) var unused: [(delivery: SystemDelivery, span: Span, method: String)] = []

  /// The places of the methods that connect a scene.
  package private(set) var connections: [Span] = []

  /// The properties of connection options that a scene reads when it is connected; `nil` if it passes them on.
  private var readOptions: Set<String>? = []

  /// The deliveries that are received, by what receives them; `nil` for what receives them in every app.
  private var received: [AppLifeCycle?: Set<SystemDelivery>] = [:]

  /// Whether the delegate of the application is that of a Mac, which receives links in an `App`, too.
  private var isForMac = false

  /// Whether some code sets a delegate, which may be that of the notification center.
  private var setsDelegate = false

  /// Whether the delegate of the notification center receives notifications.
  private var hasNotificationDelegate = false

  /// The types of activities that views receive; `nil` if they receive one whose type is unknown.
  private var activityTypes: Set<String>? = []

  package init() {}

  /// Whether no file has a part of an app that the system calls.
  package var isEmpty: Bool {
    lifeCycles.isEmpty && foreignSuperclass == nil && received.keys.allSatisfy { $0 == nil }
  }

  /// Adds what a file does.
  package mutating func add(_ file: SourceFile) {
    let tokens = CodeTokens(file.bytes)
    let isSwift = file.path.hasSuffix(".swift")
    for index in tokens.list.indices where tokens.list[index].kind == .word {
      if tokens.has("delegate", at: index), tokens.has("=", at: index + 1) { setsDelegate = true }
      if !isSwift {
        addMethod(inObjectiveC: tokens.list[index].text)
      } else if let function = tokens.function(at: index) {
        add(function, tokens, file)
      } else {
        addModifier(at: index, tokens)
        addType(tokens.inherited(at: index))
      }
    }
  }

  private mutating func add(
    _ function: CodeTokens.Function, _ tokens: CodeTokens, _ file: SourceFile
  ) {
    let range = tokens.list[function.index].range
    let span = Span(file: file.id, start: range.lowerBound, end: range.upperBound)
    if function.name == DeliveryMethod.sceneConnection {
      connections.append(span)
      readOptions(function.parameters[2], in: function.body, tokens)
    } else if let method = DeliveryMethod.named(function.name) {
      if !tokens.uses(function.parameters[1], in: function.body) {
        unused += method.deliveries.map { ($0, span, function.name) }
      } else if function.name.hasPrefix("userNotificationCenter(") {
        hasNotificationDelegate = true
      } else {
        received[method.lifeCycle, default: []].formUnion(method.deliveries)
      }
    } else if function.name.contains("payload:") {
      received[nil, default: []].insert(.notification)
    }
  }

  private mutating func readOptions(
    _ name: String, in body: Range<Int>, _ tokens: CodeTokens
  ) {
    for index in tokens.uses(of: name, in: body) {
      if tokens.has(".", at: index + 1), index + 2 < body.upperBound {
        readOptions?.insert(tokens.list[index + 2].text)
      } else {
        readOptions = nil
      }
    }
  }

  private mutating func addModifier(at index: Int, _ tokens: CodeTokens) {
    switch tokens.list[index].text {
    case "onOpenURL" where tokens.hasAction(at: index):
      received[.app, default: []].formUnion([.url, .webLink])
    case "onContinueUserActivity" where tokens.hasAction(at: index):
      received[.app, default: []].insert(.activity)
      addActivity(tokens.list.indices.contains(index + 2) ? tokens.list[index + 2] : nil)
    case "payload" where tokens.has("(", at: index - 1) && tokens.has(":", at: index + 1):
      // A payload that the app opens itself, from wherever it comes.
      received[nil, default: []].insert(.notification)
    case "kAEGetURL": received[nil, default: []].insert(.url)
    case _: break
    }
  }

  private mutating func addActivity(_ type: CodeToken?) {
    if let type, type.kind == .string {
      activityTypes?.insert(type.text)
    } else if type?.text == "NSUserActivityTypeBrowsingWeb" {
      received[.app, default: []].insert(.webLink)
    } else if type?.text != "CSSearchableItemActionType" {
      activityTypes = nil
    }
  }

  private mutating func addType(_ inherited: [String]) {
    for type in inherited {
      switch type {
      case "App": lifeCycles.insert(.app)
      // The intents of App Intents are no links: the app opens their routes.
      case "UIWindowSceneDelegate", "UISceneDelegate", "AppIntentSceneDelegate":
        lifeCycles.insert(.scene)
      case "UIApplicationDelegate": lifeCycles.insert(.application)
      case "NSApplicationDelegate":
        lifeCycles.insert(.application)
        isForMac = true
      // CarPlay's scenes receive no links.
      case "CPTemplateApplicationSceneDelegate": break
      case _ where type.hasSuffix("AppDelegate") || type.hasSuffix("SceneDelegate"):
        foreignSuperclass = type
      case _: break
      }
    }
  }

  /// Adds a method of a delegate in Objective-C, by a word of its name.
  private mutating func addMethod(inObjectiveC word: String) {
    switch word {
    case "openURLContexts": received[nil, default: []].insert(.url)
    case "openURL", "handleOpenURL": received[.application, default: []].insert(.url)
    case "continueUserActivity": received[nil, default: []].formUnion([.webLink, .activity])
    case "performActionForShortcutItem": received[nil, default: []].insert(.quickAction)
    case "didReceiveNotificationResponse", "didReceiveRemoteNotification":
      received[nil, default: []].insert(.notification)
    case "willConnectToSession": readOptions = nil
    case "UIWindowSceneDelegate": lifeCycles.insert(.scene)
    case "UIApplicationDelegate", "NSApplicationDelegate": lifeCycles.insert(.application)
    case _: break
    }
  }
}

extension AppCode {
  /// Whether the app has scenes, its own or those of SwiftUI, so that the system does not call the application's
  /// delegate for links.
  private var hasScenes: Bool {
    lifeCycles.contains(.scene) || lifeCycles.contains(.app) && !isForMac
  }

  /// What the system calls.
  private var called: [AppLifeCycle?: Set<SystemDelivery>] {
    hasScenes ? received.filter { $0.key != .application } : received
  }

  /// Whether the application's delegate would receive the links, if the system called it.
  package func isReplacedByScene(_ delivery: SystemDelivery) -> Bool {
    hasScenes && received[.application]?.contains(delivery) == true
  }

  /// Whether links that are delivered in this way while the app runs are received.
  package func receives(_ delivery: SystemDelivery) -> Bool {
    called.values.contains { $0.contains(delivery) }
      || delivery == .notification && hasNotificationDelegate && setsDelegate
  }

  /// Whether there is a delegate of the notification center, and no code that sets it.
  package var lacksNotificationDelegate: Bool { hasNotificationDelegate && !setsDelegate }

  /// Whether activities of a type are received; `*.search` is the type of any bundle.
  package func receives(activity type: String) -> Bool {
    let isReceivedByDelegate = called.contains { $0.key != .app && $0.value.contains(.activity) }
    guard !isReceivedByDelegate, let activityTypes else { return true }
    return activityTypes.contains {
      type.hasPrefix("*.") ? $0.hasSuffix(type.dropFirst()) : $0 == type
    }
  }

  /// Whether a scene that is created for a link ignores it, although links that arrive later are received.
  package func ignoresAtLaunch(_ delivery: SystemDelivery) -> Bool {
    guard let option = delivery.connectionOption, let readOptions, !readOptions.contains(option)
    else { return false }
    return called.filter { $0.value.contains(delivery) }.map(\.key) == [.scene]
  }

  /// The life cycle of the app's first code, for a line to add.
  package var mainLifeCycle: AppLifeCycle {
    AppLifeCycle.allCases.first(where: lifeCycles.contains) ?? .application
  }
}
