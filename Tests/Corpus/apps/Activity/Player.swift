import SwiftUI

struct Player: View {
  @State private var song = 7

  var body: some View {
    Text("song \(song)")
      .userActivity("com.example.songs.listen") { activity in
        // What another device continues with onContinueUserActivity("com.example.songs.listen").
        activity.userInfo = ["id": song]
        activity.title = "Song \(song)"
      }
  }
}
