package import RoutegenSource

/// A check of a model.
///
/// "Add a lint" in CONTRIBUTING.md describes how to add a rule.
package protocol Rule: Sendable {
  /// The code of everything this rule reports.
  static var code: DiagnosticCode { get }

  /// Reports what the rule finds in a model.
  func check(_ model: RouteModel, into bag: inout DiagnosticBag)

  /// Reports what the rule finds in a model, for rules that share facts about it.
  ///
  /// The default implementation checks the model alone.
  func check(_ facts: ModelFacts, into bag: inout DiagnosticBag)
}

extension Rule {
  package func check(_ facts: ModelFacts, into bag: inout DiagnosticBag) {
    check(facts.model, into: &bag)
  }
}

/// Every rule, in the order that makes the output clearest if several of them report something.
package let allRules: [any Rule] = [
  DuplicateCases(),
  AmbiguousRoutes(),
  UnreachableRoutes(),
  UnprintableRoutes(),
  FailingExamples(),
  UndecidedOverlaps(),
  TooManyCases(),
  ManyCases(),
  UppercaseSegments(),
  MixedNaming(),
  UndocumentedRoutes(),
  SingleValueEnums(),
  UnusedTypes(),
  UnusedImports(),
  SingleChildGroups(),
  OptionalWithDefault(),
  KeywordParameters(),
  DuplicateDocumentation(),
  InsecureScheme(),
  DeprecatedWithoutReplacement(),
  ClosedEnums(),
  UnusualCase(),
  ShadowedTypes(),
  RequiredBools(),
  WholeFragments(),
  LateExceptions(),
]

/// Checks a model against every rule.
///
/// A declaration with a mistake is not in the model, so what it uses would look unused, and its
/// neighbours would look alone in their group. So rules of style are checked only if there are no errors.
package func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
  let facts = ModelFacts(model)
  for rule in allRules
  where type(of: rule).code.severity == .error && !bag.isFull || !bag.hasErrors {
    rule.check(facts, into: &bag)
  }
}

extension RouteModel {
  /// Every group of the file itself, each before the groups in it.
  var groups: [Group] {
    var found: [Group] = []
    func collect(_ members: [Member]) {
      // A mounted route set is checked in its own file.
      for case .group(let group) in members where group.mount == nil {
        found.append(group)
        collect(group.members)
      }
    }
    collect(members)
    return found
  }

  /// The members of every enum: the route set's own, then each group's.
  var enums: [(name: String, span: Span, members: [Member])] {
    [(name, nameSpan, members)] + groups.map { ($0.typeName, $0.nameSpan, $0.members) }
  }
}
