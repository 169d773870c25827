import Foundation

/// A row of `Tests/Corpus/conformance/NAME.links`: an input of the route set, and its answer.
///
///     link kitchen://shops/7 <-> shop.index(shop: 7)
///     path shops/7?x=y -> shop.index(shop: 7) & x=y
///     push {"number": true} ! The value 'true' of the parameter 'number' cannot be read as Int.
///
/// The route after `->` is written as its description, with the items that no parameter reads and, after `#`, the
/// fragment that none reads. After `<->` is a route that is printed as the input, and after `!` the error.
package struct LinkRow: Sendable {
  package enum Kind: String, Sendable {
    /// A link from the operating system.
    case link

    /// A path from a payload or a search index.
    case path

    /// A payload as the JSON of a push.
    case push

    /// The type of a Home Screen quick action, and that of an activity.
    case shortcut, activity
  }

  package let kind: Kind
  package let text: String

  package init(_ input: String) {
    let word = input.prefix { $0 != " " }
    guard let kind = Kind(rawValue: String(word)) else { preconditionFailure("no row: '\(input)'") }
    let text = String(input.dropFirst(word.count + 1))
    self.kind = kind
    self.text = kind == .push ? text : text.unescaped
  }
}

extension Corpus {
  /// The files of such rows.
  package static let links = Corpus("conformance", extensions: ["links"])
}

extension Corpus.Case {
  package var links: [LinkRow] { inputs.map(LinkRow.init) }
}
