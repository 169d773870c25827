/// Puts the pieces of a line where the form of such a line has them.
struct FormReader {
  private let bytes: [UInt8]
  private let pieces: [Pieces.Piece]

  /// The texts of the pieces in lower case.
  private let words: [String]
  private let form: LineForm
  private let hasBlock: Bool
  private let synonyms: [String: String]

  /// The words with which a line begins; keys of a payload are often called `type` or `link`.
  private let lineWords: Set<String>

  init(_ bytes: [UInt8], as form: LineForm, hasBlock: Bool) {
    (self.bytes, self.form, self.hasBlock) = (bytes, form, hasBlock)
    pieces = Pieces(bytes).all
    words = pieces.map { $0.text.lowercased() }
    synonyms = Vocabulary.synonyms(in: form)
    lineWords = form == .payload ? ["when", "else"] : Set(Words.words(of: form, isFirst: true))
  }

  /// A line in a form, with the pieces that it has.
  struct Fit {
    let form: Form
    let text: String

    /// Whether each piece is in it, and no example.
    let isWhole: Bool

    /// Whether the line has a word by which the form is known.
    let isKnown: Bool

    /// The number of pieces in it, less the others.
    let count: Int

    /// The word of another tool that the line has in place of the first word of the form.
    let synonym: String?

    /// Whether only marks and quotation marks differ.
    let isSameWords: Bool
  }

  /// The first form that has all pieces of the line, or else the one that has most of them.
  var best: Fit? {
    var most: Fit?
    for case let fit? in Form.all(of: form, hasBlock: hasBlock).lazy.map(fit) {
      if fit.isWhole, isRead(fit.text) { return fit }
      if most.map({ $0.count < fit.count }) ?? true { most = fit }
    }
    return most
  }

  private func isRead(_ text: String) -> Bool {
    switch form {
    case .payload: HabitText.isRead("payload {\n\(text)\n}")
    case .variant: HabitText.isRead("scheme app\nhost a.com\nvariant BETA {\n\(text)\n}")
    case .declaration, .continuation, .attribute, .values:
      HabitText.isRead(text, inPlaceOf: form)
    }
  }

  /// The line in its form, or an example of the form; `nil` if its first word is not known.
  var example: String? {
    guard let best, best.isKnown else { return nil }
    let isFilled = !best.form.slots.isEmpty && best.count > Self.countOfWord
    return isFilled && isRead(best.text) ? best.text : best.form.example
  }

  /// The line in its form, if all of its pieces have a place there.
  func finding(in draft: Draft, _ attempt: Attempt) -> Finding? {
    guard let fit = best, fit.isWhole, fit.text != draft.text,
      attempt.failure != nil || draft.bytes.has("/^", at: 0)
        || fit.form.words == ["as"] && isSame(pattern: fit.text, draft.text)
        || Set(fit.form.slots).isDisjoint(with: [.pattern, .key, .envelope])
    else { return nil }
    // The grammar reads a word without quotation marks.
    let isWord = fit.form.slots.contains(.text) && !pieces.contains { $0.kind == .text }
    if attempt.failure == nil, isWord { return nil }
    // What is wrong in a pattern is no matter of the line.
    let isInPattern = attempt.failure?.expected.isOfPattern ?? false
    if fit.form.text.hasPrefix("PATTERN"), isInPattern, draft.bytes.has("/", at: 0) { return nil }
    let change = draft.change(of: 0..<draft.bytes.count, to: fit.text)
    let stop = attempt.stop..<(attempt.stop + attempt.found(in: draft).utf8.count)
    var finding = Finding(
      code: code(of: fit, attempt), message: message(on: fit), notes: notes(on: fit),
      place: change.range.isEmpty || change.range.lowerBound == 0 ? stop : change.range,
      isCertain: fit.isSameWords)
    finding.change = change
    return finding
  }

  /// Whether the name of a route is all that differs.
  private func isSame(pattern meant: String, _ written: String) -> Bool {
    written[...].cut(at: " as ").map { meant.hasPrefix("\($0.before) as ") } ?? false
  }

