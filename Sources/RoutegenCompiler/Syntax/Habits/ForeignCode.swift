/// The paths in statements of another language.
///
/// It knows brackets and texts, which are much the same in all languages.
struct ForeignCode {
  /// The offset after the first path, and after the code.
  private(set) var endOfPath: Int?
  private(set) var end: Int

  private var code: ArraySlice<UInt8> = []
  private var paths: [(text: String, brackets: [Int])] = []

  /// Reads statements, each of which ends with a line outside of brackets; `nil` if a bracket is left open.
  ///
  /// - Parameter indentation: The width before the first line. Lines in brackets are indented deeper, so what is no
  ///   code is not searched up to the end of the file.
  init?(_ bytes: [UInt8], from start: Int, statements: Int, indentation: Int) {
    end = start
    var (offset, line, rest, brackets) = (start, start, statements, [Int]())
    while rest > 0, offset < bytes.count {
      let byte = bytes[offset]
      if "\"'`".utf8.contains(byte), let close = Self.endOfText(in: bytes, from: offset) {
        // A key is not a path: `{ "/": "/buy/*" }`.
        if brackets.isEmpty || bytes[(close + 1)...].first(where: { !$0.isBlank }) != Self.colon {
          let text = String(decoding: bytes[(offset + 1)..<close], as: UTF8.self)
          add(text, brackets, endsAt: close + 1)
        }
        offset = close
      } else if "([{".utf8.contains(byte) {
        brackets.append(offset)
      } else if ")]}".utf8.contains(byte) {
        guard brackets.popLast() != nil else { return nil }
      } else if bytes.has("//", at: offset), offset == line || bytes[offset - 1].isBlank {
        while offset < bytes.count, !bytes[offset].isLineEnd { offset += 1 }
        continue
      } else if byte.isLineEnd {
        let words = String(decoding: bytes[line..<max(line, end)], as: UTF8.self).split(
          separator: " ")
        if words.contains("do") { brackets.append(offset) }
        if words == ["end"], brackets.popLast() == nil { return nil }
        line = offset + 1
        let next = Self.nextText(in: bytes, from: offset)
        let goesOn = [".", "->", "end"].contains { bytes.has($0, at: next.offset) }
        if brackets.isEmpty {
          if !goesOn { rest -= 1 }
        } else if next.width <= indentation, !goesOn, !bytes[next.offset...].closesBracket {
          return nil
        }
      }
      offset += 1
      if !bytes[offset - 1].isBlank, !bytes[offset - 1].isLineEnd { end = offset }
    }
    if !brackets.isEmpty { return nil }
    code = bytes[start..<max(start, end)]
  }

  private static let colon = UInt8(ascii: ":")

  /// The name of the route: `name='year-archive'`, `.name("home")`, `as: 'home'`.
  private var name: String? {
    let pieces = Pieces(Array(code)).all
    let texts = pieces.indices.dropFirst(2).filter { index in
      pieces[index].kind == .text && [":", "=", "("].contains(pieces[index - 1].text)
        && ["name", "as", ".name", "->name"].contains(pieces[index - 2].text.lowercased())
    }
    let name = texts.first.map { pieces[$0].text.camel } ?? ""
    return texts.count == 1 && name[...].isIdentifier ? name : nil
  }

  private mutating func add(_ text: String, _ brackets: [Int], endsAt end: Int) {
    // `GET /items/{id}`
    let path = text.split(separator: " ").last.map(String.init) ?? ""
    guard path.hasPrefix("/") || ["://", "/:", "/{", "/<"].contains(where: path.contains) else {
      return
    }
    paths.append((path, brackets))
    endOfPath = endOfPath ?? end
  }

  /// The paths as patterns; `nil` if only a person knows which are routes: two are in one bracket, or one in a bracket
  /// beside another.
  func patterns(in bytes: [UInt8]) -> [String]? {
    for (index, path) in paths.enumerated() {
      for other in paths[..<index].map(\.brackets) {
        let isList = path.brackets.last.map { bytes[$0] == UInt8(ascii: "[") } ?? false
        let isNested = path.brackets.starts(with: other) || other.starts(with: path.brackets)
        if isNested, !isList || path.brackets != other { return nil }
      }
    }
    let code = String(decoding: code, as: UTF8.self)
    let patterns = paths.map { path in
      let pattern = ForeignPath.pattern(path.text)
      // `android:pathPrefix="/offers"`
      return code.contains("refix=\"\(path.text)\"") ? "\(pattern)/{path...?}" : pattern
    }
    if patterns.count == 1, let name, !Self.isForeign(patterns[0]) {
      return ["\(patterns[0]) as \(name)"]
    }
    return patterns.contains(where: Self.isForeign) ? nil : patterns
  }

  /// Whether a pattern still has a mark of another tool outside of placeholders, or a segment behind the rest.
  private static func isForeign(_ pattern: String) -> Bool {
    let parts = pattern.split(omittingEmptySubsequences: false) { "{}".contains($0) }
    let isMarked = parts.indices.contains { index in
      index % 2 == 0 && parts[index].contains { "*^$()[]<>\\|'\"".contains($0) }
    }
    return isMarked || Array(pattern.utf8).firstOffset(of: "...}/") != nil
  }

  /// The offset of the mark that ends a text on its line.
  private static func endOfText(in bytes: [UInt8], from start: Int) -> Int? {
    var offset = start + 1
    while offset < bytes.count, !bytes[offset].isLineEnd {
      if bytes[offset] == bytes[start] { return offset }
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// The next line with any text: the width before the text, and its offset.
  private static func nextText(in bytes: [UInt8], from start: Int) -> (width: Int, offset: Int) {
    var (line, offset) = (start, start)
    while offset < bytes.count, bytes[offset].isBlank || bytes[offset].isLineEnd {
      offset += 1
      if bytes[offset - 1].isLineEnd { line = offset }
    }
    return (offset - line, offset)
  }
}

extension ArraySlice<UInt8> {
  fileprivate var closesBracket: Bool { first.map(")]}".utf8.contains) ?? true }
}
