/// What may be wrong with the word at which the grammar stops, whatever the line is.
enum Words {
  static func findings(in draft: Draft, _ attempt: Attempt, _ form: LineForm) -> [Finding] {
    guard let failure = attempt.failure, failure.position < attempt.range.upperBound else {
      return []
    }
    let token = attempt.tokens[failure.position]
    let place = attempt.stop..<(attempt.stop + token.span.end - token.span.start)
    let word = token.kind == .word ? draft.text(place) : ""
    let isFirst = failure.position == attempt.first
    return [
      isFirst ? call(in: draft, place, failure.expected) : nil,
      continuation(word, place, form, isFirst: isFirst),
      misspelled(word, place, form, isFirst: isFirst),
      unknown(word, place, failure.expected, in: draft, isAlone: attempt.isAlone(failure.position)),
      missingSlash(place, token, failure.expected),
    ].compactMap { $0 }
  }

  // `MaterialPageRoute(builder: (_) => Home())`
  private static func call(
    in draft: Draft, _ place: Range<Int>, _ expected: Expected
  ) -> Finding? {
    let name = draft.text.prefix { $0.isLetter || $0.isNumber || "._:".contains($0) }
    guard expected == .declaration, !name.isEmpty, draft.text.dropFirst(name.count).hasPrefix("(")
    else { return nil }
    let patterns = Pieces(draft.bytes).patterns
    let finding = Finding(
      code: .unknownDirective,
      message: "this is code of another language; a route is its pattern",
      notes: ["write '\(patterns.first ?? "/users/{id: Int}")'"], place: place, isCode: true)
    return patterns.count == 1
      ? finding.changed(to: patterns[0], in: 0..<draft.bytes.count) : finding
  }

  // `@GetMapping("/users/{id}")`
  static func attribute(in draft: Draft) -> Finding? {
    let patterns = Pieces(draft.bytes).patterns
    guard !AttributeKind.has(draft.text.dropFirst().identifier[...]), patterns.count == 1 else {
      return nil
    }
    let all = 0..<draft.bytes.count
    return Finding(
      code: .invalidAttribute,
      message: "this is an attribute of another tool; a route is its pattern", place: all,
      change: draft.change(of: all, to: patterns[0]))
  }

  // `case asc; case desc`, `"asc" | "desc"`, `.asc, .desc`, `ASC: asc`
  static func values(in draft: Draft, isRead: Bool) -> Finding? {
    let pieces = PlaceholderPiece.all(in: draft.text)
    let marks = pieces.filter { $0.kind == .mark || $0.text == "case" }.map(\.text)
    // Where only a comma is missing, the grammar says so.
    let isOther =
      marks.contains { ![",", "="].contains($0) }
      || pieces.indices.contains {
        pieces[$0].kind == .text && ($0 == 0 || pieces[$0 - 1].text != "=")
      }
    guard isRead ? marks.contains(".") || marks.contains(";") : isOther else { return nil }
    var (line, index, end) = ("", 0, 0)
    while index < pieces.count {
      let piece = pieces[index]
      index += 1
      if [",", ";", "|", "."].contains(piece.text) || piece.text == "case" { continue }
      guard piece.isValue else { return nil }
      let gap = draft.text(end..<piece.range.lowerBound).filter(\.isWhitespace)
      line += line.isEmpty ? "" : gap.contains("\n") ? ",\(gap)" : ", "
      end = piece.range.upperBound
      if index + 1 < pieces.count, ["=", ":", "->", "=>"].contains(pieces[index].text) {
        guard pieces[index + 1].isValue else { return nil }
        line += "\(piece.text) = \(FormReader.quoted(pieces[index + 1].text))"
        end = pieces[index + 1].range.upperBound
        index += 2
      } else if !piece.text[...].isIdentifier, piece.kind != .word {
        line += "\(MeantParameter.valueName(piece.text)) = \"\(piece.text)\""
      } else {
        line += piece.text
      }
    }
    let all = 0..<draft.bytes.count
    let change = draft.change(of: all, to: line)
    return Finding(
      code: .unexpectedToken,
      message: marks.contains("case")
        ? "the values of an enum are written without 'case'"
        : "the values of an enum are written 'newest, oldest = \"old\"'",
      place: change.range.isEmpty ? all : change.range, change: change,
      isCertain: pieces.allSatisfy {
        [",", "."].contains($0.text) || $0.text != "case" && $0.text[...].isIdentifier
      } && marks.contains(","))
  }

