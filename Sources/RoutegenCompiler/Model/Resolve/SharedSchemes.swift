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

extension VariantSyntax {
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
    let (old, word) = (name.origin, variant.name.text.lowercased())
    let new = old + (old.contains(".") ? "." : "-") + word.replacing("_", with: "-")
    let problem = Diagnostic(
      .sharedScheme,
      "builds with '\(variant.name.text)' have the scheme '\(old)', and so have the others",
      at: variant.name.span,
      note: "with both apps installed, either may get its links; if that is meant, write "
        + "'scheme \(old) = \(old)'"
    )
    .also(name.span, "the variant does not replace it")
    guard let last = variant.spans.max(by: { $0.end < $1.end }) else { return problem }
    let line = file.span(ofLine: file.location(of: last.end).line)
    let rest = Span(file: file.id, start: last.end, end: line.end)
    return problem.propose(
      "write 'scheme \(old) = \(new)' in the variant",
      replace: file.text(of: rest).contains("}") ? rest.startPoint : rest.endPoint,
      with: "\n\(file.indentation(ofLineAt: last))scheme \(old) = \(new)")
  }
}
