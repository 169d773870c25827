package struct LineRenderer: Sendable {
  let files: [SourceFile]
  package init(files: [SourceFile]) { self.files = files }
  package func render(_ d: Diagnostic) -> String {
    let f = files[d.span.file.number]
    let l = f.location(of: d.span.start)
    return
      "\(f.path):\(l.line):\(l.column): \(d.severity.rawValue): \(d.message) [\(d.code.rawValue)]\n"
  }
}
