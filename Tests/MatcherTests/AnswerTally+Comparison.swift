import RoutegenCompiler

extension AnswerTally {
  /// So many, because compiling the route set takes as long as reading a thousand of them.
  private static let linksPerSet = 240

  /// Compares both matchers for the random route set of a seed, and counts their answers.
  ///
  /// A route set with errors is skipped.
  mutating func compare(seed: UInt64) {
    var randomSet = RandomRouteSet(seed: seed)
    let text = randomSet.text()
    let compilation = Compilation(SourceFile(path: "random.routes", text: text))
    guard !compilation.hasErrors else { return }
    sets += 1
    let matchers = TwoMatchers(compilation.model)
    var randomLink = RandomLink(seed: seed)
    var guidedLink = GuidedLink(compilation.model, seed: seed)
    for number in 0..<Self.linksPerSet {
      let link = number % 2 == 0 ? randomLink.text() : guidedLink.text()
      links += 1
      answers[matchers.runtime.match(link).kind, default: 0] += 1
      let isExplained = number % 8 < 2
      if let difference = matchers.difference(for: link, isExplained: isExplained) {
        differences.append("\(link)\n \(difference)\n in\n\(text)")
        return
      }
    }
  }

  /// The kinds of answers with few links, all of which have to come up, or the comparison proves
  /// nothing.
  func rareKinds(fewerThan count: Int) -> [String] {
    let kinds = [
      "route", "malformed", "wrongScheme", "wrongHost", "notFound", "missing", "invalidValue",
      "excluded",
    ]
    return kinds.filter { answers[$0, default: 0] < count }
  }
}
