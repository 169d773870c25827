/// Reads notations of other tools in a segment, or in the value of an item: `:id`, `<int:id>`, `[id]`, `*`.
struct SegmentReader {
  private let bytes: [UInt8]
  private let isLast: Bool
  private let isValue: Bool

  /// The name of a value without one.
  private let key: String

  private var result: [UInt8] = []
  private var offset = 0

  /// What the notations mean, in their order.
  private var meanings: [String] = []
  private var note: String?

  /// Lines above that the placeholders need.
  private var declarations: [String] = []
  private var isLost = false

  /// Whether a person has to say what is meant.
  private var isOpen = false

  /// Reads a segment.
  init(segment text: String, isLast: Bool) {
    self.init(text, isLast: isLast, key: nil)
  }

  /// Reads the value of an item.
  init(value text: String, of key: String) {
    self.init(text, isLast: true, key: key.isName ? key : "value")
  }

  private init(_ text: String, isLast: Bool, key: String?) {
    (bytes, self.isLast, isValue, self.key) = (Array(text.utf8), isLast, key != nil, key ?? "name")
    if bytes.count > Self.longest { return }
    while offset < bytes.count, !isLost { step() }
  }

  /// The maximum number of bytes of a text in which notations are looked for; the cost of brackets grows with it.
  static let longest = 400

  /// Whether all of the text is one placeholder.
  var isWhole: Bool {
    meanings.count == 1 && result.first == UInt8(ascii: "{") && result.last == UInt8(ascii: "}")
      && result.dropFirst().allSatisfy { $0 != UInt8(ascii: "{") }
  }

  /// What the text means elsewhere; `nil` if it is text.
  var found: ForeignSegment? {
    guard let first = meanings.first, !isLost else { return nil }
    let text = String(decoding: result, as: UTF8.self)
    if isValue, !isWhole, first != Self.slash { return nil }
    let meaning =
      isWhole || Self.whole.contains(first)
      ? first : meanings.count > 1 ? "text with placeholders" : "text with a placeholder"
    return ForeignSegment(
      meaning, isOpen ? nil : (declarations + [text]).joined(separator: "\n"), note: note)
  }

  private static let expression = "a regular expression"
  private static let slash = "a '/'"
  private static let optional = "an optional part"
  private static let whole = [expression, slash, optional]

  // MARK: Notations

