import CReference
import Foundation

/// The links of one route set.
struct Workload {
  /// A link and its route.
  struct Link {
    /// Path and query.
    let text: String

    /// The number of its route; -1 for a miss.
    let route: Int

    var isHit: Bool { route >= 0 }
    var web: String { "https://app.example.com" + text }
    var app: String { "bench:/" + text }

    /// Whether nothing in it has to be decoded.
    var isPlain: Bool { !text.contains { "%+".contains($0) } }

    /// The path without the query, as a server passes it to its router.
    var path: String { String(text.prefix { $0 != "?" }) }

    /// The query items, not decoded.
    var items: [Substring] {
      text.split(separator: "?").dropFirst().flatMap { $0.split(separator: "&") }
    }
  }

  let links: [Link]
  var hits: [Link] { links.filter(\.isHit) }
  var misses: [Link] { links.filter { !$0.isHit } }

  /// Reads the links that `prepare` wrote for `count` routes.
  init(_ count: Int, in folder: String) throws {
    let text = try String(contentsOfFile: "\(folder)/Links/\(count).txt", encoding: .utf8)
    links = text.split(separator: "\n").map { line in
      let parts = line.split(separator: "\t")
      return Link(text: String(parts[1]), route: Int(parts[0]) ?? -1)
    }
  }

  /// Hits by what has to be decoded in them, with names.
  var hitsByDecoding: [(name: String, links: [String])] {
    let escaped = hits.map(\.web).filter { $0.contains("%") }
    let spaced = escaped.map { $0.replacingOccurrences(of: "%20", with: "+") }
    return [
      ("plain hit", hits.filter(\.isPlain).map(\.web)),
      ("hit with a plus", spaced.filter { !$0.contains("%") }), ("hit with an escape", escaped),
    ]
  }

  /// The hits with three items that need no decoding, from which payloads are made.
  var plainHitsOfThreeItems: [Link] {
    hits.filter { link in
      link.items.count == 3 && link.isPlain
        && !link.items.contains { $0.hasPrefix("utm") }
    }
  }
}

/// Links as the C matcher reads them: in a row, each followed by 16 zero bytes.
///
/// The memory is never freed.
func cTexts(_ links: [String]) -> [UnsafePointer<UInt8>] {
  let count = links.reduce(0) { $0 + $1.utf8.count + 16 }
  var next = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
  next.initialize(repeating: 0, count: count)
  return links.map { link in
    let start = next
    for (offset, byte) in link.utf8.enumerated() { start[offset] = byte }
    next += link.utf8.count + 16
    return UnsafePointer(start)
  }
}
