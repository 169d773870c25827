/// Returns the variants of a file in which nothing is wrong; their schemes and hosts are resolved with the rest
/// of the file.
package func resolveVariants(
  of file: FileSyntax, into bag: inout DiagnosticBag
) -> [VariantSyntax] {
  var first: [String: Span] = [:]
  return file.variants.filter { variant in
    let name = variant.name
    let first = first.updateValue(name.span, forKey: name.text)
    let problems = file.problems(of: variant, first, proposals: { bag.isFull ? [] : $0 })
    for problem in problems { bag.report(problem) }
    return problems.isEmpty && !variant.entries.isEmpty
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
    of variant: VariantSyntax, _ first: Span?, proposals: ([String]) -> [String]
  ) -> [Diagnostic] {
    let name = variant.name
    if !Names.isIdentifier(name.text) || namesOfConditions.contains(name.text) {
      return [
        Diagnostic(
          .invalidVariant, "'\(name.text)' cannot be a compilation condition", at: name.span,
          note:
            "it is a name such as 'BETA', which '.define(\"BETA\")' in Package.swift or 'Active Compilation "
            + "Conditions' in Xcode declares")
      ]
    }
    if let first { return [.repeated(name, called: "variant", first: first)] }
    if variant.entries.isEmpty {
      if variant.hasMistakes { return [] }
      return [
        Diagnostic(
          .invalidVariant, "the variant '\(name.text)' has no schemes and no hosts",
          at: name.span,
          note:
            "its lines are 'scheme myapp-beta', 'host beta.example.com', 'host old = new' or 'scheme old = new'"
        )
      ]
    }
    var problems: [Diagnostic] = []
    var renamed: [OriginsSyntax.Kind: [String: Span]] = [:]
    let lines = Set(declarations.compactMap(\.kindOfLine))
    let known = origins(beside: Set(variant.entries.compactMap(\.kindOfLine)))
    let origins = known.mapValues { Set($0.map(\.origin)) }
    for entry in variant.entries {
      switch entry {
      case .schemes(let names), .hosts(let names):
        guard let kind = entry.kindOfLine, !lines.contains(kind) else { continue }
        problems.append(
          Diagnostic(
            .invalidVariant,
            "a variant replaces the '\(kind.noun)' lines of the file, which has none",
            at: names[0].span,
            note:
              "write '\(kind.noun) …' outside of the variant for the other builds, or remove this line"
          ))
      case .replacement(let kind, let old, _):
        if let original = renamed[kind]?[old.origin] {
          problems.append(.repeated(old, called: kind.noun, first: original))
        } else if origins[kind]?.contains(old.origin) != true {
          let isReplaced = self.origins(kind).contains { $0.origin == old.origin }
          let texts = known[kind, default: []].map(\.text)
          problems.append(
            isReplaced
              ? Diagnostic(
                .invalidVariant,
                "the line '\(kind.noun)' of the variant already replaces '\(old.text)'",
                at: old.span, note: "remove one of the two lines")
              : Diagnostic(
                .invalidVariant, "the file has no \(kind.noun) '\(old.text)' to replace",
                at: old.span
              )
              .suggest(
                old.text, at: old.span, among: proposals(texts), called: "\(kind.noun)s"))
        }
        renamed[kind, default: [:]][old.origin] = old.span
      }
    }
    return problems
  }

  /// The schemes and hosts that the file names, without those of lines that a variant replaces.
  private func origins(
    beside replaced: Set<OriginsSyntax.Kind>
  ) -> [OriginsSyntax.Kind: [NameSyntax]] {
    var rest = self
    rest.declarations.removeAll { $0.kindOfLine.map(replaced.contains) ?? false }
    return [.schemes: rest.origins(.schemes), .hosts: rest.origins(.hosts)]
  }
}

extension DeclarationSyntax {
  fileprivate var kindOfLine: OriginsSyntax.Kind? {
    switch self {
    case .schemes: .schemes
    case .hosts: .hosts
    case _: nil
    }
  }
}

extension VariantEntrySyntax {
  fileprivate var kindOfLine: OriginsSyntax.Kind? {
    switch self {
    case .schemes: .schemes
    case .hosts: .hosts
    case .replacement: nil
    }
  }
}

/// Reports the schemes and hosts of the file that builds with the variant have no longer, and whose links still
/// open a route there, because a block or a pattern names them.
package func checkOrigins(
  of other: RouteModel, with variant: VariantSyntax, insteadOf model: RouteModel,
  into bag: inout DiagnosticBag
) {
  let (schemes, hosts) = (Set(other.schemes), Set(other.hosts))
  let gone: [(kind: OriginsSyntax.Kind, name: String)] =
    model.schemes.filter { !schemes.contains($0) }.map { (.schemes, $0) }
    + model.hosts.filter { !hosts.contains($0) }.map { (.hosts, $0.description) }
  var kept: [OriginConstraint: Pattern] = [:]
  for (candidate, origins) in other.candidates.reversed()
  where !candidate.sources.contains(where: { if case .host = $0 { true } else { false } }) {
    for origin in origins { kept[origin] = candidate.pattern }
  }
  for (kind, old) in gone {
    guard let origin = kind.origin(old), let pattern = kept[origin], !variant.names(kind, old)
    else { continue }
    let name = variant.name.text
    let isMounted = pattern.span.file != variant.name.span.file
    let place = isMounted ? "a 'variant \(name)' of the file with the pattern" : "the variant"
    bag.report(
      Diagnostic(
        .invalidVariant,
        "builds with '\(name)' replace '\(kind.noun) \(old)', and '\(pattern.text)' still opens its links",
        at: variant.name.span
      )
      .also(pattern.span, "this pattern names it")
      .note("write '\(variant.line(replacing: old, kind))' in \(place)"))
  }
}

extension VariantSyntax {
  /// Whether a line of the variant names the scheme or host itself.
  fileprivate func names(_ kind: OriginsSyntax.Kind, _ name: String) -> Bool {
    entries.contains { entry in
      if case .replacement(kind, _, let new) = entry { new.origin == name } else { false }
    }
  }
}

extension OriginsSyntax.Kind {
  fileprivate func origin(_ name: String) -> OriginConstraint? {
    switch self {
    case .hosts: HostPattern(declared: name).map(OriginConstraint.host)
    case .schemes: .scheme(name)
    }
  }
}
