import RoutegenHandling

/// The program: `cinema` plays a story of links; `cinema LINK` opens a link.
@main
@MainActor
struct Cinema {
  static func main() async {
    if let link = CommandLine.arguments.dropFirst().first {
      await open(link)
    } else {
      await Story().run()
    }
  }

  /// Opens a link after the app has started and somebody has logged in.
  private static func open(_ link: String) async {
    let app = CinemaApp()
    let transcript = Transcript(of: app)
    await transcript.step("the app starts and loads, and Ada logs in", until: nil) {
      app.start()
      app.main.finishLoading()
      app.logIn("Ada")
    }
    await transcript.step(link, until: .ended) { app.links.open(link) }
  }
}
