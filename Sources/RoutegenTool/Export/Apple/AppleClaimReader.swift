import RoutegenCompiler

/// Reads the claims of a route set in the terms of Apple's components.
struct AppleClaimReader {
  let model: RouteModel

  /// The variables that the shapes of mixed segments name.
  private(set) var variables: AppleVariables

  /// Whether the part of a claim that is read is wider than that of its pattern.
  private var isWide = false

  init(_ model: RouteModel, variables: AppleVariables) {
    (self.model, self.variables) = (model, variables)
  }

  /// Returns the claim, or `nil` for one with literal text that no pattern can match.
  ///
  /// An exclusion with a number beside other text is several, because it may not close more than its own
  /// links.
  mutating func claims(_ claim: Claim) -> [AppleClaim]? {
    guard let whole = self.claim(claim) else { return nil }
    guard !claim.opens, let index = whole.wideSegments.first,
      case .mixed(let pieces) = claim.segments[index],
      let patterns = AppleShape.patternsOfNumbers(pieces)
    else { return [whole] }
    return patterns.map { pattern in
      var path = whole.path
      path[index] = .pattern(pattern)
      var claim = whole.restricted(to: path, whole.query)
      claim.wideSegments.remove(index)
      return claim
    }
  }

  private mutating func claim(_ claim: Claim) -> AppleClaim? {
    let texts = claim.candidate.literalTexts
    guard texts.allSatisfy(AppleText.isExpressible) else { return nil }
    let hasRest = claim.segments.last?.isRest == true
    let segments = claim.segments.dropLast(hasRest ? 1 : 0)
    var path: [AppleShape] = []
    var wideSegments: Set<Int> = []
    let host = claim.hostSlot(model)
    for (index, segment) in segments.enumerated() {
      isWide = segment.slots.contains { $0 == host }
      path.append(shape(of: segment))
      if isWide { wideSegments.insert(index) }
    }
    isWide =
      claim.candidate.pattern.endsWithLink || host.map(claim.candidate.itemSlots.contains) ?? false
    let query = claim.fragmentPath == nil ? items(claim, inQuery: true) : AppleItems()
    let fragment = fragment(claim)
    return AppleClaim(
      path: path, hasRest: hasRest, query: query, fragment: fragment, opens: claim.opens,
      claim: claim, wideSegments: wideSegments, isWideAfterPath: isWide)
  }

  // MARK: Segments

  private mutating func shape(of segment: Segment) -> AppleShape {
    switch segment {
    case .literal(let text):
      if AppleText.isWide(text, in: .segment) { isWide = true }
      return .literal(text)
    case .parameter(_, let type): return shape(of: type, in: .segment)
    case .mixed(let pieces): return .pattern(pattern(of: pieces))
    case .rest: return .any
    }
  }

