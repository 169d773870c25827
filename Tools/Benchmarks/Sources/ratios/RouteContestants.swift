import Calls
import CReference
import Foundation
import Hand10
import Hand100
import Hand1000
import HostileLinks
import RoutegenFoundation
import RoutegenRuntime
import Routes1000

/// The interface of the hand-written enums of all sizes.
protocol HandWritten: Hashable {
  init?(_ link: String)
  func appended() -> String
  func composed() -> String?
}

extension Hand10: HandWritten {}
extension Hand100: HandWritten {}
extension Hand1000: HandWritten {}

extension Contest {
  /// Adds all ways of reading the links of a workload.
  mutating func addParsers<Hand: HandWritten>(
    _ count: Int, _ workload: Workload, _ parse: @escaping (UnsafePointer<String>) -> Bool,
    _ hand: Hand.Type, _ match: @escaping CMatcher
  ) {
    let (web, app) = (workload.links.map(\.web), workload.links.map(\.app))
    func hits(_ link: UnsafePointer<UnsafePointer<UInt8>>) -> Bool {
      var found = Match()
      return match(link.pointee, &found) >= 0
    }
    add("routegen \(count)", web, parse)
    add("C \(count)", cTexts(web), hits)
    add("URLComponents \(count)", web) { URLComponents(string: $0.pointee) != nil }
    add("by hand \(count)", web) { byHand($0.pointee, hand) }
    add("routegen app \(count)", app, parse)
    add("C app \(count)", cTexts(app), hits)
    add("URLComponents app \(count)", app) { URLComponents(string: $0.pointee) != nil }
    add("by hand app \(count)", app) { byHand($0.pointee, hand) }
  }

  /// Adds hits, misses, URLs and payloads separately.
  mutating func addReaders(_ workload: Workload) {
    add("hit", workload.hits.map(\.web), Calls.parse1000)
    for (name, links) in workload.hitsByDecoding {
      add(name, links, Calls.parse1000)
      add("URLComponents of the same as " + name, links) {
        URLComponents(string: $0.pointee) != nil
      }
    }
    add("miss", workload.misses.map(\.web), Calls.parse1000)
    func urls() -> [URL] { workload.links.compactMap { URL(string: $0.web) } }
    add("URL", urls(), parse1000)
    add("URL.absoluteString", urls()) { !$0.pointee.absoluteString.isEmpty }
    let sources = workload.plainHitsOfThreeItems
    add("link of three items", sources.map(\.app), Calls.parse1000)
    add("payload of four keys", sources.map(\.payload), Calls.parse)
  }

  /// Adds all ways of printing the routes of the hits.
  mutating func addPrinters(_ workload: Workload, _ match: @escaping CMatcher) {
    let links = workload.hits.map(\.app)
    func routes() -> [Routes1000] { links.compactMap { try? Routes1000($0) } }
    func hands() -> [Hand1000] { links.compactMap { Hand1000($0) } }
    add("print", routes(), Calls.print)
    add("print web", routes(), Calls.printWeb)
    add("path()", routes(), Calls.path)
    add("payload()", routes(), Calls.payload)
    add("==", Array(zip(routes(), routes()))) { $0.pointee.0 == $0.pointee.1 }
    add("== by hand", Array(zip(hands(), hands()))) { $0.pointee.0 == $0.pointee.1 }
    add("hashValue", routes()) { $0.pointee.hashValue != 0 }
    add("hashValue by hand", hands()) { $0.pointee.hashValue != 0 }
    add("nodes", routes(), Calls.nodes)
    add("pattern", routes(), Calls.pattern)
    add("C match of the same", cTexts(links)) { link in
      var found = Match()
      return match(link.pointee, &found) >= 0
    }
    add("String appending", hands()) { !$0.pointee.appended().isEmpty }
    add("URLComponents and URLQueryItem", hands()) { $0.pointee.composed() != nil }
  }

  /// Adds a table whose routes are numbers only, which a benchmark can compile at any size.
  mutating func addTable(
    _ count: Int, _ workload: Workload, _ number: @escaping (UnsafePointer<String>) -> Bool
  ) {
    add("table \(count)", workload.links.map(\.web), number)
  }

  /// Adds links that are designed to be slow, in three lengths.
  mutating func addHostile() {
    for (name, link) in HostileLinks.all {
      for length in HostileLinks.lengths {
        add("\(name) \(length)", [link(length)], isCold: false, Calls.parseHostile)
      }
    }
  }
}

/// Reads a link with the hand-written enum.
///
/// Specialized for each enum, and not inlined: the same call as those of ``Calls``.
@inline(never) private func byHand<Hand: HandWritten>(_ link: String, _ hand: Hand.Type) -> Bool {
  if case nil = Hand(link) { false } else { true }
}

/// Reads a URL, not inlined like those of ``Calls``.
@inline(never) private func parse1000(_ url: UnsafePointer<URL>) -> Bool {
  do { _ = try Routes1000(url.pointee) } catch { return false }
  return true
}

typealias CMatcher = (UnsafePointer<UInt8>?, UnsafeMutablePointer<Match>?) -> Int32

extension Workload.Link {
  /// The link as a push payload: its path as the value of `type`, and its items.
  var payload: [String: PayloadValue] {
    var payload: [String: PayloadValue] = ["type": .text(String(path.dropFirst()))]
    for item in items {
      let parts = item.split(separator: "=", maxSplits: 1)
      payload[String(parts[0])] = .text(String(parts[1]))
    }
    return payload
  }
}
