// Prints one table of ratios; `./run` starts it. Arguments: the folder Generated, and for a process that measures only
// one contestant, its name.
import Calls
import CMatchers
import Foundation
import Hand10
import Hand100
import Hand1000
import HostileLinks
import Routes10
import Routes100
import Routes1000

let folder = CommandLine.arguments[1]
let chosen = CommandLine.arguments.dropFirst(2).first
let workloads = try [10, 100, 1000, 10_000].map { try Workload($0, in: folder) }

if chosen == nil {
  Check.parsers(10, workloads[0], Routes10.self, Hand10.self, match_10)
  Check.parsers(100, workloads[1], Routes100.self, Hand100.self, match_100)
  Check.parsers(1000, workloads[2], Routes1000.self, Hand1000.self, match_1000)
}

var contest = Contest(measuring: chosen)
contest.addParsers(10, workloads[0], Calls.parse10, Hand10.self, match_10)
contest.addParsers(100, workloads[1], Calls.parse100, Hand100.self, match_100)
contest.addParsers(1000, workloads[2], Calls.parse1000, Hand1000.self, match_1000)
contest.addTable(10, workloads[0], Calls.number10)
contest.addTable(1000, workloads[2], Calls.number1000)
contest.addTable(10_000, workloads[3], Calls.number10000)
contest.addReaders(workloads[2])
contest.addPrinters(workloads[2], match_1000)
contest.addHostile()
#if Hummingbird
  try contest.addHummingbird(workloads, in: folder, isChecked: chosen == nil)
#endif

if chosen != nil { exit(0) }

let report = Report(results: try contest.results(in: folder))
report.head()
for count in [10, 100, 1000] {
  let what = "web link, \(count) routes"
  report.row(what, "routegen \(count)", beside: "C \(count)", atMost: count == 1000 ? 2.3 : nil)
  report.row(
    what, "routegen \(count)", beside: "URLComponents \(count)",
    atMost: [10: 0.5, 1000: 0.65][count])
  report.row(
    what, "routegen \(count)", beside: "by hand \(count)", atMost: count == 1000 ? 0.05 : nil)
  report.row(what, "routegen \(count)", beside: "Hummingbird \(count), path only")
}
for other in ["C app 1000", "URLComponents app 1000", "by hand app 1000"] {
  report.row("app link, 1000 routes", "routegen app 1000", beside: other)
}
report.row("growth", "routegen 1000", beside: "routegen 10", atMost: 1.4)
for name in ["plain hit", "hit with a plus", "hit with an escape"] {
  report.row(name, name, beside: "URLComponents of the same as " + name)
}
report.row("number alone", "table 1000", beside: "URLComponents 1000", atMost: 0.42)
report.row("growth, number alone", "table 1000", beside: "table 10")
report.row("growth, number alone", "table 10000", beside: "table 1000", atMost: 1.3)
report.row("number alone", "table 10000", beside: "Hummingbird 10000, path only")
report.row("miss", "miss", beside: "hit", atMost: 1)
report.row("init(_: URL)", "URL", beside: "routegen 1000")
report.row("init(_: URL)", "URL", beside: "URL.absoluteString")
report.row("payload of four keys", "payload of four keys", beside: "link of three items", atMost: 2)
report.row("print", "print", beside: "C match of the same", atMost: 0.8)
report.row("print", "print", beside: "String appending", atMost: 0.4)
report.row("print", "print", beside: "URLComponents and URLQueryItem", atMost: 0.3)
report.row("==", "==", beside: "== by hand")
report.row("hashValue", "hashValue", beside: "hashValue by hand")
for name in ["print web", "path()", "payload()", "nodes", "pattern"] { report.row(name, name) }
for (name, _) in HostileLinks.all {
  report.row("8 KiB, \(name)", "\(name) 8192", beside: "\(name) 4096", atMost: 2.1)
  report.row("16 KiB, \(name)", "\(name) 16384", beside: "\(name) 8192")
}
