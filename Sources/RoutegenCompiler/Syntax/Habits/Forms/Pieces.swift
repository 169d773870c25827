/// The words, paths, hosts and texts of a line, with the marks of any language between them.
struct Pieces {
  struct Piece: Equatable {
    enum Kind { case word, path, url, host, scheme, text, mark }

    let kind: Kind
    let text: String
    let range: Range<Int>
  }

  private(set) var all: [Piece] = []
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var offset = 0
    while offset < bytes.count { offset = read(offset) }
  }

  private static let marks = ByteSet { ",;()[]{}<>|=\"'`!".utf8.contains($0) }
  private static let arrows: [StaticString] = ["-->", "->", "=>", "–>", "—>", "→"]

  /// The paths as patterns; of a call, its texts are the segments: `get("hello", ":name")`.
  var patterns: [String] {
    let texts = all.filter { $0.kind == .text }.map(\.text)
    if texts.contains(where: { $0.hasPrefix(":") }), !all.contains(where: { $0.kind == .path }) {
      return [ForeignPath.pattern("/" + texts.joined(separator: "/"))].filter {
        HabitText.isRead($0)
      }
    }
    return all.filter { $0.kind == .path || $0.kind == .url }.map { ForeignPath.pattern($0.text) }
      .filter { HabitText.isRead($0) }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private mutating func add(_ kind: Piece.Kind, _ range: Range<Int>, _ text: String? = nil) {
    all.append(Piece(kind: kind, text: text ?? self.text(range), range: range))
  }

  /// Reads the piece at an offset; returns the offset after it.
  private mutating func read(_ start: Int) -> Int {
    if bytes[start].isBlank || bytes[start].isLineEnd { return start + 1 }
    if let arrow = arrow(start) {
      add(.mark, start..<arrow, "->")
      return arrow
    }
    if ByteSet.quotes.contains(bytes[start]),
      let close = bytes[(start + 1)...].firstIndex(of: bytes[start])
    {
      readQuoted(start + 1, close)
      return close + 1
    }
    if let end = readExpression(start) { return end }
    if let end = endOfPath(start) {
      add(.path, start..<end)
      return end
    }
    let end = endOfURL(start) ?? endOfWord(start)
    if end > start {
      readWord(start..<end)
      return end
    }
    var next = start + 1
    while next < bytes.count, bytes[next] & 0xC0 == 0x80 { next += 1 }
    add(.mark, start..<next)
    return next
  }

  private func arrow(_ start: Int) -> Int? {
    Self.arrows.first { bytes.has($0, at: start) }.map { start + $0.utf8CodeUnitCount }
  }

  private mutating func readQuoted(_ start: Int, _ end: Int) {
    let inner = text(start..<end)
    if inner.hasPrefix("/") || inner.contains("://"), !inner.contains(" ") {
      readWord(start..<end)
    } else {
      add(.text, start..<end)
    }
  }

  /// The end of a path, or of the items of a pattern without one; `nil` if neither begins here.
  private func endOfPath(_ start: Int) -> Int? {
    guard start + 1 == bytes.count || !bytes.has("//", at: start),
      bytes[start] == UInt8(ascii: "/")
        || "?#".utf8.contains(bytes[start]) && start > 0 && start + 1 < bytes.count
          && !bytes[start + 1].isBlank
    else { return nil }
    var (end, depth, isOpen) = (start, 0, false)
    while end < bytes.count, !bytes[end].isLineEnd {
      let byte = bytes[end]
      // `/users/<id: Int>`
      let isInBrackets = isOpen && byte.isBlank && bytes[end - 1] == UInt8(ascii: ":")
      if depth == 0,
        byte.isBlank && !isInBrackets || ByteSet.quotes.contains(byte) || arrow(end) != nil
      {
        break
      }
      // `/posts(tab: news)`
      if byte == UInt8(ascii: "("), let close = bytes.endOfBrackets(from: end) {
        if text(end..<close).contains(":"), bytes[end - 1] != UInt8(ascii: "/") { break }
        end = close
      }
      if "([<".utf8.contains(byte) { isOpen = true }
      if ")]>".utf8.contains(byte), !isOpen { break }
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      end += 1
    }
    while end > start + 1, ",;:".utf8.contains(bytes[end - 1]) { end -= 1 }
    return end
  }

  // `^/users/(\d+)$`, `/^\/users$/`
  private mutating func readExpression(_ start: Int) -> Int? {
    guard bytes[start] == UInt8(ascii: "^") || bytes.has("/^", at: start) else { return nil }
    var end = start
    while end < bytes.count, !bytes[end].isBlank, !bytes[end].isLineEnd { end += 1 }
    var path = text(start..<end).replacing("\\/", with: "/")[...].drop { "/^".contains($0) }
    while let last = path.last, "/$?".contains(last) { path.removeLast() }
    add(.path, start..<end, "/\(path)")
    return end
  }

  /// The end of a text with `://`; `nil` if no such text begins here.
  private func endOfURL(_ start: Int) -> Int? {
    let end = PatternScan.endOfPattern(in: bytes, from: start)
    let url = bytes[start..<end].prefix { !ByteSet.quotes.contains($0) }
    let isHost = String(decoding: url.prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self).isHost
    guard bytes[start].isLetterOrDigit,
      Array(url).firstOffset(of: ":/") != nil || isHost && url.contains(UInt8(ascii: "/"))
    else { return nil }
    return url.endIndex - url.reversed().prefix { ",;)]".utf8.contains($0) }.count
  }

  private func endOfWord(_ start: Int) -> Int {
    var end = start
    while end < bytes.count, !bytes[end].isBlank, !bytes[end].isLineEnd, arrow(end) == nil {
      if Self.marks.contains(bytes[end]) {
        break
      } else if "/?#".utf8.contains(bytes[end]), text(start..<end).isKeyword {
        break
      } else if bytes[end] == UInt8(ascii: ":"),
        end + 1 == bytes.count || bytes[end + 1].isBlank || Self.marks.contains(bytes[end + 1])
      {
        break
      }
      end += 1
    }
    return end
  }

  private mutating func readWord(_ range: Range<Int>) {
    let word = text(range)
    if word.hasPrefix("//") { return readURL(range, "https:\(word)") }
    if let (name, _, rest) = word[...].cut(at: ":") {
      if rest.hasPrefix("//") { return readURL(range, word) }
      if rest.hasPrefix("/") { return readURL(range, "\(name):/\(rest)") }
      if word.isHostWithPort { return add(.host, range) }
      // `applinks:example.com`, `type:chat`
      if name[...].isIdentifier, !rest.isEmpty {
        add(.word, range.lowerBound..<(range.lowerBound + name.utf8.count))
        let start = range.upperBound - rest.utf8.count
        add(.mark, (start - 1)..<start)
        return readWord(start..<range.upperBound)
      }
    }
    if word.hasPrefix("/") { return add(.path, range) }
    if word.hasPrefix("./") { return add(.path, range, String(word.dropFirst())) }
    if word.isHostWithPort { return add(.host, range) }
    if let (host, _, _) = word[...].cut(at: "/"), String(host).isHostWithPort {
      return readURL(range, "https://\(word)")
    }
    add(.word, range)
  }

  // `https://example.com`, `https://example.com/path`, `myapp://path`, `myapp://`
  private mutating func readURL(_ range: Range<Int>, _ url: String) {
    guard let (scheme, mark, rest) = url[...].cut(at: "://") else { return }
    let isWeb = ["http", "https"].contains(scheme)
    let host = rest.prefix { $0 != "/" }
    if !isWeb, rest.isEmpty { return add(.scheme, range, String(scheme)) }
    if isWeb, host.count + 1 >= rest.count { return add(.host, range, String(host)) }
    add(.url, range, "\(scheme)\(mark)\(rest)")
  }
}

extension String {
  /// Whether a line or a part of a line begins with the word.
  var isKeyword: Bool {
    Directive(rawValue: self) != nil || LineParser.continuations.contains(self)
      || ["mount", "with"].contains(self)
  }

  /// Whether the text is a domain, perhaps with a port or a placeholder as its first label.
  fileprivate var isHostWithPort: Bool {
    let parts = split(separator: ":", omittingEmptySubsequences: false)
    let port = parts.count == 2 ? parts[1] : "1"
    let isNumber = port == "*" || !port.isEmpty && port.allSatisfy(\.isNumber)
    let host = parts.first.map(String.init) ?? ""
    return parts.count <= 2 && isNumber && host.isHost
  }
}
