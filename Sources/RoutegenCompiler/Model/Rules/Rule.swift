/// A check of a model.
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

/// A rule that reports a warning; "Add a lint" in CONTRIBUTING.md describes how to add one.
package protocol Lint: Rule {}

/// Every rule, in the order that makes the output clearest if several of them report something.
package let allRules: [any Rule] = [
  DuplicateCases(),
  HiddenRouteSets(),
  SecondFragments(),
  AmbiguousRoutes(),
  UnreachableRoutes(),
  UnprintableRoutes(),
  DelayedCallbacks(),
  FailingExamples(),
  UndecidedOverlaps(),
  CapturedRoutes(),
  TooManyCases(),
  ManyCases(),
  UppercaseSegments(),
  UndocumentedRoutes(),
  UnusedTypes(),
  UnusedImports(),
  OptionalWithDefault(),
  InsecureScheme(),
  DeprecatedWithoutReplacement(),
  ClosedEnums(),
  ShadowedTypes(),
  RequiredBools(),
  WholeFragments(),
  UppercaseHosts(),
  RepeatedBases(),
  HostsAsValues(),
  ModuleNames(),
  UnbuiltFiles(),
  LateExceptions(),
  FragmentsAsPaths(),
  UnescapedKeys(),
  DeadParameters(),
]

extension DiagnosticCode {
  /// Every code that `routegen generate` can report, in the order of the numbers.
  package static let ofCompiler =
    (ofSyntax + ofModel + allLints.map { $0.code }).sorted { $0.rawValue < $1.rawValue }
}

/// The rules that are lints.
package let allLints = allRules.compactMap { type(of: $0) as? any Lint.Type }

/// Checks a model against every rule.
///
/// A declaration with a mistake is not in the model, so what it uses would look unused, and its
/// neighbours would look alone in their group. So rules of style are checked only if there are no errors.
///
/// - Parameter budget: The work for questions about overlapping patterns, which the builds of a file share.
package func check(
  _ model: RouteModel, _ budget: SearchBudget = SearchBudget(), into bag: inout DiagnosticBag
) {
  let facts = ModelFacts(model, budget)
  for rule in allRules
  where type(of: rule).code.severity == .error && !bag.isFull || !bag.hasErrors {
    rule.check(facts, into: &bag)
  }
}

extension RouteModel {
  /// Everything that the file itself declares, each group before its members.
  ///
  /// Of a mounted route set, this is the line that mounts it; the set is checked in its own file.
  var declared: [Member] {
    var found: [Member] = []
    func collect(_ members: [Member]) {
      for member in members {
        found.append(member)
        if case .group(let group) = member, group.mount == nil { collect(group.members) }
      }
    }
    collect(members)
    return found
  }

  /// The routes of the file itself, without those of mounted route sets.
  var ownRoutes: [Route] {
    declared.compactMap { if case .route(let route) = $0 { route } else { nil } }
  }

  /// The members of every enum of the file: the route set's own, then each group's.
  var enums: [(name: String, span: Span, members: [Member])] {
    let groups = declared.compactMap { member in
      if case .group(let group) = member, group.mount == nil { group } else { nil }
    }
    return [(name, nameSpan, members)] + groups.map { ($0.typeName, $0.nameSpan, $0.members) }
  }
}
