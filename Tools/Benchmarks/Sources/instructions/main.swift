// The program that `check-instructions` runs under callgrind. Argument: the folder Generated.
//
// Prints a line for each measurement, `CALLS NAME`, and calls `mark` three times: after one pass to warm up, after
// one more pass, and after another two. The difference of the last two counts excludes everything that happens once.
import Calls
import CMark
import Foundation
import HostileLinks
import RoutegenRuntime
import Routes1000

/// Measures one pass over the values, each of which stays where it is.
func measure<Value>(_ name: String, _ values: [Value], _ call: (UnsafePointer<Value>) -> Bool) {
  let values = values.shuffled(seed: 1)
  func pass() -> Int {
    values.withUnsafeBufferPointer { $0.count(where: call) }
  }
  print(values.count, name)
  var successes = pass()
  mark()
  successes += pass()
  mark()
  successes += pass()
  successes += pass()
  mark()
  precondition(successes >= 0)
}

/// Returns the next line of the file, without its end.
func readLine(of file: UnsafeMutablePointer<FILE>) -> String? {
  var bytes: [UInt8] = []
  while case let byte = getc(file), byte != EOF, byte != 10 { bytes.append(UInt8(byte)) }
  return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
}

/// Returns the links that `prepare` wrote for `count` routes, and whether they are hits.
func links(_ count: Int, in folder: String) -> [(text: String, isHit: Bool)] {
  guard let file = fopen("\(folder)/Links/\(count).txt", "r") else { fatalError("run ./prepare") }
  defer { fclose(file) }
  var links: [(text: String, isHit: Bool)] = []
  while let line = readLine(of: file) {
    let parts = line.split(separator: "\t")
    links.append((String(parts[1]), parts[0] != "-1"))
  }
  return Array(links.prefix(500))
}

let folder = CommandLine.arguments[1]
let origin = "https://app.example.com"
let thousand = links(1000, in: folder)
let hits = thousand.filter(\.isHit).map { origin + $0.text }
let misses = thousand.filter { !$0.isHit }.map { origin + $0.text }

measure("parse 10", links(10, in: folder).map { origin + $0.text }, Calls.parse10)
measure("parse 1000", thousand.map { origin + $0.text }, Calls.parse1000)
measure("parse app 1000", thousand.map { "bench:/" + $0.text }, Calls.parse1000)
measure("hit", hits, Calls.parse1000)

// What a link costs beside Foundation's splitting of the same link, by what has to be decoded in it.
let escaped = hits.filter { $0.contains("%") }
let spaced = escaped.map { $0.replacingOccurrences(of: "%20", with: "+") }
  .filter { !$0.contains("%") }
let plain = hits.filter { !$0.contains { "%+".contains($0) } }
for (name, links) in [
  ("plain hit", plain), ("hit with a plus", spaced), ("hit with an escape", escaped),
] {
  measure(name, links, Calls.parse1000)
  measure("URLComponents of a " + name, links) { URLComponents(string: $0.pointee) != nil }
}
measure("miss", misses, Calls.parse1000)
measure("table 1000", thousand.map { origin + $0.text }, Calls.number1000)
measure("table 10000", links(10_000, in: folder).map { origin + $0.text }, Calls.number10000)
measure("URLComponents", thousand.map { origin + $0.text }) {
  URLComponents(string: $0.pointee) != nil
}

let routes = hits.compactMap { try? Routes1000($0) }
measure("print", routes, Calls.print)
measure("payload()", routes, Calls.payload)
measure("nodes", routes, Calls.nodes)
let payloads = routes.compactMap { try? $0.payload() }.filter { $0.count == 4 }
let payloadValues = payloads.map { $0.mapValues { PayloadValue.text($0) } }
let payloadLinks = payloads.compactMap { try? Routes1000(payload: $0).link(.web) }
measure("payload of four keys", payloadValues, Calls.parse)
measure("link of the same", payloadLinks, Calls.parse1000)

for (name, link) in HostileLinks.all {
  for length in HostileLinks.lengths.prefix(2) {
    measure("\(name) \(length)", [link(length)], Calls.parseHostile)
  }
}
