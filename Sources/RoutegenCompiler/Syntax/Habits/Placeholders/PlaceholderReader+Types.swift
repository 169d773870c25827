/// Types and ranges.
extension PlaceholderReader {
  func isType(_ word: String) -> Bool { ForeignType.name(of: word) != nil || word == "path" }

  /// Whether the word is the name of a type rather than of a parameter: `Int`, `int`, not `url`.
  func isNameOfType(_ word: String) -> Bool {
    isType(word) && word.first?.isUppercase == true
      || ["int", "str", "string", "bool", "float", "double"].contains(word)
  }

  /// The name of a type here; a text of another tool is any text.
  func known(_ word: some StringProtocol) -> String {
    let name = ForeignType.name(of: String(word)) ?? String(word)
    return name == "String" && word != "String" ? MeantParameter.anyText : name
  }

  // MARK: After a colon

  /// Reads what follows a `:`, or another mark before a type.
  mutating func readAfterColon(_ start: Int) {
    let mark = pieces[start].text
    guard let next = piece else {
      return meant.type == nil ? write(.missingType, from: start) : lose(from: start)
    }
    if piece(1)?.kind == .group("("), next.kind == .word, next.text != "enum", next.text != "Date",
      meant.type != nil || !isType(next.text) && next.text.first?.isLowercase == true
    {
      index += 2
      return readConstraint(next.text, pieces[index - 1].text)
    }
    if next.isNumber || next.kind == .dots && piece(1)?.isNumber == true
      || meant.type != nil && meant.otherKeys.isEmpty
      || meant.isList
    {
      let isRange = next.kind == .dots || piece(1)?.kind == .dots
      return isRange ? readRange(start) : readDefault(start)
    }
    begin(.type, from: start)
    readType()
    if mark != ":" { write(.type, from: start, isCertain: mark == "::") }
  }

  private static let containers: [String: PlaceholderForm] = [
    "array": .list, "list": .list, "arraylist": .list, "vector": .list, "sequence": .list,
    "set": .list, "hashset": .list, "optional": .optional, "maybe": .optional,
    "option": .optional, "dictionary": .placeholder, "map": .placeholder,
    "hashmap": .placeholder, "record": .placeholder, "enum": .values,
  ]

  // `min(1)`, `range(1,50)`, `minlength(1)`, `any(a, b)`
  mutating func readConstraint(_ word: String, _ arguments: String) {
    let (start, words) = (index - 2, arguments.split { ", ='\"".contains($0) }.map(String.init))
    let bounds = words.filter { $0[...].isNumber }
    func value(of label: String) -> String {
      zip(words, words.dropFirst()).first { $0.0.lowercased() == label }?.1 ?? ""
    }
    switch word.lowercased() {
    case "min": meant.range = "\(bounds.first ?? "")..."
    case "max": meant.range = "...\(bounds.first ?? "")"
    case "minlength": meant.isFilled = true
    case "any", "enum", "oneof": meant.values = words
    case _ where bounds.count == 2 && words.count == 2: meant.range = "\(bounds[0])...\(bounds[1])"
    case _ where !bounds.isEmpty && words.count > 1:
      meant.range = "\(value(of: "min"))...\(value(of: "max"))"
    case _: return write(.arguments, from: start)
    }
    write(meant.range != nil ? .range : meant.isFilled ? .filled : .values, from: start)
  }

  // MARK: Types

  /// Reads a type and its marks.
  mutating func readType() {
    let start = index
    if eat("+") { readFilled(start) }
    if piece(1)?.kind == .word, let clause, clause.isAdjective { readPart() }
    if let clause, clause == .range || clause == .plusLiteral {
      readPart()
      begin(.type, from: start)
      return readType()
    }
    if piece(1)?.kind == .word, eat("some", "any") {
      index = pieces.count
      return write(.typeHere, from: start)
    }
    guard let piece else { return }
    index += 1
    switch piece.kind {
    case .word: readTypeName(piece.text, start)
    case .text where isType(piece.text):
      meant.type = known(piece.text)
      write(.bareName, from: start)
    case .text: meant.values.append(piece.text)
    case .group("{") where piece.text.contains(":"): readBrackets(piece.text, start)
    case .group("{"): meant.values = piece.text.listed
    case .group("(") where piece.text.contains("|"): meant.values = piece.text.listed
    case .group("["): readBrackets(piece.text, start)
    case .dots:
      meant.isRest = true
      return write(restForm, from: start)
    case .mark where piece.text == "[" && self.piece?.kind == .word:
      index += 1
      (meant.type, meant.isList) = (known(pieces[index - 1].text), true)
      write(.list, from: start, isCertain: !has("+"))
    case .mark, .number, .group: return lose(from: start)
    }
    readValues(start)
    readMarksOfType(start)
  }

