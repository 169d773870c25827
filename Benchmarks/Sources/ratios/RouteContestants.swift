import CReference
import Foundation
import Hand10
import Hand100
import Hand1000
import HostileLinks
import HostileRoutes
import RoutegenFoundation
import RoutegenRuntime
import Routes10
import Routes100
import Routes1000
import Tables

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
  mutating func addParsers<R: Route, Hand: HandWritten>(
    _ count: Int, _ workload: Workload, _ route: R.Type, _ hand: Hand.Type,
    _ match: @escaping CMatcher
  ) {
    let (web, app) = (workload.links.map(\.web), workload.links.map(\.app))
    let (cWeb, cApp) = (CLinks(web), CLinks(app))
    add("routegen \(count)", web) { (try? R($0)) != nil }
    add("C \(count)", calls: web.count) { cWeb.hits(match) }
    add("URLComponents \(count)", web) { URLComponents(string: $0) != nil }
    add("by hand \(count)", web) { Hand($0) != nil }
    add("routegen app \(count)", app) { (try? R($0)) != nil }
    add("C app \(count)", calls: app.count) { cApp.hits(match) }
    add("URLComponents app \(count)", app) { URLComponents(string: $0) != nil }
    add("by hand app \(count)", app) { Hand($0) != nil }
  }

  /// Adds hits, misses, URLs and payloads separately.
  mutating func addReaders<R: Route>(_ workload: Workload, _ route: R.Type) {
    add("hit", workload.hits.map(\.web)) { (try? R($0)) != nil }
    add("miss", workload.misses.map(\.web)) { (try? R($0)) != nil }
    let urls = workload.links.compactMap { URL(string: $0.web) }
    add("URL", urls) { (try? R($0)) != nil }
    add("URL.absoluteString", urls) { !$0.absoluteString.isEmpty }
    let sources = workload.plainHitsOfThreeItems
    add("link of three items", sources.map(\.app)) { (try? R($0)) != nil }
    add("payload of four keys", sources.map(\.payload)) { (try? R(payload: $0)) != nil }
  }

  /// Adds all ways of printing the routes of the hits.
  mutating func addPrinters<R: Route, Hand: HandWritten>(
    _ workload: Workload, _ route: R.Type, _ hand: Hand.Type, _ match: @escaping CMatcher
  ) {
    let links = workload.hits.map(\.app)
    let routes = links.compactMap { try? R($0) }
    let hands = links.compactMap { Hand($0) }
    let cLinks = CLinks(links)
    add("print", routes) { (try? $0.link()) != nil }
    add("print web", routes) { (try? $0.link(.web)) != nil }
    add("path()", routes) { (try? $0.path()) != nil }
    add("payload()", routes) { (try? $0.payload()) != nil }
    let (others, otherHands) = (links.compactMap { try? R($0) }, links.compactMap { Hand($0) })
    add("==", Array(zip(routes, others))) { $0 == $1 }
    add("== by hand", Array(zip(hands, otherHands))) { $0 == $1 }
    add("hashValue", routes) { $0.hashValue != 0 }
    add("hashValue by hand", hands) { $0.hashValue != 0 }
    add("nodes", routes) { !$0.nodes.isEmpty }
    add("pattern", routes) { !$0.pattern.isEmpty }
    add("C match of the same", calls: links.count) { cLinks.hits(match) }
    add("String appending", hands) { !$0.appended().isEmpty }
    add("URLComponents and URLQueryItem", hands) { $0.composed() != nil }
  }

  /// Adds a table whose routes are numbers only, which a benchmark can compile at any size.
  mutating func addTable<R: Route>(_ count: Int, _ workload: Workload, _ table: R.Type) {
    add("table \(count)", workload.links.map(\.web)) { (try? R($0)) != nil }
  }

  /// Adds links that are designed to be slow, in three lengths.
  mutating func addHostile() {
    for (name, link) in HostileLinks.all {
      for length in HostileLinks.lengths {
        let links = [link(length)]
        add("\(name) \(length)", links) { (try? Hostile($0)) != nil || true }
      }
    }
  }
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
