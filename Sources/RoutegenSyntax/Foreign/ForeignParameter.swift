import RoutegenSource

/// The contents of a placeholder, `name: Type = 1`, in a form that other tools have.
struct ForeignParameter {
  let message: String
  var note: String?

  /// The contents to write instead; with braces, more than one placeholder.
  var replacement: String?

  /// Whether the replacement is the only possible meaning.
  var isSame = false

  /// Whether the replacement replaces the braces as well.
  var replacesBraces = false

  /// The parameter that has a `?`, although a path has each of its segments.
  var optionalName: String?

  /// The part of the contents that is wrong; the whole if `nil`.
  var place: Substring?

  /// Recognizes the contents of a placeholder in a path or in a query.
  init?(_ text: String, isInPath: Bool) {
    let contents = Contents(text)
    let recognizers: [(Contents) -> ForeignParameter?] = [
      Self.empty, Self.rest, { Self.template($0, isInPath: isInPath) }, Self.colonFirst,
      Self.required, Self.typeAsDefault,
      Self.constraint, Self.listWithoutEnd, Self.unionType,
      { Self.restType($0, isInPath: isInPath) }, { Self.optionalName($0, isInPath: isInPath) },
      Self.labelled, Self.doubleColon, Self.otherName, Self.arrow, Self.call,
      { Self.numberAsType($0, isInPath: isInPath) }, Self.rangeAsArgument, Self.typeAlone,
      Self.missingType, Self.emptyDefault, Self.genericType, Self.alternatives,
      Self.regularExpression, Self.condition, Self.comparison, Self.bareRange, Self.range,
      Self.defaultOrder, Self.plusOrder,
      Self.otherDefault, Self.severalParameters, Self.words,
    ]
    guard let found = recognizers.lazy.compactMap({ $0(contents) }).first else { return nil }
    self = found
  }

  init(
    _ message: String, _ replacement: String? = nil, isSame: Bool = false,
    note: String? = nil, at place: Substring? = nil
  ) {
    self.message = message
    self.replacement = replacement
    self.isSame = isSame
    self.note = note
    self.place = place
  }

  /// The contents, and their parts around the first `:`.
  struct Contents {
    let text: Substring
    let name: Substring

    /// The text after the `:`; `nil` without one.
    let type: Substring?

    init(_ whole: String) {
      text = whole[...].trimmed
      if let colon = text.firstIndex(of: ":") {
        name = text[..<colon].trimmed
        type = text[text.index(after: colon)...].trimmed
      } else {
        name = text
        type = nil
      }
    }
  }
}

extension Substring {
  /// The text without white space around it.
  var trimmed: Substring {
    let start = drop { $0 == " " || $0 == "\t" }
    guard let end = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return start }
    return start[...end]
  }

  /// Whether the text is an identifier.
  var isIdentifier: Bool {
    first.map { $0.isLetter || $0 == "_" } ?? false
      && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  var isNumber: Bool {
    let digits = drop { $0 == "-" }
    return !digits.isEmpty && digits.allSatisfy { $0.isNumber || $0 == "." }
  }

  /// The parts around the first occurrence of `separator`.
  func cut(at separator: String) -> (before: Substring, separator: Substring, after: Substring)? {
    var place = startIndex
    while place < endIndex {
      if self[place...].hasPrefix(separator) {
        let end = index(place, offsetBy: separator.count)
        return (self[..<place].trimmed, self[place..<end], self[end...].trimmed)
      }
      formIndex(after: &place)
    }
    return nil
  }
}
