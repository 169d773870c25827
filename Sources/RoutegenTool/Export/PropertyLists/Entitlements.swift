package import RoutegenCompiler

/// The associated domains in the entitlements of an app.
///
/// The key is that of Apple's documentation "Associated Domains Entitlement".
package struct Entitlements {
  private let model: RouteModel

  static let key = "com.apple.developer.associated-domains"

  /// The hosts with links that open the app, and those without.
  package let hosts: [HostPattern]
  private let hostsWithoutLinks: [HostPattern]
  private let hasClip: Bool

  /// - Parameter hasClip: Whether the app has an App Clip, which opens the links, too.
  package init(_ matcher: ExplainingMatcher, hasClip: Bool = false) {
    self.hasClip = hasClip
    model = matcher.model
    var (hosts, without): ([HostPattern], [HostPattern]) = ([], [])
    for host in model.ownHosts {
      let claims = Claims(matcher, host: model.exampleHost(of: host))
      if claims.all.contains(where: \.opens) { hosts.append(host) } else { without.append(host) }
    }
    (self.hosts, hostsWithoutLinks) = (hosts, without)
  }

  /// `applinks:example.com` for each host with links that open the app, and `appclips:example.com`, for
  /// which there are no wildcards.
  package var domains: [String] {
    hosts.map { "applinks:\($0.description)" } + clipDomains
  }

  var clipDomains: [String] {
    hasClip ? hosts.filter { !$0.isWildcard }.map { "appclips:\($0.description)" } : []
  }

  /// - Parameter old: A property list whose other keys, and other domains, stay.
  package func exported(
    merging old: PropertyList? = nil
  ) throws(MergeMistake) -> ExportedFile {
    var list = old ?? PropertyList()
    try list.add(domains, to: Self.key)
    var file = ExportedFile(list.text)
    file.findings = hostsWithoutLinks.map { .hostWithoutLinks(model, host: $0.description) }
    return file
  }
}
