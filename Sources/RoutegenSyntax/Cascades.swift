import RoutegenSource

extension DiagnosticBag {
  /// Keeps one syntax error for each line of `file`.
  ///
  /// After a mistake with just one possible meaning, the parser knows the rest of the line, so the
  /// next mistake is a mistake of its own.
  mutating func removeCascades(in file: SourceFile) {
    var broken: Set<Int> = []
    removeConsequences { problem in
      guard problem.code.isOfForm else { return false }
      let line = file.location(of: problem.span.start).line
      if broken.contains(line) { return true }
      if problem.severity == .error, !problem.fixIts.contains(where: \.isAutomatic) {
        broken.insert(line)
      }
      return false
    }
  }
}

extension DiagnosticCode {
  /// Whether the diagnostic is about the form of a line, which mistakes in the line may distort.
  fileprivate var isOfForm: Bool {
    [.unexpectedToken, .unknownDirective, .emptySegment, .invalidPattern, .suspiciousText]
      .contains(self)
  }
}
