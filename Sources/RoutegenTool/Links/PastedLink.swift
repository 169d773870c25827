package import RoutegenCompiler

/// A text that is no link as it stands, because it was copied with what was around the link, or without its
/// beginning.
package struct PastedLink {
  /// Why the text is no link.
  package private(set) var fault: String

  /// The link that the text has; `nil` if it has several, or none that opens a route.
  package private(set) var link: String?

  /// - Parameter text: A text that opens no route.
  /// - Returns: `nil` if the text is only a link.
  package init?(_ text: String, _ matcher: ExplainingMatcher) {
    let origins = DeclaredOrigins([matcher.model])
    let links = foundLinks(in: Array(text.utf8), to: origins)
    if links.count > 1, text.utf8.contains(where: { " \n\t,;".utf8.contains($0) }) {
      fault =
        "the text has \(links.count) links; 'match FILE -' reads a list with a link on each line"
      return
    }
    var cleaner = LinkCleaner(text, origins)
    cleaner.clean()
    if !matcher.opens(cleaner.text) { cleaner.rewrite(where: matcher.opens) }
    guard let first = cleaner.faults.first else { return nil }
    fault = first
    if matcher.opens(cleaner.text) {
      link = cleaner.text
      fault = cleaner.faults.joined(separator: ", and ")
      return
    }
    guard cleaner.isCertain else { return nil }
    if let nearest = NearestLink(to: cleaner.text, matcher), nearest.isWhole { link = nearest.text }
    let rest = matcher.explain(cleaner.text, isPath: true)
    fault += ", and \(rest.headline(in: matcher.model))"
  }
}

extension ExplainingMatcher {
  fileprivate func opens(_ text: String) -> Bool { match(text, isPath: true).route != nil }
}

/// Removes what is around a link, and adds what it lacks.
private struct LinkCleaner {
  private(set) var text: String
  private(set) var faults: [String] = []

  /// Whether something was found that no link has.
  private(set) var isCertain = false
  private let origins: DeclaredOrigins

  /// The marks that open and close a quotation, or surround links in texts.
  private static let marks: [(Unicode.Scalar, Unicode.Scalar)] = [
    ("\"", "\""), ("'", "'"), ("`", "`"), ("“", "”"), ("„", "“"), ("‘", "’"), ("«", "»"),
    ("<", ">"), ("(", ")"), ("[", "]"),
  ]

  init(_ text: String, _ origins: DeclaredOrigins) { (self.text, self.origins) = (text, origins) }

  mutating func clean() {
    trim()
    unquote()
    replace("\\/", with: "/", "'\\/' is '/' in JSON")
    replace("&amp;", with: "&", "'&amp;' is '&' in HTML")
    decode()
    removeOuterScheme()
    addScheme()
    replace(" ", with: "%20", "it is malformed, because it has a space")
    escape()
  }

