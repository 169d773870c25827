package import RoutegenSource

/// One thing the tool checks about a model.
///
/// To add a rule: add its code to `DiagnosticCode`, add a file to `Rules/` named after the rule,
/// list it in ``allRules``, add a file that shows it under `Tests/Corpus/check`.
package protocol Rule: Sendable {
  /// The code of everything this rule reports.
  static var code: DiagnosticCode { get }

  func check(_ model: RouteModel, into bag: inout DiagnosticBag)
}

/// A rule about patterns that get in each other's way, which all ask what is known of them.
protocol OverlapRule: Rule {
  func check(_ finder: inout OverlapFinder, of model: RouteModel, into bag: inout DiagnosticBag)
}

extension OverlapRule {
  package func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    var finder = OverlapFinder(model)
    check(&finder, of: model, into: &bag)
  }
}

/// Every rule, in the order that gives the clearest output when several fire at once.
package let allRules: [any Rule] = [
  DuplicateCases(),
  AmbiguousRoutes(),
  UnreachableRoutes(),
  FailingExamples(),
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
]

/// Asks every rule.
///
/// What a mistake has left out of the model would look unused or alone in its group, so the style of
/// a file is looked at when it has no errors.
package func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
  var finder: OverlapFinder?
  for rule in allRules
  where type(of: rule).code.severity == .error && !bag.isFull || !bag.hasErrors {
    if let rule = rule as? any OverlapRule {
      var known = finder ?? OverlapFinder(model)
      rule.check(&known, of: model, into: &bag)
      finder = known
    } else {
      rule.check(model, into: &bag)
    }
  }
}

extension RouteModel {
  /// Every group, a group before those in it.
  var groups: [Group] {
    var found: [Group] = []
    func collect(_ members: [Member]) {
      // A mounted route set is looked at in its own file.
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
