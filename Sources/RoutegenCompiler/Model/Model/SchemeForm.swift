/// The marks between a custom scheme and the path of a printed link.
///
/// Links are read alike with all of them.
package enum SchemeForm: String, Sendable {
  /// `app://a/b`: the first segment is in the position of a host.
  case authority = "://"

  /// `memo:///a/b`: no segment is in the position of a host.
  case emptyAuthority = ":///"

  /// `com.example.app:/a/b`
  case slash = ":/"

  /// `spotify:a/b`
  case colon = ":"
}

/// A scheme as a file declares it, with the marks and the base with which its links are printed.
package struct WrittenScheme {
  /// The scheme in lower case.
  package let name: String

  /// `nil` for a scheme without marks, unless the links that everyone sends have no `//`.
  package let form: SchemeForm?

  /// The text behind the marks: `open` of `app://open`.
  let base: String

  /// - Returns: `nil` for a text that is no scheme with or without such marks.
  package init?(_ text: String) {
    let written = text.prefix { $0 != ":" }
    name = written.lowercased()
    let rest = text.dropFirst(written.count)
    let marks: [SchemeForm] = [.emptyAuthority, .authority, .slash, .colon]
    let own = marks.first { rest.hasPrefix($0.rawValue) }
    base = String(rest.dropFirst(own?.rawValue.count ?? 0))
    form = own ?? (["mailto", "tel", "sms"].contains(name) ? .colon : nil)
    // `radio:8080` has a port.
    let isPort = own == .colon && base.first?.isNumber == true
    let isSlashes = !base.isEmpty && base.allSatisfy { $0 == "/" }
    guard name.isScheme, !isPort, !isSlashes, !base.hasPrefix(":") else { return nil }
  }
}

/// The segments with which all links of an origin begin: `host example.com/app`, `scheme app://open`.
///
/// Patterns do not have them: a link is matched behind its base, and printed with it.
package struct OriginBases: Equatable, Sendable {
  private var segments: [OriginConstraint: [String]] = [:]

  /// The hosts of the file, each of which has its own base or none.
  private var hosts = HostIndex()
  package private(set) var isEmpty = true

  package static func == (left: OriginBases, right: OriginBases) -> Bool {
    left.segments == right.segments
  }

  /// The hosts and schemes of the file with their bases, exact hosts before wildcards; empty if there is no base.
  package var all: [(origin: OriginConstraint, base: [String])] {
    if isEmpty { return [] }
    return segments.map { ($0.key, $0.value) }
      .sorted { left, right in
        left.0.precedence == right.0.precedence
          ? left.0.text < right.0.text : left.0.precedence < right.0.precedence
      }
  }

  mutating func declare(_ origin: OriginConstraint, _ base: [String]) {
    if case .host(let host) = origin, segments[origin] == nil { hosts.insert(host) }
    segments[origin] = base
    if !base.isEmpty { isEmpty = false }
  }

  /// The base of the links of an origin: the file's own, or that of a wildcard that covers the host.
  package func base(of origin: OriginConstraint) -> [String] {
    if isEmpty { return [] }
    if let own = segments[origin] { return own }
    guard let host = origin.host else { return [] }
    return base(ofHost: (host.isWildcard ? "*." : "") + host.domain)
  }

  /// The base of the links of a host: that of the first declared host that covers it.
  package func base(ofHost host: String) -> [String] {
    if isEmpty { return [] }
    let origins = hosts.covering(host).map(OriginConstraint.host)
    return origins.min { $0.precedence < $1.precedence }.flatMap { segments[$0] } ?? []
  }
}

extension [String] {
  /// The segments of a base as links have them: `/app/v2`.
  package var asBase: String {
    map { "/" + $0.percentEncoded(keeping: LinkMarks.segment) }.joined()
  }
}

extension RouteModel {
  /// The form of printed links with a custom scheme.
  package func form(of scheme: String) -> SchemeForm { schemeForms[scheme] ?? .authority }

  /// The beginning of printed links with a custom scheme: `app://`, `spotify:`, or with a base `app://open`.
  package func beginning(of scheme: String) -> String {
    let (form, base) = (form(of: scheme), bases.base(of: .scheme(scheme)).asBase.dropFirst())
    // No link has an escape in the position of a host.
    let first = String(base.prefix { $0 != "/" })
    let isAuthority =
      first.isEmpty || (try? LinkParts("app://\(first)", isPath: false))?.host == first
    let marks = form == .authority && !isAuthority ? .emptyAuthority : form
    return scheme + marks.rawValue + base
  }

  /// A host as a file has it, with its base: `*.example.com/app`.
  package func text(of host: HostPattern) -> String {
    host.description + bases.base(of: .host(host)).asBase
  }

  /// The beginning of links with a host or scheme: `https://example.com/app`, `app://open`.
  package func linkBeginning(of origin: OriginConstraint) -> String {
    switch origin {
    case .host(let host): "https://" + text(of: host)
    case .scheme(let scheme): beginning(of: scheme)
    case .everywhere, .anyHost: ""
    }
  }

  /// A host or scheme as a file has it, with its base: `scheme app://open`.
  package func text(of origin: OriginConstraint) -> String {
    if bases.base(of: origin).isEmpty { return origin.text }
    return switch origin {
    case .host(let host): "host " + text(of: host)
    case .scheme(let scheme): "scheme " + beginning(of: scheme)
    case .everywhere, .anyHost: origin.text
    }
  }

  /// The schemes of the file and of its patterns whose printed links have no segment in the position of a host, in
  /// order.
  package var schemesWithForms: [String] {
    schemeForms.filter { $0.value != .authority }.keys.sorted()
  }

  /// Those of them whose links are printed without `//`.
  package var schemesWithoutAuthority: [String] {
    schemesWithForms.filter { form(of: $0) != .emptyAuthority }
  }
}
