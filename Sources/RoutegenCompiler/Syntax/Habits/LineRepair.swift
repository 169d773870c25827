/// Changes at the token at which the grammar stops, after which it reads all of the line.
///
/// They know the grammar only, and no other tool.
struct LineRepair {
  let draft: Draft
  let attempt: Attempt
  private let context: LineContext
  let failure: Failure

  /// `nil` if the grammar reads the line.
  init?(_ draft: Draft, _ attempt: Attempt, _ context: LineContext) {
    guard let failure = attempt.failure else { return nil }
    (self.draft, self.attempt, self.context, self.failure) = (draft, attempt, context, failure)
  }

  /// The offset at which the grammar stops, and the text from there on.
  var stop: Int { attempt.stop }
  private var rest: String { draft.text(stop..<draft.bytes.count) }

  private func isRead(_ text: String) -> Bool {
    switch context.form {
    case .values, .payload, .variant: true
    case .declaration, .continuation, .attribute: HabitText.isRead(text, inPlaceOf: context.form)
    }
  }

  // MARK: Lines

  /// Each declaration has a line of its own: `scheme app host a.com`, `caseless /home`, `import A, B`,
  /// `except /a, /b`.
  var lines: Finding? {
    guard [.declaration, .continuation, .attribute].contains(context.form), !context.hasBlock,
      !draft.text.hasPrefix("caseless type "),
      failure.expected == .endOfLine
        || stop < draft.bytes.count && ",;".utf8.contains(draft.bytes[stop]),
      0 < stop, stop < draft.bytes.count
    else { return nil }
    var (first, rest) = (draft.text(0..<stop)[...].trimmed, self.rest[...])
    let mark = [rest.first, first.last].compactMap { $0 }.first { ",;".contains($0) }
    if mark != nil {
      if rest.first == mark { rest = rest.dropFirst() } else { first = first.dropLast() }
    } else if !draft.bytes[stop - 1].isBlank {
      return nil
    }
    let word = String(first.prefix { !$0.isWhitespace })
    let parts = mark.map { mark in rest.split(separator: mark).map(\.trimmed) } ?? [rest.trimmed]
    if context.form == .attribute, rest.trimmed.hasPrefix(word.prefix { $0 != "(" }) { return nil }
    let lines = parts.compactMap { line(String($0), after: word, isListed: mark != nil) }
    guard !lines.isEmpty, lines.count == parts.count,
      HabitText.isRead(String(first), inPlaceOf: context.form)
    else { return nil }
    let begin = mark == nil ? stop : first.utf8.count
    let next = rest.utf8.count - rest.drop { $0.isWhitespace }.utf8.count
    let length = rest.dropFirst(next).prefix { !$0.isWhitespace }.utf8.count
    let name =
      word.hasPrefix("/") ? "route" : context.form == .attribute ? "attribute" : "'\(word)'"
    var finding = Finding(
      code: .unexpectedToken, message: "each \(name) has a line of its own",
      place: begin..<(draft.bytes.count - rest.utf8.count + next + length))
    finding.change = Finding.Change(
      range: first.utf8.count..<draft.bytes.count,
      text: lines.map { "\n\($0)" }.joined(),
      title: lines.count > 1 ? "begin new lines" : "begin a new line")
    return finding
  }

  /// A part as a line of its own, perhaps with the word of the first line before it.
  private func line(_ part: String, after word: String, isListed: Bool) -> String? {
    let first = part.prefix { !$0.isWhitespace }
    let isNative =
      Directive(rawValue: String(first)) != nil || LineParser.continuations.contains(String(first))
      || first.hasPrefix("@") || first.hasPrefix("/")
    let texts =
      (isListed && !isList && !word.hasPrefix("/") ? ["\(word) \(part)"] : [])
      + (isNative || isListed && part.hasPrefix("/") ? [part] : [])
    return texts.first { HabitText.isRead($0, inPlaceOf: context.form) }
  }

  // MARK: Blocks

  /// What is behind the name of an enum or a variant is its block: `enum Sort: a, b`, `variant BETA: scheme beta`.
  var block: Finding? {
    let word = draft.text.prefix { !$0.isWhitespace }
    let isEnum = ["enum", "open", "caseless"].contains(word)
    guard isEnum || word == "variant",
      [.endOfLine, .enumBraces, .variantBraces].contains(failure.expected), stop < draft.bytes.count
    else { return nil }
    if context.hasBlock { return textBeforeBlock }
    let contents = rest[...].trimmed.drop { ":=".contains($0) }.trimmed
    let inner = contents.drop { "([{".contains($0) }.prefix { !")]}".contains($0) }.trimmed
    let head = draft.text(0..<stop)[...].trimmed
    let text =
      isEnum
      ? "\(head) { \(String(inner).listed.joined(separator: ", ")) }"
      : "\(head) {\n    \(inner)\n}"
    let isOther = ["begins", "open", "caseless"].contains { inner.hasPrefix($0) }
    guard !isOther, HabitText.isRead(text) else { return nil }
    var finding = Finding(
      code: .unexpectedToken,
      message: isEnum
        ? "the values of an enum are written between braces"
        : "the lines of a variant are written between braces",
      place: stop..<draft.bytes.count)
    finding.change = Finding.Change(
      range: head.utf8.count..<draft.bytes.count, text: String(text.dropFirst(head.count)),
      title: "write a block", isOfLine: isEnum)
    finding.isCertain =
      isEnum && rest.first.map { ":=([".contains($0) } ?? false
      && inner.allSatisfy { $0.isLetter || $0.isNumber || ", _-".contains($0) }
    return finding
  }

