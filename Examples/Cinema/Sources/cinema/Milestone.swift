import RoutegenHandling

/// The point that a link reaches in one step of a story.
enum Milestone {
  /// The app has received the link, which waits until the app is ready.
  case received

  /// The link waits at a handler.
  case delayed

  /// The app has received a link again.
  case repeated

  /// The link was opened, or never will be.
  case ended

  func isReached(by progress: LinkProgress) -> Bool {
    switch (self, progress) {
    case (.received, .received), (.delayed, .delayed), (.repeated, .repetition): true
    // The story is about the link that supersedes the other one, or that is repeated.
    case (.ended, .superseded), (.ended, .repetition): false
    case (.ended, _): progress.isFinal
    default: false
    }
  }
}
