import RoutegenCompiler

/// How good the messages about a file of the panel are.
struct PanelVerdict {
  enum Grade: String, CaseIterable {
    case perfect
    case rightPlace = "right place, no remedy"
    case misleading
    case silent
  }

  private(set) var grade = Grade.perfect

  /// What the messages lack.
  private(set) var shortfalls: [String] = []

  init(_ diagnostics: [Diagnostic], of file: SourceFile, expecting messages: [PerfectMessage]) {
    var left = diagnostics
    var found = 0
    var misleads = false
    for message in messages {
      let span = message.span(in: file)
      let here = left.indices.filter { left[$0].span.meets(span) }
      let best = here.first { left[$0].code.rawValue.hasPrefix(message.code) } ?? here.first
      guard let best else {
        shortfalls.append("nothing at line \(message.line), '\(message.text)'")
        continue
      }
      found += 1
      let diagnostic = left.remove(at: best)
      if !diagnostic.code.rawValue.hasPrefix(message.code) {
        shortfalls.append("\(diagnostic.code.rawValue) and not \(message.code)")
      }
      for requirement in message.requirements where !diagnostic.meets(requirement, in: file) {
        shortfalls.append("\(requirement)")
        if case .never = requirement { misleads = true }
      }
    }
    shortfalls += left.map { "also \($0.code.rawValue): \($0.message)" }
    if shortfalls.isEmpty { return }
    grade =
      diagnostics.isEmpty ? .silent : found == 0 || misleads ? .misleading : .rightPlace
  }
}

extension PerfectMessage {
  /// The text that is wrong; the whole line if it is not given.
  fileprivate func span(in file: SourceFile) -> Span {
    let whole = file.span(ofLine: min(line, file.lineCount))
    guard !text.isEmpty else { return whole }
    let before = file.text(of: whole).unicodeScalars.prefix(column - 1)
    let start = whole.start + String(before).utf8.count
    precondition(file.bytes[start...].starts(with: text.utf8), "'\(text)' is not at line \(line)")
    return Span(file: file.id, start: start, end: start + text.utf8.count)
  }
}

extension Span {
  /// Whether the spans share a byte, or one is empty and at an end of the other.
  fileprivate func meets(_ other: Span) -> Bool {
    guard start <= other.end, other.start <= end else { return false }
    return start == end || other.start == other.end || start < other.end && other.start < end
  }
}

extension Diagnostic {
  fileprivate func meets(
    _ requirement: PerfectMessage.Requirement, in file: SourceFile
  ) -> Bool {
    switch requirement {
    case .says(let text): said.contains { $0.contains(text) }
    case .never(let text): !said.contains { $0.contains(text) }
    case .writes(let line): writes(line, fixIts, in: file) || notes.contains { $0.contains(line) }
    case .fixes(let line): writes(line, fixIts.filter(\.isAutomatic), in: file)
    }
  }

  private var said: [String] {
    [message] + notes + labels.map(\.message) + fixIts.map(\.title)
  }

  /// Whether one of the changes makes the line, regardless of white space.
  private func writes(_ line: String, _ changes: [FixIt], in file: SourceFile) -> Bool {
    changes.contains { change in
      let changed = file.applying([change]).file
      return (1...changed.lineCount).contains {
        let text = changed.text(of: changed.span(ofLine: $0))
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ") == line
      }
    }
  }
}
