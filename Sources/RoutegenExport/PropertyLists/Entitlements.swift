package import RoutegenModel
import RoutegenSource

/// The associated domains in the entitlements of an app.
///
/// The key is that of Apple's documentation "Associated Domains Entitlement".
package struct Entitlements {
  private let model: RouteModel

  /// The hosts with links that open the app, and those without.
  private let hosts: [HostPattern]
  private let hostsWithoutLinks: [HostPattern]

  package init(_ matcher: ExplainingMatcher) {
    model = matcher.model
    let isOpened = { [model] (host: HostPattern) in
      Claims(matcher, host: model.exampleHost(of: host)).all.contains(where: \.opens)
    }
    hosts = model.declaredHosts.filter(isOpened)
    hostsWithoutLinks = model.declaredHosts.filter { !isOpened($0) }
  }

  /// `applinks:example.com` for each host with links that open the app.
  package var domains: [String] { hosts.map { "applinks:\($0.description)" } }

  /// - Parameter old: A property list whose other keys, and other domains, stay.
  package func exported(merging old: PropertyList? = nil) -> ExportedFile {
    var list = old ?? PropertyList()
    list.add(domains, to: "com.apple.developer.associated-domains")
    var file = ExportedFile(list.text)
    file.findings = hostsWithoutLinks.map { .hostWithoutLinks(model, host: $0.description) }
    return file
  }
}
