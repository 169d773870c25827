/// Resolves patterns: syntax and declarations make segments, query items and a fragment.
final class PatternResolver {
  let declarations: Declarations

  /// Gives the placeholders their slots.
  var binder: ParameterBinder

  init(_ declarations: Declarations, _ binder: ParameterBinder = .discarding) {
    (self.declarations, self.binder) = (declarations, binder)
  }

  /// The declarations as a model, which reads and writes values of their types.
  var model: RouteModel { declarations.model }
  var bag: SharedBag { declarations.bag }

  /// Returns a pattern without those of the enclosing groups.
  func pattern(_ syntax: PatternSyntax, in scope: EnclosingScope) -> Resolved<Pattern> {
    if binder.purpose == .refers { binder.written = syntax.parameters.map(\.name.text) }
    for text in syntax.items.flatMap(\.unlinkableText) {
      bag.report(.unlinkable(text))
    }
    let path = path(syntax, isGroup: false)
    let query = items(syntax.query, at: .query, after: scope.items)
    let fragment = fragment(syntax.fragment)
    guard case (.value(let segments), .value(let items), .value(let end)) = (path, query, fragment),
      syntax.unlinkableText.isEmpty
    else { return .failed }
    if segments.last?.isRestOfLink == true,
      !items.isEmpty || end != nil || !scope.items.isEmpty
    {
      return bag.fail(.partAfterRest(syntax, isOfGroup: items.isEmpty && end == nil))
    }
    let anyPath = [Segment.rest(slot: nil, .segmentsOrNone)]
    return .value(
      Pattern(
        segments: syntax.hasPath ? segments : anyPath, query: items, fragment: end,
        model.parts(
          of: syntax, in: binder.parameters.changed(by: binder.changes),
          isAlias: binder.purpose == .refers),
        syntax.spans, isPrinted: binder.purpose == .declares, changes: binder.changes))
  }

  /// Returns the segments of a pattern's own path.
  func path(_ syntax: PatternSyntax, isGroup: Bool) -> Resolved<[Segment]> {
    var segments: [Resolved<Segment>] = []
    for text in syntax.unlinkablePathText { segments.append(bag.fail(.unlinkable(text))) }
    for (index, segment) in syntax.segments.enumerated() {
      let resolved = self.segment(segment)
      if segment.fragmentMark != nil, isGroup, index == syntax.segments.count - 1 {
        segments.append(
          bag.fail(
            .invalidPattern, "the path in the fragment of a group needs a segment",
            at: segment.span,
            note: "as in '/app#/room', which its routes continue"))
        continue
      }
      if case .value(.rest) = resolved, index != syntax.segments.count - 1 {
        segments.append(
          bag.fail(
            .misplacedRest, "'...' is the rest of the path, so it is the last segment",
            at: segment.span))
      } else if case .value(.rest) = resolved, isGroup {
        segments.append(bag.fail(.restInGroup(syntax)))
      } else {
        segments.append(resolved)
      }
    }
    return .all(segments)
  }

  private func segment(_ syntax: SegmentSyntax) -> Resolved<Segment> {
    guard syntax.pieces.count == 1 else {
      return pieces(syntax.pieces, at: .mixed, or: "'/' to make them two segments")
        .map { .mixed($0) }
    }
    switch syntax.pieces[0] {
    case .literal(let literal): return .value(.literal(literal.text))
    case .parameter(let written):
      return placeholder(written, at: .segment).map { placeholder in
        binder.addPrinted(placeholder.printed)
        let (slot, type) = (placeholder.slot, placeholder.type)
        if placeholder.form.isRest {
          return .rest(slot: slot, written.restMark == nil ? .segments : .segmentsOrNone)
        }
        return written.isRest ? .rest(slot: slot, .link(type)) : .parameter(slot: slot, type)
      }
    }
  }

  /// - Parameter separator: What else may be between two placeholders.
  func pieces(
    _ syntax: [PieceSyntax], at position: PlaceholderPosition, or separator: String
  ) -> Resolved<[Piece]> {
    var pieces: [Resolved<Piece>] = []
    for piece in syntax {
      switch piece {
      case .literal(let literal): pieces.append(.value(.literal(literal.text)))
      case .parameter(let written):
        if case .parameter? = pieces.lazy.compactMap(\.value).last {
          pieces.append(
            bag.fail(
              .adjacentParameters,
              "nothing separates '\(written.name.text)' from the parameter before it",
              at: written.span,
              note: "put text between the two, such as '-', or \(separator)"))
        }
        let placeholder = placeholder(written, at: position)
        binder.addPrinted(placeholder.value?.printed)
        pieces.append(placeholder.map { .parameter(slot: $0.slot, $0.type) })
      }
    }
    for problem in model.endedDefaults(syntax) { pieces.append(bag.fail(problem)) }
    let resolved = Resolved.all(pieces)
    if let index = resolved.value.flatMap(model.endedPiece),
      case .parameter(let written) = syntax[index],
      case .literal(let literal) = syntax[index + 1]
    {
      return bag.fail(
        .adjacentParameters,
        "'\(written.name.text)' would end at the '\(literal.text)' that each of its values has, so no link matches",
        at: written.span, note: "put other text after it, or \(separator)")
    }
    return resolved
  }

  private func fragment(_ syntax: FragmentSyntax?) -> Resolved<Fragment?> {
    switch syntax {
    case .whole(let written)?:
      let resolved = placeholder(written, at: .fragment)
      guard let placeholder = resolved.value else { return .failed }
      guard let slot = placeholder.slot else { return bag.fail(.missingKey(written)) }
      return .value(.whole(slot: slot))
    case .mixed(let pieces)?:
      let span = pieces.compactMap(\.parameter)[0].span
      return mixed(pieces, in: span).map { .mixed($0) }
    case .items(let items)?:
      return self.items(items, at: .fragment).map { .items($0) }
    case nil: return .value(nil)
    }
  }
}

extension Diagnostic {
  static func restInGroup(_ syntax: PatternSyntax) -> Diagnostic {
    Diagnostic(
      .misplacedRest, "'...' is the rest of the path, so nothing can follow in a group",
      at: syntax.span)
  }

  /// - Parameter isOfGroup: Whether the part is an item that a group has for all of its routes.
  fileprivate static func partAfterRest(_ syntax: PatternSyntax, isOfGroup: Bool) -> Diagnostic {
    Diagnostic(
      .misplacedRest,
      isOfGroup
        ? "'...' is the rest of the link, so nothing follows, and the group has items for each of its routes"
        : "'...' is the rest of the link, so no item and no fragment follow",
      at: syntax.segments.last?.span ?? syntax.span,
      note: isOfGroup
        ? "write the route outside of the group, with its whole path"
        : "items come first where the URL is the last item: '?{id}&url={url: URL...}'")
  }

  static func unlinkable(_ literal: NameSyntax) -> Diagnostic {
    Diagnostic(
      .unprintablePattern, "no link can contain this text", at: literal.span,
      note: "control characters and the segments '.' and '..' make a link malformed")
  }

  static func missingKey(_ placeholder: ParameterSyntax) -> Diagnostic {
    let text = placeholder.defaultText
    return Diagnostic(
      .unnamedPlaceholder, "'{_}' needs a key in a query", at: placeholder.span,
      note: "write 'key={_\(text)}' for an item of any value")
  }
}