  // `type Slug: String matches "[a-z]+"`, `typealias UserID = String`, `struct Slug`
  static func type(in draft: Draft) -> Finding? {
    let words = draft.text.split(separator: " ", maxSplits: 1)
    let name = words.last?.identifier ?? ""
    guard words.count == 2, Vocabulary.wordsOfSwiftTypes.contains(String(words[0])),
      name.first?.isLetter == true, draft.bytes.firstOffset(of: " plus") == nil
    else { return nil }
    var rest = words[1].dropFirst(name.count).trimmed
    if let mark = rest.first, ":=".contains(mark) { rest = rest.dropFirst().trimmed }
    if rest.count > 2, rest.first == "/", rest.last == "/" { rest = rest.dropFirst().dropLast() }
    let hasType = rest.isEmpty || rest.first == "("
    let isClause = rest.hasPrefix("of ") || PlaceholderReader.clauses[rest.identifier] == .texts
    let reader = PlaceholderReader(
      "x\(hasType ? "" : ":") \(isClause ? "String " : "")\(rest)", in: .item)
    var meant = reader.meant
    meant.name = name
    let isText = reader.isText && !meant.isList
    let isSwift = rest.allSatisfy { $0.isLetter || $0.isNumber || "_, .&".contains($0) }
    let prefix =
      isClause
      ? meant.texts.flatMap { $0.hasPrefix("begins") && $0.hasSuffix("\"") ? $0 : nil } : nil
    guard !reader.isLost, meant.range == nil, meant.defaultValue == nil,
      let line = prefix.map({ "type \(name) \($0)" }) ?? meant.declaration
        ?? (isText ? "type \(name) = String" : isSwift ? "type \(name)" : nil)
    else { return nil }
    let change = draft.change(of: 0..<draft.bytes.count, to: line)
    var finding = Finding(
      code: words[0] != "type" || prefix != nil && !draft.text.contains(" begins")
        ? .unknownDirective : .unexpectedToken,
      message: "a type of texts is written 'type PostID = String of a-z 0-9, length 8'",
      place: change.range.isEmpty
        ? (words[0].utf8.count + 1)..<draft.bytes.count : change.range, change: change)
    if line.hasPrefix("enum") {
      finding.message = PlaceholderForm.values.rawValue
    } else if prefix != nil {
      finding.message = "a beginning is written 'begins \"@\"'"
    } else if !isText, meant.texts == nil {
      finding.message = "'type \(name)' names a Swift type, and does not define it"
      finding.notes = [
        "declare '\(name)' in Swift, as a 'RouteValue'; a list of values is an 'enum', and "
          + "'type \(name) = String of a-z 0-9, length 8' a type of texts"
      ]
    }
    return finding
  }

  // `also /start` below no route
  private static func continuation(
    _ word: String, _ place: Range<Int>, _ form: LineForm, isFirst: Bool
  ) -> Finding? {
    guard form == .declaration, isFirst, LineParser.continuations.contains(word) else { return nil }
    return Finding(
      code: .unexpectedToken,
      message: "'\(word)' continues a route, but no route precedes it",
      notes: ["write it below a route; the 'also' of a group are the first lines of its block"],
      place: place)
  }

  // `shceme app`, `/home sa start`, `alos /start`
  private static func misspelled(
    _ word: String, _ place: Range<Int>, _ form: LineForm, isFirst: Bool
  ) -> Finding? {
    guard !word.isEmpty else { return nil }
    let candidates = words(of: form, isFirst: isFirst)
    let message =
      switch (form, isFirst) {
      case (.declaration, true): "no declaration begins with '\(word)'"
      case (.continuation, true): "no line of a route begins with '\(word)'"
      case (.payload, true): "no line of 'payload' begins with '\(word)'"
      case (.variant, true): "no line of a variant begins with '\(word)'"
      case _: "'\(word)' is not a word of the language"
      }
    var finding = Finding(code: .unknownDirective, message: message, place: place)
    if let guess = closest(to: word, among: candidates, orCompleting: true), guess != word {
      return finding.changed(to: guess, isCertain: word.lowercased() == guess)
    }
    guard form == .payload || form == .variant, isFirst else { return nil }
    if form == .payload, !word.isKeyword {
      finding.notes = [
        "write 'link \(word)' if the key '\(word)' has a link, or 'type \(word)' if it names a route"
      ]
      return finding
    }
    finding.notes = [
      "the lines are "
        + Form.all(of: form, hasBlock: false).map { "'\($0.example)'" }.joined(separator: ", ")
    ]
    return finding
  }

