import RoutegenSource

extension CheckedFile {
  /// So many times a change may make another one possible.
  private static let rounds = 10

  /// Makes the changes that need nobody's decision, and says which they were.
  mutating func fix() -> [CheckReport.Change] {
    // What is not UTF-8 would be another file when it is written.
    guard Array(source.text(of: source.whole).utf8) == source.bytes else { return [] }
    var changes: [CheckReport.Change] = []
    for _ in 0..<Self.rounds {
      let found = diagnostics.compactMap { diagnostic in
        diagnostic.fixIts.first.map { (fix: $0, code: diagnostic.code) }
      }
      let codes = Dictionary(
        found.map { ($0.fix, $0.code) }, uniquingKeysWith: { first, _ in first })
      let (fixed, applied) = source.applying(found.map(\.fix).filter(\.isAutomatic))
      if applied.isEmpty { break }
      for fix in applied {
        guard let code = codes[fix] else { continue }
        let (line, column) = source.location(of: fix.span.start)
        changes.append(
          CheckReport.Change(
            path: source.path, line: line, column: column, code: code, title: fix.title))
      }
      source = fixed
    }
    return changes
  }
}

extension SourceFile {
  fileprivate var whole: Span { Span(file: id, start: 0, end: bytes.count) }
}
