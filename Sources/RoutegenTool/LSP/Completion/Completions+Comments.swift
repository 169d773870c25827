import RoutegenCompiler

/// The comments that silence warnings: `// routegen:disable-line many-cases`.
extension Completions {
  /// The words in the comment at the place, up to it; `nil` if it silences nothing.
  private var directive: Substring? {
    let marker = "routegen:"
    guard let comment = place.comment.map(place.file.text), comment.hasPrefix("//") else {
      return nil
    }
    let words = comment.dropFirst(2).drop { $0 == " " }
    return words.hasPrefix(marker) && !words.contains(" --") ? words.dropFirst(marker.count) : nil
  }

  /// The words of such a comment, or the rules that it may name.
  var suppressions: [Proposal] {
    guard let directive else { return [] }
    if !directive.contains(" ") { return LanguageWord.suppressions.map { Proposal($0) } }
    return DiagnosticCode.ofCompiler.filter(\.isSilenceable).map { code in
      Proposal(code.name, .constant, detail: code.rawValue, documentation: summary(code))
    }
  }

  /// The number of bytes of the last word.
  var typedInComment: Int {
    directive?.split(omittingEmptySubsequences: false) { $0 == " " || $0 == "," }.last?.utf8.count
      ?? 0
  }
}
