@testable import RoutegenCompiler
@testable import RoutegenTool

/// What a system's files open, beside what the app opens, for many links.
struct OpeningTally: Sendable, CustomStringConvertible {
  private(set) var open = 0
  private(set) var closed = 0

  /// The number of links of each residue.
  private(set) var residues: [String: Int] = [:]

  /// The links for which there is no reason to differ.
  private(set) var differences: [String] = []

  private static let linksPerHost = 120

  var links: Int { open + closed }

  /// Compares the files of a random route set.
  ///
  /// - Parameter text: The route set.
  mutating func compare<File: SystemFile>(
    _ system: File.Type, _ matcher: ExplainingMatcher, _ text: String, seed: UInt64
  ) {
    for host in RandomSystemSet.hosts {
      guard let file = File.file(of: matcher, host: host) else { continue }
      var guided = GuidedLink(matcher.model, seed: seed, origin: "https://" + host)
      for number in 0..<Self.linksPerHost {
        var link = guided.text()
        if File.comparesPrintedLinks, number % 8 != 0, let parts = matcher.parts(of: link) {
          link = parts.printed
          if number % 3 == 0 { link = NearbyLinks.withEscapedSlashes(link) ?? link }
        }
        if link.isOn(host) { compare(link, file, text, seed: seed) }
      }
    }
  }

  private mutating func compare(
    _ link: String, _ file: some SystemFile, _ text: String, seed: UInt64
  ) {
    let isOpen = file.shouldOpen(link)
    if isOpen { open += 1 } else { closed += 1 }
    guard isOpen != file.opens(link) else { return }
    if let residue = file.residue(link, isOpen: isOpen) {
      residues[residue, default: 0] += 1
    } else {
      let kind = isOpen ? "left out" : "opened wrongly"
      differences.append(
        "seed \(seed), \(kind): \(link)\n\(file.text)\n\(text)")
    }
  }

  var description: String {
    let residues = residues.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return "\(open) links to open, \(closed) others; what no file can say: "
      + residues.joined(separator: ", ")
  }
}

extension String {
  /// Whether the text begins like an `https` link of the host.
  fileprivate func isOn(_ host: String) -> Bool {
    let start = "https://" + host
    guard utf8.starts(with: start.utf8) else { return false }
    return utf8.dropFirst(start.utf8.count).first.map { "/?#".utf8.contains($0) } ?? true
  }
}
