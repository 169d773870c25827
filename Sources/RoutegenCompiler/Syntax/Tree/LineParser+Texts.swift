/// Names, texts and lists of them.
extension LineParser {
  // Name : Word
  mutating func name(_ expected: Expected, _ role: Role) throws(Failure) -> NameSyntax {
    guard at(.word), isSound else { throw failure(expected) }
    let start = position
    advance(role)
    return NameSyntax(text: text(of: start), span: span(from: start))
  }

  // Text : Word | String
  mutating func text(_ expected: Expected, _ role: Role) throws(Failure) -> NameSyntax {
    at(.string) ? try string(role) : try name(expected, role)
  }

  // Run : touching tokens other than those of `ends`
  mutating func run(
    _ expected: Expected, _ role: Role, before ends: Set<Token.Kind>, allowsSpace: Bool = false
  ) throws(Failure) -> NameSyntax {
    let start = position
    while !atEnd, !ends.contains(kind), position == start || touches || allowsSpace {
      guard isSound else { throw failure(expected) }
      advance(role)
    }
    guard position > start else { throw failure(expected) }
    return NameSyntax(text: file.text(of: written(from: start)), span: span(from: start))
  }

  // List : Run ( `,` Run )*
  mutating func list(
    _ expected: Expected, _ role: Role,
    before ends: Set<Token.Kind> = [.comma, .leftBrace, .rightBrace]
  ) throws(Failure) -> [NameSyntax] {
    let start = position
    var names: [NameSyntax] = []
    repeat {
      if beginsLine, position > start { throw failure(expected) }
      names.append(try run(expected, role, before: ends))
      if beginsLine, at(.comma) { throw failure(expected) }
    } while eat(.comma, .mark)
    return names
  }

  // String : `"` ( Byte | `\"` | `\\` )* `"`
  mutating func string(_ role: Role) throws(Failure) -> NameSyntax {
    guard isSound else { throw failure(.prefix) }
    let span = tokens[position].span
    advance(role)
    var text: [UInt8] = []
    var isEscape = false
    for offset in (span.start + 1)..<(span.end - 1) {
      let byte = file.bytes[offset]
      if byte == UInt8(ascii: "\\"), !isEscape {
        isEscape = true
        continue
      }
      if isEscape, !"\\\"".utf8.contains(byte) {
        let backslash = Span(file: span.file, start: offset - 1, end: offset)
        problems.append(.unknownEscape(byte, at: place(of: backslash)))
      }
      isEscape = false
      text.append(byte)
    }
    return NameSyntax(text: String(decoding: text, as: UTF8.self), span: place(of: span))
  }
}