  private mutating func readTypeName(_ word: String, _ start: Int) {
    let container = Self.containers[word.lowercased()]
    let isGroup =
      piece.map { $0.isGroup && ($0.kind != .group("(") || container == .values) } ?? false
    guard let container, isGroup || container == .list && eat("of"), let inner = piece else {
      if word == "path" {
        meant.isRest = true
        return write(restForm, from: start)
      }
      return meant.type = known(word)
    }
    index += 1
    let types = inner.text.split(separator: ",").map { known($0[...].trimmed) }
    meant.type = types.first
    switch container {
    case .list: meant.isList = true
    case .optional: meant.isOptional = true
    case .values: (meant.type, meant.values) = (nil, inner.text.listed)
    case _: meant.dictionaryValue = types.last
    }
    let isCertain = container != .values && !word.lowercased().contains("set")
    write(container == .values ? .values : .typeHere, from: start, isCertain: isCertain)
  }

  // `[String]`, `[String: Int]`, `[Int, by: ","]`, `[a, b]`
  private mutating func readBrackets(_ inner: String, _ start: Int) {
    if let (key, _, value) = inner[...].cut(at: ":"), key.isIdentifier {
      if pieces[start].kind != .group("[") { write(.typeHere, from: start) }
      return (meant.type, meant.dictionaryValue) = (known(key), known(value.trimmed))
    }
    let element = PlaceholderReader("name: \(inner)", in: .item)
    if inner.contains(","), element.meant.separator == nil { return meant.values = inner.listed }
    (meant.type, meant.isList) = (element.meant.type, true)
    (meant.range, meant.separator) = (element.meant.range, element.meant.separator)
    meant.isFilled = meant.isFilled || element.meant.isFilled
    if element.problem != nil || meant.range != nil || element.meant.isOptional {
      write(
        meant.separator == nil ? .typeHere : .separator, from: start,
        isCertain: element.meant.isOptional)
    }
  }

  // `newest | top`, `Int | null`, `"small", "large"`
  private mutating func readValues(_ start: Int) {
    let isWord = meant.type?.first?.isLowercase == true && !isType(meant.type ?? "")
    let isBegin = has("|", "||", "/") || has(",") && !meant.values.isEmpty || has("or") && isWord
    let isKnown = meant.type.map { ForeignType.meaning(of: $0) != nil || meant.isList } ?? false
    if isBegin, !isKnown {
      let first = meant.type.map { [$0] } ?? meant.values
      (meant.values, meant.type) = (first, nil)
      while eat("|", "||", "/", ",", "or"), let next = piece,
        next.isPlain || next.isNumber || next.kind == .text
      {
        index += 1
        let isMissing = Self.nothing.contains(next.text.lowercased())
        meant.isOptional = meant.isOptional || isMissing
        if !isMissing { meant.values.append(next.text) }
      }
      if first == meant.values {
        (meant.type, meant.values) = (first.first, [])
        return write(.optional, from: start, isCertain: true)
      }
    }
    if !meant.values.isEmpty { write(.values, from: start) }
  }

  private mutating func readMarksOfType(_ start: Int) {
    while true {
      if eat("?") {
        meant.isOptional = true
      } else if eat("+", "++") {
        readFilled(index - 1)
      } else {
        return
      }
    }
  }

  /// The `+` of a text or a list that is not empty.
  mutating func readFilled(_ start: Int) {
    meant.isFilled = true
    let (mark, before) = (pieces[start], start > 0 ? pieces[start - 1] : nil)
    let isNative =
      mark.text == "+" && mark.touches && (before?.isPlain ?? false || before?.isGroup ?? false)
    if !isNative || before?.text == "?" || meant.type == nil
      || index == start + 1 && before?.text == ":"
    {
      write(
        .filled, from: start,
        isCertain: meant.type != nil || mark.kind == .mark && before?.text == ":")
    }
  }

  // MARK: Types of texts

  // `String of 0-9, length 6`, `begins "@"`, `matches /[a-z]+/`
  mutating func readTexts(_ start: Int) {
    while eat(":", "=", "with") {}
    let first = index
    while piece != nil, !has("=", "else", "also", "by") { index += 1 }
    var rest = text(first..<index).replacing(":", with: " ")
    let word = pieces[start].text.lowercased()
    let isNative = ["of", "begins", "length"].contains(word)
    let isBeginning = ["begin", "start", "prefix"].contains { word.hasPrefix($0) }
    if isBeginning || word == "begins", !rest.hasPrefix("\"") {
      rest = "\"\(rest.filter { !"'`".contains($0) })\""
    }
    let clauses =
      isNative || isBeginning
      ? "\(isNative ? word : "begins") \(rest[...].trimmed)" : rest.textClauses
    if clauses.map({ setTexts($0, from: start) }) != true { lose(.texts, from: start) }
  }

