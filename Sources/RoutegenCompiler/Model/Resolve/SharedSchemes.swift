/// Reports the schemes that builds with a variant have in common with the others, though the variant replaces others.
///
///     scheme app
///     variant BETA { scheme app-beta }
///     /sign-in
///         also com.example.app://sign-in    // RG432
///
/// Hosts are not reported: the association file of a host decides which app opens its links.
package func checkSharedSchemes(
  of parsed: ParsedFile, with variant: VariantSyntax, into bag: inout DiagnosticBag
) {
  guard variant.replacesSchemes else { return }
  let (file, own) = (parsed.syntax, variant.spans)
  let kept = file.replacingOrigins(by: variant).origins(.schemes).filter { !own.contains($0.span) }
  var shared = Set(kept.map(\.origin)).filter { !$0.isWebScheme }
  for name in file.origins(.schemes) where shared.remove(name.origin) != nil {
    bag.report(.sharedScheme(name, variant, in: parsed.file))
  }
}

/// Reports variants that change nothing.
///
/// One before a variant that changes something is kept: it decides if both conditions are set.
package func checkChanges(of model: RouteModel, into bag: inout DiagnosticBag) {
  for variant in model.variants.reversed().prefix(while: { $0.model.hasOrigins(of: model) }) {
    bag.report(
      .invalidVariant, "builds with '\(variant.name)' have the schemes and hosts of the others",
      at: variant.span, note: "remove the variant, or write another scheme or host in it")
  }
}

extension RouteModel {
  fileprivate func hasOrigins(of other: RouteModel) -> Bool {
    schemes == other.schemes && schemeForms == other.schemeForms && hosts == other.hosts
      && bases == other.bases
      && acceptsHTTP == other.acceptsHTTP
      && candidates.map(\.origins) == other.candidates.map(\.origins)
  }
}

extension VariantSyntax {
  /// A line that replaces a scheme or host by one that is named after the variant.
  func line(replacing old: String, _ kind: OriginsSyntax.Kind) -> String {
    let word = name.text.lowercased().replacing("_", with: "-")
    let new =
      switch kind {
      case .schemes: old + (old.contains(".") ? "." : "-") + word
      case .hosts: old.hasPrefix("*.") ? "*.\(word)\(old.dropFirst())" : "\(word).\(old)"
      }
    return "\(kind.noun) \(old) = \(new)"
  }

  fileprivate var replacesSchemes: Bool {
    entries.contains { entry in
      switch entry {
      case .schemes: true
      case .hosts: false
      case .replacement(let kind, _, _): kind == .schemes
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func sharedScheme(
    _ name: NameSyntax, _ variant: VariantSyntax, in file: SourceFile
  ) -> Diagnostic {
    let old = name.origin
    let line = variant.line(replacing: old, .schemes)
    let problem = Diagnostic(
      .sharedScheme,
      "builds with '\(variant.name.text)' have the scheme '\(old)', and so have the others",
      at: variant.name.span,
      note: "with both apps installed, either may get its links; if that is meant, write "
        + "'scheme \(old) = \(old)'"
    )
    .also(name.span, "the variant does not replace it")
    guard let last = variant.spans.max(by: { $0.end < $1.end }) else { return problem }
    let end = file.span(ofLine: file.location(of: last.end).line).end
    let rest = Span(file: file.id, start: last.end, end: end)
    return problem.propose(
      "write '\(line)' in the variant",
      replace: file.text(of: rest).contains("}") ? rest.startPoint : rest.endPoint,
      with: "\n\(file.indentation(ofLineAt: last))\(line)")
  }
}
