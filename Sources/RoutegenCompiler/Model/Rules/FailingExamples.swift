/// An `example` that does not open its route, or a `nomatch` that does.
///
///     /recipe?{id}
///         example https://bestrecipes.com/recipe?id=1234 -> recipe(id: "1234")
///         nomatch https://bestrecipes.com/recipe?id=7     // RG302
struct FailingExamples: Rule {
  static let code = DiagnosticCode.failingExample

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    // The answer for a link is known only if the file has no mistakes.
    guard !bag.hasErrors, model.routes.contains(where: { !$0.examples.isEmpty }) else { return }
    let matcher = ExplainingMatcher(model)
    for route in model.routes {
      for example in route.examples {
        check(example, of: route, by: matcher, into: &bag)
      }
    }
  }

  private func check(
    _ example: Example, of route: Route, by matcher: ExplainingMatcher,
    into bag: inout DiagnosticBag
  ) {
    let model = matcher.model
    if example.opens, route.isUnlinked {
      return bag.report(
        Self.code, "no link opens '\(route.qualifiedName)', because it is '@unlinked'",
        at: example.span, note: "'nomatch' lists links that do not open a route")
    }
    let answer = matcher.match(example.link, isPath: true)
    let unchecked = model.uncheckedType(of: answer).map {
      "the tool cannot check values of '\($0)', which is a type of Swift; test this link in Swift"
    }
    guard case .route(route.index, let values) = answer else {
      if example.opens {
        let remedy = ExampleRemedy(example: example, route: route, answer: answer, matcher: matcher)
        let problem = Diagnostic(
          Self.code,
          "this link does not open '\(route.qualifiedName)': \(answer.text(in: model))",
          at: example.span, note: unchecked)
        bag.report(remedy.added(to: problem))
      }
      return
    }
    if !example.opens {
      return bag.report(
        Self.code, "this link opens '\(route.qualifiedName)', and should not",
        at: example.span, note: unchecked)
    }
    guard !example.expected.isEmpty else { return }
    let actual = model.text(of: route, values)
    if !answer.agrees(with: example.expected, in: model) {
      bag.report(
        Diagnostic(
          Self.code, "this link opens '\(actual)', which is not what is expected",
          at: example.expectedSpan
        )
        .change(example.expectedSpan, to: actual))
    }
  }
}

extension RouteModel {
  /// The Swift type of a value in the answer; `nil` if the file says what all its values are.
  fileprivate func uncheckedType(of answer: ExplainingMatcher.Answer) -> String? {
    guard case .route(let index, let values) = answer else { return nil }
    return zip(routes[index].parameters, values).lazy.compactMap { parameter, texts -> String? in
      knowsTexts(of: parameter.type) || texts.isEmpty ? nil : typeName(parameter.type.kind)
    }.first
  }
}
