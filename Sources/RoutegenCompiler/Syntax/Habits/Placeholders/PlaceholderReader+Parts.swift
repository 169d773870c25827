/// What follows the name: a type, a range, other keys, a default.
extension PlaceholderReader {
  /// What a word or a mark behind the name begins.
  enum Clause {
    case type, range, texts, least, most, separator, plusLiteral, otherKeys, defaultValue
    case optional, required, filled, rest, or, comma

    var isAdjective: Bool { self == .optional || self == .required || self == .filled }
  }

  /// Words and marks of this language and of others.
  static let clauses: [String: Clause] = [
    (Clause.type, ": :: -> => ; ~ as is of"),
    (.range, "in between within range where when if"),
    (
      .texts,
      "begins begin beginning starts start prefix length matches matching match regex regexp"
    ),
    (.least, "min minimum atleast ge gte >= >"), (.most, "max maximum atmost le lte <= <"),
    (.separator, "by separated split joined delimited separator sep delimiter"),
    (.plusLiteral, "plus literal"), (.otherKeys, "also from alias aliases aka was"),
    (.defaultValue, "= := == ?? || else default otherwise orelse fallback"),
    (.optional, "? optional nullable"), (.required, "! required mandatory"),
    (.filled, "+ ++ nonempty"), (.rest, "* **"), (.or, "| / or"), (.comma, ", &"),
  ].reduce(into: [:]) { all, entry in
    for word in entry.1.split(separator: " ") { all[String(word)] = entry.0 }
  }

  /// What the current piece begins.
  var clause: Clause? { piece.flatMap { $0.isPlain ? Self.clauses[$0.text.lowercased()] : nil } }

  static let nothing = ["nil", "null", "none", "undefined"]

  mutating func readPart() {
    guard let piece else { return }
    let (start, clause) = (index, clause)
    index += 1
    switch piece.kind {
    case .word where clause == nil && meant.type == nil && isNameOfType(piece.text):
      index = start
      readType()
      write(
        .type, from: start,
        isCertain: Vocabulary.builtInTypes.contains(piece.text) && !meant.isOptional)
    case .word, .mark: readClause(clause, start)
    case .dots where self.piece?.isNumber != true:
      meant.isRest = true
      if piece.text != "..." { write(restForm, from: start, isCertain: true) }
    case .dots, .number, .text: readValue(start)
    case .group: readGroup(piece, start)
    }
  }

  private mutating func readClause(_ clause: Clause?, _ start: Int) {
    switch clause {
    case .texts: readTexts(start)
    case .type where pieces[start].text == "of" && meant.type == "String": readTexts(start)
    case .type where pieces[start].text != "as" || meant.type == nil: readAfterColon(start)
    case .range: readRange(start)
    case .least: readBound(start, isLow: true)
    case .most: readBound(start, isLow: false)
    case .separator: readSeparator(start)
    case .plusLiteral: readPlusLiteral(start)
    case .otherKeys where piece?.isNumber == true: readRange(start)
    case .otherKeys, .type: readOtherKeys(start)
    case .defaultValue: readDefault(start)
    case .optional: readQuestion(start)
    case .required where has("=") && piece(1)?.text.isEmpty == true:
      index += 2
      meant.isFilled = true
      write(.filled, from: start)
    case .required: drop(from: start)
    case .filled where place.isItem || meant.type != nil: readFilled(start)
    case .filled, .rest:
      meant.isRest = true
      write(restForm, from: start)
    case .or: readAlternative(start)
    case .comma: readAfterComma(start)
    case nil: lose(from: start)
    }
  }

  // MARK: Marks

  // `id?`, `page?: Int`, `page?1`, `path?...`
  private mutating func readQuestion(_ start: Int) {
    if piece?.kind == .dots { (index, meant.isRest) = (index + 1, true) }
    meant.isOptional = true
    if case .part = place { return write(.wholeSegment, from: start) }
    write(meant.isRest ? restForm : .optional, from: start, isCertain: !meant.isRest)
  }

