extension DiagnosticCode {
  /// A detailed description of a diagnostic, with examples.
  ///
  /// The explanation of a lint is in the file of its rule, and the others are in `RoutegenCLI/Explanations`.
  /// `routegen explain` shows it, and `Documentation/Diagnostics.md` consists of all explanations. A
  /// test compiles the examples: the wrong one causes this diagnostic and no other, and the right one
  /// causes none.
  package struct Explanation: Hashable, Sendable {
    /// A short description of the diagnostic, as a noun phrase, for lists of diagnostics.
    package let summary: String

    /// The cause of the diagnostic, why it matters, and how to correct it.
    ///
    /// The text consists of paragraphs, in lines of at most 80 columns, with code in backticks.
    package let text: String

    /// An example that causes the diagnostic.
    package let wrong: Example

    /// The corrected example.
    package let right: Example

    /// The situations in which to silence the diagnostic; `nil` if it cannot be silenced.
    package let silencing: String?

    package init(
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
  /// The files of an example, which are shown to users and compiled by a test.
  package struct Example: Hashable, Sendable, ExpressibleByStringLiteral {
    package let files: [File]

    /// One file of an example.
    package struct File: Hashable, Sendable {
      package let path: String
      package let bytes: [UInt8]

      /// The text that is shown: the whole file, unless it is too long to read.
      package let shown: String
    }

    package init(_ files: [File]) {
      self.files = files
    }

    /// Creates a file `App.routes` with this text, followed by a line break.
    package init(stringLiteral text: String) {
      self.init([File("App.routes", text)])
    }

    /// Creates a file `App.routes` with these bytes, some of which are not UTF-8.
    package init(bytes: [UInt8]) {
      let shown = String(decoding: bytes, as: UTF8.self)
      self.init([File(path: "App.routes", bytes: bytes, shown: shown)])
    }

    /// Creates a file `App.routes`, of which only a part is shown.
    package init(_ text: String, shownAs shown: String) {
      self.init([File(path: "App.routes", bytes: Array((text + "\n").utf8), shown: shown + "\n")])
    }
  }
}

extension DiagnosticCode.Explanation.Example.File {
  package init(_ path: String, _ text: String) {
    self.init(path: path, bytes: Array((text + "\n").utf8), shown: text + "\n")
  }
}
