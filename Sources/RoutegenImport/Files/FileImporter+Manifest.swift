import RoutegenExport
import RoutegenModel
import RoutegenSource

/// Android manifests.
extension FileImporter {
  mutating func addManifest(to draft: inout Draft) {
    let manifest = DeployedManifest(file)
    problems += manifest.problems
    if manifest.filters.isEmpty {
      draft.remarks.append("\(printable(file.path)) has no intent filter that opens links.")
    }
    for filter in manifest.filters { add(filter, to: &draft) }
  }

  private func add(_ filter: DeployedIntentFilter, to draft: inout Draft) {
    let schemes = filter.schemes.filter { !$0.isPlaceholder }.map {
      ($0.text.lowercased(), $0.span)
    }
    for (scheme, span) in schemes where !scheme.isWebScheme {
      add(scheme: scheme, at: span, to: &draft)
    }
    let isWeb = schemes.contains { $0.0.isWebScheme }
    if isWeb {
      for host in filter.hosts where !host.isPlaceholder {
        add(host: host.text, at: host.span, to: &draft)
      }
      if schemes.contains(where: { $0.0 == "http" }) {
        draft.remarks.append(
          "\(place(filter.span)): the filter also opens 'http' links; 'scheme http' would accept them."
        )
      }
    }
    // The host of a link with a custom scheme is its first segment.
    let firsts: [String?] = isWeb || filter.hosts.isEmpty ? [nil] : filter.hosts.map(\.text)
    for first in firsts { add(filter, below: first, to: &draft) }
  }

  private func add(_ filter: DeployedIntentFilter, below first: String?, to draft: inout Draft) {
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

extension String {
  /// Whether the build of an Android app replaces the text or a part of it.
  fileprivate var isSetByBuild: Bool { contains("${") || hasPrefix("@") }
}