  // `Int 1...5`, `Int 1-5`, `Int 1`, `[Int] ","`
  private mutating func readValue(_ start: Int) {
    if pieces[start].kind == .text, meant.isList { return readSeparator(start - 1) }
    guard pieces[start].kind == .dots || piece?.kind == .dots || has("-") else {
      index = start
      return readDefault(start)
    }
    index = start
    begin(.range, from: start)
    readBounds(start)
    write(.range, from: start)
  }

  // `string[]`, `id<Int>`, `Int(1...50)`, `[Int](separator: ",")`
  private mutating func readGroup(_ group: PlaceholderPiece, _ start: Int) {
    if group.text.isEmpty, group.kind == .group("[") {
      meant.isList = true
      return write(.typeHere, from: start - 1, isCertain: true)
    }
    if meant.type == nil, isType(group.text) {
      index = start
      if group.kind != .group("[") { openGroup() }
      readType()
      return write(.type, from: start)
    }
    let first = PlaceholderPiece.all(in: group.text).first
    let isPart = first.map { Self.clauses[$0.text.lowercased()] != nil } ?? false
    let isNumeric = [nil, "Int", "UInt", "Double"].contains(meant.type)
    if group.kind == .group("("),
      isPart && (isNumeric || meant.isList) || isNumeric && group.text.contains("..")
    {
      write(
        isPart ? .placeholder : .range, from: start,
        isCertain: !isPart && group.text.contains("..."))
      index = start
      openGroup()
      if isPart { return }
      begin(.range, from: start)
      return readBounds(start)
    }
    if isText, start > 0, readLength(group.text, start) { return }
    guard group.kind == .group("("), meant.type != nil, meant.type != "Date" else {
      return lose(meant.type == nil ? nil : .arguments, from: start)
    }
    write(.arguments, from: start)
  }

  // `id|recipe_id`, `page|1`, `sort|newest`, `Int|null`, `Int or recipe_id`
  private mutating func readAlternative(_ start: Int) {
    guard let next = piece else { return write(.otherKeys, from: start) }
    if next.isPlain, Self.nothing.contains(next.text.lowercased()) {
      index += 1
      meant.isOptional = true
      return write(.optional, from: start, isCertain: true)
    }
    if meant.type != nil, next.kind == .word, isType(next.text) {
      index += 1
      return lose(.oneType, from: start - 1)
    }
    let isWord = pieces[start].text == "or" && [nil, "String"].contains(meant.type)
    let hasType = meant.type != nil || has(":", at: 1)
    if place.isItem, next.kind == .word, hasType, !isWord { return readOtherKeys(start) }
    readDefault(start)
  }

  // `id: Int, name`, `1...5, 2`, `[Int], by: ","`
  private mutating func readAfterComma(_ start: Int) {
    if piece?.isNumber == true {
      return piece(1)?.kind == .dots ? readRange(start) : readDefault(start)
    }
    if piece?.kind == .text, meant.isList { return readSeparator(start) }
    if piece != nil, clause == nil { return readOther(start) }
    readPart()
    write(.placeholder, from: start)
  }

  // MARK: Separators, plus literal, other keys

  private mutating func readSeparator(_ start: Int) {
    let isBy = start >= 0 && pieces[start].text == "by" && !has(":")
    while eat("by", "=", ":") {}
    guard let text = piece, !text.isGroup else { return lose(.separator, from: start) }
    index += 1
    let isDouble = text.kind == .text && self.text((index - 1)..<index).hasPrefix("\"")
    if meant.dictionaryValue != nil { return lose(.onlyList, from: start) }
    if meant.separator != nil { return write(.separator, from: start) }
    begin(.separator, from: start)
    meant.separator = text.text == "comma" ? "," : text.text
    if !isBy || !isDouble {
      write(
        .separator, from: start, isCertain: isBy && (text.kind == .text || text.kind == .mark))
    }
    if !meant.isList { write(.onlyList, from: start) }
    meant.isList = true
    if eat("+") { readFilled(index - 1) }
  }

  private mutating func readPlusLiteral(_ start: Int) {
    _ = eat("literal", "plus")
    write(.plusLiteral, from: start)
    let isText = [nil, "String", MeantParameter.anyText].contains(meant.type)
    // Anywhere else, the words say nothing.
    guard meant.name != "_", place.isItem,
      isText || !Vocabulary.builtInTypes.contains(meant.type ?? "")
    else { return }
    if isText, meant.dictionaryValue == nil, !meant.isRest {
      meant.texts = "plus literal"
    } else {
      isLost = true
    }
  }

