/// Two routes of an enum with the same name.
///
/// The name of a route becomes the name of an enum case. The name of a group becomes the name of a
/// case and a type. Both must be unique in the enum.
///
///     /recipe?{id}
///     /recipe?{country}    // RG204
struct DuplicateCases: Rule {
  static let code = DiagnosticCode.duplicateCase

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    // Where a line has a mistake, the next one may belong to it: the link of an 'example'.
    let isComplete = !bag.hasErrors
    for (_, _, members) in model.enums where !bag.isFull {
      var first: [String: Member] = [:]
      var occupied = Set(members.flatMap(names))
      for member in members where !bag.isFull {
        for name in names(of: member) {
          if let original = first[name] {
            if let repeated = repeated(member, original, model, isComplete: isComplete) {
              bag.report(repeated)
              break
            }
            let proposal = self.name(for: member, besides: original, unlike: occupied)
            occupied.insert(proposal)
            bag.report(duplicate(member, name, of: original, proposing: proposal))
            break
          }
          first[name] = member
        }
      }
    }
  }

  /// The mistake of a route that matches exactly the links of another one, for which another name
  /// would be no help; `nil` for any other.
  private func repeated(
    _ member: Member, _ original: Member, _ model: RouteModel, isComplete: Bool
  ) -> Diagnostic? {
    guard case (.route(let route), .route(let first)) = (member, original),
      route.origins == first.origins, route.isUnlinked == first.isUnlinked
    else { return nil }
    guard
      Candidate(route.pattern, to: route)
        .matchesSameLinks(as: Candidate(first.pattern, to: first), in: model)
    else { return shorter(route, first, model) ?? shorter(first, route, model) }
    return route.pattern.text == first.pattern.text
      ? repeatedLine(route, of: first, isCertain: isComplete) : sameLinks(route, as: first)
  }

  /// The mistake of a route whose links another one matches without segments that may be missing.
  private func shorter(_ route: Route, _ other: Route, _ model: RouteModel) -> Diagnostic? {
    let own = Candidate(route.pattern, to: route)
    let patterns = other.aliases.filter(\.isImplied).map { Candidate($0.pattern, to: other) }
    guard let pattern = patterns.first(where: { own.matchesSameLinks(as: $0, in: model) }),
      let name = pattern.omittedNames(in: other).first
    else { return nil }
    return sameLinks(route, as: other, without: name)
  }

  /// A free name: `user` for `/users/{id}`, `recipeByCountry` for `/recipe?{country}`, or `recipe2` without a
  /// parameter.
  ///
  /// Parameters that the original does not have come first.
  private func name(
    for member: Member, besides original: Member, unlike occupied: Set<String>
  ) -> String {
    let known = Set(original.ownParameters.map(\.name))
    let parameters = member.ownParameters
    let distinctive = parameters.filter { !known.contains($0.name) }
    let byParameter = (distinctive + parameters).map {
      member.caseName + "By" + Names.typeName(of: $0.name)
    }
    let isFree: (String) -> Bool = {
      !occupied.contains($0) && !occupied.contains(Names.typeName(of: $0))
    }
    let names = [member.oneOfMany].compactMap(\.self) + byParameter
    if let name = names.first(where: isFree) { return name }
    let numbered = (2...occupied.count + 2).lazy.map { "\(member.caseName)\($0)" }
    return numbered.first(where: isFree) ?? member.caseName
  }

  private func names(of member: Member) -> [String] {
    switch member {
    case .route(let route): [route.caseName]
    case .group(let group):
      // A group whose case and type have one name is a mistake of its own.
      group.mount == nil && group.caseName != group.typeName
        ? [group.caseName, group.typeName] : [group.caseName]
    }
  }

  /// The same line twice; it can only be removed, unless it has lines of its own.
  private func repeatedLine(
    _ route: Route, of first: Route, isCertain: Bool
  ) -> Diagnostic {
    let problem = Diagnostic(
      Self.code, "the route '\(route.pattern.text)' is there twice",
      at: route.pattern.span
    )
    .also(first.pattern.span, "the first one is here")
    let isAlone =
      route.ownAliases.isEmpty && route.examples.isEmpty && route.documentation.isEmpty
      && route.attributes == Attributes() && first.attributes == Attributes()
    let line = Span(
      file: route.pattern.span.file, start: route.pattern.span.start,
      end: max(route.pattern.span.end, route.nameSpan.end))
    return isAlone
      ? problem.correct("remove it", replace: line, with: "", isCertain: isCertain)
      : problem.note("remove one of the two, and keep the lines below it")
  }

  /// The same links with other names of parameters, or without a segment that may be missing.
  private func sameLinks(
    _ route: Route, as first: Route, without parameter: String? = nil
  ) -> Diagnostic {
    let other = parameter.map { ", or require '\($0)'" } ?? ""
    return Diagnostic(
      Self.code,
      "the route '\(first.pattern.text)' already matches all links of '\(route.pattern.text)'",
      at: route.pattern.span
    )
    .also(first.pattern.span, "the first one is here")
    .note(
      "remove one of the two\(other); with another name, nothing would decide between them")
  }

  private func duplicate(
    _ member: Member, _ name: String, of original: Member, proposing proposal: String
  ) -> Diagnostic {
    let span = member.nameSpan
    let problem = Diagnostic(
      Self.code, "there is already a route called '\(name)' here", at: span
    )
    .also(original.nameSpan, "the first one is here")
    if let lines = member.asOtherPattern(of: original) {
      return problem.propose(
        "write 'also \(lines.pattern)' below the first one", replace: lines.span,
        with: "\n    also \(lines.pattern)")
    }
    let also = "if both open one screen, write 'also \(member.patternText)' below the first one"
    return problem.note(member.hasParameters(of: original) ? also : nil)
      .name(proposal, at: span, isWritten: member.hasWrittenName)
  }
}

