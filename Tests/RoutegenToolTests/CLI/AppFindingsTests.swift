import RoutegenCompiler
import Testing

/// What `check --app` says about the code of an app.
@Suite struct AppFindingsTests {
  private static let routes = """
    routes Shop
    scheme shop
    host shop.example
    payload type

    @shortcut("*.search")
    /search
    @activity("com.shop.article")
    /article/{id}

    """

  /// Returns the codes and the starts of the messages about an app with one file.
  private func findings(
    _ code: String, path: String = "App/Main.swift", routes: String = Self.routes
  ) -> [String] {
    var world = FakeEnvironment(["Shop.routes": routes, path: code])
    let exit = world.routegen("check --app App")
    #expect(world.errors == "")
    let lines = world.output.split(separator: "\n").filter { $0.hasPrefix("warning[RG72") }
    #expect(exit == .success)
    return lines.map { line in
      let words = line.dropFirst("warning[".count)
      return "\(words.prefix(5)) \(words.drop { $0 != ":" }.dropFirst(2).prefix { $0 != ":" })"
    }
  }

  private static let all = [
    "RG721 links with the scheme 'shop' open nothing",
    "RG721 web links on 'shop.example' open nothing",
    "RG721 notifications open nothing",
    "RG721 quick actions open nothing",
    "RG721 activities of the type 'com.shop.article' open nothing",
  ]

