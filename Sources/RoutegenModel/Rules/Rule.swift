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

/// Every rule, in the order that gives the clearest output when several fire at once.
package let allRules: [any Rule] = [
  DuplicateCases(),
  AmbiguousRoutes(),
  UnreachableRoutes(),
  FailingExamples(),
  TooManyCases(),
  ManyCases(),
]

/// Asks every rule.
package func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
  for rule in allRules { rule.check(model, into: &bag) }
}

extension RouteModel {
  /// The members of every enum: the route set's own, then each group's.
  var enums: [(name: String, span: Span, members: [Member])] {
    var found = [(name, nameSpan, members)]
    func collect(_ members: [Member]) {
      for case .group(let group) in members {
        found.append((group.typeName, group.nameSpan, group.members))
        collect(group.members)
      }
    }
    collect(members)
    return found
  }
}
