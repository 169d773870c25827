/// The path, the items and the fragment of a pattern whose marks are wrong.
struct PatternOrder {
  private var path = ""
  private var items: [String] = []
  private var fragment: [String] = []

  /// The pattern with the marks of this language, in their order.
  var text: String {
    path + (items.isEmpty ? "" : "?\(items.map(Self.item).joined(separator: "&"))")
      + (fragment.isEmpty ? "" : "#\(fragment.joined(separator: "&"))")
  }

  private enum Place { case path, query, fragment }

  init(_ text: String) {
    var (place, part, depth) = (Place.path, "", 0)
    var rest = Substring(text.replacing("&amp;", with: "&"))
    while let mark = rest.popFirst() {
      let isMark =
        switch place {
        case _ where depth > 0: false
        case .path: "?&#".contains(mark)
        // `#/room/{room}`
        case .fragment where part.hasPrefix("/"): false
        case .query, .fragment:
          "?&#".contains(mark) || ",;/".contains(mark) && part.hasSuffix("}") && !part.contains("=")
        }
      if mark == "{" { depth += 1 }
      if mark == "}" { depth -= 1 }
      // `{page: Int}?`
      if mark == "?", depth == 0, part.hasSuffix("}"), rest.first.map("/&#".contains) ?? true,
        !part.hasSuffix("?}")
      {
        let type = part.drop { $0 != "{" }.contains(":") ? "" : ": String"
        part = "\(part.dropLast())\(type)?}"
        continue
      }
      guard isMark else {
        part.append(mark)
        continue
      }
      add(part, place)
      (part, place) = ("", mark == "#" ? .fragment : mark == "/" ? .path : .query)
      if mark == "/" { part = "/" }
    }
    add(part, place)
  }

  private mutating func add(_ part: String, _ place: Place) {
    switch place {
    case .path: path += part
    case .query where !part.isEmpty: items.append(part)
    case .fragment where !part.isEmpty: fragment.append(part)
    case .query, .fragment: break
    }
  }

  // `b{c}`, `{b}={c}`, `={b}`, `b=={c}`
  private static func item(_ text: String) -> String {
    guard let value = text[...].cut(at: "{"), text.hasSuffix("}") else { return text }
    if let (name, _, other) = text[...].cut(at: "}="), name.hasPrefix("{") {
      return "\(name.dropFirst())=\(other)"
    }
    let key = value.before.prefix { $0 != "=" }
    guard value.before.drop(while: { $0 != "=" }).allSatisfy({ $0 == "=" }) else { return text }
    return key.isEmpty ? "{\(value.after)" : "\(key)={\(value.after)"
  }
}

extension LineRepair {
  /// A pattern whose marks are those of this language, in their order.
  var pattern: Finding? {
    guard let start = PatternHabits(draft, attempt).start,
      [.item, .segment, .endOfPattern].contains(failure.expected),
      stop > 0, !draft.bytes[stop - 1].isBlank,
      !attempt.found(in: draft).isEmpty || draft.text.hasSuffix("}?")
    else { return nil }
    let range = start..<PatternScan.endOfPattern(in: draft.bytes, from: start)
    let text = PatternOrder(draft.text(range)).text
    guard text != draft.text(range) else { return nil }
    var finding = Finding(
      code: .invalidPattern,
      message: text.contains("#")
        ? "a pattern is a path, '?' and a query, '#' and a fragment, in this order"
        : "a query begins with '?', and '&' is between its items",
      place: stop..<(stop + attempt.found(in: draft).utf8.count))
    let change = draft.change(of: range, to: text, isOfLine: false)
    if !change.range.isEmpty { finding.place = change.range }
    finding.change = change
    return finding
  }
}
