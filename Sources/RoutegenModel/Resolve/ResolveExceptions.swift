import RoutegenSource
import RoutegenSyntax

/// Patterns that lead to no route: `except` and `unwrap`.
extension Resolver {
  mutating func resolveException(_ syntax: ExceptionSyntax, in scope: EnclosingScope) {
    guard let pattern = keepingNothing(syntax.pattern, in: scope) else { return }
    model.exceptions.append(ExceptionPattern(pattern: pattern, origins: scope.origins))
  }

  mutating func resolveEnvelope(_ syntax: EnvelopeSyntax, in scope: EnclosingScope) {
    guard let pattern = keepingNothing(syntax.pattern, in: scope) else { return }
    if let key = syntax.key, pattern.query.contains(where: { model.isSame($0.key, key.text) }) {
      return report(.repeatedEnvelopeKey(key))
    }
    model.envelopes.append(
      Envelope(pattern: pattern, origins: scope.origins, key: syntax.key?.text))
  }

  /// The pattern with every placeholder unnamed; `nil` if there is a mistake in it or around it.
  private mutating func keepingNothing(_ syntax: PatternSyntax, in scope: EnclosingScope)
    -> Pattern?
  {
    guard isOfSize(syntax, after: scope) else { return nil }
    var outer = scope
    outer.segments = scope.segments.map(\.withoutSlots)
    var binder = ParameterBinder(parameters: [], purpose: .forgets)
    let mistakes = problems.count
    let pattern = pattern(syntax, after: outer, binder: &binder)
    return problems.count > mistakes || scope.isBroken ? nil : pattern
  }
}

extension Segment {
  /// The same, with nothing kept of it.
  var withoutSlots: Segment {
    switch self {
    case .literal: self
    case .mixed(let pieces):
      .mixed(
        pieces.map { piece in
          if case .parameter(_, let type) = piece { .parameter(slot: nil, type) } else { piece }
        })
    case .parameter(_, let type): .parameter(slot: nil, type)
    case .rest: .rest(slot: nil)
    }
  }
}

extension Diagnostic {
  fileprivate static func repeatedEnvelopeKey(_ key: NameSyntax) -> Diagnostic {
    Diagnostic(
      .invalidEnvelope,
      "'\(key.text)' holds the link to open, so the pattern names it only at its end",
      at: key.span
    )
    .note("remove the '\(key.text)' before it")
  }
}
