/// Reads a placeholder in any notation: what is between its braces, or between the brackets of another tool.
///
/// It reads what the grammar reads, and notes where a text deviates. The parts behind the name may come in any order;
/// the parameter that is meant writes them in that of the language.
struct PlaceholderReader {
  /// What is wrong, and its place in the text.
  typealias Problem = (message: String, note: String?, range: Range<Int>)

  let place: MeantParameter.Place
  private let contents: String
  private(set) var pieces: [PlaceholderPiece]
  var index = 0
  var meant = MeantParameter()

  /// The other parameters, if a text has several.
  private var others: [MeantParameter] = []

  /// The first deviation, whether all of them can mean one thing only, and whether a text has no place at all.
  private(set) var problem: Problem?
  private(set) var isCertain = true
  var isLost = false

  /// The operator of a URI template (RFC 6570), which is written before the placeholders.
  private var prefix = ""
  private var lastPart = Part.name

  /// The parts of a placeholder, in their order.
  enum Part: Int {
    case name, type, range, separator, otherKeys, defaultValue

    private static let nouns = [
      "the name", "the type", "the range", "the text between elements",
      "the list of other keys", "the default",
    ]

    var noun: String { Self.nouns[rawValue] }
  }

  /// - Parameter isTypeFirst: Whether the type may come before the name and a `:`, as in `<int:id>`.
  init(_ contents: String, in place: MeantParameter.Place, isTypeFirst: Bool = false) {
    (self.contents, self.place) = (contents, place)
    pieces = PlaceholderPiece.all(in: contents)
    if pieces.count == 1, let group = piece, group.isGroup {
      openGroup()
      meant.isOptional = group.kind == .group("[")
      index = pieces.count
      write(meant.isOptional ? .optional : .oneBrace, from: 0, isCertain: true)
      index = 0
    }
    readPrefix()
    if meant.name.isEmpty, !readExpression() { readName(isTypeFirst) }
    while index < pieces.count { readPart() }
    if meant.name.isEmpty { isLost = true }
  }

  /// What to write, perhaps with a declaration on a line above; `nil` if only a person knows.
  var replacement: String? {
    if isLost { return nil }
    let isPath = prefix == "/" || prefix.isEmpty && !place.isItem
    let place =
      prefix.isEmpty ? place : isPath ? .segment(isLast: true) : MeantParameter.Place.item
    let all = [meant] + others
    let text = all.map { $0.text(in: place) }.joined(separator: isPath ? "/" : "&")
    return (all.compactMap(\.declaration) + [prefix + text]).joined(separator: "\n")
  }

  /// What to write, with an example of a range that nobody can know; `nil` if anything else is missing.
  var example: String? {
    guard isLost, problem?.message == PlaceholderForm.range.rawValue, !meant.name.isEmpty else {
      return nil
    }
    var meant = meant
    meant.type = meant.type ?? "Int"
    meant.range = "1...50"
    return meant.text(in: place)
  }

  // MARK: Deviations

  /// Notes that the text from a piece to before the current one is written otherwise.
  mutating func write(_ form: PlaceholderForm, from start: Int, isCertain: Bool = false) {
    note(form.rawValue, form.note, from: start, isCertain: isCertain)
  }

  /// Notes that a mark or a word before the name is not written.
  mutating func drop(from start: Int, isCertain: Bool = false) {
    note(
      "a parameter is written without '\(text(start..<(start + 1)))'", nil, from: start,
      isCertain: isCertain)
  }

  private mutating func note(_ message: String, _ note: String?, from start: Int, isCertain: Bool) {
    self.isCertain = self.isCertain && isCertain
    guard problem == nil else { return }
    let all = 0..<contents.utf8.count
    let part = pieces[
      min(start, pieces.count)..<max(min(start, pieces.count), min(index, pieces.count))]
    let range = part.first.flatMap { first in
      part.last.map { first.range.lowerBound..<max(first.range.upperBound, $0.range.upperBound) }
    }
    problem = (message, note, range ?? all)
  }

  /// Notes that a text has no place in a placeholder.
  mutating func lose(_ form: PlaceholderForm? = nil, from start: Int) {
    isLost = true
    if let form { return write(form, from: start) }
    note(
      "'\(text(start..<max(start + 1, index)))' has no place in a placeholder",
      PlaceholderForm.placeholder.rawValue, from: start, isCertain: false)
  }

  /// Begins a part, and notes if a part that belongs behind it has come first.
  mutating func begin(_ part: Part, from start: Int, isCertain: Bool = true) {
    if part.rawValue >= lastPart.rawValue { return lastPart = part }
    note("\(part.noun) comes before \(lastPart.noun)", nil, from: start, isCertain: isCertain)
  }

