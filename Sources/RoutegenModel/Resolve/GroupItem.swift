import RoutegenSource

/// A query item of a group: every route of the group has it.
struct GroupItem {
  let item: QueryItem
  let span: Span

  /// As people write it: `{ref: String?}`.
  let text: String
}

extension [QueryItem] {
  /// Returns the items with those of the groups after them, or before an item that is the rest of
  /// the link.
  func adding(_ outer: [GroupItem]) -> [QueryItem] {
    if outer.isEmpty { return self }
    var items = self
    let isRest = if case .restOfLink? = last?.value { true } else { false }
    items.insert(contentsOf: outer.map(\.item), at: isRest ? count - 1 : count)
    return items
  }
}

extension String {
  /// Returns the text of a pattern with the texts of more query items, before a fragment and before
  /// an item that is the rest of the link.
  func adding(_ items: [String]) -> String {
    if items.isEmpty { return self }
    let (separator, end) = partsOfPattern
    let list = items.joined(separator: "&")
    guard let separator else { return self[..<end] + "?\(list)" + self[end...] }
    let last = self[index(after: separator)..<end]
    if last.hasSuffix("...}") { return "\(self[...separator])\(list)&\(last)" }
    return self[..<end] + "&\(list)" + self[end...]
  }

  /// The path of a pattern, without query and fragment.
  package var pathOfPattern: Substring { self[..<(marksOfPattern.first ?? endIndex)] }

  /// The last `?` or `&` before the fragment, outside of placeholders, and the start of the fragment
  /// or else the end.
  private var partsOfPattern: (separator: Index?, end: Index) {
    let marks = marksOfPattern
    let end = marks.first { self[$0] == "#" } ?? endIndex
    return (marks.last { $0 < end }, end)
  }

  /// Each `?`, `&` and `#` outside of placeholders, without the `#` of a fragment that is written like a path.
  private var marksOfPattern: [Index] {
    var marks: [Index] = []
    var (depth, isQuoted, isEscaped) = (0, false, false)
    for index in indices {
      let character = self[index]
      switch character {
      case _ where isEscaped: break
      case "\"": isQuoted.toggle()
      case "{" where !isQuoted: depth += 1
      case "}" where !isQuoted: depth -= 1
      case "#" where depth == 0 && self[index...].beginsFragmentPath: break
      case "?" where depth == 0, "&" where depth == 0, "#" where depth == 0: marks.append(index)
      default: break
      }
      isEscaped = isQuoted && !isEscaped && character == "\\"
    }
    return marks
  }
}

extension Substring {
  /// Whether the fragment of a pattern is written like a path.
  fileprivate var beginsFragmentPath: Bool {
    var depth = 0
    for character in dropFirst() {
      switch character {
      case "/" where depth == 0: return true
      case "?" where depth == 0, "&" where depth == 0, "=" where depth == 0: return false
      case "{": depth += 1
      case "}": depth -= 1
      default: break
      }
    }
    return false
  }
}
