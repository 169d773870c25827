import RoutegenCompiler

/// The links that a pattern matches: the pattern without the names of its placeholders.
///
/// Patterns of two models with one shape match the same links, if both models fold texts alike.
struct PatternShape: Hashable {
  private let segments: [[Piece]]
  private let literals: Set<Literal>

  /// The items of parameters, each with the conditions on its values.
  private let items: Set<Item>

  /// A part of a segment.
  private enum Piece: Hashable {
    case literal([UInt8])
    case value(TypeIdentity)
    case rest
  }

  private struct Literal: Hashable {
    let key: [UInt8]
    let text: [UInt8]?
    let isInFragment: Bool
  }

  private struct Item: Hashable {
    let source: [UInt8]
    let type: TypeIdentity
    let form: Parameter.Form
    let mayBeAbsent: Bool
    let ignoresUnreadable: Bool
  }

  init(_ candidate: Candidate, _ model: RouteModel) {
    segments = candidate.pattern.segments.map { segment in
      if segment.isRest { return [.rest] }
      return segment.pieces.map { piece in
        switch piece {
        case .literal(let text): .literal(model.foldedBytes(text))
        case .parameter(_, let type): .value(model.identity(of: type))
        }
      }
    }
    literals = Set(
      (candidate.literals.map { ($0, false) } + candidate.fragmentLiterals.map { ($0, true) }).map {
        literal, isInFragment in
        Literal(
          key: model.foldedBytes(literal.key), text: literal.text.map(model.foldedBytes),
          isInFragment: isInFragment)
      })
    items = Set(
      zip(candidate.sources, candidate.parameters).compactMap { source, parameter in
        guard let text = source.itemText else { return nil }
        return Item(
          source: model.foldedBytes(text), type: model.identity(of: parameter.type),
          form: parameter.form, mayBeAbsent: parameter.mayBeAbsent,
          ignoresUnreadable: parameter.ignoresUnreadable)
      })
  }
}

extension Candidate.Source {
  /// A text for the place of an item in links; `nil` if the value is not that of an item.
  var itemText: String? {
    switch self {
    case .query(let key): "?\(key)"
    case .restOfLink(let key): key.map { "?\($0)..." } ?? "/..."
    case .otherItems: "?*"
    case .fragment: "#"
    case .fragmentItem(let key): "#\(key)"
    case .path, .constant, .host, .payload, .absent: nil
    }
  }
}
