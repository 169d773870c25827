/// Two patterns that a link matches equally well.
///
/// The order of the lines would decide which of the two routes such a link opens, and it must not.
///
///     /recipe?{id}
///     /recipe?{slug} as bySlug    // RG301
struct AmbiguousRoutes: OverlapRule {
  static let code = DiagnosticCode.ambiguousRoutes

  func check(_ index: OverlapIndex, of model: RouteModel, into bag: inout DiagnosticBag) {
    // Segments that may be missing make several patterns of one, which overlap another one in the same way.
    var reported: Set<[PatternID]> = []
    // The 'also' of a group repeats the pattern of each of its routes.
    var repeated: Set<Span> = []
    for overlap in index.ambiguous.found where !model.isOfOneMount(overlap) {
      let places = [PatternID(ofLine: overlap.pattern), PatternID(ofLine: overlap.other)]
      guard reported.insert(places).inserted else { continue }
      let problem = ambiguous(overlap, model)
      if overlap.isRepeated, !repeated.insert(problem.span).inserted { continue }
      bag.report(problem)
    }
  }

  private func ambiguous(_ overlap: Overlap, _ model: RouteModel) -> Diagnostic {
    let (a, b) = (overlap.other.name(in: model), overlap.pattern.name(in: model))
    let message =
      if overlap.isRepeated {
        "\(a) already has this pattern; remove this one"
      } else if overlap.isOfOneRoute {
        "\(a) has another pattern that matches the same links"
      } else {
        "a link can be both \(a) and \(b), and nothing decides which"
      }
    // A route keeps its own pattern; one that repeats it is to be removed.
    let isOwn = overlap.isRepeated && overlap.pattern.pattern.isPrinted
    let places = isOwn ? (overlap.other, overlap.pattern) : (overlap.pattern, overlap.other)
    var problem = Diagnostic(
      Self.code, message, at: model.place(of: places.0, places.1))
    // The pattern of a set that is mounted twice is one place.
    let (first, second) = (overlap.other.pattern.span, overlap.pattern.pattern.span)
    for span in first == second ? [first] : [first, second] where span != problem.span {
      problem = problem.also(span, "this pattern matches such a link, too")
    }
    problem = problem.note("such a link is '\(overlap.link.text)'")
    let ending = [overlap.other, overlap.pattern].first {
      $0.pattern.omitsRest && !$0.isOfAnyPath
    }
    if let ending { return problem.note(ending.remedyForRest) }
    let shorter = [overlap.pattern, overlap.other].lazy.compactMap {
      $0.noteOnSegments(in: model)
    }
    return problem.note(shorter.first ?? AmbiguityRemedy(overlap, model).note)
  }
}

extension RouteModel {
  /// Whether both patterns belong to one mount of a route set, whose own file has the diagnostic.
  ///
  /// Patterns that overlap only because this file is `caseless` are reported here.
  fileprivate func isOfOneMount(_ overlap: Overlap) -> Bool {
    let (left, right) = (mount(of: overlap.pattern), mount(of: overlap.other))
    let routes = [overlap.pattern, overlap.other].compactMap(\.route)
    guard let left, let right, left.nameSpan == right.nameSpan,
      Set(routes.map(mountIndex)).count < 2
    else { return false }
    return left.isCaseless || !isCaseless
  }
}
extension Overlap {
  fileprivate var isOfOneRoute: Bool { other.target == pattern.target && pattern.route != nil }

  /// Whether a route has one pattern twice.
  fileprivate var isRepeated: Bool { isOfOneRoute && other.pattern.isSame(as: pattern.pattern) }
}

extension Candidate {
  /// How to match only paths that do not end before the rest, `{path...?}`.
  fileprivate var remedyForRest: String {
    let name = parameters.first { $0.form == .optionalRest }?.name ?? "_"
    return "'{\(name)...?}' also matches the path that ends before it; "
      + "with '{\(name)...}', it does not"
  }
}