  private mutating func step() {
    let byte = bytes[offset]
    if byte == UInt8(ascii: "{"), let close = bytes.endOfBrackets(from: offset) {
      result += bytes[offset...close]
      offset = close + 1
      return
    }
    let start = offset
    switch byte {
    case _ where readBrackets(): break
    case UInt8(ascii: "$"): readDollar()
    case UInt8(ascii: "\\"): readBackslash()
    case UInt8(ascii: ":"): readColon()
    case UInt8(ascii: "%"): readFormat()
    case UInt8(ascii: "*"), UInt8(ascii: "."): readWildcard()
    case UInt8(ascii: "("), UInt8(ascii: "^"), UInt8(ascii: "["): readExpression()
    case UInt8(ascii: "?")
    where start + 1 == bytes.count && !isLast && !isValue && text(0..<start).isPlain:
      offset += 1
      note = "for links without '/\(text(0..<start))', 'also' adds another pattern"
      meanings.append(Self.optional)
    case _ where isType(at: start): add(text(0..<bytes.count), to: bytes.count)
    case _: break
    }
    if offset == start {
      result.append(byte)
      offset += 1
    }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The end of a name that begins at an offset; the offset itself if none does.
  private func endOfName(_ start: Int) -> Int {
    start < bytes.count && bytes[start].isDigit
      ? start : ByteSet.names.firstOffset(in: bytes, start, bytes.count)
  }

  /// Whether a mark is not behind a word or a placeholder: `Special:Search`, `{kind}:info`, `a$b`, `list[0]`.
  private var isBegin: Bool { offset == 0 || "-._~@(/".utf8.contains(bytes[offset - 1]) }

  /// Adds the parameter that a text means, and moves behind its notation.
  private mutating func add(_ contents: String, to end: Int, isTypeFirst: Bool = false) {
    let isWhole = offset == 0 && end == bytes.count
    let place: MeantParameter.Place =
      isValue ? .item : isWhole ? .segment(isLast: isLast) : .part
    let reader = PlaceholderReader(contents, in: place, isTypeFirst: isTypeFirst)
    guard let text = reader.replacement?.split(separator: "\n").last else { return isLost = true }
    if reader.meant.isRest, !isLast {
      (isOpen, note) = (true, "only the end of a path can be any number of segments: '{path...}'")
    }
    result += text.utf8
    offset = end
    declarations += [reader.meant.declaration].compactMap { $0 }
    meanings.append(
      reader.meant.isRest
        ? "the rest of the path"
        : reader.meant.isOptional ? "an optional placeholder" : "a placeholder")
  }

  private static let brackets: [StaticString] = ["${", "$(", "\\(", "#{", ":{", "<", "["]

  // `${id}`, `\(id)`, `<int:id>`, `<p..>`, `[id]`, `[[...p]]`
  private mutating func readBrackets() -> Bool {
    guard let open = Self.brackets.first(where: { bytes.has($0, at: offset) }),
      let close = bytes.endOfBrackets(from: offset + open.utf8CodeUnitCount - 1)
    else { return false }
    let inner = text((offset + open.utf8CodeUnitCount)..<close)
    switch bytes[offset] {
    case UInt8(ascii: "["):
      let name = inner.filter { !"[].".contains($0) }
      guard isBegin, name.isName, name.count > 1 || close + 1 == bytes.count else { return false }
    case UInt8(ascii: ":") where !isBegin: return false
    case _: break
    }
    let isPath = inner.contains(".") && inner.filter({ $0 != "." }).isName && !inner.contains("..")
    add(
      isPath ? inner.split(separator: ".").last.map(String.init) ?? inner : inner, to: close + 1,
      isTypeFirst: true)
    return true
  }

  // `$id`, `$id<[0-9]+>`, `home$`
  private mutating func readDollar() {
    let end = endOfName(offset + 1)
    if end > offset + 1, isBegin {
      let group = bytes.has("<", at: end) ? bytes.endOfBrackets(from: end) : nil
      let last = group.map { $0 + 1 } ?? end
      add(text((offset + 1)..<last), to: last)
    } else if offset > 0, offset + 1 == bytes.count {
      meanings.append(Self.expression)
      offset = end
    }
  }

  // `\d+`, `\w+`, `a\b`
  private mutating func readBackslash() {
    let all = text(0..<bytes.count)
    if all.contains("(") { return }
    if all.matchesDigits || all.contains("\\w") {
      (result, offset) = (Array((all.matchesDigits ? "{id: Int}" : "{name}").utf8), bytes.count)
      meanings = [Self.expression]
    } else {
      result.append(UInt8(ascii: "/"))
      offset += 1
      meanings.append(Self.slash)
    }
  }

  // `:id`, `:id?`, `:id(\d+)`, `:id{[0-9]+}?`, `:path*`
  private mutating func readColon() {
    let name = endOfName(offset + 1)
    guard isBegin, name > offset + 1 else { return }
    var (contents, end) = (text((offset + 1)..<name), name)
    if end < bytes.count, "({<".utf8.contains(bytes[end]) {
      let close = bytes.endOfBrackets(from: end) ?? bytes.count - 1
      let inner = text((end + 1)..<max(end + 1, close))
      if inner.matchesDigits {
        contents += ": Int"
      } else if [".*", ".+"].contains(inner) {
        contents += "..."
      } else if !inner.hasPrefix("."), let type = ForeignType.name(of: inner) {
        contents += ": \(type)"
      }
      end = close + 1
    }
    let mark = end < bytes.count ? bytes[end] : 0
    if mark == UInt8(ascii: "?") {
      contents += "?"
      end += 1
    } else if mark == UInt8(ascii: "*") || mark == UInt8(ascii: "+") {
      contents += "..."
      end += 1
    }
    add(contents, to: end)
  }

  // `%d`, `%1$@`
  private mutating func readFormat() {
    for (format, contents) in Self.formats where bytes.has(format, at: offset) {
      let end = offset + format.utf8CodeUnitCount
      return add(contents, to: end)
    }
  }

  private static let formats: [(StaticString, String)] = [
    ("%lld", "id: Int"), ("%ld", "id: Int"), ("%1$d", "id: Int"), ("%d", "id: Int"),
    ("%i", "id: Int"), ("%u", "id: UInt"), ("%f", "value: Double"), ("%1$@", "id"),
    ("%1$s", "id"), ("%@", "id"), ("%s", "id"),
  ]

  // `*`, `**`, `*path`, `.*`, `...`, `*.html`
  private mutating func readWildcard() {
    let start = offset
    let end =
      bytes[start...].firstIndex { $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: ".") }
      ?? bytes.count
    let (all, marks, name) = (text(0..<bytes.count), text(start..<end), endOfName(end))
    if all == ".*" || all == ".+" { return isValue ? add(key, to: bytes.count) : readExpression() }
    if start == 0, end == bytes.count, marks.count > 1 || marks == "*" {
      if isValue { return marks == "*" ? add(key, to: end) : () }
      return add(isLast || marks.first == "." ? "path..." : "name", to: end)
    }
    if start == 0, marks.allSatisfy({ $0 == "*" }), name == bytes.count, !isValue {
      let word = text(end..<name)
      return add(word.prefix(1).lowercased() + word.dropFirst() + "...", to: name)
    }
    guard marks.first == "*", start == 0 || start + 1 == bytes.count, !isValue else { return }
    add(start == 0 ? "name" : "rest", to: start + 1)
    if start > 0 {
      let before = text(0..<start)
      note = "'/\(before)*' of other tools also has '/\(before)/…': that is '/\(before)/{path...?}'"
    }
  }

