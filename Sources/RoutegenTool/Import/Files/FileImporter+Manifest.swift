import RoutegenCompiler

/// Android manifests.
///
/// A filter opens its own paths on its own hosts and schemes. So there is a block for each host of web links, and for
/// each custom scheme, with the paths of all filters that have it. Those with the same paths are one block; if all have
/// them, no block is needed.
extension FileImporter {
  mutating func addManifest(to draft: inout Draft) {
    let manifest = DeployedManifest(file)
    problems += manifest.problems
    if manifest.filters.isEmpty {
      draft.remarks.append("\(printable(file.path)) has no intent filter that opens links.")
    }
    let filters = manifest.filters.map { LinkFilter($0) }
    for filter in filters { addRemarks(about: filter, to: &draft) }
    let webHosts = Set(filters.flatMap(\.webHosts).map(\.text))
    let blocks = blocks(of: filters, except: webHosts)
    if blocks.allSatisfy({ $0.root.isSame(as: blocks[0].root) }) {
      for filter in filters { declare(filter, in: &draft) }
      let first = blocks.first.map { block in filters.filter { $0.has(block.names[0]) } } ?? []
      for filter in first { addPaths(of: filter, except: webHosts, to: &draft) }
    } else {
      let names = Set(blocks.flatMap(\.names))
      for filter in filters where filter.isWeb || !filter.has(anyOf: names) {
        declare(filter, except: names, in: &draft)
      }
      draft.addBlocks(blocks)
    }
  }

  /// A block for each host of web links and each scheme of other filters, if they have routes.
  private func blocks(of filters: [LinkFilter], except webHosts: Set<String>) -> [DraftBlock] {
    filters.flatMap(\.blockNames).withoutRepetitions.compactMap { name in
      let own = filters.filter { $0.has(name) }
      var part = Draft()
      for filter in own { addPaths(of: filter, except: webHosts, to: &part) }
      guard part.root.routeCount > 0 else { return nil }
      return DraftBlock(
        keyword: own[0].isWeb ? "host" : "scheme", names: [name], root: part.root,
        remark: own.map { place($0.span) }.joined(separator: ", "))
    }
  }

  private func addRemarks(about filter: LinkFilter, to draft: inout Draft) {
    if filter.schemes.contains(where: { $0.text == "http" }) {
      draft.remarks.append(
        "\(place(filter.span)): the filter also opens 'http' links; 'scheme http' would accept them."
      )
    }
    if filter.paths.isEmpty, filter.isWeb || filter.hosts.isEmpty {
      draft.remarks.append(
        "\(place(filter.span)): the filter opens every path, so there is no route for it.")
    }
  }

  /// Declares the schemes and hosts of a filter.
  ///
  /// - Parameter names: Those for which there are blocks.
  private func declare(_ filter: LinkFilter, except names: Set<String> = [], in draft: inout Draft)
  {
    for scheme in filter.schemes where !scheme.text.isWebScheme && !names.contains(scheme.text) {
      add(scheme: scheme.text, at: scheme.span, to: &draft)
    }
    for host in filter.webHosts where !names.contains(host.text.lowercased()) {
      add(host: host.text, at: host.span, to: &draft)
    }
  }

  /// - Parameter webHosts: The hosts of web links, which are no segment in links with a custom scheme either.
  private func addPaths(
    of filter: LinkFilter, except webHosts: Set<String>, to draft: inout Draft
  ) {
    // The host of a link with a custom scheme is its first segment.
    let firsts: [String?] =
      filter.isWeb || filter.hosts.isEmpty
      ? [nil] : filter.hosts.map { webHosts.contains($0.text) ? nil : $0.text }
    for first in firsts { add(filter, below: first, to: &draft) }
  }

  private func add(_ filter: LinkFilter, below first: String?, to draft: inout Draft) {
    let before = first.map { [DraftSegment.literal($0)] } ?? []
    if filter.paths.isEmpty {
      guard let first else { return }
      let entry = Entry(
        place: place(filter.span),
        remarks: ["the filter opens every path after '\(printable(first))'"])
      add(entry, FilePattern.Path(segments: before), first, to: &draft)
    }
    for (pattern, span) in filter.paths {
      guard !pattern.text.isSetByBuild else { continue }
      var path = FilePattern(pattern).path([:], isDecoded: true)
      path.segments = before + path.segments
      add(Entry(place: place(span)), path, pattern.text, to: &draft)
    }
  }
}

/// What a filter opens, without what the build decides.
private struct LinkFilter {
  let span: Span

  /// The schemes in lower case.
  let schemes: [(text: String, span: Span)]
  let hosts: [DeployedIntentFilter.Value]
  let paths: [DeployedIntentFilter.Path]

  init(_ filter: DeployedIntentFilter) {
    span = filter.span
    schemes = filter.schemes.filter { !$0.isPlaceholder }.map { ($0.text.lowercased(), $0.span) }
    hosts = filter.hosts.filter { !$0.isPlaceholder }
    paths = filter.paths
  }

  var isWeb: Bool { schemes.contains { $0.text.isWebScheme } }
  var webHosts: [DeployedIntentFilter.Value] { isWeb ? hosts : [] }

  /// The hosts of web links, or the schemes of other links, that can begin a block.
  var blockNames: [String] {
    isWeb
      ? hosts.map { $0.text.lowercased() }.filter { $0 == "*" || HostPattern($0) != nil }
      : schemes.map(\.text).filter(\.isSchemeOfApp)
  }

  func has(_ name: String) -> Bool { blockNames.contains(name) }
  func has(anyOf names: Set<String>) -> Bool { blockNames.contains(where: names.contains) }
}

extension String {
  /// Whether the build of an Android app replaces the text or a part of it.
  fileprivate var isSetByBuild: Bool { contains("${") || hasPrefix("@") }

  /// Whether an app can declare the scheme, which is in lower case.
  fileprivate var isSchemeOfApp: Bool { isScheme && !isSchemeOfOthers && !isWebScheme }
}
