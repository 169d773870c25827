import RoutegenExplain
import RoutegenModel

/// Reads a claim of a route set in the terms of Android's patterns.
struct AndroidClaimReader {
  private let model: RouteModel

  /// Whether the part of the claim that is read has texts that its shapes do not tell from others.
  private var isLoose = false

  /// Ranges of at most so many numbers are lists.
  private static let longestRange = 200

  static func claims(of claims: Claims) -> [AndroidClaim] {
    claims.all.map { claim in
      var reader = AndroidClaimReader(model: claims.model)
      return reader.read(claim)
    }
  }

  private init(model: RouteModel) { self.model = model }

  private mutating func read(_ claim: Claim) -> AndroidClaim {
    var segments = claim.segments
    var hasRest = false
    if case .rest? = segments.last {
      segments.removeLast()
      hasRest = true
    }
    var path: [AndroidSegment] = []
    for segment in segments { path.append(shapes(of: segment)) }
    let isLooseInPath = isLoose
    isLoose = false
    // What is in a path of the fragment is not told apart.
    if claim.fragmentPath != nil { isLoose = true }
    let items = claim.fragmentPath == nil ? items(claim, inQuery: true) : []
    let fragment = fragment(claim)
    return AndroidClaim(
      path: path, hasRest: hasRest, items: items, fragment: fragment,
      isLooseInPath: isLooseInPath, isLooseInItems: isLoose, claim: claim)
  }

  // MARK: Segments

  private mutating func shapes(of segment: Segment) -> AndroidSegment {
    switch segment {
    case .literal(let text): return [.text(text)]
    case .parameter(_, let type): return [shape(of: type, isInPath: true)]
    case .mixed(let pieces): return shapes(of: pieces)
    case .rest: return [.any]
    }
  }

  private mutating func shapes(of pieces: [Piece]) -> AndroidSegment {
    var shapes: AndroidSegment = []
    let late = MatchTree.MixedPiece.lateSplit(of: pieces.map { $0.inTree(model) })
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .literal(let text):
        shapes.append(.text(text))
        guard index == late else { continue }
        // The text may contain the literal text any number of times, and patterns do not go back.
        isLoose = true
        if case .literal(let end)? = pieces.last { return shapes + [.any, .text(end)] }
        return shapes + [.any]
      case .parameter(_, let type):
        let shape = shape(of: type, isInPath: true)
        // A placeholder ends at the first place at which the text after it can begin, unless that text
        // ends the segment.
        guard index + 2 < pieces.count, case .literal(let next) = pieces[index + 1] else {
          shapes.append(shape)
          continue
        }
        let end = model.folded(next)
        shapes.append(shape.filter { !Self.ends(model.folded($0), before: end) })
      }
    }
    return shapes
  }

  /// Whether a literal text that follows can begin within the text.
  private static func ends(_ text: String, before literal: String) -> Bool {
    let (whole, end) = (Array((text + literal).utf8), Array(literal.utf8))
    return (1..<max(1, text.utf8.count)).contains { whole[$0...].starts(with: end) }
  }

  // MARK: Types

  private mutating func shape(of type: ValueType, isInPath: Bool) -> AndroidShape {
    if type.separator != nil {
      if !type.kind.isText || type.bounds != nil { isLoose = true }
      return .any
    }
    switch type.kind {
    case .string, .text, .openEnumeration: return .any
    case .bool: return .flag(isInPath ? ["true", "false"] : ["true", "false", "1", "0"])
    case .uuid: return .uuid
    case .enumeration(let index) where model.enumerations[index].saysCaseless && !model.isCaseless:
      isLoose = true
      return .any
    case .enumeration(let index):
      return .oneOf(model.enumerations[index].values.map(\.text).filter { !$0.isEmpty })
    case .external(let index):
      return model.externalTypes[index].prefix.map { .prefixed($0) } ?? .any
    case .int, .uint: return number(type)
    case .double:
      if type.bounds != nil { isLoose = true }
      return .decimal
    case .date: return .date
    case .url:
      isLoose = true
      return isInPath ? .url : .any
    }
  }

  private mutating func number(_ type: ValueType) -> AndroidShape {
    if let texts = type.bounds?.wholeNumbers(limit: Self.longestRange) { return .numbers(texts) }
    if type.bounds != nil { isLoose = true }
    if let width = type.bounds?.padding?.width { return .digits(width) }
    return .integer(isSigned: type.kind == .int)
  }

  // MARK: Items

  private mutating func items(_ claim: Claim, inQuery: Bool) -> [AndroidItem] {
    let candidate = claim.candidate
    var items = (inQuery ? candidate.literals : candidate.fragmentLiterals).map { literal in
      AndroidItem(key: literal.key, shape: literal.text.map { .text($0) } ?? .anyOrEmpty)
    }
    for (source, parameter) in zip(candidate.sources, candidate.parameters)
    where !parameter.mayBeAbsent {
      switch source {
      case .query(let key, _) where inQuery, .fragmentItem(let key) where !inQuery:
        items.append(AndroidItem(key: key, shape: shape(of: parameter.type, isInPath: false)))
      case .restOfLink(let key) where inQuery:
        isLoose = true
        items.append(AndroidItem(key: key, shape: .any))
      case .path, .query, .restOfLink, .otherItems, .fragment, .fragmentItem, .constant, .host,
        .payload,
        .absent:
        continue
      }
    }
    return items
  }

  private mutating func fragment(_ claim: Claim) -> AndroidFragment {
    for (source, parameter) in zip(claim.candidate.sources, claim.candidate.parameters)
    where source == .fragment && !parameter.mayBeAbsent {
      return .whole(shape(of: parameter.type, isInPath: false))
    }
    let items = items(claim, inQuery: false)
    return items.isEmpty ? .any : .items(items)
  }
}
