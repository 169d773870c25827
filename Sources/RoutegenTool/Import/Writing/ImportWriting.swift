import RoutegenCompiler

/// Writes a draft, compiles it, and tries the links from which it was made.
struct ImportWriting {
  private let draft: Draft
  private let name: String
  private let files: [String]
  private let lists: [String]

  /// The number of links that are tried: of plain ones with the same first segment and number of segments, and of
  /// those with unusual characters.
  ///
  /// All other plain links open their route by the way in which it was made.
  private static let triedOfRoute = 20
  private static let triedUnusual = 3_000

  /// - Parameters:
  ///   - files: The names of all files.
  ///   - lists: The names of the lists of links.
  init(_ draft: Draft, name: String, files: [String], lists: [String]) {
    (self.draft, self.name, self.files, self.lists) = (draft, name, files, lists)
  }

  /// Returns the text of the route file and the number of its routes; `nil` if it does not compile.
  func write(_ links: inout LinkImporter) -> (text: String?, routeCount: Int) {
    for hasGroups in [true, false] {
      let trial = ImportTrial(text(links, hasGroups))
      guard let model = trial.model else { continue }
      refuse(&links, ExplainingMatcher(model))
      // The comments have the links that are not opened.
      let final = ImportTrial(text(links, hasGroups))
      return (final.model == nil ? nil : final.text, model.routes.count)
    }
    return (nil, 0)
  }

  private func text(_ links: LinkImporter, _ hasGroups: Bool) -> String {
    let header = header(links)
    var writer = DraftWriter(
      draft, named: name, header: header, lists: lists, hasGroups: hasGroups)
    return writer.text(problems: links.list.problems.sorted { $0.place < $1.place })
  }

  private func header(_ links: LinkImporter) -> [String] {
    let names = files.prefix(4).map { printable($0) }.joined(separator: ", ")
    let more = files.count > 4 ? " and \(files.count - 4) more" : ""
    var lines = ["Made by 'routegen import' from \(names)\(more)."]
    let (opened, problems) = (links.list.links.count, links.list.problems.count)
    if opened + problems > 0 {
      let all = problems == 0 ? "each opens a route" : "\(opened) open a route"
      lines[0] += " \(LinkImporter.links(opened + problems)): \(all)."
    }
    let patterns = links.list.patterns.count
    if patterns > 0 {
      lines[0] += " \(patterns == 1 ? "1 pattern" : "\(patterns) patterns") of another tool."
    }
    lines.append("Names, types and groups are proposals: check them, and remove these comments.")
    if draft.schemes.isEmpty, draft.hosts.isEmpty, draft.blocks.isEmpty {
      lines.append(
        "No file names a host or a scheme. Declare yours: 'scheme myapp', 'host example.com'.")
    }
    if draft.routeCount == 0 {
      lines.append(
        "No file says which links the app opens. Write them below, such as '/items/{id: Int}'.")
    }
    return lines
  }

  /// Lists the links that the compiled file does not open as problems.
  private func refuse(_ links: inout LinkImporter, _ matcher: ExplainingMatcher) {
    links.refusePatterns { matcher.match($0, isPath: true).route != nil }
    // What other files say may exclude links, or open them otherwise.
    let triesAll =
      !draft.exceptions.isEmpty || !draft.blocks.isEmpty || !links.list.patterns.isEmpty
    var unusual = 0
    var tried: [[UInt8]: Int] = [:]
    links.refuse { link in
      if link.isPlain, !triesAll {
        let shape = Array("\(link.segments.count)/\(link.segments.first ?? "")".utf8)
        tried[shape, default: 0] += 1
        if tried[shape, default: 0] > Self.triedOfRoute { return nil }
      } else if !triesAll {
        unusual += 1
        if unusual > Self.triedUnusual { return nil }
      }
      return Self.reason(matcher.match(link.text, isPath: true))
    }
  }

  /// The reason of an answer that is not a route.
  private static func reason(_ answer: ExplainingMatcher.Answer) -> String? {
    switch answer {
    case .route: nil
    case .malformed(let reason): "it is malformed: \(reason)"
    case .wrongScheme(let scheme): "its scheme '\(scheme)' is not declared"
    case .wrongHost(let host): "its host '\(host)' is not declared"
    case .notFound: "no route has its path"
    case .missing(let parameter): "it has no '\(parameter)'"
    case .invalidValue(let parameter, let value): "'\(value)' is not a value of '\(parameter)'"
    case .excluded: "an 'except' says that it opens nothing"
    }
  }
}
