extension RouteSyntax {
  /// The routes of a group that repeat its path, as in Angular: `/users { /users/all }`.
  func repeatedPrefixes(in file: SourceFile) -> [Diagnostic] {
    let prefix = file.text(of: pattern.span)
    guard !pattern.segments.isEmpty, pattern.query.isEmpty else { return [] }
    return (block ?? []).compactMap { declaration in
      guard case .route(let route) = declaration else { return nil }
      let text = file.text(of: route.pattern.span)
      guard text.hasPrefix("\(prefix)/") else { return nil }
      let place = Span(
        file: file.id, start: route.pattern.span.start,
        end: route.pattern.span.start + prefix.utf8.count)
      return Diagnostic(
        .suspiciousText, "the routes of a group begin with '\(prefix)' anyway", at: place
      )
      .note("this route is '\(prefix)\(text)'")
      .propose("remove it", replace: place, with: "")
    }
  }
}
