import RoutegenExport
import RoutegenModel
import RoutegenSource

/// Android manifests.
///
/// A filter opens its own paths on its own hosts and schemes, and so each becomes a block. Filters with the same hosts
/// and schemes are one; if all have the same, or the same paths, no block is needed.
extension FileImporter {
  mutating func addManifest(to draft: inout Draft) {
    let manifest = DeployedManifest(file)
    problems += manifest.problems
    if manifest.filters.isEmpty {
      draft.remarks.append("\(printable(file.path)) has no intent filter that opens links.")
    }
    let filters = manifest.filters.map { LinkFilter($0) }
    let webHosts = Set(filters.flatMap(\.webHosts).map(\.text))
    let groups = Self.groups(of: filters)
    let blocks = groups.map { group in
      var part = Draft()
      for filter in group { addPaths(of: filter, except: webHosts, to: &part) }
      draft.remarks += part.remarks
      return (group: group, root: part.root)
    }.filter { $0.root.routeCount > 0 }
    let isOne = blocks.allSatisfy { $0.root.isSame(as: blocks[0].root) }
    for filter in filters { declare(filter, withHosts: isOne || filter.paths.isEmpty, in: &draft) }
    if isOne {
      for filter in blocks.first?.group ?? [] { addPaths(of: filter, except: webHosts, to: &draft) }
    } else {
      draft.addBlocks(blocks.compactMap { block(of: $0.group, $0.root) })
    }
  }

  /// The filters with the same hosts and schemes, in the order of the file.
  private static func groups(of filters: [LinkFilter]) -> [[LinkFilter]] {
    var groups: [[LinkFilter]] = []
    for filter in filters {
      if let index = groups.firstIndex(where: { $0[0].origin == filter.origin }) {
        groups[index].append(filter)
      } else {
        groups.append([filter])
      }
    }
    return groups
  }

  /// The block of filters with the same hosts and schemes; `nil` if no host or scheme of them can be declared.
  private func block(of filters: [LinkFilter], _ root: DraftNode) -> DraftBlock? {
    let first = filters[0]
    let names =
      first.isWeb
      ? first.webHosts.map { $0.text.lowercased() }.filter { $0 == "*" || HostPattern($0) != nil }
      : first.schemes.map(\.text).filter(\.isSchemeOfApp)
    guard !names.isEmpty else { return nil }
    let places = filters.map { place($0.span) }.joined(separator: ", ")
    var seen: Set<String> = []
    return DraftBlock(
      keyword: first.isWeb ? "host" : "scheme", names: names.filter { seen.insert($0).inserted },
      root: root, remark: places)
  }

  /// Declares the schemes of a filter, and its hosts if there is no block for them.
  private func declare(_ filter: LinkFilter, withHosts: Bool, in draft: inout Draft) {
    for scheme in filter.schemes where !scheme.text.isWebScheme {
      if withHosts || filter.isWeb || !scheme.text.isSchemeOfApp {
        add(scheme: scheme.text, at: scheme.span, to: &draft)
      }
    }
    for host in filter.webHosts where withHosts || HostPattern(host.text) == nil && host.text != "*" {
      add(host: host.text, at: host.span, to: &draft)
    }
    if filter.schemes.contains(where: { $0.text == "http" }) {
      draft.remarks.append(
        "\(place(filter.span)): the filter also opens 'http' links; 'scheme http' would accept them."
      )
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
      guard let first else {
        draft.remarks.append(
          "\(place(filter.span)): the filter opens every path, so there is no route for it.")
        return
      }
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

  /// The hosts and schemes, without those of the paths.
  var origin: [Set<String>] {
    let custom = Set(schemes.map(\.text).filter { !$0.isWebScheme })
    return [custom, Set(webHosts.map(\.text)), isWeb ? ["https"] : []]
  }
}

extension String {
  /// Whether the build of an Android app replaces the text or a part of it.
  fileprivate var isSetByBuild: Bool { contains("${") || hasPrefix("@") }

  /// Whether an app can declare the scheme, which is in lower case.
  fileprivate var isSchemeOfApp: Bool { isScheme && !isSchemeOfOthers && !isWebScheme }
}