  private func code(of fit: Fit, _ attempt: Attempt) -> DiagnosticCode {
    if form == .attribute { return .invalidAttribute }
    if let synonym = fit.synonym, synonym.first?.isLetter == true || attempt.stop == 0 {
      return .unknownDirective
    }
    guard attempt.failure?.expected == .declaration else { return .unexpectedToken }
    return bytes[0].isLetterOrDigit || bytes[0] == UInt8(ascii: "|")
      ? .unknownDirective : .invalidPattern
  }

  private func message(on fit: Fit) -> String {
    let word = fit.form.words.first ?? ""
    if let synonym = fit.synonym, word != "also" { return "'\(synonym)' is called '\(word)' here" }
    switch word {
    case "as": return "the name of a route follows its pattern, after 'as'"
    case "" where url != nil: return "a pattern is written without scheme and host"
    case "": return "a route is written as its pattern"
    case "mount": return "'mount' comes after its pattern"
    case "also": return "another pattern of a route is written below it, after 'also'"
    case _ where fit.form.text.contains("\n"):
      return "an attribute has a line of its own, above its route"
    case _: return "a line '\(word)' is written '\(fit.form.example)'"
    }
  }

  private func notes(on fit: Fit) -> [String] {
    if fit.form.text.hasPrefix("unwrap"), let path = pieces.first(where: { $0.kind == .path }) {
      let names = path.text.split(separator: "{").dropFirst().map { "'\($0.identifier)'" }
      return names.isEmpty
        ? [] : ["the link to open is no parameter, and has no name such as \(names[0])"]
    }
    guard !fit.text.hasPrefix("host"), let scheme = url?.cut(at: "://")?.before else { return [] }
    let line = hostOfURL.map { "host \($0)" } ?? "scheme \(scheme)"
    return ["a line '\(line)' declares it for all routes"]
  }

  // MARK: Filling

  private func fit(_ form: Form) -> Fit? {
    guard let keyword = keyword(of: form) else { return nil }
    var used = Set(keyword.index.map { [$0] } ?? [])
    var found: [Int: (text: String, first: Int)] = [:]
    // A text may be all that is left. Between two paths, `or` has them in the order of the form.
    let isReversed =
      keyword.synonym.map { !["or", "|", "aka"].contains($0) } ?? !form.slots.contains(.other)
    let slots = form.slots.enumerated().sorted {
      isReversed && !$0.element.isRest && $1.element.isRest
    }
    for (number, slot) in slots { found[number] = fill(slot, form, &used) }
    let rest = pieces.indices.filter { !used.contains($0) }
    let isAllUsed = rest.allSatisfy { isNoise($0, form) }
    let text = form.text { found[$0]?.text }
    let host =
      form.text.hasPrefix("except") ? hostOfURL.map { "host \($0) {\n    \(text)\n}" } : nil
    return Fit(
      form: form, text: host ?? text,
      isWhole: found.count == form.slots.count && isAllUsed, isKnown: keyword.index != nil,
      count: found.count * 4 + (keyword.index == nil ? 0 : Self.countOfWord) - rest.count,
      synonym: keyword.synonym,
      isSameWords: isSame(text, form, found.values.map(\.text), rest))
  }

  /// Whether a line and its form differ in nothing but marks that can mean nothing else.
  private func isSame(_ text: String, _ form: Form, _ found: [String], _ rest: [Int]) -> Bool {
    let draft = String(decoding: bytes, as: UTF8.self)
    let marks = rest.filter { pieces[$0].kind == .mark }.map { pieces[$0].text }
    // `host a.com and b.com`
    if form.slots == [.hosts] {
      // A comma at the end, and none between two names, may be in the wrong place.
      let commas = pieces.filter { $0.text == "," }.count
      if pieces.last?.text == ",", commas < text.split(separator: ",").count { return false }
      return rest.allSatisfy { ["and", ",", ";", ":", "=", "[", "]"].contains(pieces[$0].text) }
    }
    let isListed = !form.slots.contains(where: \.isList) || draft.contains(",")
    let isText = form.slots.contains(.text) && !pieces.contains { $0.kind == .text }
    let isPattern = form.text.hasPrefix("PATTERN") || form.words.first == "also"
    return Self.words(text) == Self.words(draft) && !hasBlock && !form.text.contains("\n")
      && (isListed || !found.contains { $0.contains(", ") })
      && (!isPattern || pieces.allSatisfy { $0.kind != .path || !isQuoted($0) })
      && !(isText && draft.contains { $0.isNumber || $0 == ":" })
      && (!form.slots.contains(.date) || draft.contains("until:"))
      && (form.words.first == "when" ? marks.allSatisfy { $0 == "->" } : !marks.contains("->"))
  }

