#if canImport(SwiftUI)
  import RoutegenHandling
  import SwiftUI

  @main
  struct GreenhouseApp: App {
    var body: some Scene {
      WindowGroup { GreenhouseView() }
    }
  }

  /// A window, which has a navigation and a dispatcher of its own.
  struct GreenhouseView: View {
    @State private var model = GreenhouseModel()
    @State private var links = LinkDispatcher<Greenhouse>()
    @SceneStorage("navigation") private var saved: Data?
    @Environment(\.openURL) private var openURL

    var body: some View {
      TabView(selection: $model.navigation.tab) {
        tab(.index, $model.navigation.shop.routes).tag(Navigation.Tab.shop)
        tab(.care(), $model.navigation.care.routes).tag(Navigation.Tab.care)
        tab(.account(), $model.navigation.account.routes).tag(Navigation.Tab.account)
      }
      .sheet(item: $model.navigation.sheet) { screen($0) }
      .sheet(isPresented: $model.isLoggingIn) {
        model.closeLogIn(links)
      } content: {
        Button("Log in") { model.logIn() }
      }
      .alert(model.message ?? "", isPresented: $model.isShowingMessage) {
        Button("OK") {}
      }
      .onOpenURL { url in
        // Safari shows a page of the website that the app does not have.
        if !links.open(url), url.scheme == "https" { openURL(url) }
      }
      .onChange(of: model.navigation) { saved = model.saved() }
      .task { model.start(links, restoring: saved) }
    }

    private func tab(_ root: Greenhouse, _ path: Binding<[Greenhouse]>) -> some View {
      NavigationStack(path: path) {
        screen(root).navigationDestination(for: Greenhouse.self) { screen($0) }
      }
    }

    /// The screen of a route; here, only its name.
    private func screen(_ route: Greenhouse) -> some View { Text("\(route)") }
  }
#else
  import RoutegenHandling

  /// On systems without SwiftUI, the program prints what the app would show for each of its arguments.
  @main
  enum GreenhouseProgram {
    static func main() {
      for link in CommandLine.arguments.dropFirst() {
        do {
          let route = try Greenhouse(path: link)
          var navigation = Navigation()
          navigation.open(route)
          print("\(route): \(navigation)")
        } catch {
          print(error)
        }
      }
    }
  }
#endif
