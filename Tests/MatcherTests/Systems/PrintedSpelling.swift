@testable import RoutegenCompiler

extension LinkParts {
  /// The link with its texts spelled as printed links have them.
  var printed: String {
    printedPath + (query.isEmpty ? "" : "?" + Self.printed(query)) + printedFragment
  }

  /// The link with its path spelled as in printed links, and with its query and fragment as they are.
  func withPrintedPath(of link: String) -> String {
    printedPath + link.drop { $0 != "?" && $0 != "#" }
  }

  /// The link with everything spelled as in printed links except the URL that continues to its end; `nil`
  /// if the pattern has none.
  func printed(before candidate: Candidate, _ model: RouteModel) -> String? {
    let cut = read(by: candidate, model)
    guard let rest = cut.restOfLink, !candidate.pattern.endsWithLink else { return nil }
    let key = Self.text(query[cut.query.count].key).percentEncoded(keeping: Self.itemMarks)
    return printedPath + "?" + cut.query.map { Self.printed([$0]) + "&" }.joined()
      + "\(key)=\(rest)"
  }

  private var printedPath: String {
    let path = segments.map { "/" + Self.text($0).percentEncoded(keeping: LinkMarks.segment) }
    return (scheme.map { $0 + "://" } ?? "") + (host ?? "") + (path.isEmpty ? "/" : path.joined())
  }

  /// The fragment: a whole text, or items.
  private var printedFragment: String {
    if let fragment, fragmentItems.isEmpty || !fragment.contains(UInt8(ascii: "=")) {
      return "#" + Self.text(fragment).percentEncoded(keeping: LinkMarks.fragment)
    }
    return fragmentItems.isEmpty ? "" : "#" + Self.printed(fragmentItems)
  }

  private static func printed(_ items: [Item]) -> String {
    items.map { item in
      let key = text(item.key).percentEncoded(keeping: itemMarks)
      // A value that begins like a link would continue to the end of the link.
      let isLink = text(item.value).hasPrefix("http")
      let marks = isLink ? itemMarks.replacing(":", with: "") : itemMarks
      let value = text(item.value).percentEncoded(keeping: marks)
      // Half of the keys without a value have a '='.
      return value.isEmpty && key.utf8.count % 2 == 0 ? key : "\(key)=\(value)"
    }.joined(separator: "&")
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static let itemMarks = LinkMarks.item
}

extension ExplainingMatcher {
  /// The parts of a link; `nil` if it is malformed.
  func parts(of link: String) -> LinkParts? {
    try? LinkParts(
      link, isPath: false, plusIsSpace: !model.plusIsLiteral, allowsLineBreaks: model.hasTexts)
  }
}
