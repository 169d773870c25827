/// A rule about patterns that overlap; all of these share one index of the patterns.
protocol OverlapRule: Rule {
  func check(_ index: OverlapIndex, of model: RouteModel, into bag: inout DiagnosticBag)
}

extension OverlapRule {
  package func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    check(ModelFacts(model), into: &bag)
  }

  package func check(_ facts: ModelFacts, into bag: inout DiagnosticBag) {
    check(facts.overlapIndex, of: facts.model, into: &bag)
  }
}