extension Member {
  /// The pattern of a route that only opens the route on the line above it in another way, and the text from that
  /// line's end; `nil` for any other.
  fileprivate func asOtherPattern(of original: Member) -> (span: Span, pattern: String)? {
    guard case (.route(let route), .route(let first)) = (self, original), hasWrittenName,
      original.hasWrittenName, route.ownAliases.isEmpty, route.examples.isEmpty,
      route.attributes == Attributes(), route.documentation.isEmpty, first.examples.isEmpty,
      hasParameters(of: original),
      first.nameSpan.end + 1 == route.pattern.span.start
    else { return nil }
    return (
      Span(file: route.pattern.span.file, start: first.nameSpan.end, end: route.nameSpan.end),
      route.pattern.text
    )
  }

  /// Whether both are routes with the same parameters.
  fileprivate func hasParameters(of other: Member) -> Bool {
    guard case (.route(let route), .route(let first)) = (self, other) else { return false }
    return route.parameters.map { "\($0.name) \($0.type)" }
      == first.parameters.map { "\($0.name) \($0.type)" }
  }

  /// The name in the singular, if a parameter at the end of the path tells one from the others, and only an `s` makes
  /// the plural: `users`, but neither `news` nor `movies`.
  fileprivate var oneOfMany: String? {
    guard case .route(let route) = self, !hasWrittenName,
      route.pattern.segments.last?.slots.isEmpty == false
    else { return nil }
    let others = ["ss", "us", "is", "ws", "cs", "ies", "oes", "ches", "shes", "sses", "xes"]
    guard caseName.hasSuffix("s"), !others.contains(where: caseName.hasSuffix) else { return nil }
    return String(caseName.dropLast())
  }
}

extension Candidate {
  /// Whether the patterns differ at most in the names of their parameters.
  fileprivate func matchesSameLinks(as other: Candidate, in model: RouteModel) -> Bool {
    pathRank(in: model) == other.pathRank(in: model)
      && pattern.items(parameters) == other.pattern.items(other.parameters)
  }
}

extension Pattern {
  /// The query and the fragment without the names of parameters.
  fileprivate func items(_ parameters: [Parameter]) -> Set<String> {
    func value(_ slot: Int) -> String { "\(parameters[slot].type) \(parameters[slot].form)" }
    func text(_ piece: Piece) -> String {
      switch piece {
      case .literal(let text): "'\(text)'"
      case .parameter(_, let type): "{\(type)}"
      }
    }
    func text(_ item: QueryItem, _ mark: String) -> String {
      let value =
        switch item.value {
        case .literal(let text): "= \(text)"
        case .mixed(let pieces): pieces.map(text).joined()
        case .any: "any"
        case .parameter(let slot): value(slot)
        case .restOfLink(let slot): "... \(value(slot))"
        }
      return "\(mark)\(item.keys.sorted()) \(value)"
    }
    let query = query.map { text($0, "?") }
    switch fragment {
    case .whole(let slot)?: return Set(query + ["# \(value(slot))"])
    case .mixed(let pieces)?: return Set(query + ["# " + pieces.map(text).joined()])
    case .items(let items)?: return Set(query + items.map { text($0, "#") })
    case nil: return Set(query)
    }
  }
}
