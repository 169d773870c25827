import RoutegenCompiler

/// The different links of lists with a link on each line.
struct ImportedLinks {
  private(set) var links: [ListedLink] = []
  private(set) var problems: [LinkProblem] = []

  /// The lines that are patterns of other tools.
  private(set) var patterns: [PatternLine] = []

  /// The greatest number of segments of a link from which a route is made.
  static let mostSegments = 32

  /// Reads lists.
  ///
  /// As for `match FILE -`, a tab ends the link of a line; a `-` after it marks a link that opens nothing.
  init(_ files: [SourceFile]) {
    var seen: Set<String.UTF8Key> = []
    for (number, file) in files.enumerated() { read(file, number, &seen) }
  }

  private mutating func read(_ file: SourceFile, _ number: Int, _ seen: inout Set<String.UTF8Key>) {
    let hasFiles = FileRoute.areIn(file.bytes)
    for line in file.importedLines.map({ $0.bare(in: file.bytes) }) {
      if file.text(of: line.expectation) == "-" { continue }
      let place = ListedLink.Place(list: number, line: line.number)
      if hasFiles, file.bytes[line.link.start] == UInt8(ascii: "/") {
        read(FileRoute(file.text(of: line.link)), place, &seen)
        continue
      }
      if let pattern = PatternLine(file.text(of: line.link), at: place) {
        if seen.insert(pattern.text.utf8Key).inserted { add(pattern) }
        continue
      }
      let text = file.text(of: line.link)
      if seen.insert(text.utf8Key).inserted { read(text, place) }
    }
  }

  private mutating func read(
    _ route: FileRoute, _ place: ListedLink.Place, _ seen: inout Set<String.UTF8Key>
  ) {
    guard seen.insert(route.path.utf8Key).inserted else { return }
    if let reason = route.problem {
      problems.append(LinkProblem(place: place, text: route.path, reason: reason))
    } else if let pattern = PatternLine(route.path, at: place) {
      add(pattern)
    } else {
      read(route.path, place)
    }
  }

  private mutating func read(_ text: String, _ place: ListedLink.Place) {
    do throws(LinkParts.Malformed) {
      add(try ListedLink(text, at: place))
    } catch {
      problems.append(
        LinkProblem(place: place, text: text, reason: "it is malformed: \(error.reason)"))
    }
  }

  private mutating func add(_ pattern: PatternLine) {
    if let reason = pattern.problem {
      problems.append(LinkProblem(place: pattern.place, text: pattern.text, reason: reason))
    } else {
      patterns.append(pattern)
    }
  }

  /// Removes the patterns for which `reason` returns a text, and lists them as problems.
  mutating func refusePatterns(_ reason: (PatternLine) -> String?) {
    patterns = patterns.filter { pattern in
      guard let reason = reason(pattern) else { return true }
      problems.append(LinkProblem(place: pattern.place, text: pattern.text, reason: reason))
      return false
    }
  }

  private mutating func add(_ link: ListedLink) {
    if let reason = link.problem {
      problems.append(LinkProblem(link, reason))
    } else {
      links.append(link)
    }
  }

  /// Removes the links for which `reason` returns a text, and lists them as problems.
  mutating func refuse(_ reason: (ListedLink) -> String?) {
    var kept: [ListedLink] = []
    for link in links {
      if let reason = reason(link) {
        problems.append(LinkProblem(link, reason))
      } else {
        kept.append(link)
      }
    }
    links = kept
  }

  /// Makes fragments that are written like paths the last parts of the paths.
  mutating func readFragmentsAsPaths() {
    let found = links.indices.filter { links[$0].fragmentPath != nil }
    let isBare = found.allSatisfy { index in
      links[index].fragmentPath?.contains(/^[^\/]+\/[^\/]/) ?? false
    }
    for index in found {
      links[index].readFragmentAsPath(after: SegmentSyntax.fragmentMark(isBare: isBare))
    }
  }

  /// Makes the host of each link with a custom scheme its first segment, unless it is a host of web links.
  mutating func prependHosts(except hosts: [HostPattern]) {
    for index in links.indices where !links[index].isWeb {
      guard let host = links[index].host, !hosts.contains(where: { $0.covers(host) }) else {
        continue
      }
      links[index].segments.insert(host, at: 0)
    }
  }
}

extension ListedLink {
  /// The reason why no pattern is made for the link, if there is one that is independent of others.
  fileprivate var problem: String? {
    if segments.contains("") { return "it has an empty segment, which only '{path...}' matches" }
    if segments.count > ImportedLinks.mostSegments {
      return "its path has more than \(ImportedLinks.mostSegments) segments"
    }
    let texts = segments + items.map(\.key) + fragmentItems.map(\.key)
    if texts.contains(where: { $0.hasLineBreak }) {
      return "it has an escaped tab or line break outside of a value"
    }
    if let scheme, scheme.isSchemeOfOthers { return "no app can declare the scheme '\(scheme)'" }
    if let scheme, scheme.isWellKnownScheme {
      return "'\(scheme)' links open another app, unless a line 'scheme \(scheme)' declares them"
    }
    guard isWeb, let host else { return nil }
    if host.utf8.contains(UInt8(ascii: ":")), host.utf8.last != UInt8(ascii: "]") {
      return "it has a port, with which only routes in a block 'host *' are opened"
    }
    return HostPattern(host) == nil
      ? "its host cannot be declared; 'host *' opens links of every host" : nil
  }
}

extension LinkListLine {
  /// The line without the mark of a list's item, quotation marks, and the comma after them, as lists of programs have
  /// them, and the link of a line of Markdown.
  package func bare(in bytes: [UInt8]) -> LinkListLine {
    var (start, end) = (link.start, link.end)
    if end - start > 2, "-*".utf8.contains(bytes[start]), bytes[start + 1] == UInt8(ascii: " ") {
      start += 2
    }
    if end - start > 4, bytes[start] == UInt8(ascii: "["), bytes[end - 1] == UInt8(ascii: ")"),
      let mark = (start..<end - 3).first(where: { bytes[$0..<$0 + 2].elementsEqual("](".utf8) })
    {
      (start, end) = (mark + 2, end - 1)
    } else if end - start > 2, bytes[start] == UInt8(ascii: "<"),
      bytes[end - 1] == UInt8(ascii: ">")
    {
      (start, end) = (start + 1, end - 1)
    }
    guard "\"'`".utf8.contains(bytes[start]) else {
      let bare = Span(file: link.file, start: start, end: end)
      return LinkListLine(number: number, link: bare, expectation: expectation)
    }
    if ",;".utf8.contains(bytes[end - 1]) { end -= 1 }
    guard end - start > 2, bytes[end - 1] == bytes[start] else { return self }
    let bare = Span(file: link.file, start: start + 1, end: end - 1)
    return LinkListLine(number: number, link: bare, expectation: expectation)
  }
}

/// A line of a list of links that opens nothing in the imported file, and the reason.
struct LinkProblem {
  let place: ListedLink.Place
  let text: String
  let reason: String
}

extension LinkProblem {
  init(_ link: ListedLink, _ reason: String) {
    self.init(place: link.place, text: link.text, reason: reason)
  }
}
