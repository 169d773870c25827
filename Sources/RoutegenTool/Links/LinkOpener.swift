import RoutegenCompiler

/// A function or property of a program that opens the link that it gets.
package enum LinkOpener: String, Sendable, CaseIterable {
  case widgetURL
  case urlRepresentation
  case openURLIntent = "OpenURLIntent"
  case webpageURL
  case link = "Link"
  case openURL
  case open

  /// Whether it takes only web links: the system ignores others, or ends the app.
  package var takesOnlyWebLinks: Bool {
    switch self {
    case .urlRepresentation, .openURLIntent, .webpageURL: true
    case .widgetURL, .link, .openURL, .open: false
    }
  }

  /// Whether it opens the app in any case, so that a link without a route opens nothing in it.
  package var opensOnlyTheApp: Bool {
    switch self {
    case .widgetURL, .urlRepresentation, .openURLIntent: true
    case .webpageURL, .link, .openURL, .open: false
    }
  }

  /// What stands before the link.
  fileprivate var markers: [String] {
    switch self {
    case .widgetURL: ["widgetURL("]
    case .urlRepresentation: ["urlRepresentation", "URLRepresentation"]
    case .openURLIntent: ["OpenURLIntent("]
    case .webpageURL: ["webpageURL ="]
    case .link: ["destination:"]
    case .openURL: ["openURL("]
    case .open: [".open("]
    }
  }
}

/// Finds the function or property that gets a link of a text.
struct LinkOpenerFinder {
  private let bytes: [UInt8]

  /// The number of bytes before a link, and after it, in which its use is looked up.
  private static let reachBefore = 160
  private static let reachAfter = 600

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Parameters:
  ///   - start: The offset of the quotation mark before the link.
  ///   - end: The offset after the quotation mark behind it.
  func opener(from start: Int, to end: Int) -> LinkOpener? {
    let before = text(before: start)
    if let opener = opener(endingWith: before, needsURL: true) { return opener }
    guard let name = name(boundBy: before) else { return nil }
    return opener(of: Array(name.utf8), after: end)
  }

  /// What leads to a link: names, labels and brackets that open, without another value.
  private func text(before start: Int) -> String {
    var offset = start
    let limit = max(0, start - Self.reachBefore)
    while offset > limit, ByteSet.leading.contains(bytes[offset - 1]) { offset -= 1 }
    return String(decoding: bytes[offset..<start], as: UTF8.self)
  }

  /// - Parameter needsURL: Whether the general names need a call of `URL` between them and the link.
  private func opener(endingWith text: String, needsURL: Bool) -> LinkOpener? {
    for opener in LinkOpener.allCases {
      for marker in opener.markers {
        guard let place = text.ranges(of: marker).last else { continue }
        let isGeneral = opener == .link || opener == .open
        if isGeneral, needsURL, !text[place.upperBound...].contains("URL(") { continue }
        return opener
      }
    }
    return nil
  }

  /// The name of the constant or variable that gets the URL: `url` of `let url = URL(string: "`.
  private func name(boundBy text: String) -> String? {
    guard let equals = text.lastIndex(of: "="), text[equals...].contains("URL(") else { return nil }
    let word = text[..<equals].split { " \n\t:".contains($0) }.last ?? ""
    return word.utf8.count > 1 && word.utf8.allSatisfy(\.isLetterOrDigit) ? String(word) : nil
  }

  /// The first use of a name after the link.
  private func opener(of name: [UInt8], after end: Int) -> LinkOpener? {
    let limit = min(bytes.count - name.count, end + Self.reachAfter)
    var offset = end
    while offset < limit {
      defer { offset += 1 }
      guard bytes[offset] == name[0], bytes[offset...].starts(with: name) else { continue }
      let next = offset + name.count
      if next < bytes.count, bytes[next].isLetterOrDigit || bytes[next] == UInt8(ascii: "_") {
        continue
      }
      let start = max(end, offset - 20)
      let before = String(decoding: bytes[start..<offset], as: UTF8.self)
      for opener in LinkOpener.allCases
      where opener.markers.contains(where: { before.hasSuffix($0) || before.hasSuffix($0 + " ") }) {
        return opener
      }
    }
    return nil
  }
}

extension ByteSet {
  /// The bytes between the name of a function and the text that it gets.
  fileprivate static let leading = ByteSet {
    $0.isLetterOrDigit || " \n\r\t_.:(?!#={@".utf8.contains($0)
  }
}
