package import RoutegenModel

extension AndroidManifest {
  /// The file, and what it cannot say.
  package func exported(_ matcher: ExplainingMatcher) -> ExportedFile {
    var file = ExportedFile(text)
    file.findings = AndroidFindings.all(of: self, matcher)
    return file
  }
}
