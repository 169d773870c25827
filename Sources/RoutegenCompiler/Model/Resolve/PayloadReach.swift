/// Finds the lines of `payload` that decide for no payload.
struct PayloadReach {
  private let model: RouteModel
  private let bag: SharedBag

  /// The line that decides for each payload that has the key.
  private var deciding: [String: Span] = [:]

  /// The line that decides for a key's text, which is folded if the route set is `caseless`.
  private var decidingTexts: [[String.UTF8Key]: Span] = [:]

  /// The first `else`.
  private var otherwise: Span?

  private static let orderOfValues =
    "a line with '= TEXT' comes before the line for all other values of its key"

  init(_ model: RouteModel, _ bag: SharedBag) {
    (self.model, self.bag) = (model, bag)
  }

  /// Returns whether the next line may decide; reports the mistake if it cannot.
  mutating func isReached(_ entry: PayloadEntrySyntax) -> Bool {
    if let otherwise {
      return bag.refuse(
        Diagnostic(
          .unmatchedPayloadPattern, "this line follows 'else', which decides before it",
          at: entry.span
        )
        .also(otherwise, "the 'else' is here")
        .note("'else' is the last line of a payload"))
    }
    switch entry {
    case .type(let key), .link(let key), .when(let key, nil, _):
      if let first = deciding[key.text] { return bag.refuse(.decided(key, at: entry.span, first)) }
      deciding[key.text] = entry.span
    case .when(let key, let value?, _):
      if value.text.isEmpty {
        return bag.refuse(
          .unmatchedPayloadPattern, "an empty text counts as absent, so no payload has it",
          at: value.span, note: "an 'else' decides for a payload without '\(key.text)'")
      }
      if let first = deciding[key.text] {
        return bag.refuse(.decided(key, at: entry.span, first).note(Self.orderOfValues))
      }
      let text = [key.text.utf8Key, model.folded(value.text).utf8Key]
      if let first = decidingTexts[text] {
        return bag.refuse(
          Diagnostic(
            .unmatchedPayloadPattern, "another line has the text '\(value.text)' of '\(key.text)'",
            at: entry.span
          )
          .also(first, "the first one is here"))
      }
      decidingTexts[text] = entry.span
    case .otherwise: otherwise = entry.span
    }
    return true
  }
}

extension PayloadEntrySyntax {
  /// The part of the line that says for which payloads it decides.
  fileprivate var span: Span {
    switch self {
    case .type(let key), .link(let key): key.span
    case .when(let key, let value, _): value.map { key.span.union($0.span) } ?? key.span
    case .otherwise(let pattern): pattern.span
    }
  }
}

extension Diagnostic {
  fileprivate static func decided(_ key: NameSyntax, at span: Span, _ first: Span) -> Diagnostic {
    Diagnostic(
      .unmatchedPayloadPattern, "a line before this one decides for every '\(key.text)'", at: span
    )
    .also(first, "this line decides, whatever the value is")
  }
}