  // MARK: Pieces

  var piece: PlaceholderPiece? { piece(0) }

  func piece(_ distance: Int) -> PlaceholderPiece? {
    pieces.indices.contains(index + distance) ? pieces[index + distance] : nil
  }

  /// Whether the piece at a distance is one of some marks or words.
  func has(_ texts: String..., at distance: Int = 0) -> Bool {
    piece(distance).map { $0.isPlain && texts.contains($0.text.lowercased()) } ?? false
  }

  mutating func eat(_ texts: String...) -> Bool {
    guard let piece, piece.isPlain, texts.contains(piece.text.lowercased()) else { return false }
    index += 1
    return true
  }

  /// Puts the pieces of a group, which is the current one, in its place.
  mutating func openGroup() {
    guard let group = piece else { return }
    let inner = PlaceholderPiece.all(in: group.text).map {
      $0.moved(by: group.range.lowerBound + 1)
    }
    pieces.replaceSubrange(index..<(index + 1), with: inner)
  }

  /// The text of pieces, as it is written.
  func text(_ range: Range<Int>) -> String {
    let part = pieces[range.clamped(to: pieces.indices)]
    guard let first = part.first, let last = part.last else { return "" }
    let bytes = Array(contents.utf8)[first.range.lowerBound..<last.range.upperBound]
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: The name

  /// Marks before the name, of which some are operators of URI templates.
  private mutating func readPrefix() {
    guard let first = piece, first.kind == .mark || first.kind == .dots else { return }
    if pieces.count == 1 {
      // `{...}`, `{*}`
      guard first.kind == .dots || first.text == "*" || first.text == "**" else { return }
      (index, meant.name, meant.isRest) = (1, "path", true)
      return write(restForm, from: 0)
    }
    index += 1
    let isList = pieces.dropFirst().allSatisfy { $0.kind == .word || $0.text == "," }
    switch (first.text, place.isItem) {
    case ("*", _), ("**", _), ("+", false): meant.isRest = true
    case _ where first.kind == .dots: meant.isRest = true
    case ("?", _), ("&", _):
      meant.isOptional = true
      if isList { prefix = first.text }
    case ("/", false):
      if isList || has(":") { prefix = "/" }
      meant.isOptional = eat(":")
    case ("#", false): (meant.isOptional, prefix) = (true, "#")
    case _: break
    }
    if meant.isRest { return write(restForm, from: 0, isCertain: first.kind == .dots) }
    drop(from: 0, isCertain: first.text == ":")
  }

  var restForm: PlaceholderForm { place.isItem ? .list : .rest }

  private mutating func readName(_ isTypeFirst: Bool) {
    let start = index
    if piece(1)?.kind == .word, eat("let", "var", "const", "val", "param", "final") {
      drop(from: start, isCertain: true)
    }
    if piece(1)?.kind == .word, let clause = clause, clause.isAdjective {
      drop(from: index)
      readPart()
    }
    guard let first = piece, first.kind == .word || first.kind == .text else {
      return write(.name, from: start)
    }
    index += 1
    if readTypeBeforeName(first.text, isTypeFirst) || readLabel(first.text) { return }
    meant.name = first.text
    if first.kind == .text, first.text.isName {
      write(.bareName, from: start)
    } else if !first.text.isName {
      (meant.name, meant.key) = (first.text.camel, first.text)
      write(.plainName, from: start)
    } else if isType(first.text), first.text.first?.isUppercase == true, !has(":", "::") {
      meant.type = known(first.text)
      meant.name = meant.type == "String" ? "name" : has("=") ? "page" : "id"
      write(.missingName, from: start)
    }
  }

  // `Int id`, `int:id`, `range(1,50):page`
  private mutating func readTypeBeforeName(_ first: String, _ isTypeFirst: Bool) -> Bool {
    let start = index - 1
    let arguments = piece?.kind == .group("(") ? piece?.text : nil
    let isOptional = has("?") && isNameOfType(first)
    let isMarked = has(":", at: arguments == nil ? 0 : 1)
    let next = (arguments == nil ? 0 : 1) + (isMarked || isOptional ? 1 : 0)
    guard let name = piece(next), name.kind == .word, name.text.isName,
      isMarked
        ? isTypeFirst || arguments != nil : isNameOfType(first) && Self.clauses[name.text] == nil,
      // `<id:int>` has the type behind the name.
      !isMarked || !isType(name.text) || isType(first) || name.text == first
    else { return false }
    index += next + 1
    (meant.name, meant.isOptional) = (name.text, isOptional)
    write(.nameFirst, from: start)
    if let arguments { readConstraint(first, arguments) }
    if first == "path" {
      meant.isRest = true
    } else if meant.values.isEmpty, isType(first) {
      meant.type = known(first)
    }
    begin(.type, from: start)
    return true
  }

  // `for id: Int`, `user id`
  private mutating func readLabel(_ first: String) -> Bool {
    guard let second = piece, second.kind == .word, second.text.isName, first.isName,
      clause == nil, !isNameOfType(second.text)
    else { return false }
    index += 1
    if has(":") {
      meant.name = second.text
      drop(from: index - 2)
    } else {
      meant.name = first + second.text.prefix(1).uppercased() + second.text.dropFirst()
      write(.oneName, from: index - 2)
    }
    return true
  }

  // `id:\d+`, `id<[a-z]+>`, `id(\d+)?`
  private mutating func readExpression() -> Bool {
    guard let name = piece, name.kind == .word, name.text.isName, let next = piece(1) else {
      return false
    }
    let isMarked = next.text == ":"
    var expression = next.text
    if isMarked {
      let rest = Array(contents.utf8)[next.range.upperBound...]
      expression = String(String(decoding: rest, as: UTF8.self)[...].trimmed)
    }
    guard isMarked || next.isGroup, expression[...].isExpression else { return false }
    if isMarked, expression.hasSuffix("?"), expression.dropLast().isExpression {
      (meant.isOptional, expression) = (true, String(expression.dropLast()))
    }
    (meant.name, meant.type) = (name.text, expression.matchesDigits ? "Int" : nil)
    if !expression.matchesDigits { meant.texts = expression.textClauses }
    meant.isRest = [".*", ".+", "(.*)", "(.+)"].contains(expression)
    index = isMarked ? pieces.count : index + 2
    write(.expression, from: index - 1)
    lastPart = .type
    return true
  }

  // `id: Int, name`
  mutating func readOther(_ start: Int) {
    guard let next = piece, next.kind == .word, next.text.isName else { return lose(from: start) }
    let rest = PlaceholderReader(text(index..<pieces.count), in: place)
    write(.oneParameter, from: start)
    (index, isLost) = (pieces.count, isLost || rest.isLost)
    others = ([rest.meant] + rest.others).map { other in
      var other = other
      other.isOptional = other.isOptional || ["?", "&"].contains(prefix)
      return other
    }
  }
}

extension Substring {
  /// Whether the text is a regular expression, and no name or type.
  var isExpression: Bool {
    if contains("\\") || contains("[^") { return true }
    let isClass = hasPrefix("[") && contains("-") || hasPrefix("(") && !isChoice || hasPrefix("^")
    return isClass && !contains(":") && !contains("..")
      || [".*", ".+", "(.*)", "(.+)"].contains(self)
  }
}

extension Substring {
  /// Whether the text is a list of words in parentheses: `(asc|desc)`.
  private var isChoice: Bool {
    contains("|") && allSatisfy { $0.isLetter || $0.isNumber || "(|)-_ ".contains($0) }
  }
}

extension String {
  /// What a type of texts says in place of a regular expression of one class of characters: `of a-z0-9, length 8` for
  /// `^[a-z0-9]{8}$`; `nil` for any other one.
  var textClauses: String? {
    let inner = self[...].drop { "^(/\"'".contains($0) }.prefix { !"$)/\"'".contains($0) }
    var (characters, count) = (inner.prefix(2), inner.dropFirst(2))
    if inner.first == "[", let end = inner.firstIndex(of: "]") {
      (characters, count) = (inner[..<end].dropFirst(), inner[end...].dropFirst())
    }
    let all = characters.replacing("\\w", with: "A-Za-z0-9_").replacing("\\d", with: "0-9")
    let marks = "-_.~"
    guard !all.isEmpty, all != characters || inner.first == "[",
      all.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) || marks.contains($0) })
    else { return nil }
    if count.isEmpty { return "of \(all), length 1" }
    if count == "+" || count == "*" { return "of \(all)" }
    let bounds = count.dropFirst().dropLast().split(
      separator: ",", omittingEmptySubsequences: false)
    let isCount = count.first == "{" && count.last == "}" && bounds.first?.isEmpty == false
    guard isCount, bounds.count < 3, bounds.allSatisfy({ $0.allSatisfy(\.isNumber) }) else {
      return nil
    }
    return "of \(all), length \(bounds.joined(separator: "..."))"
  }
}
