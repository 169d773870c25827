import AgreedRoutes
import RoutegenRuntime

/// What the runtime reads in a link.
///
/// A record is a line of fields, with U+001F between them; no accepted link contains a control
/// character:
///
///     source set link scheme host path items fragment
///
/// A segment follows U+001E, as does an item, whose key and value have U+001D between them.
struct Reading {
  /// Where a link is from.
  enum Source: String {
    case mutant, printed
  }

  /// The fields without the link's text.
  let parts: String
  let record: String

  static func of(_ set: Declared.Type, _ text: String, _ source: Source) -> Reading? {
    guard let link = try? Link<Declared>(text) else { return nil }
    switch link.route {
    case .page(let path, let items, let fragment):
      return Reading("declared", text, source, link, path, items, fragment)
    }
  }

  static func of(_ set: Anywhere.Type, _ text: String, _ source: Source) -> Reading? {
    guard let link = try? Link<Anywhere>(text) else { return nil }
    switch link.route {
    case .page(let path, let items, let fragment):
      return Reading("anywhere", text, source, link, path, items, fragment)
    }
  }

  private init<R: Route>(
    _ set: String, _ text: String, _ source: Source, _ link: Link<R>, _ path: [String],
    _ items: [String: [String]], _ fragment: String?
  ) {
    let sorted = items.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    parts = [
      link.scheme ?? "", link.host ?? "", path.map { "\u{1E}\($0)" }.joined(),
      sorted.flatMap { item in item.value.map { "\u{1E}\(item.key)\u{1D}\($0)" } }.joined(),
      fragment ?? "",
    ].joined(separator: "\u{1F}")
    record = "\(source.rawValue)\u{1F}\(set)\u{1F}\(text)\u{1F}\(parts)"
  }
}
