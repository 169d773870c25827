package import RoutegenSource

extension DiagnosticCode {
  /// The long text of a diagnostic, for somebody who has not met it before.
  ///
  /// `routegen explain` shows it, and `Documentation/Diagnostics.md` is made of all of them. A test
  /// compiles the examples: the wrong one gets this diagnostic and no other, the right one gets none.
  package struct Explanation: Hashable, Sendable {
    /// The diagnostic in a few words, as lists of diagnostics show it.
    package let summary: String

    /// What is there, why it matters and what would be right: paragraphs, in lines of at most 80
    /// columns, with code in back-quotes.
    package let text: String

    package let wrong: Example

    /// The same, mended.
    package let right: Example

    /// When there is reason to silence it; `nil` if it cannot be silenced.
    package let silencing: String?

    init(
      _ summary: String, _ text: String, wrong: Example, right: Example, silencing: String? = nil
    ) {
      self.summary = summary
      self.text = text
      self.wrong = wrong
      self.right = right
      self.silencing = silencing
    }
  }
}

extension DiagnosticCode.Explanation {
  /// Files that are shown, and compiled by a test.
  package struct Example: Hashable, Sendable, ExpressibleByStringLiteral {
    package let files: [File]

    /// One file of an example.
    package struct File: Hashable, Sendable {
      package let path: String
      package let bytes: [UInt8]

      /// The file as it is shown: the whole text, unless that is too long to be looked at.
      package let shown: String
    }

    init(_ files: [File]) {
      self.files = files
    }

    /// `App.routes` with this text and a line break behind it.
    package init(stringLiteral text: String) {
      self.init([File("App.routes", text)])
    }

    /// `App.routes` with these bytes, of which some are not UTF-8.
    init(bytes: [UInt8]) {
      let shown = String(decoding: bytes, as: UTF8.self)
      self.init([File(path: "App.routes", bytes: bytes, shown: shown)])
    }

    /// `App.routes`, of which only a part is shown.
    init(_ text: String, shownAs shown: String) {
      self.init([File(path: "App.routes", bytes: Array((text + "\n").utf8), shown: shown + "\n")])
    }
  }
}

extension DiagnosticCode.Explanation.Example.File {
  init(_ path: String, _ text: String) {
    self.init(path: path, bytes: Array((text + "\n").utf8), shown: text + "\n")
  }
}
