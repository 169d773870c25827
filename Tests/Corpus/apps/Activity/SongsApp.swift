import RoutegenHandling
import SwiftUI

@main
struct SongsApp: App {
  private let links = LinkDispatcher<Songs>()

  var body: some Scene {
    WindowGroup {
      Player()
        .onOpenURL(perform: { links.open($0) })
        .onContinueUserActivity("com.example.songs.search") { links.open($0) }
    }
  }
}
