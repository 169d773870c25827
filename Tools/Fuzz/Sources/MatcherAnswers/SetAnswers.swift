import Foundation
import RoutegenExport
import RoutegenGenerate
import RoutegenSource
import TestSupport

@testable import RoutegenWorkspace
@testable import RoutegenFoundation
@testable import RoutegenExplain
@testable import RoutegenModel
@testable import RoutegenRuntime

/// The answers of the runtime's matcher for one random route set.
struct SetAnswers {
  /// So many, because compiling the route set takes as long as reading a thousand of them.
  private static let linksPerSet: UInt64 = 240
  private static let payloadsPerSet = 40

  /// The time of all answers, in seconds since 1970.
  private static let now: Double = 1_700_000_000

  private let seed: UInt64
  private let model: RouteModel
  private let tool: ExplainingMatcher
  private let runtime: TableMatcher

  /// The beginning of links; `nil` for those of random route sets.
  private let origin: String?

  /// Returns `nil` for the seed of a route set with errors.
  init?(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var randomSet = RandomRouteSet(seed: seed)
    var text = randomSet.text()
    if random.one(in: 2) {
      text += "expires until\n\(random.pick(RandomPayload.rules))\n\(RandomPayload.route)"
    }
    self.init(text, seed: seed)
  }

  /// Returns `nil` for a route set with errors.
  ///
  /// - Parameter hasOwnOrigins: Whether links are paths, or have the first scheme or host of the file.
  init?(_ text: String, seed: UInt64 = 0, hasOwnOrigins: Bool = false) {
    let compilation = Compilation(SourceFile(path: "random.routes", text: text))
    guard !compilation.hasErrors else { return nil }
    self.seed = seed
    model = compilation.model
    tool = ExplainingMatcher(model)
    runtime = TableMatcher(model, now: Self.now)
    let origins =
      model.schemes.prefix(1).map { "\($0):/" } + [""]
      + model.hosts.prefix(1).map { "https://\($0.domain)" }
    origin = hasOwnOrigins ? origins[Int(seed % UInt64(origins.count))] : nil
  }

  /// Writes the route set and the answers to random links and payloads; returns the number of links.
  func write(atMost limit: UInt64) -> UInt64 {
    writeSet()
    var random = SplitMix(seed: seed &+ 0xC3C3)
    var randomLink = RandomLink(seed: seed)
    var guidedLink = GuidedLink(model, seed: seed, origin: origin)
    let count = min(limit, Self.linksPerSet)
    for number in 0..<count {
      var link = number % 2 == 0 ? randomLink.text() : guidedLink.text()
      if model.expiryKey != nil, random.one(in: 6) { Self.addExpiry(to: &link, &random) }
      if random.one(in: 6) { Self.mutate(&link, &random) }
      write(link: link)
    }
    guard model.expiryKey != nil else { return count }
    for _ in 0..<Self.payloadsPerSet { write(payload: RandomPayload.json(&random, &randomLink)) }
    return count
  }

  /// Writes the route set and the answers to corner cases.
  func writeCornerCases() {
    writeSet()
    for link in CornerCases.links { write(link: link) }
    for payload in CornerCases.payloads { write(payload: payload) }
  }

  // MARK: Links

  private static func addExpiry(to link: inout String, _ random: inout SplitMix) {
    let times = [
      "7", "4000000000", "x", "", "1700000000", "1700000001", "2023-11-14T22:13:20Z",
      "2023-11-14T22:13:20.000000001Z", "2023-11-14T23:13:19.9%2B01:00", "01800000000",
      "2300-01-01T00:00:00-05:30", "18446744073709551615", "18446744073709551616",
    ]
    let item = "until=" + random.pick(times)
    let end = link.firstIndex(of: "#") ?? link.endIndex
    if let mark = link[..<end].firstIndex(of: "?") {
      link.insert(contentsOf: "\(item)&", at: link.index(after: mark))
    } else {
      link.insert(contentsOf: "?\(item)", at: end)
    }
  }

  private static func mutate(_ link: inout String, _ random: inout SplitMix) {
    if random.one(in: 2) {
      var bytes = Array(link.utf8)
      bytes.mutate(inserting: Strange.bytes, using: &random)
      link = String(decoding: bytes, as: UTF8.self)
    } else {
      var scalars = Array(link.unicodeScalars)
      scalars.mutate(
        inserting: Array("/?#&=+:@%.-[]07 \\\u{301}\u{7F}\u{FEFF}\u{1F600}".unicodeScalars),
        using: &random)
      link = String(String.UnicodeScalarView(scalars))
    }
  }

  // MARK: Answers

  private func writeSet() {
    let document = try? JSONSerialization.jsonObject(with: Data(exportJSON(model).utf8))
    Self.write(["set": document ?? [:], "now": Self.now])
  }

  private func write(link: String) {
    write(["link": link], .path(link), tool.explain(link, isPath: true))
  }

  private func write(payload json: String) {
    guard let object = try? JSONSerialization.jsonObject(with: Data(json.utf8)),
      let values = object as? [AnyHashable: Any],
      let payload = try? Payload(json: json, called: "payload")
    else { return }
    let input = LinkInput.payload(PayloadValue.values(of: values))
    write(["payload": json], input, tool.explain(payload))
  }

  /// Writes the runtime's answer, with the message of the tool, which has to give the same answer.
  private func write(
    _ question: [String: Any], _ input: LinkInput, _ explanation: MatchExplanation
  ) {
    var line = question
    let answer = runtime.answer(input)
    line["kind"] = answer.kind
    line["message"] = MatchReport(matcher: tool, explanation: explanation, now: Self.now).answerText
    switch answer {
    case .route(let index, let values):
      line["route"] = model.routes[index].qualifiedName
      line["values"] = values
      line["extras"] = runtime.extras(of: input).map { [$0.key, $0.value] }
    case .wrongScheme(let text), .wrongHost(let text): line["value"] = text
    case .missing(let parameter): line["parameter"] = parameter
    case .invalidValue(let parameter, let value):
      line["parameter"] = parameter
      line["value"] = value
    case .malformed, .notFound, .excluded: break
    }
    if let text = runtime.expiredTime(of: input) {
      line["kind"] = "expired"
      line["parameter"] = model.expiryKey
      line["value"] = text
    }
    Self.write(line)
  }

  private static func write(_ line: [String: Any]) {
    guard let data = try? JSONSerialization.data(withJSONObject: line) else { return }
    FileHandle.standardOutput.write(data + Data("\n".utf8))
  }
}