  /// Whether the type of the parameter is that of texts.
  var isText: Bool { ["String", MeantParameter.anyText].contains(meant.type) }

  // `String(20)`, `String[3...20]`, `varchar(20)`, `String(max: 20)`
  mutating func readLength(_ arguments: String, _ start: Int) -> Bool {
    let numbers = arguments.split { !$0.isNumber }
    // `String{8}` is a regular expression.
    let isMost = numbers.count == 1 && pieces[start].kind != .group("{")
    return setTexts(
      "length \(isMost ? "1..." : "")\(numbers.joined(separator: "..."))", from: start)
  }

  /// Notes what the type says of its texts; returns whether a type may say that.
  mutating func setTexts(_ clauses: String, from start: Int) -> Bool {
    let all = (meant.texts.map { [$0] } ?? []) + [clauses]
    let texts = all.joined(separator: ", ")
    guard HabitText.isRead("type X = String \(texts)") else { return false }
    (meant.texts, meant.type) = (texts, nil)
    write(.texts, from: start)
    return true
  }

  // MARK: Ranges

  /// Reads what follows `in`, or a word of another tool.
  mutating func readRange(_ start: Int) {
    begin(.range, from: start)
    let isNative = pieces[start].text == "in"
    _ = eat(meant.name.lowercased(), "it", "from")
    if let clause, clause == .least || clause == .most {
      index += 1
      return readBound(index - 1, isLow: clause == .least)
    }
    if let group = piece, group.isGroup { return readList(group.text, start) }
    if piece?.kind == .word, isNative {
      while piece?.kind == .word || has(",", "*", ".") { index += 1 }
      return meant.range = text((start + 1)..<index)
    }
    readBounds(start)
    if !isNative { write(.range, from: start) }
  }

  // `in [1, 5]`, `in (1...5)`, `in [a, b]`, `in [a.com]`
  private mutating func readList(_ inner: String, _ start: Int) {
    let values = inner.split { ", '\"".contains($0) }.map(String.init)
    if inner.contains("..") || values.count == 2 && values.allSatisfy({ $0[...].isNumber }) {
      write(.range, from: start, isCertain: inner.contains("..."))
      openGroup()
      return readBounds(start)
    }
    index += 1
    if values.contains(where: { $0.contains(".") && !$0[...].isNumber && $0.first != "." }) {
      meant.range = values.joined(separator: ", ")
      return write(.hosts, from: start, isCertain: true)
    }
    (meant.values, meant.type) = (inner.listed, nil)
    write(.values, from: start)
  }

  /// Reads the bounds of a range, and what is between them.
  mutating func readBounds(_ start: Int) {
    let isHalfOpen = eat("[")
    var (low, high) = (readNumber(), "")
    let mark = piece
    guard mark?.kind == .dots || !low.isEmpty, let mark else { return lose(.range, from: start) }
    if mark.kind == .dots {
      index += 1
    } else {
      _ = eat("-", ",", "–", "to", "and", "through", "until")
    }
    high = readNumber()
    let isOpen = mark.text == "..<" && !high.isEmpty || isHalfOpen && has(")")
    if isHalfOpen { _ = eat("]", ")") }
    if isOpen {
      guard let first = Int(low), let end = Int(high), first < end else {
        return lose(.bothBounds, from: start)
      }
      high = "\(end - 1)"
      write(.bothBounds, from: start, isCertain: ["Int", "UInt"].contains(meant.type))
    } else if mark.text != "..." {
      write(.range, from: start, isCertain: mark.kind == .dots)
    }
    setRange(low, high, start)
  }

  private mutating func readNumber() -> String {
    guard let piece, piece.isNumber else { return "" }
    index += 1
    return piece.text
  }

  private mutating func setRange(_ low: String, _ high: String, _ start: Int) {
    if low.isEmpty, high.isEmpty { return lose(.range, from: start) }
    if meant.type == nil { meant.type = "\(low)\(high)".contains(".") ? "Double" : "Int" }
    meant.range = "\(low)...\(high)"
  }

  // `>= 1`, `< 9`, `min 1`, `max: 5`
  mutating func readBound(_ start: Int, isLow: Bool) {
    let mark = pieces[start].text
    _ = eat(":", "=")
    guard let value = Int(readNumber()) else { return lose(.range, from: start) }
    begin(.range, from: start)
    let bounds = meant.range.flatMap { $0[...].cut(at: "...") }
    setRange(
      isLow ? "\(mark == ">" ? value + 1 : value)" : String(bounds?.before ?? ""),
      isLow ? String(bounds?.after ?? "") : "\(mark == "<" ? value - 1 : value)", start)
    write(.range, from: start)
  }
}