  static func words(of form: LineForm, isFirst: Bool) -> [String] {
    switch form {
    case .declaration where isFirst: Directive.words + LineParser.continuations.sorted()
    case .declaration: ["as", "mount", "with", "begins"]
    case .continuation: isFirst ? LineParser.continuations.sorted() : ["with", "as", "mount"]
    case .payload: ["type", "link", "when", "else"]
    case .variant: ["scheme", "host"]
    case .attribute, .values: []
    }
  }

  // `foo bar`: a word alone is a pattern without its slash
  private static func unknown(
    _ word: String, _ place: Range<Int>, _ expected: Expected, in draft: Draft, isAlone: Bool
  ) -> Finding? {
    guard expected == .declaration, !word.isEmpty else { return nil }
    let patterns = Pieces(draft.bytes).patterns.first
    let known =
      closest(to: word.lowercased(), among: Array(Vocabulary.notes.keys)) ?? word.lowercased()
    let note = Vocabulary.notes[known]
    let finding = Finding(
      code: .unknownDirective, message: "no declaration begins with '\(word)'",
      notes: [
        note ?? patterns.map { "a route is its pattern: write '\($0)'" }
          ?? Expected.declaration.note ?? ""
      ], place: place, isCode: note != nil)
    if let line = onlyPath(in: draft.text) {
      return finding.changed(to: line, in: 0..<draft.bytes.count)
    }
    return isAlone && note == nil ? nil : finding
  }

  // `get '/hello/:name' do`, `Profile  /profile/{id}  shows a profile`
  private static func onlyPath(in line: String) -> String? {
    let quoted = line.split(omittingEmptySubsequences: false) { "\"'`".contains($0) }
    let texts = quoted.indices.filter { $0 % 2 == 1 }.map { quoted[$0] }
      .filter { $0.hasPrefix("/") || $0.contains("/:") || $0.contains("://") }
    if let path = texts.first { return texts.count == 1 ? ForeignPath.pattern(String(path)) : nil }
    let words = line.split { $0.isWhitespace }
    let paths = words.indices.filter { words[$0].hasPrefix("/") && !words[$0].hasPrefix("//") }
    guard let path = paths.first, paths.count == 1, path > 0, quoted.count == 1 else { return nil }
    let rest = words[(path + 1)...].joined(separator: " ")
    let pattern = ForeignPath.pattern(String(words[path]))
    return rest.isEmpty
      ? pattern
      : rest.allSatisfy { $0.isLetter || " ,.-–'".contains($0) } ? "\(pattern)  // \(rest)" : nil
  }

  // `users/{id}`
  private static func missingSlash(
    _ place: Range<Int>, _ token: Token, _ expected: Expected
  ) -> Finding? {
    guard token.kind == .word || token.kind == .leftBrace || token.kind.beginsPart else {
      return nil
    }
    switch expected {
    case .declaration, .pattern: break
    case _: return nil
    }
    var finding = Finding(
      code: .invalidPattern, message: "a pattern begins with '/'", place: place)
    finding.change = Finding.Change(
      range: place.lowerBound..<place.lowerBound, text: "/", title: "add a '/'")
    return finding
  }
}

extension PlaceholderPiece {
  /// Whether the piece may be the name or the text of a value.
  fileprivate var isValue: Bool { kind == .word || kind == .text || isNumber }
}

extension Attempt {
  /// Whether a token is the last of its line, or touches the one after it.
  fileprivate func isAlone(_ index: Int) -> Bool {
    index + 1 >= range.upperBound || tokens[index].span.end == tokens[index + 1].span.start
  }
}