  /// Writes the link otherwise, in one way with which it opens a route.
  mutating func rewrite(where opens: (String) -> Bool) {
    let ways = [
      (text.replacing(/\/?#!?\//, with: "/"), "its path is in the fragment"),
      (text.replacing(/%2[Ff]/, with: "/"), "'%2F' is a part of a segment, and divides none"),
      (
        text.replacing(/^([A-Za-z][^:\/?#]*:\/\/)[^@\/?#]*@/) { $0.1 },
        "it has a user name before the host"
      ),
      (
        text.replacing(/^([A-Za-z][^:\/?#]*:\/)\//) { "\($0.1)//" },
        "what follows '//' is no host; after '///' it is a segment"
      ),
    ]
    for (other, fault) in ways where other != text && opens(other) { return change(other, fault) }
  }

  private mutating func change(_ text: String, _ fault: String, isCertain: Bool = false) {
    guard text != self.text else { return }
    self.text = text
    self.isCertain = self.isCertain || isCertain
    faults.append(fault)
  }

  /// Removes white space, the mark of a list's item, and the punctuation of a sentence.
  private mutating func trim() {
    var scalars = Substring(text).unicodeScalars
    scalars = scalars.trimmed { $0.properties.isWhitespace }
    if let first = scalars.first, "-*•·".unicodeScalars.contains(first),
      scalars.dropFirst().first?.properties.isWhitespace == true
    {
      scalars = scalars.dropFirst().trimmed { $0.properties.isWhitespace }
    }
    let kept = String(scalars)
    change(kept, "it has white space or a mark around the link")
    while let last = scalars.last, ".,;:!?".unicodeScalars.contains(last) { scalars.removeLast() }
    guard let mark = kept.unicodeScalars.dropFirst(scalars.count).first else { return }
    change(String(scalars), "the '\(mark)' at its end is not a part of the link")
  }

  private mutating func unquote() {
    if let start = text.ranges(of: "](").last, text.hasPrefix("["), text.hasSuffix(")") {
      change(String(text[start.upperBound...].dropLast()), "it is in brackets", isCertain: true)
    }
    let scalars = Substring(text).unicodeScalars
    guard scalars.count > 2, let first = scalars.first, let last = scalars.last else { return }
    let isOpened = Self.marks.contains { $0.0 == first }
    let isClosed = Self.marks.contains { $0.1 == last }
    if Self.marks.contains(where: { $0 == (first, last) }) {
      let isQuoted = !"<([".unicodeScalars.contains(first)
      change(
        String(scalars.dropFirst().dropLast()),
        isQuoted ? "it is in quotation marks" : "it is in brackets", isCertain: true)
    } else if isOpened, first != "(", first != "[" {
      change(String(scalars.dropFirst()), "it begins with a quotation mark", isCertain: true)
    } else if isClosed, last != ")", last != "]" {
      change(String(scalars.dropLast()), "it ends with a quotation mark", isCertain: true)
    }
    // The comma of a list may stand inside of the marks, or outside.
    if isOpened, isClosed, !faults.isEmpty { trim() }
  }

  private mutating func replace(_ text: String, with other: String, _ fault: String) {
    change(self.text.replacing(text, with: other), fault)
  }

  /// Decodes a link that is percent-encoded as a whole, as in the item of another link.
  private mutating func decode() {
    var rest = Array(text.utf8)[...]
    let scheme = rest.prefix { $0.isLetterOrDigit || "+-.".utf8.contains($0) }
    rest = rest.dropFirst(scheme.count)
    let slashes = String(decoding: rest.prefix(9), as: UTF8.self).uppercased()
    guard !scheme.isEmpty, slashes == "%3A%2F%2F" else { return }
    let decoded = LinkParts.decoded(Array(text.utf8)[...], plusIsSpace: false)
    change(
      String(decoding: decoded, as: UTF8.self), "all of it is percent-encoded", isCertain: true)
  }

  /// Escapes what a link contains only escaped, if it has other escapes.
  private mutating func escape() {
    guard text.contains("%") else { return }
    change(
      LinkParts.escaped(text),
      "it is malformed, because it has escapes, and a character that is not escaped and would have to be"
    )
  }

  /// Removes a scheme before a whole link, as in `feed://https://example.com/a`.
  private mutating func removeOuterScheme() {
    var rest = Array(text.utf8)[...]
    while LinkParts.cutScheme(&rest) != nil {
      if rest.starts(with: "//".utf8) { rest = rest.dropFirst(2) }
      var path = rest
      guard LinkParts.cutScheme(&path) != nil, path.starts(with: "//".utf8) else { return }
      let link = String(decoding: rest, as: UTF8.self)
      change(link, "a link follows the scheme", isCertain: true)
    }
  }

  /// Adds the scheme, or its slashes, before a declared host, and `www.` if the host is declared with it.
  private mutating func addScheme() {
    var rest = Substring(text)
    var fault: String? = "it has no scheme"
    for beginning in ["https://", "https:/", "https:", "http:/", "http:", "//"]
    where rest.lowercased().hasPrefix(beginning) {
      rest = rest.dropFirst(beginning.count)
      if beginning != "//" { fault = "'//' is missing before the host" }
      if beginning == "https://" { fault = nil }
      break
    }
    let host = rest.prefix { !"/?#:".contains($0) }.lowercased()
    let other = host.hasPrefix("www.") ? String(host.dropFirst(4)) : "www." + host
    guard host.contains("."), let declared = [host, other].first(where: origins.isHost) else {
      return
    }
    let unknown = declared == host ? nil : "the host '\(host)' is not declared"
    let faults = [fault, unknown].compactMap { $0 }
    guard !faults.isEmpty else { return }
    change(
      "https://" + declared + rest.dropFirst(host.count), faults.joined(separator: ", and "),
      isCertain: true)
  }
}

extension Substring.UnicodeScalarView {
  fileprivate func trimmed(_ isTrimmed: (Unicode.Scalar) -> Bool) -> Self {
    var rest = self[...]
    while let first = rest.first, isTrimmed(first) { rest.removeFirst() }
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return rest
  }
}
