import FuzzSupport
import RoutegenCompiler
import RoutegenTool

/// Imports a text as links, and looks up the links that are in it, as `import` and `links` do.
@main enum FuzzTexts {
  static func main() {
    runFuzzer { start, count in
      let file = SourceFile(path: "text", bytes: input(start, count))
      fail(faultsOfImport(file) + faultsOfLinks(in: file))
      return 0
    }
  }
}

// MARK: Import

private func faultsOfImport(_ file: SourceFile) -> [String] {
  let imported = Import([file], name: "App")
  guard let text = imported.text else {
    let isExplained = imported.problems.contains { $0.severity == .error }
    return isExplained ? [] : ["neither a route file nor an error"]
  }
  let routes = SourceFile(path: "import.routes", text: text)
  let compilation = Compilation(routes)
  if let mistake = compilation.diagnostics.first(where: { $0.severity == .error }) {
    return ["the route file has an error: \(mistake.message)"]
  }
  if ParsedFile(routes).formatted != text { return ["the route file is not formatted"] }
  let matcher = ExplainingMatcher(compilation.model)
  let links = Set(file.linkListLines.map { file.text(of: $0.bare(in: file.bytes).link) })
  let opened = links.count { matcher.opens($0) }
  return opened >= imported.linkCount - imported.refusedCount ? [] : ["a link opens nothing"]
}

// MARK: Links

private let rich: (model: RouteModel, checker: LinkChecker) = {
  let compilation = Compilation(SourceFile(path: "Rich.routes", text: richRoutes))
  return (compilation.model, LinkChecker([compilation.model], now: 1_700_000_000))
}()
private let matcher = ExplainingMatcher(rich.model)

private func faultsOfLinks(in file: SourceFile) -> [String] {
  let links = foundLinks(in: file.bytes, to: rich.checker.origins)
  var end = 0
  for link in links {
    if link.range.isEmpty || link.range.lowerBound < end || link.range.upperBound > file.bytes.count
    {
      return ["a link is not behind the one before it"]
    }
    end = link.range.upperBound
  }
  for finding in rich.checker.findings(about: links, in: file) {
    if !links.contains(where: {
      $0.range == finding.span.start..<finding.span.end
    }) {
      return ["a finding is about no link: \(finding.message)"]
    }
    for fix in finding.fixIts where !matcher.opens(fix.replacement) {
      return ["what is proposed opens nothing: \(fix.replacement)"]
    }
  }
  return []
}

extension ExplainingMatcher {
  fileprivate func opens(_ link: String) -> Bool {
    if case .route = match(link, isPath: true) { true } else { false }
  }
}