  // `enum Sort: String {`
  private var textBeforeBlock: Finding? {
    let rest = draft.text(0..<stop)[...].trimmed.utf8.count..<draft.bytes.count
    let text = draft.text(rest)
    let finding = Finding(
      code: .unexpectedToken, message: "the block follows the name", place: rest)
    return finding.changed(
      to: "", isCertain: ["", "String"].contains(text.filter { !":= ".contains($0) }))
  }

  // MARK: Tokens

  /// A change at the token at which the grammar stops, which is made wherever it stops after that.
  private enum Edit: Equatable {
    /// Removes the white space before the token, or the mark; of a placeholder that is not closed, the mark becomes
    /// its `}`.
    case join, removeMark

    /// Writes what the grammar expects in place of the token, or before it.
    case replace(String), insert(String)
    case encode, remove(String)
  }

  private static let mostEdits = 8

  /// Marks that belong to the pattern before them.
  private static let joined = ["?", "&", "#", "/", "{"]

  /// Whether no name of a list is a word between others.
  private static func hasNames(_ line: String) -> Bool {
    line.split { ", ".contains($0) }.allSatisfy {
      !(words + ["as", "for", "port"]).contains(String($0))
    }
  }

  /// What makes the grammar read the line.
  var token: Finding? {
    if draft.text.hasPrefix("nomatch ") { return nil }
    for edit in edits {
      var (changed, next) = (draft, attempt as Attempt?)
      for _ in 0..<Self.mostEdits {
        guard let stopped = next, stopped.failure != nil, apply(edit, at: stopped, &changed) else {
          break
        }
        next = Attempt(changed, context)
      }
      guard next?.failure == nil, isRead(changed.text),
        // `host a.com port 80`
        edit != .insert(",") || ![.declaration, .variant].contains(context.form)
          || Self.hasNames(changed.text)
      else { continue }
      return finding(of: edit, changed.text)
    }
    return nil
  }

  /// Whether the line may have several names with commas between.
  private var isList: Bool {
    context.form == .values || context.form == .attribute
      || ["scheme ", "host ", "require "].contains { draft.text.hasPrefix($0) }
  }

  /// Words between others that mean no more than a mark.
  private static let words = ["and", "or", "with", "is", "to", "at", "the"]

  private var found: String { attempt.found(in: draft) }

  /// Whether the line ends behind the `:` or the `=` of a placeholder.
  private var endsInPlaceholder: Bool {
    let last = draft.bytes.last { !$0.isBlank && !$0.isLineEnd } ?? 0
    let open = draft.bytes.lastIndex(of: UInt8(ascii: "{")) ?? -1
    return ":=".utf8.contains(last) && open > (draft.bytes.lastIndex(of: UInt8(ascii: "}")) ?? -1)
  }

  private var edits: [Edit] {
    let (found, expected) = (found, failure.expected.text)
    let isBehindBlank = stop > 0 && draft.bytes[stop - 1].isBlank
    let isMark =
      Self.words.contains(found)
      || !found.isEmpty
        && found.allSatisfy { !$0.isLetter && !$0.isNumber && !"\"/{}@.".contains($0) }
    var edits: [Edit] = []
    if isBehindBlank, attempt.isAfterPattern(failure.position), Self.joined.contains(found) {
      edits.append(.join)
    }
    if [.segment, .item].contains(failure.expected) || found.isEmpty && endsInPlaceholder {
      edits.append(.removeMark)
    }
    if isMark {
      edits += expected.map { [.replace($0)] } ?? []
      if !isBehindBlank, found == "=" { edits.append(.encode) }
      edits += (isList ? [.replace(",")] : []) + [.remove(""), .remove(" ")]
    }
    return edits + (expected.map { [.insert($0)] } ?? (isList ? [.insert(",")] : []))
  }