  // `(?<id>\d+)`, `^home`, `[a-z]+`, `(\d+)`
  private mutating func readExpression() {
    let all = text(0..<bytes.count)
    if bytes[offset] == UInt8(ascii: "^"), offset == 0, bytes.count > 1 {
      meanings.append(Self.expression)
      offset += 1
      return
    }
    guard offset == 0, !isValue, !all.contains("|") else { return }
    let isNamed = all.hasPrefix("(?<") || all.hasPrefix("(?P<")
    let name = all.dropFirst(all.hasPrefix("(?P<") ? 4 : 3).identifier
    let meant: String?
    if isNamed {
      let expression = String(all.dropFirst(name.count + 4).drop { $0 == ">" }.dropLast())
      meant = "{\(name)\(expression.matchesDigits ? ": Int" : "")}"
    } else if all.matchesDigits {
      meant = "{id: Int}"
    } else if [".*", ".+", "(.*)", "(.+)"].contains(all) {
      meant = "{path...}"
    } else {
      let isGroup = all.hasPrefix("([") && all.hasSuffix(")")
      meant = isGroup || ["\\w", "[a-z", "[^/]"].contains(where: all.contains) ? "{name}" : nil
    }
    guard let meant else { return }
    (result, offset, meanings) = (Array(meant.utf8), bytes.count, [Self.expression])
  }

  // `id:Int`
  private func isType(at start: Int) -> Bool {
    if start > 0 { return false }
    let name = endOfName(start)
    guard name > 0, bytes.has(":", at: name) else { return false }
    let type = text((name + 1)..<bytes.count)
    return type != type.lowercased() && ForeignType.name(of: type) != nil
  }
}
