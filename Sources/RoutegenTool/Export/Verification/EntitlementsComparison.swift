package import RoutegenCompiler

/// Compares the entitlements of an app with the hosts of its routes.
package struct EntitlementsComparison {
  package private(set) var findings: [Diagnostic] = []

  private let model: RouteModel
  private var list: DeployedPropertyList

  /// The hosts that the list names for universal links.
  private var hosts: [(pattern: HostPattern, span: Span)] = []

  /// - Parameter hasClip: Whether the app has an App Clip.
  package init(_ file: SourceFile, _ matcher: ExplainingMatcher, hasClip: Bool = false) {
    model = matcher.model
    list = DeployedPropertyList(file)
    let isList = list.problems.isEmpty
    let texts = list.texts(Entitlements.key)
    for text in texts { read(text) }
    let needed = Entitlements(matcher, hasClip: hasClip)
    if isList {
      compare(needed.hosts, texts)
      compare(clipDomains: needed.clipDomains, texts)
    }
    findings = list.problems + findings
  }

  /// Reads `applinks:example.com`, after which there may be `?mode=developer`.
  private mutating func read(_ domain: DeployedPropertyList.Text) {
    guard !domain.hasBuildSetting else { return }
    guard let service = domain.service else {
      ignore("'\(domain.text)' has no service, such as 'applinks:'", domain.span)
      return
    }
    guard service == "applinks" else { return }
    let name = domain.text.dropFirst("applinks:".count)
    let host = name.prefix { $0 != "?" }
    if let pattern = HostPattern(host) {
      hosts.append((pattern, domain.span))
    } else if let host = Self.host(in: host) {
      findings.append(
        Diagnostic(.ignoredEntry, "'\(name)' is not a host", at: domain.span)
          .propose(
            "change it to 'applinks:\(host)'", replace: domain.span, with: "applinks:\(host)"))
    } else {
      ignore("'\(name)' is not a host", domain.span)
    }
  }

  /// The host of a text that is a link: `https://example.com/`.
  private static func host(in text: Substring) -> String? {
    let text = text.drop { $0 == " " }
    let rest = text.firstRange(of: "://").map { text[$0.upperBound...] } ?? text
    let host = String(rest.prefix { !"/: ".contains($0) })
    return HostPattern(host) == nil ? nil : host
  }

  private mutating func compare(
    _ needed: [HostPattern], _ texts: [DeployedPropertyList.Text]
  ) {
    for host in needed where !hosts.contains(where: { $0.pattern.includes(host) }) {
      let place = texts.last?.span ?? list.span
      var problem = Diagnostic.missingEntry(
        "'\(Entitlements.key)' lacks 'applinks:\(host.description)', so links of the host open the browser",
        at: place)
      if let other = texts.first(where: { $0.hasBuildSetting && $0.service == "applinks" }) {
        problem = problem.note("the build may replace '\(other.text)' with it").with(.warning)
      }
      findings.append(problem)
    }
    for (host, span) in hosts where host.isForAppClips {
      findings.append(
        .unneededEntry(
          "'\(host.description)' is Apple's host of App Clips, for which nobody else has a file",
          at: span))
    }
    for (host, span) in hosts where !host.isForAppClips && !model.hasHost(host) {
      findings.append(
        .unneededEntry("the routes have no host '\(host.description)'", at: span)
          .note("only hosts that the app passes as 'alsoOn:' are not in the routes"))
    }
  }

  private mutating func compare(
    clipDomains: [String], _ texts: [DeployedPropertyList.Text]
  ) {
    let found = Set(texts.map { $0.text.prefix { $0 != "?" } })
    for domain in clipDomains where !found.contains(domain[...]) {
      findings.append(
        .missingEntry(
          "'\(Entitlements.key)' lacks '\(domain)', so links of the host do not open the App Clip",
          at: texts.last?.span ?? list.span))
    }
  }

  private mutating func ignore(_ message: String, _ span: Span) {
    findings.append(Diagnostic(.ignoredEntry, message, at: span))
  }
}

extension DeployedPropertyList.Text {
  /// The service before the colon: `applinks`, `webcredentials`.
  fileprivate var service: Substring? {
    text.firstIndex(of: ":").map { text[..<$0] }
  }
}

extension HostPattern {
  /// Whether the pattern accepts every host that another one accepts.
  func includes(_ other: HostPattern) -> Bool {
    self == other || covers(other.isWildcard ? "any." + other.domain : other.domain)
  }
}
