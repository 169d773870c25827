package import RoutegenSource
package import RoutegenSyntax

/// Returns the variants of a file in which nothing is wrong; their schemes and hosts are resolved with the rest
/// of the file.
package func resolveVariants(
  of file: FileSyntax, into bag: inout DiagnosticBag
) -> [VariantSyntax] {
  var first: [String: Span] = [:]
  return file.variants.filter { variant in
    let name = variant.name
    if !Names.isIdentifier(name.text) || namesOfConditions.contains(name.text) {
      return bag.refuse(.invalidCondition(name))
    }
    if let original = first[name.text] {
      return bag.refuse(.repeated(name, called: "variant", first: original))
    }
    first[name.text] = name.span
    if variant.entries.isEmpty, variant.hasMistakes { return false }
    let problems = file.problems(of: variant, proposals: { bag.proposals($0) })
    for problem in problems { bag.report(problem) }
    return problems.isEmpty
  }
}

/// The words after `#if` that are no compilation conditions of a project.
private let namesOfConditions: Set<String> = [
  "true", "false", "os", "arch", "swift", "compiler", "canImport", "targetEnvironment",
  "hasFeature", "hasAttribute",
]

extension FileSyntax {
  /// What is wrong with the lines of a variant: each replaces something that the file has.
  fileprivate func problems(
    of variant: VariantSyntax, proposals: ([String]) -> [String]
  ) -> [Diagnostic] {
    if variant.entries.isEmpty { return [.emptyVariant(variant.name)] }
    var problems: [Diagnostic] = []
    var renamed: [String: Span] = [:]
    let replacesHosts = variant.entries.contains { if case .hosts = $0 { true } else { false } }
    let own = declarations.flatMap { declaration -> [NameSyntax] in
      if case .hosts(let names) = declaration { names } else { [] }
    }
    let ownSpans = Set(own.map(\.span))
    let others = hosts.filter { !replacesHosts || !ownSpans.contains($0.span) }.map(\.text)
    for entry in variant.entries {
      switch entry {
      case .schemes(let names):
        if !declarations.contains(where: { if case .schemes = $0 { true } else { false } }) {
          problems.append(.nothingToReplace(names[0], "scheme"))
        }
      case .hosts(let names):
        if own.isEmpty { problems.append(.nothingToReplace(names[0], "host")) }
      case .host(let old, _):
        if let original = renamed[old.text.lowercased()] {
          problems.append(.repeated(old, called: "host", first: original))
        } else if !others.contains(where: { $0.lowercased() == old.text.lowercased() }) {
          problems.append(.unknownHost(old, among: proposals(others)))
        }
        renamed[old.text.lowercased()] = old.span
      }
    }
    return problems
  }
}

extension Diagnostic {
  fileprivate static func invalidCondition(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .invalidVariant, "'\(name.text)' cannot be a compilation condition", at: name.span
    )
    .note(
      "it is a name such as 'BETA', which '.define(\"BETA\")' in Package.swift or 'Active Compilation "
        + "Conditions' in Xcode declares")
  }

  fileprivate static func emptyVariant(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .invalidVariant, "the variant '\(name.text)' has no schemes and no hosts", at: name.span
    )
    .note("its lines are 'scheme myapp-beta', 'host beta.example.com' or 'host old = new'")
  }

  fileprivate static func nothingToReplace(_ name: NameSyntax, _ directive: String) -> Diagnostic {
    Diagnostic(
      .invalidVariant,
      "a variant replaces the '\(directive)' lines of the file, which has none", at: name.span
    )
    .note(
      "write '\(directive) …' outside of the variant for the other builds, or remove this line")
  }

  fileprivate static func unknownHost(_ name: NameSyntax, among known: [String]) -> Diagnostic {
    Diagnostic(
      .invalidVariant, "the file names no host '\(name.text)' that the variant does not replace",
      at: name.span
    )
    .suggest(name.text, at: name.span, among: known, called: "hosts")
  }
}
