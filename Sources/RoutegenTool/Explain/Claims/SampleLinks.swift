package import RoutegenCompiler

/// Links that open the routes of a route set, for lists and for tests of an app.
///
/// The matcher reads each of them as its route.
package struct SampleLinks: Sendable {
  private let model: RouteModel
  private let matcher: ExplainingMatcher
  private let printer: RoutePrinter

  /// The number of combinations of texts that are tried for a route.
  private static let mostTries = 81

  package init(_ matcher: ExplainingMatcher) {
    self.matcher = matcher
    model = matcher.model
    printer = RoutePrinter(matcher)
  }

  /// The links of the route's examples; a path becomes a link for each form that the route has.
  package func examples(of route: Route) -> [String] {
    var links: [String] = []
    for example in route.examples where example.opens {
      if case .route(route.index, _) = matcher.match(example.link) {
        links.append(example.link)
      } else if case .route(route.index, let values) = matcher.match(example.link, isPath: true) {
        links += forms(of: route, values)
      }
    }
    return links
  }

  /// Links with texts of the parameters' types: one without optional values and one with them, for each
  /// form that the route has.
  ///
  /// The list is empty if no combination that is tried opens the route.
  package func samples(of route: Route) -> [String] {
    [false, true].flatMap { isComplete in
      firstForms(of: route, route.parameters.indices.map { texts(of: $0, route, isComplete) })
    }.withoutRepetitions
  }

  /// The links with the first combination of texts that opens the route.
  private func firstForms(of route: Route, _ samples: [[[String]]]) -> [String] {
    for number in 0..<Self.mostTries {
      var rest = number
      var values: [[String]] = []
      for choices in samples where !choices.isEmpty {
        values.append(choices[rest % choices.count])
        rest /= choices.count
      }
      // All combinations were tried, or a parameter has no text.
      if rest > 0 || values.count < samples.count { return [] }
      let links = forms(of: route, values)
      if !links.isEmpty { return links }
    }
    return []
  }

  private func forms(of route: Route, _ values: [[String]]) -> [String] {
    [RoutePrinter.Form.app, .web].compactMap { try? printer.link(of: route, values, as: $0) }
  }

  /// Values of a parameter, each as its texts.
  ///
  /// - Parameter isComplete: Whether a parameter that may be missing has a value.
  private func texts(of slot: Int, _ route: Route, _ isComplete: Bool) -> [[String]] {
    let parameter = route.parameters[slot]
    if parameter.mayBeAbsent, !isComplete || parameter.form.isDictionary { return [[]] }
    let isInPath = route.pattern.segments.contains { $0.slots.contains(slot) }
    return model.samples(of: parameter.type, inPath: isInPath)
      .filter { model.reads($0, as: parameter.type, inPath: isInPath) }
      .map { [$0] }
  }
}