  @Test func namesEverythingThatAnEmptyAppMisses() {
    #expect(
      findings("@main struct Main: App { var body: some Scene { WindowGroup {} } }").sorted()
        == Self.all.sorted())
  }

  private static let complete = """
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        bank.links.open(connectionOptions)
      }
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { links.open(contexts) }
      func scene(_ scene: UIScene, continue activity: NSUserActivity) { links.open(activity) }
      func windowScene(_ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem) async -> Bool { links.open(item) }
    }
    final class Center: NSObject, UNUserNotificationCenterDelegate {
      func start() { UNUserNotificationCenter.current().delegate = self }
      func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async { links.open(response) }
    }
    """

  @Test func hasNothingToSayAboutACompleteApp() {
    #expect(findings(Self.complete) == [])
  }

  @Test func readsAnAppWithCarPlay() {
    #expect(
      findings(Self.complete + "\nclass Car: UIResponder, CPTemplateApplicationSceneDelegate {}")
        == [])
    #expect(
      findings("class Car: CPTemplateApplicationSceneDelegate {}\nstruct Main: App {}").count == 5)
  }

  /// Each method that is left out, or does not use what it receives, is missed.
  @Test(arguments: [
    ("openURLContexts contexts", ["scheme"]),
    ("continue activity", ["web links", "activities"]),
    ("performActionFor item", ["quick actions"]),
    ("didReceive response", ["notifications"]),
    ("current().delegate", ["notifications"]),
  ])
  func missesEachMethod(_ label: String, _ kinds: [String]) {
    let lines = Self.complete.split(separator: "\n", omittingEmptySubsequences: false)
    let without = lines.filter { !$0.contains(label) }.joined(separator: "\n")
    let idle = lines.map { line in
      guard line.contains(label), let brace = line.lastIndex(of: "{") else { return String(line) }
      return line[...brace] + " print(\"\\(contexts) activity\") }"
    }
    for code in [without, idle.joined(separator: "\n")] {
      let found = findings(code)
      #expect(found.count == kinds.count && found.allSatisfy { $0.hasPrefix("RG721") }, "\(found)")
      for kind in kinds { #expect(found.contains { $0.contains(kind) }, "\(found)") }
    }
  }

  /// What a scene reads of its connection options.
  @Test(arguments: [
    ("links.open(connectionOptions)", 0),
    ("route(connectionOptions)", 0),
    ("", 4),
    ("window = UIWindow(windowScene: scene)", 4),
    ("open(connectionOptions.urlContexts)", 3),
    ("open(connectionOptions.urlContexts); open(connectionOptions.userActivities)", 1),
    ("// connectionOptions", 4),
    ("print(\"connectionOptions\")", 4),
    ("start(connectionOptions: nil)", 4),
    ("_ = connectionOptions", 4),
    ("let _ = connectionOptions; start()", 4),
    ("_ = connectionOptions.urlContexts.map(open)", 3),
    ("_ = links.open(connectionOptions)", 0),
    ("let options = connectionOptions", 0),
  ])
  func readsConnectionOptions(_ body: String, _ count: Int) {
    let code = Self.complete.replacing("bank.links.open(connectionOptions)", with: body)
    let found = findings(code)
    #expect(found.count == count && found.allSatisfy { $0.hasPrefix("RG722") }, "\(found)")
  }

  @Test func seesThatASceneReplacesTheApplicationsDelegate() {
    let code = """
      class AppDelegate: NSObject, UIApplicationDelegate {
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool { links.open(url) }
      }
      """
    let routes = "routes A\nscheme a\n/home\n"
    #expect(findings(code, routes: routes) == [])
    let scene = code + "\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {}"
    #expect(findings(scene, routes: routes) == ["RG721 links with the scheme 'a' open nothing"])
  }

  /// SwiftUI has scenes of its own, so it does not call the methods of a delegate adaptor.
  @Test(arguments: ["UI", "NS"])
  func seesThatSwiftUICallsNoDelegateOnIOS(_ prefix: String) {
    let code = """
      @main struct Main: App { @\(prefix)ApplicationDelegateAdaptor var delegate: Delegate }
      class Delegate: NSObject, \(prefix)ApplicationDelegate {
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool { links.open(url) }
      }
      """
    var world = FakeEnvironment(["A.routes": "routes A\nscheme a\n/home\n", "App/A.swift": code])
    #expect(world.routegen("check --app App") == .success)
    #expect(world.output.contains("add to the root view: .onOpenURL") == (prefix == "UI"))
  }

  @Test func readsASceneForAppIntents() {
    let code = Self.complete.replacing(
      "UIWindowSceneDelegate", with: "UIWindowSceneDelegate, AppIntentSceneDelegate")
    #expect(findings(code) == [])
    let intents = """
      class SceneDelegate: UIResponder, AppIntentSceneDelegate {
        func scene(_ scene: UIScene, willPerformAppIntent intent: any UISceneAppIntent) { links.open(.home) }
      }
      """
    #expect(findings(intents).sorted() == Self.all.sorted())
  }

  @Test(arguments: [
    (".onOpenURL { links.open($0) }", 0),
    (".onOpenURL(perform: links.open)", 0),
    (".onOpenURL { url in links.open(url) }", 0),
    (".onOpenURL { (url: URL) in links.open(url) }", 0),
    (".onOpenURL(perform: { links.open($0) })", 0),
    (".onOpenURL { _ in }", 2),
    (".onOpenURL { url in print(\"a link\") }", 2),
    (".onOpenURL { }", 2),
    ("/* .onOpenURL { links.open($0) } */", 2),
    ("#if DEBUG\n.onOpenURL { open(\"\\(f(\"}\"))\", $0) }\n#endif", 0),
    (".onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { links.open($0) }", 1),
    (".onContinueUserActivity(NSUserActivityTypeBrowsingWeb, perform: links.open)", 1),
  ])
  func readsModifiers(_ modifier: String, _ count: Int) {
    let code =
      "@main struct Main: SwiftUI.App { var body: some Scene { WindowGroup { Text(\"\")\(modifier) } } }"
    #expect(findings(code, routes: "routes A\nscheme a\nhost a.example\n/home\n").count == count)
  }

  @Test(arguments: [
    ("\"com.shop.article\"", 0), ("\"com.shop.other\"", 1), ("Activity.article", 0),
    ("CSSearchableItemActionType", 1),
  ])
  func readsTypesOfActivities(_ type: String, _ count: Int) {
    let code = "struct Main: App { .onContinueUserActivity(\(type)) { links.open($0) } }"
    let routes = "routes A\n@activity(\"com.shop.article\")\n/article/{id}\n"
    #expect(findings(code, routes: routes).count == count)
  }

  @Test(arguments: [
    "links.open(payload: values)", "let route = try Shop(payload: userInfo)",
    "func application(_ a: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any]) { open(info) }",
  ])
  func countsPayloadsThatTheAppOpens(_ code: String) {
    let app = "struct Main: App {}\n" + code
    #expect(findings(app, routes: "routes A\npayload type\n/home\n") == [])
  }

  @Test func readsObjectiveC() {
    let code = """
      @interface AppDelegate () <UIApplicationDelegate> @end
      - (BOOL)application:(UIApplication *)a openURL:(NSURL *)url options:(NSDictionary *)o { char c = '"'; return [self open:url]; }
      - (BOOL)application:(UIApplication *)a continueUserActivity:(NSUserActivity *)b restorationHandler:(id)c { return YES; }
      """
    #expect(
      findings(code, path: "App/A.m").map { $0.prefix(11) } == ["RG721 notif", "RG721 quick"])
  }

  // MARK: What is not checked

  @Test func doesNotCheckAFrameworksDelegate() {
    var world = FakeEnvironment([
      "Shop.routes": Self.routes, "App/A.swift": "class AppDelegate: FlutterAppDelegate {}",
    ])
    #expect(world.routegen("check --app App") == .success)
    #expect(world.output == "no problems in 1 file\n")
    #expect(
      world.errors
        == "note: 'App' is not checked: a delegate inherits from 'FlutterAppDelegate', which may receive links\n"
    )
  }

  @Test(arguments: [
    ("--app Nope", "there is no folder 'Nope'"),
    ("--app Shop.routes", "there is no folder 'Shop.routes'"),
    ("--app Lib", "no file below 'Lib' has an app"),
    ("--app", "'--app'"),
  ])
  func refusesAFolderWithoutAnApp(_ option: String, _ message: String) {
    var world = FakeEnvironment(["Shop.routes": Self.routes, "Lib/A.swift": "struct A {}"])
    #expect(world.routegen("check \(option)") == .couldNotRun)
    #expect(world.errors.contains(message), "\(world.errors)")
  }

  @Test func asksNothingOfAMountedSet() {
    var world = FakeEnvironment([
      "App.routes": "routes A\nscheme a\n/b mount B\n", "B.routes": "routes B\nscheme b\n/home\n",
      "App/A.swift": "struct Main: App { .onOpenURL { open($0) } }",
    ])
    #expect(world.routegen("check --app App") == .success)
    #expect(!world.output.contains("RG72"), "\(world.output)")
  }

  @Test func settingsTurnItOff() {
    var world = FakeEnvironment([
      "Shop.routes": "routes Shop\nscheme shop\n/home\n", "App/A.swift": "struct Main: App {}",
      ".routegen.json": #"{"rules": {"unreceived-links": "off"}}"#,
    ])
    #expect(world.routegen("check --strict --app App") == .success)
    #expect(world.output == "no problems in 1 file\n")
  }

  /// Half-typed programs end nowhere, and nothing traps.
  @Test func readsPrograms() {
    for end in 0..<Self.complete.utf8.count where end % 7 == 0 {
      let code = String(decoding: Self.complete.utf8.prefix(end), as: UTF8.self)
      _ = findings("struct Main: App {}\n" + code)
    }
    for code in [
      "func", "func a", "func a(", "func a()", "class A:", "\"", "\"\\(", "#\"", "/*", "'", "'\\",
      ".onOpenURL", ".onOpenURL(", ".onOpenURL {", ".onContinueUserActivity(", ")",
      "func scene(_:openURLContexts:) {}",
    ] {
      _ = findings("struct Main: App {}\n" + code)
    }
  }
}
