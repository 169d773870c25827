import RoutegenRuntime

/// The point that a link reaches in one step of a story.
enum Milestone {
  /// The app has received the link, which waits until the app is ready.
  case received

  /// The link waits at a handler.
  case delayed

  /// The link was opened, or never will be.
  case ended

  func isReached(by progress: LinkProgress) -> Bool {
    switch (self, progress) {
    case (.received, .received), (.delayed, .delayed): true
    // A superseded link is replaced by the one that the story is about.
    case (.ended, .superseded): false
    case (.ended, _): progress.isFinal
    default: false
    }
  }
}
