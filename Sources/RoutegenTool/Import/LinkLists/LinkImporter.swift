import RoutegenCompiler

/// Makes routes of lists of links.
struct LinkImporter {
  /// The links of which routes are made, and those that open nothing.
  private(set) var list: ImportedLinks

  /// The greatest number of hosts of a domain that are declared one by one, and not with `*.`.
  private static let mostHosts = 8

  /// The greatest number of hosts or schemes that are declared.
  private static let mostOrigins = 64

  /// The greatest number of routes.
  ///
  /// Swift cannot check a `switch` over more than 500 cases.
  private static let mostRoutes = 400

  init(_ files: [SourceFile]) { list = ImportedLinks(files) }

  /// Adds the hosts, schemes and routes of the links to a draft.
  mutating func add(to draft: inout Draft, hosts others: [HostPattern]) {
    addHosts(to: &draft)
    addSchemes(to: &draft)
    list.readFragmentsAsPaths()
    list.prependHosts(except: (draft.hosts.map(\.name)).compactMap { HostPattern($0) } + others)
    var limits = TreeLimits()
    var root = list.links.tree(limits)
    while root.routeCount > Self.mostRoutes, limits.tighten() { root = list.links.tree(limits) }
    draft.root = root
    addPatterns(to: &draft, hosts: others)
    for child in root.children { child.remarkOnHost(to: &draft) }
    if limits != TreeLimits() {
      draft.remarks.append(
        "There would be more than \(Self.mostRoutes) routes, so fewer texts of paths are kept as they are."
      )
    }
  }

  // MARK: Patterns of other tools

  /// Adds the routes of patterns; a path that links have, too, keeps the types of the links.
  private mutating func addPatterns(to draft: inout Draft, hosts: [HostPattern]) {
    let hosts = hosts + draft.hosts.compactMap { HostPattern($0.name) }
    for pattern in list.patterns {
      let remark = "a pattern of another tool in line \(pattern.place.line)"
      if let host = pattern.host { draft.addHost(host.lowercased(), remark) }
      if let scheme = pattern.scheme, !scheme.isWebScheme { draft.addScheme(scheme, remark) }
      var segments = pattern.segments
      // The host of a link with a custom scheme is its first segment, unless it is a host of web links.
      if pattern.scheme?.isWebScheme == false, case .literal(let first)? = segments.first,
        hosts.contains(where: { $0.covers(first) })
      {
        segments.removeFirst()
      }
      let place = "line \(pattern.place.line): \(ValueText.shown(pattern.text, 100))"
      let mayEndEarlier = pattern.optionalCount == 1
      let least = segments.count - (mayEndEarlier ? 0 : pattern.optionalCount)
      for count in least...segments.count {
        draft.add(
          DraftRoute(items: pattern.items, remarks: [place], mayEndEarlier: mayEndEarlier),
          at: Array(segments.prefix(count)))
      }
    }
  }

  // MARK: Hosts and schemes

  private mutating func addHosts(to draft: inout Draft) {
    let counts = Counts(list.links.lazy.filter(\.isWeb).compactMap { $0.host?.lowercased() })
    let domains = Counts(counts.texts.compactMap(\.parentDomain))
    let wide = Set(domains.texts.filter { domains.number(of: $0) > Self.mostHosts })
    var kept = Set<String>()
    for host in counts.texts {
      if let domain = host.parentDomain, wide.contains(domain) {
        draft.addHost("*.\(domain)", "\(domains.number(of: domain)) hosts in the links")
        kept.insert(host)
      } else if draft.hosts.count < Self.mostOrigins {
        draft.addHost(host, Self.links(counts.number(of: host)))
        kept.insert(host)
      }
    }
    let reason = "the links have more than \(Self.mostOrigins) hosts"
    list.refuse { link in
      link.isWeb && !kept.contains(link.host?.lowercased() ?? "") ? reason : nil
    }
  }

  private mutating func addSchemes(to draft: inout Draft) {
    let counts = Counts(list.links.compactMap(\.scheme).filter { $0 != "https" })
    for scheme in counts.texts.prefix(Self.mostOrigins) {
      let links = Self.links(counts.number(of: scheme))
      let isHTTP = scheme == "http"
      draft.addScheme(
        scheme, isHTTP ? "\(links), not encrypted" : links,
        form: isHTTP ? .authority : form(of: scheme))
    }
    let kept = Set(draft.schemes.map(\.name) + ["https"])
    list.refuse { link in
      link.scheme.map(kept.contains) ?? true
        ? nil : "the links have more than \(Self.mostOrigins) schemes"
    }
  }

  /// The form of the links with a custom scheme.
  private func form(of scheme: String) -> SchemeForm {
    let rests = list.links.filter { $0.scheme == scheme }.map { $0.text.dropFirst(scheme.count) }
    if rests.allSatisfy({ $0.hasPrefix(":///") }) { return .emptyAuthority }
    if rests.contains(where: { $0.hasPrefix("://") }) { return .authority }
    return rests.allSatisfy { $0.hasPrefix(":/") } ? .slash : .colon
  }

  static func links(_ count: Int) -> String { count == 1 ? "1 link" : "\(count) links" }

  /// Refuses patterns of which the compiled file opens no link.
  mutating func refusePatterns(_ opens: (String) -> Bool) {
    list.refusePatterns { pattern in
      pattern.samples.contains(where: opens)
        ? nil : "another route has its links, or none can have them"
    }
  }

  /// Refuses links that the compiled file does not open.
  mutating func refuse(_ reason: (ListedLink) -> String?) { list.refuse(reason) }
}

extension [ListedLink] {
  fileprivate func tree(_ limits: TreeLimits) -> DraftNode {
    var builder = TreeBuilder(limits)
    return builder.root(self)
  }
}

extension String {
  /// The domain of which a host is a part: `example.com` of `a.example.com`.
  fileprivate var parentDomain: String? {
    let labels = split(separator: ".", maxSplits: 1)
    guard labels.count == 2, labels[1].contains("."), utf8.last.map({ $0 >= 0x41 }) ?? false
    else { return nil }
    return String(labels[1])
  }
}

extension DraftNode {
  /// Adds a remark if the node, a first segment, looks like a host after which links lack their scheme.
  fileprivate func remarkOnHost(to draft: inout Draft) {
    guard case .literal(let text) = segment, text.contains("."), HostPattern(text) != nil,
      hasPath,
      !["html", "htm", "php", "json", "xml", "aspx", "txt"].contains(where: text.hasSuffix)
    else { return }
    draft.remarks.append(
      "Is the first segment \(ValueText.quoted(text)) a host? Then the links lack 'https://'.")
  }

  /// Whether a link without a scheme ends here or below.
  private var hasPath: Bool {
    route?.links.contains { $0.scheme == nil } == true || children.contains(where: \.hasPath)
  }
}

/// Texts in the order in which they were found, with the number of each.
struct Counts {
  private(set) var texts: [String] = []
  private var numbers: [String.UTF8Key: Int] = [:]

  init(_ texts: some Sequence<String>) {
    for text in texts { add(text) }
  }

  mutating func add(_ text: String) {
    let key = text.utf8Key
    if let number = numbers[key] {
      numbers[key] = number + 1
    } else {
      numbers[key] = 1
      texts.append(text)
    }
  }

  func number(of text: String) -> Int { numbers[text.utf8Key] ?? 0 }
}
