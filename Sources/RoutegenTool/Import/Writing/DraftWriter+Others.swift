/// What is not a route that links open.
extension DraftWriter {
  mutating func write(_ exception: DraftException) {
    var path = ""
    for segment in exception.path {
      switch segment {
      case .literal(let text): path += "/" + LiteralText.written(text)
      case .placeholder: path += "/{_}"
      case .rest: path += "/{_...?}"
      case .mixed(let pieces):
        path += "/" + pieces.map { $0.map(LiteralText.written) ?? "{_}" }.joined()
      }
    }
    let items = exception.items.map { item in
      let key = LiteralText.written(item.key)
      switch item.value {
      case .literal(let text): return text.isEmpty ? key : "\(key)=\(LiteralText.written(text))"
      case .parameter, .list: return "\(key)={_}"
      }
    }
    let query = items.isEmpty ? "" : "?" + items.joined(separator: "&")
    let pattern = exception.patternWithoutPath ?? (path.isEmpty ? "/" : path) + query
    lines.append("except \(pattern)  // \(exception.remark)")
  }

  /// The greatest number of links that are listed at the end.
  private static var mostProblems: Int { 50 }

  mutating func write(_ problems: [LinkProblem]) {
    guard !problems.isEmpty else { return }
    lines += ["", "// \(LinkImporter.links(problems.count)) of the list without a route:"]
    for problem in problems.prefix(Self.mostProblems) {
      let list = lists.count > 1 ? lists[problem.place.list] + ":" : "line "
      lines.append("//   \(list)\(problem.place.line): \(ValueText.shown(problem.text, 100))")
      lines.append("//     \(ValueText.shown(problem.reason, 120))")
    }
    let more = problems.count - Self.mostProblems
    if more > 0 { lines.append("//   and \(more) more") }
  }
}
