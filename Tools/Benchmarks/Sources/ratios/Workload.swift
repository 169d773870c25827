import CMatchers
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

  /// The hits with three items that need no decoding, from which payloads are made.
  var plainHitsOfThreeItems: [Link] {
    hits.filter { link in
      link.items.count == 3 && link.isPlain
        && !link.items.contains { $0.hasPrefix("utm") }
    }
  }
}

/// Links as the C matcher reads them: in a row, each followed by 16 zero bytes.
final class CLinks {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private var starts: [Int] = []

  /// The starts in each order of a contest.
  private lazy var orders = Contest.orders(of: starts)

  init(_ links: [String]) {
    bytes = .allocate(capacity: links.reduce(0) { $0 + $1.utf8.count + 16 })
    bytes.initialize(repeating: 0)
    var next = 0
    for link in links {
      starts.append(next)
      for byte in link.utf8 {
        bytes[next] = byte
        next += 1
      }
      next += 16
    }
  }

  deinit { bytes.deallocate() }

  /// Matches every link and returns the numbers of the routes.
  func routes(_ match: (UnsafePointer<UInt8>?, UnsafeMutablePointer<Match>?) -> Int32) -> [Int] {
    var found = Match()
    guard let base = bytes.baseAddress else { return [] }
    return starts.map { Int(match(base + $0, &found)) }
  }

  /// Matches every link in the order with a number, and returns the number of hits.
  func hits(
    _ match: (UnsafePointer<UInt8>?, UnsafeMutablePointer<Match>?) -> Int32, order: Int
  ) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    var found = Match()
    var hits = 0
    for start in orders[order % orders.count] where match(base + start, &found) >= 0 { hits += 1 }
    return hits
  }
}