  /// Changes a draft where the grammar stops; returns whether it could.
  private func apply(_ edit: Edit, at attempt: Attempt, _ draft: inout Draft) -> Bool {
    let stop = attempt.stop
    let found = attempt.found(in: draft)
    let place = stop..<(stop + found.utf8.count)
    let isBehindBlank = stop > 0 && draft.bytes[stop - 1].isBlank
    switch edit {
    case .join:
      // Words with white space between are no parts of a pattern.
      let isAwaited = [.item, .segment].contains(attempt.failure?.expected)
      guard isBehindBlank, isAwaited || Self.joined.contains(found) else { return false }
      let blanks = draft.bytes[..<stop].reversed().prefix { $0.isBlank }.count
      _ = draft.replace((stop - blanks)..<stop, with: "")
    case .removeMark:
      let end = draft.bytes[..<stop].lastIndex { !$0.isBlank } ?? 0
      let isInside = endsInPlaceholder && ":=".utf8.contains(draft.bytes[end])
      guard end > 0, isInside || "/?&#".utf8.contains(draft.bytes[end]) else { return false }
      _ = draft.replace(end..<(end + 1), with: isInside ? "}" : "")
    case .replace(","):
      let blanks = draft.bytes[..<stop].reversed().prefix { $0.isBlank }.count
      if found != self.found { return false }
      _ = draft.replace((stop - blanks)..<place.upperBound, with: ",")
    case .replace(let text):
      if found != self.found { return false }
      _ = draft.replace(
        place, with: isBehindBlank || [")", "]", "}"].contains(text) ? text : " \(text)")
    case .insert(let text):
      let isClose = [",", ")", "]", "}"].contains(text)
      var end = draft.bytes[..<stop].lastIndex { !$0.isBlank && !$0.isLineEnd }.map { $0 + 1 } ?? 0
      if text == ",", end > 0, draft.bytes[end - 1] == UInt8(ascii: ";") {
        end -= 1
        _ = draft.replace(end..<(end + 1), with: "")
      }
      _ =
        isClose
        ? draft.replace(end..<end, with: text)
        : draft.replace(stop..<stop, with: isBehindBlank ? "\(text) " : " \(text)")
    case .encode:
      guard found == "=" else { return false }
      _ = draft.replace(place, with: "%3D")
    case .remove(let text):
      if found != self.found { return false }
      let isBeforeBlank =
        place.upperBound < draft.bytes.count && draft.bytes[place.upperBound].isBlank
      let end = isBehindBlank && isBeforeBlank ? place.upperBound + 1 : place.upperBound
      _ = draft.replace(stop..<end, with: text)
    }
    return true
  }

  private func finding(of edit: Edit, _ text: String) -> Finding {
    let before =
      (draft.bytes[..<stop].lastIndex { !$0.isBlank && !$0.isLineEnd }).map { $0 + 1 } ?? 0
    var place = stop..<(stop + found.utf8.count)
    var finding = Finding(
      code: failure.expected.code,
      message: attempt.expectation(withExampleFor: nil).message,
      place: place)
    finding.isAtBlock = found.isEmpty && context.hasBlock
    var isOfLine = true
    switch edit {
    case .join:
      (place, isOfLine) = (before..<place.upperBound, false)
      finding = Finding(
        code: .invalidPattern,
        message: "white space ends a pattern, so '\(found)' must touch it", place: place,
        isCertain: found == "?" || found == "&")
    case .removeMark:
      let isSame = draft.text((before - 1)..<before) == found
      (place, isOfLine) = ((before - 1)..<(isSame ? place.upperBound : before), false)
      if draft.bytes[before - 1] == UInt8(ascii: "/") {
        finding = Finding(
          code: .emptySegment,
          message: found == "/" ? "a segment is empty here" : "a path cannot end with '/'",
          place: place, isCertain: found != "/")
      } else {
        finding.place = place
        let isQuery = draft.bytes[before - 1] == UInt8(ascii: "?")
        finding.notes = [
          failure.expected.note,
          isQuery ? "for a segment that may be missing, 'also' adds a pattern" : nil,
        ].compactMap { $0 }
      }
    case .encode:
      finding = Finding(
        code: .invalidPattern, message: "a '=' that is part of the text is written '%3D'",
        place: place)
    case .insert(","), .replace(","):
      let isNewLine = draft.bytes[before..<stop].contains(where: \.isLineEnd)
      finding.isCertain = context.form == .values && isNewLine
      if before > 0, draft.bytes[before - 1] == UInt8(ascii: ";") {
        finding.place = (before - 1)..<before
      }
    case .remove:
      finding.isCertain =
        found == ":" && attempt.isAfterKeyword(failure.position)
        || before > 0 && draft.text((before - 1)..<before) == found
    case .replace, .insert: break
    }
    finding.change = draft.change(
      of: 0..<draft.bytes.count, to: text, isOfLine: isOfLine)
    return finding
  }
}

extension Attempt {
  /// The text of the token at which the grammar stops, with more of the same mark; empty at the end of the line.
  func found(in draft: Draft) -> String {
    guard let position = failure?.position, position < range.upperBound else { return "" }
    let token = tokens[position].span
    var end = stop + token.end - token.start
    if token.end == token.start + 1, !draft.bytes[stop].isLetterOrDigit {
      while end < draft.bytes.count, draft.bytes[end] == draft.bytes[stop] { end += 1 }
    }
    return draft.text(stop..<end)
  }
}

extension Expected {
  /// The text of the token, if only one can be meant.
  fileprivate var text: String? {
    switch self {
    case .token(let kind) where kind.name.hasPrefix("'"): String(kind.name.dropFirst().dropLast())
    case .word(let word): word
    case .separatorOfValues: ","
    case .endOfType: "="
    case _: nil
    }
  }
}