  private mutating func pattern(of pieces: [Piece]) -> String {
    var pattern = ""
    let late = model.lateSplit(of: pieces)
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .literal(let text):
        if AppleText.isWide(text, in: .segment) { isWide = true }
        pattern += AppleText.segment(text)
      case .parameter(_, let type):
        let rest = pieces.dropFirst(index + 1)
        pattern += self.pattern(of: type, before: rest.first, isBeforeLast: rest.count == 1)
        if rest.count > 1, index + 1 != late,
          case .parameter(_, let next)? = rest.dropFirst().first, !next.kind.isText
        {
          // The first placeholder ends at the first place at which the text after it can begin.
          isWide = true
        }
      }
    }
    return pattern
  }

  /// - Parameters:
  ///   - next: The literal text after the placeholder.
  ///   - isBeforeLast: Whether that text is the end of the segment.
  private mutating func pattern(
    of type: ValueType, before next: Piece?, isBeforeLast: Bool
  ) -> String {
    switch shape(of: type, in: .segment) {
    case .literal(let text): return AppleText.segment(text)
    case .list(var texts, let name):
      if case .literal(let literal)? = next, !isBeforeLast {
        texts.removeAll { $0.ends(before: literal) }
      }
      return "$(\(variables.name(of: texts.map(AppleText.segment), like: name)))"
    case .uuid:
      if case .literal? = next, !isBeforeLast { isWide = true }
      return AppleShape.uuidPattern
    case .any, .anyOrEmpty: return "?*"
    case .number:
      isWide = true
      return "?*"
    case .prefix(let text):
      if case .literal? = next, !isBeforeLast { isWide = true }
      return AppleText.segment(text) + "*"
    case .pattern(let pattern): return pattern
    }
  }

  // MARK: Types

  private mutating func shape(of type: ValueType, in part: AppleText.Part) -> AppleShape {
    let isInPath = part == .segment
    // What is around the values is not compared.
    if type.part != nil {
      isWide = true
      return .any
    }
    if type.separator != nil {
      if !type.kind.isText || type.bounds != nil { isWide = true }
      return .any
    }
    switch type.kind {
    case .string, .text, .openEnumeration: return .any
    case .bool:
      return .list(
        isInPath ? ["true", "false"] : ["true", "false", "1", "0"], name: isInPath ? "Bool" : "Flag"
      )
    case .uuid: return .uuid
    case .enumeration(let index):
      let enumeration = model.enumerations[index]
      if enumeration.saysCaseless, !model.isCaseless {
        isWide = true
        return .any
      }
      let texts = enumeration.values.map(\.text).filter { !isInPath || !$0.isEmpty }
      let listed = texts.filter(AppleText.isExpressible)
      if listed.count < texts.count || listed.contains(where: { AppleText.isWide($0, in: part) }) {
        isWide = true
      }
      return .list(listed, name: enumeration.name)
    case .external(let index):
      let (text, rest) = (model.externalTypes[index].prefix, model.externalTypes[index].rest)
      if let rest, rest != .any { return pattern(of: rest, after: text ?? "", in: part) }
      // The app compares prefixes with their case, even if the file is `caseless`.
      if model.isCaseless, let text, text.utf8.contains(where: \.isLetter) { isWide = true }
      if let text, AppleText.isWide(text, in: part) { isWide = true }
      return text.map { .prefix($0) } ?? .any
    case .int, .uint: return number(type)
    case .double, .date, .url:
      isWide = true
      return .any
    }
  }

  /// So many characters in a row have a pattern.
  private static let mostCharacters = 40

  /// The shortest texts of a rule, with the variable for its characters; any text behind them if there are longer
  /// ones.
  private mutating func pattern(
    of rule: TextRule, after prefix: String, in part: AppleText.Part
  ) -> AppleShape {
    let all = Set((rule.characters ?? []).joined().map { String(Unicode.Scalar($0)) })
    let known = ApplePattern.predefined.filter { !all.isEmpty && all.isSubset(of: $0.value) }
      .min { ($0.value.count, $0.key) < ($1.value.count, $1.key) }
    let count = min(rule.length.lowerBound, Self.mostCharacters)
    let isExact = known?.value.count == all.count && rule.length == count...count
    if !isExact || model.isCaseless || AppleText.isWide(prefix, in: part) { isWide = true }
    let character = known.map { "$(\($0.key))" } ?? "?"
    // An escaped character is several characters of a link.
    let isNeverEscaped = !all.isEmpty && all.allSatisfy { $0.percentEncoded == $0 }
    return .pattern(
      AppleText.segment(prefix) + String(repeating: character, count: count)
        + (rule.length == count...count && isNeverEscaped ? "" : "*"))
  }

  private mutating func number(_ type: ValueType) -> AppleShape {
    if let texts = type.bounds?.wholeNumbers() {
      return .list(texts, name: "Numbers")
    }
    if let width = type.bounds?.padding?.width {
      isWide = true
      return .pattern(String(repeating: "$(digit)", count: width))
    }
    if type.bounds != nil { isWide = true }
    return .number(isSigned: type.kind == .int)
  }

  // MARK: Items

  private mutating func items(_ claim: Claim, inQuery: Bool) -> AppleItems {
    let candidate = claim.candidate
    var items = AppleItems()
    for literal in inQuery ? candidate.literals : candidate.fragmentLiterals {
      let key = AppleText.key(literal.key)
      if let text = literal.text, !text.isEmpty {
        if AppleText.isWide(text, in: .item) { isWide = true }
        items.values[key] = .literal(text)
      } else {
        items.keys.append(.init(text: key, acceptsAnyValue: literal.text == nil))
      }
    }
    for (source, parameter) in zip(candidate.sources, candidate.parameters)
    where !parameter.mayBeAbsent {
      switch source {
      case .query(let key) where inQuery, .fragmentItem(let key) where !inQuery:
        let shape = shape(of: parameter.type, in: .item)
        // In a fragment, texts that are no numbers cannot be excluded.
        if !inQuery, case .number = shape { isWide = true }
        items.values[AppleText.key(key)] = shape
      case .restOfLink(let key?) where inQuery:
        isWide = true
        items.values[AppleText.key(key)] = .any
      case .path, .query, .restOfLink, .otherItems, .fragment, .fragmentItem, .constant, .host,
        .payload,
        .absent:
        continue
      }
    }
    return items
  }

  private mutating func fragment(_ claim: Claim) -> AppleFragment {
    if let segments = claim.fragmentPath {
      // A wildcard matches slashes, and what follows the path.
      isWide = true
      return segments.isEmpty ? .any : .path(segments.map { shape(of: $0) })
    }
    for (source, parameter) in zip(claim.candidate.sources, claim.candidate.parameters)
    where source == .fragment && !parameter.mayBeAbsent {
      let shape = shape(of: parameter.type, in: .fragment)
      if case .number = shape { isWide = true }
      return .whole(shape)
    }
    let items = items(claim, inQuery: false)
    return items.isEmpty ? .any : .items(items)
  }
}

extension Candidate {
  /// The literal texts of the path, the query and the fragment.
  fileprivate var literalTexts: [String] {
    pattern.segments.filter { !$0.isFragmentMark }.flatMap(\.literals)
      + (literals + fragmentLiterals).flatMap { [$0.key, $0.text ?? ""] }
  }
}

extension String {
  /// Whether a literal text that follows can begin within the text.
  func ends(before literal: String) -> Bool {
    let (whole, end) = (Array((self + literal).utf8), Array(literal.utf8))
    return (1..<max(1, utf8.count)).contains { whole[$0...].starts(with: end) }
  }
}
