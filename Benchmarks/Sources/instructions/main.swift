// The program that `check-instructions` runs under callgrind. Argument: the folder Generated.
//
// Prints a line for each measurement, `CALLS NAME`, and calls `mark` three times: after one pass to warm up, after
// one more pass, and after another two. The difference of the last two counts excludes everything that happens once.
import CMark
import HostileLinks
import HostileRoutes
import RoutegenRuntime
import Routes10
import Routes1000
import Tables

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Measures one pass over the values.
func measure<Value>(_ name: String, _ values: [Value], _ call: (Value) -> Bool) {
  func pass() -> Int { values.reduce(0) { $0 + (call($1) ? 1 : 0) } }
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

measure("parse 10", links(10, in: folder).map { origin + $0.text }) { (try? Routes10($0)) != nil }
measure("parse 1000", thousand.map { origin + $0.text }) { (try? Routes1000($0)) != nil }
measure("parse app 1000", thousand.map { "bench:/" + $0.text }) { (try? Routes1000($0)) != nil }
measure("hit", hits) { (try? Routes1000($0)) != nil }
measure("miss", misses) { (try? Routes1000($0)) != nil }
measure("table 1000", thousand.map { origin + $0.text }) { (try? Table1000($0)) != nil }
measure("table 10000", links(10_000, in: folder).map { origin + $0.text }) {
  (try? Table10000($0)) != nil
}

let routes = hits.compactMap { try? Routes1000($0) }
measure("print", routes) { (try? $0.link()) != nil }
let payloads = routes.compactMap { try? $0.payload() }.filter { $0.count == 4 }
let payloadValues = payloads.map { $0.mapValues { PayloadValue.text($0) } }
let payloadLinks = payloads.compactMap { try? Routes1000(payload: $0).link(.web) }
measure("payload of four keys", payloadValues) { (try? Routes1000(payload: $0)) != nil }
measure("link of the same", payloadLinks) { (try? Routes1000($0)) != nil }

for (name, link) in HostileLinks.all {
  for length in HostileLinks.lengths.prefix(2) {
    measure("\(name) \(length)", [link(length)]) { (try? Hostile($0)) != nil }
  }
}
