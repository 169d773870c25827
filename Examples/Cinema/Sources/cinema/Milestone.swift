import RoutegenRuntime

/// How far a link gets in one step of a story.
enum Milestone {
  /// The app has it, and it waits until the app is ready.
  case received

  /// A handler makes it wait.
  case delayed

  /// It is opened, or else it never will be.
  case ended

  func isReached(by progress: LinkProgress) -> Bool {
    switch (self, progress) {
    case (.received, .received), (.delayed, .delayed): true
    // A link that is superseded makes way for the one that the story is about.
    case (.ended, .superseded): false
    case (.ended, _): progress.isFinal
    default: false
    }
  }
}