  private func isQuoted(_ piece: Pieces.Piece) -> Bool {
    piece.range.lowerBound > 0 && ByteSet.quotes.contains(bytes[piece.range.lowerBound - 1])
  }

  /// What the word of a form counts for.
  private static let countOfWord = 8

  private static func words(_ text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }
  }

  /// A link with its scheme and host, of which a declaration has the path only.
  private var url: Substring? {
    form == .declaration ? pieces.first { $0.kind == .url }?.text[...] : nil
  }

  private var hostOfURL: Substring? {
    url?.cut(at: "://").flatMap {
      $0.before.hasPrefix("http") ? $0.after.prefix { $0 != "/" } : nil
    }
  }

  /// The place of the word by which a form is known, which may be one of another tool.
  private func keyword(of form: Form) -> (index: Int?, synonym: String?)? {
    if form.text.hasPrefix("PATTERN"), pieces.first?.text == "{" { return nil }
    guard let word = form.words.first else { return (nil, nil) }
    guard form.modifiers.allSatisfy({ word in pieces.contains { $0.text == word } }) else {
      return nil
    }
    // `type == "promo" -> /promo`
    if word == "when", pieces.contains(where: { $0.kind == .path }),
      lineWords.isDisjoint(with: pieces.map { synonyms[$0.text] ?? $0.text })
    {
      return (nil, nil)
    }
    let isAttribute = word.hasPrefix("@")
    for (index, found) in words.enumerated() {
      let piece = pieces[index]
      guard piece.kind == .word || piece.kind == .mark else { continue }
      if found == word { return (index, found == piece.text ? nil : piece.text) }
      let isSynonym =
        synonyms[found] == word
        && (index < (piece.kind == .mark && pieces[0].kind != .path ? 1 : 2) || found[...].isNumber)
      let isMisspelled =
        isAttribute
        && (word.dropFirst() == found
          || found.hasPrefix("@") && closest(to: found, among: [word]) != nil)
        || word == "mount" && index > 0
          && closest(to: found, among: [word], orCompleting: true) != nil
      if isSynonym || isMisspelled { return (index, piece.text) }
    }
    return word == "as" ? (nil, nil) : nil
  }

  private func fill(
    _ slot: Form.Slot, _ form: Form, _ used: inout Set<Int>
  ) -> (text: String, first: Int)? {
    if slot == .pairs { return fillPairs(&used) }
    let fitting = pieces.indices.filter { !used.contains($0) && fits($0, slot, form) }
    guard let first = fitting.first else {
      return slot == .text ? fillText(form, &used) : nil
    }
    let isType = form.slots == [.name] && ["routes", "enum"].contains(form.words.last)
    let isName = slot == .name && (form.words == ["as"] || isType)
    let chosen =
      slot.isList
      ? fitting : isName ? fitting.enumerated().filter { $0.1 == first + $0.0 }.map(\.1) : [first]
    // Several words without `as` are no name.
    if isName, !isType, chosen.count > 1, !pieces.contains(where: { $0.text == "as" }) {
      return nil
    }
    used.formUnion(chosen)
    if slot == .route { used.formUnion(first..<pieces.count) }
    if isName, chosen.count > 1 || !isType {
      let name = chosen.map { pieces[$0].text }.joined(separator: " ").camel
      return (isType ? name.prefix(1).uppercased() + name.dropFirst() : name, first)
    }
    return (chosen.map { write(pieces[$0], slot, form) }.joined(separator: ", "), first)
  }

  // `tab: news`, `tab=news`
  private func fillPairs(_ used: inout Set<Int>) -> (text: String, first: Int)? {
    let starts = pieces.indices.dropLast(2).filter {
      !used.contains($0) && pieces[$0].text[...].isIdentifier
        && [":", "="].contains(pieces[$0 + 1].text)
        && [.word, .text].contains(pieces[$0 + 2].kind)
    }
    guard let first = starts.first else { return nil }
    used.formUnion(starts.flatMap { [$0, $0 + 1, $0 + 2] })
    let pairs = starts.map { "\(pieces[$0].text) = \(Self.quoted(pieces[$0 + 2].text))" }
    return (pairs.joined(separator: ", "), first)
  }

  // `@deprecated(use /new)`
  private func fillText(_ form: Form, _ used: inout Set<Int>) -> (text: String, first: Int)? {
    let rest = pieces.indices.filter {
      !used.contains($0) && !form.words.contains(pieces[$0].text)
    }
    .drop { pieces[$0].kind == .mark }
    guard let first = rest.first, let last = rest.last(where: { pieces[$0].kind != .mark }),
      (first...last).allSatisfy({ !used.contains($0) && !form.words.contains(pieces[$0].text) })
    else { return nil }
    let text = String(
      decoding: bytes[pieces[first].range.lowerBound..<pieces[last].range.upperBound],
      as: UTF8.self)
    guard !text.contains("\""),
      form.words[0].hasPrefix("@") || bytes.firstOffset(of: "begins") != nil
    else { return nil }
    used.formUnion(first...last)
    return (text, first)
  }

  private func fits(_ index: Int, _ slot: Form.Slot, _ form: Form) -> Bool {
    let (piece, word) = (pieces[index], words[index])
    let isWord =
      piece.kind == .word && !lineWords.contains(word)
      && !Vocabulary.noise.contains(word) && !form.words.contains(word)
      && piece.text.contains { $0.isLetter || $0.isNumber }
    switch slot {
    case .name where form.words == ["as"]:
      let isOne = piece.text[...].isIdentifier
      let isMisspelled =
        index == 0 && closest(to: word, among: Words.words(of: .declaration, isFirst: true)) != nil
      return isWord && !isArgument(index) && !isRepeated(piece.text) && !word.isKeyword
        && !isMisspelled && !isOfRoute(index) && isOne && !isBracketOpen
        || piece.kind == .text && (isOne || pieces.contains { $0.text == "as" })
          && piece.text.camel[...].isIdentifier
    case .key where piece.text.hasPrefix("?"): return true
    case .name, .names, .key, .set, .route:
      return (isWord || piece.kind == .text) && piece.text[...].isIdentifier
    case .text: return piece.kind == .text
    case .values: return isWord && !word.hasPrefix("@") || piece.kind == .text
    case .date: return piece.kind == .word && piece.text.isDate
    case .pattern, .envelope, .link, .other: return piece.kind == .path || piece.kind == .url
    case .host, .hosts: return piece.kind == .host || piece.kind == .text && piece.text.isHost
    case .schemes:
      return piece.kind == .scheme || isWord && !word.contains("@")
        || piece.kind == .text && piece.text[...].isIdentifier
    case .pairs: return false
    }
  }

  private func write(_ piece: Pieces.Piece, _ slot: Form.Slot, _ form: Form) -> String {
    switch slot {
    case .key where piece.kind == .path: piece.text.drop { "?{".contains($0) }.identifier
    case .route: route(piece)
    case .pattern, .other:
      piece.kind == .url && self.form == .continuation || !piece.text.contains("/")
        ? piece.text : ForeignPath.pattern(piece.text)
    case .envelope: Self.envelope(ForeignPath.pattern(piece.text))
    case .values: Self.quoted(piece.text)
    case _: piece.text
    }
  }

  // `users(id: 7)`
  private func route(_ name: Pieces.Piece) -> String {
    let rest = bytes[name.range.upperBound...]
    guard rest.first == UInt8(ascii: "("), let end = bytes.endOfBrackets(from: rest.startIndex)
    else { return name.text }
    return name.text + String(decoding: bytes[rest.startIndex...end], as: UTF8.self)
  }

  static func quoted(_ text: String) -> String {
    text.utf8.allSatisfy { $0.isLetterOrDigit || "_-.".utf8.contains($0) } ? text : "\"\(text)\""
  }

  // `/x?{url}`, `/x?url={link}`, `/x?url&source=mail`: the key of the link comes last, and alone.
  private static func envelope(_ pattern: String) -> String {
    let path = pattern.prefix { !"?#".contains($0) }
    if pattern.contains("#") { return "\(path)#" }
    let items = pattern.dropFirst(path.count + 1).split(separator: "&")
    guard
      let link = items.last(where: { $0.contains("{") })
        ?? items.first(where: { !$0.contains("=") })
    else { return pattern }
    let others = items.filter { $0 != link }
    let key = link.drop { $0 == "{" }.prefix { !"={}.:".contains($0) }
    let end = link.contains("...") ? "..." : ""
    return "\(path)?\((others + [key]).joined(separator: "&"))\(end)"
  }

  // MARK: Noise

  /// Whether a word before a pattern only says that a route follows, or is the method of a request.
  private func isOfRoute(_ index: Int) -> Bool {
    let word = pieces[index].text
    let path = pieces.firstIndex { $0.kind == .path } ?? 0
    return Vocabulary.wordsOfRoutes.contains(word.lowercased())
      && (index < path || word == word.uppercased()) || Vocabulary.wordsOfNames.contains(word)
  }

  /// Whether a piece means nothing that the form does not say.
  private func isNoise(_ index: Int, _ form: Form) -> Bool {
    let piece = pieces[index]
    switch piece.kind {
    case .mark:
      return "->:=,;()[]{}|".contains(piece.text)
        && (piece.text != "->" || index + 1 < pieces.count)
    case .word:
      let word = words[index]
      // `/news with tab = top`
      if word.isKeyword, form.text.hasPrefix("PATTERN"), !form.words.contains(word) { return false }
      return isArgument(index) || form.words.contains(word) && index + 1 < pieces.count
        || index > 0 && Vocabulary.noise.contains(word)
          && (index + 1 < pieces.count || !word.isKeyword)
        || form.text.hasPrefix("PATTERN") && (isOfRoute(index) || isRepeated(piece.text))
        || word != "with" && isLabel(index)
    case .path: return pieces[..<index].contains { $0.text == piece.text }
    // `GET /users controllers.Users.list`
    case .host: return form.text.hasPrefix("PATTERN") && isOfRoute(0)
    case .url, .scheme, .text: return false
    }
  }

  /// Whether the path ends inside of brackets: `/users/[id Int`.
  private var isBracketOpen: Bool {
    let path = pieces.first { $0.kind == .path }?.text ?? ""
    return path.count { "([<".contains($0) } > path.count { ")]>".contains($0) }
  }

  // `GET /users/{id} controllers.Users.show(id: Long)`
  private func isArgument(_ index: Int) -> Bool {
    isOfRoute(0) && pieces[..<index].contains { $0.text == "(" }
  }

  // `@deprecated(message: "use /new")`
  private func isLabel(_ index: Int) -> Bool {
    form == .attribute && index + 2 < pieces.count && pieces[index + 1].text == ":"
      && pieces[index + 2].kind == .text
  }

  // `/users/{id} as user(id)`
  private func isRepeated(_ word: String) -> Bool {
    pieces.contains { $0.kind == .path && Array($0.text.utf8).firstOffset(of: "{\(word)") != nil }
  }
}

extension String {
  /// Whether the text is a date: `2030-01-31`.
  fileprivate var isDate: Bool {
    let parts = split(separator: "-")
    return parts.map(\.count) == [4, 2, 2] && parts.joined().allSatisfy(\.isNumber)
  }
}
