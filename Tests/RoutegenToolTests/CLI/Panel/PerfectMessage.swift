/// What a perfect message about one mistake says, and where.
///
/// The expected file of a case in `Tests/Corpus/panel` has a block for each mistake:
///
///     RG203 3:14 Int64
///     fixes /orders/{id: Int}
///
/// The first line has the beginning of the code, the line and column of the mistake, and the text
/// that is wrong. The other lines have one requirement each. A file without a mistake has the line `none`.
struct PerfectMessage {
  let code: String
  let line: Int

  /// Counted in Unicode scalars from 1.
  let column: Int
  let text: String
  private(set) var requirements: [Requirement] = []

  enum Requirement {
    /// The text is in the message, a note, a label or the title of a change.
    case says(String)

    /// The text would mislead.
    case never(String)

    /// A change makes this line, or a note contains it.
    case writes(String)

    /// An automatic change makes this line.
    case fixes(String)
  }

  /// Parses the expected file of a case.
  static func all(in text: String) -> [PerfectMessage] {
    var messages: [PerfectMessage] = []
    for line in text.split(separator: "\n") where line != "none" {
      if line.hasPrefix("RG") {
        messages.append(PerfectMessage(line))
      } else if let requirement = Requirement(line), !messages.isEmpty {
        messages[messages.count - 1].requirements.append(requirement)
      } else {
        preconditionFailure("'\(line)' is not a line of an expected message")
      }
    }
    return messages
  }

  private init(_ line: Substring) {
    let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    code = String(parts[0])
    let place = parts[1].split(separator: ":").compactMap { Int($0) }
    precondition(place.count == 2, "'\(line)' has no line and column")
    (self.line, column) = (place[0], place[1])
    text = parts.count > 2 ? String(parts[2]) : ""
  }
}

extension PerfectMessage.Requirement {
  fileprivate init?(_ line: Substring) {
    let parts = line.split(separator: " ", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let text = String(parts[1])
    switch parts[0] {
    case "says": self = .says(text)
    case "never": self = .never(text)
    case "writes": self = .writes(text)
    case "fixes": self = .fixes(text)
    default: return nil
    }
  }
}
