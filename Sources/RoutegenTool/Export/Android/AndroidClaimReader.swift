import RoutegenCompiler

/// Reads a claim of a route set in the terms of Android's patterns.
struct AndroidClaimReader {
  private let model: RouteModel

  /// Whether the part of the claim that is read has texts that its shapes do not tell from others.
  private var isLoose = false

  static func claims(of claims: Claims) -> [AndroidClaim] {
    claims.all.map { claim in
      var reader = AndroidClaimReader(model: claims.model)
      return reader.read(claim)
    }
  }

  private init(model: RouteModel) { self.model = model }

  private mutating func read(_ claim: Claim) -> AndroidClaim {
    let hasRest = claim.segments.last?.isRest == true
    let segments = claim.segments.dropLast(hasRest ? 1 : 0)
    let host = claim.hostSlot(model)
    isLoose =
      claim.candidate.pattern.endsWithLink || segments.contains { $0.slots.contains { $0 == host } }
    var path: [AndroidSegment] = []
    for segment in segments { path.append(shapes(of: segment)) }
    return AndroidClaim(
      path: path, hasRest: hasRest, requiresItems: Self.requiresItems(claim),
      isLooseInPath: isLoose, claim: claim)
  }

  // MARK: Segments

  private mutating func shapes(of segment: Segment) -> AndroidSegment {
    switch segment {
    case .literal(let text): return [.text(text)]
    case .parameter(_, let type): return [shape(of: type)]
    case .mixed(let pieces): return shapes(of: pieces)
    case .rest: return [.any]
    }
  }

  private mutating func shapes(of pieces: [Piece]) -> AndroidSegment {
    var shapes: AndroidSegment = []
    let late = model.lateSplit(of: pieces)
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .literal(let text):
        shapes.append(.text(text))
        guard index == late else { continue }
        // The text may contain the literal text any number of times, and patterns do not go back.
        isLoose = true
        return shapes + [.any] + (pieces.last?.literal.map { [.text($0)] } ?? [])
      case .parameter(_, let type):
        let shape = shape(of: type)
        // A placeholder ends at the first place at which the text after it can begin, unless that text
        // ends the segment.
        guard index + 2 < pieces.count, case .literal(let next) = pieces[index + 1] else {
          shapes.append(shape)
          continue
        }
        let end = model.folded(next)
        shapes.append(shape.filter { !model.folded($0).ends(before: end) })
      }
    }
    return shapes
  }

  // MARK: Types

  private mutating func shape(of type: ValueType) -> AndroidShape {
    if type.separator != nil {
      if !type.kind.isText || type.bounds != nil { isLoose = true }
      return .any
    }
    switch type.kind {
    case .string, .text, .openEnumeration: return .any
    case .bool: return .list(["true", "false"], .flags)
    case .uuid: return .uuid
    case .enumeration(let index) where model.enumerations[index].saysCaseless && !model.isCaseless:
      isLoose = true
      return .any
    case .enumeration(let index):
      return .list(model.enumerations[index].values.map(\.text).filter { !$0.isEmpty }, .values)
    case .external(let index):
      let type = model.externalTypes[index]
      if let rest = type.rest, !model.isCaseless { return .texts(type.prefix ?? "", rest) }
      if type.rest != nil { isLoose = true }
      return type.prefix.map { .texts($0, .any) } ?? .any
    case .int, .uint: return number(type)
    case .double:
      if type.bounds != nil { isLoose = true }
      return .decimal
    case .date: return .date
    case .url:
      isLoose = true
      return .url
    }
  }

  private mutating func number(_ type: ValueType) -> AndroidShape {
    if let texts = type.bounds?.wholeNumbers() { return .list(texts, .numbers) }
    if type.bounds != nil { isLoose = true }
    if let width = type.bounds?.padding?.width { return .digits(width) }
    return .integer(isSigned: type.kind == .int)
  }

  // MARK: Items

  private static func requiresItems(_ claim: Claim) -> Bool {
    // The query of a path in the fragment is not told apart.
    let hasQuery = claim.fragmentPath == nil
    let candidate = claim.candidate
    if hasQuery && !candidate.literals.isEmpty || !candidate.fragmentLiterals.isEmpty {
      return true
    }
    return zip(candidate.sources, candidate.parameters).contains { source, parameter in
      !parameter.mayBeAbsent && (source.isInFragment || hasQuery && source.key != nil)
    }
  }
}