  private mutating func readOtherKeys(_ start: Int) {
    let isNative = pieces[start].text == "also"
    var deviates = eat(":", "=") || !isNative
    begin(.otherKeys, from: start, isCertain: meant.isElse)
    let first = index
    while let key = piece, key.kind == .word || key.kind == .text, index == first || clause == nil {
      index += 1
      meant.otherKeys.append(key.kind == .text ? "\"\(key.text)\"" : key.text)
      if eat(",") { continue }
      if eat("&", ";", "|", "also", "and", "or") || piece?.kind == .word && clause == nil {
        deviates = true
      }
    }
    if meant.name == "_" { return lose(.otherKeys, from: start) }
    if deviates || index == first {
      write(.otherKeys, from: start, isCertain: isNative && index > first)
    }
  }

  // MARK: Defaults

  /// Reads the default after the piece at `start`, or from it on if nothing precedes it.
  mutating func readDefault(_ start: Int) {
    let mark = pieces[start]
    let isElse = mark.text.lowercased() == "else"
    let isDoubled = index > start && eat("=", ":", "to")
    if meant.type == nil, meant.values.isEmpty, !isElse, let type = piece, type.kind == .word,
      Vocabulary.builtInTypes.contains(type.text), type.text != "String"
    {
      readType()
      return write(.type, from: start)
    }
    openCall(start)
    let first = index
    while let next = piece, index == first || !endsDefault(next) { index += 1 }
    if index == first {
      if [nil, "String"].contains(meant.type) { meant.defaultValue = "\"\"" }
      return write(.missingDefault, from: start)
    }
    let value = text(first..<index)
    begin(.defaultValue, from: start)
    if Self.nothing.contains(value.lowercased()), !isElse {
      meant.isOptional = true
      return write(.optional, from: start)
    }
    let isSecond = meant.defaultValue != nil
    if !isSecond { setDefault(value) }
    if value.hasPrefix("'"), value.hasSuffix("'") { write(.defaultValue, from: start) }
    meant.isElse = meant.isElse || isElse
    if isSecond { return write(.defaultValue, from: start) }
    if mark.text == "=" && !isDoubled || mark.text == "else" && !isDoubled { return }
    write(
      .defaultValue, from: start,
      isCertain: isElse || ["==", ":="].contains(mark.text) && !isDoubled
        || mark.text == ":" && (value[...].isNumber || value == "true" || value == "false"))
  }

  // `default(1)`, `= Query(10, ge=1)`
  private mutating func openCall(_ start: Int) {
    if piece?.kind == .word, piece(1)?.kind == .group("("), piece(1)?.touches == true { index += 1 }
    guard piece?.kind == .group("(") else { return }
    openGroup()
    write(.defaultValue, from: start)
  }

  private mutating func setDefault(_ value: String) {
    let isQuoted = value.hasPrefix("'") && value.hasSuffix("'") && value.count > 1
    let bare = isQuoted ? String(value.dropFirst().dropLast()) : value
    let isValue = !meant.values.isEmpty && !bare[...].isIdentifier
    meant.defaultValue = isValue ? MeantParameter.valueName(bare) : bare
    if meant.type == nil, meant.values.isEmpty, value[...].isNumber {
      meant.type = value.contains(".") ? "Double" : "Int"
    }
  }

  /// Whether a piece begins the part after a default, which may have any words.
  private func endsDefault(_ piece: PlaceholderPiece) -> Bool {
    let next = self.piece(1)
    switch piece.text {
    case "in": return next.map { $0.isNumber || $0.kind == .dots } ?? false
    case "plus": return next?.text == "literal"
    case "also", "where": return next?.kind == .word || next?.kind == .text
    case "else": return next != nil
    case ":", "=": return meant.type == nil && next.map { isNameOfType($0.text) } ?? false
    case ",":
      return next?.isNumber == true && self.piece(2)?.kind == .dots
        || next.map { $0.kind == .word && Self.clauses[$0.text.lowercased()] != nil } ?? false
    case _: return false
    }
  }
}
