import Foundation
import TestSupport
@testable import RoutegenCompiler
@testable import RoutegenTool

@testable import RoutegenFoundation
@testable import RoutegenRuntime

/// The answers of the runtime's matcher to links and payloads of one route set, as lines of JSON for other matchers.
///
/// A line has the question, `link` or `payload`, and its answer, as `Documentation/JSON.md` describes it.
struct SetAnswers {
  typealias Line = [String: Any]

  /// So many, because compiling the route set takes as long as reading a thousand of them.
  private static let linksPerSet: UInt64 = 240
  private static let payloadsPerSet = 40

  /// The time of all answers, in seconds since 1970.
  private static let now: Double = 1_700_000_000

  private let seed: UInt64
  let model: RouteModel
  private let tool: ExplainingMatcher
  private let printer: RoutePrinter
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
    self.init(SourceFile(path: "random.routes", text: text), seed: seed)
  }

  /// Returns `nil` for a route set with errors.
  ///
  /// - Parameters:
  ///   - others: Files whose route sets it may mount.
  ///   - hasOwnOrigins: Whether links are paths, or have the first scheme or host of the file.
  init?(
    _ file: SourceFile, mounting others: [SourceFile] = [], seed: UInt64 = 0,
    hasOwnOrigins: Bool = false
  ) {
    let files = ([file] + others.filter { $0.path != file.path }).enumerated()
    let numbered = files.map { number, file in
      SourceFile(id: FileID(number), path: file.path, bytes: file.bytes)
    }
    let compilation = Project(numbered).compilations[0]
    guard !compilation.hasErrors else { return nil }
    self.seed = seed
    model = compilation.model
    tool = ExplainingMatcher(model)
    printer = RoutePrinter(tool, now: Self.now)
    runtime = TableMatcher(model, now: Self.now)
    let origins = Self.origins(of: model)
    origin = hasOwnOrigins ? origins[Int(seed % UInt64(origins.count))] : nil
  }

  /// The beginnings of links that the file accepts.
  private static func origins(of model: RouteModel) -> [String] {
    model.schemes.prefix(1).map { "\($0):/" } + [""]
      + model.hosts.prefix(1).map { "https://\($0.domain)" }
  }

  /// The line of the route set, as `routegen export json` writes it.
  var set: Line {
    let document = try? JSONSerialization.jsonObject(with: Data(exportJSON(model).utf8))
    return ["set": document ?? [:], "now": Self.now]
  }

  /// The answers to random links and payloads.
  func random(atMost limit: UInt64) -> [Line] {
    var random = SplitMix(seed: seed &+ 0xC3C3)
    var randomLink = RandomLink(seed: seed)
    var guidedLink = GuidedLink(model, seed: seed, origin: origin)
    var lines = (0..<min(limit, Self.linksPerSet)).map { number in
      var link = number % 2 == 0 ? randomLink.text() : guidedLink.text()
      if model.expiryKey != nil, random.one(in: 6) { Self.addExpiry(to: &link, &random) }
      if random.one(in: 6) { Self.mutate(&link, &random) }
      return answer(to: link)
    }
    guard model.expiryKey != nil else { return lines }
    for _ in 0..<Self.payloadsPerSet {
      lines += answer(toPayload: RandomPayload.json(&random, &randomLink)).map { [$0] } ?? []
    }
    return lines
  }

  /// Links like those of the patterns and the payloads of the routes that they open, as questions.
  func guided(_ count: Int) -> [Line] {
    var guidedLinks =
      Self.origins(of: model).map { GuidedLink(model, seed: seed, origin: $0) }
      + [GuidedLink(model, seed: seed)]
    return (0..<count).flatMap { number -> [Line] in
      let link = guidedLinks[number % guidedLinks.count].text()
      guard let printed = printed(answer(to: link)), let payload = printed["payload"]?["value"],
        let data = try? JSONSerialization.data(withJSONObject: payload, options: .sortedKeys)
      else { return [["link": link]] }
      return [["link": link], ["payload": String(decoding: data, as: UTF8.self)]]
    }
  }

  /// The answers to questions, with what is printed for the routes that links open.
  func answers(to questions: [Line]) -> [Line] {
    questions.compactMap { question in
      if let payload = question["payload"] as? String { return answer(toPayload: payload) }
      var line = answer(to: question["link"] as? String ?? "")
      line["printed"] = printed(line)
      return line
    }
  }

  /// What is printed for an answer; `nil` if it is no route.
  private func printed(_ answer: Line) -> [String: Line]? {
    guard let name = answer["route"] as? String, let values = answer["values"] as? [[String]] else {
      return nil
    }
    return model.routes.first { $0.qualifiedName == name }.map { printed($0, values) }
  }

  /// What is printed for a route in each form: the `link` or, for a payload, the `value`; or the `problem`.
  private func printed(_ route: RoutegenCompiler.Route, _ values: [[String]]) -> [String: Line] {
    var printed: [String: Line] = [:]
    for (name, form) in [("app", RoutePrinter.Form.app), ("web", .web), ("path", .path)] {
      do throws(RoutePrinter.Obstacle) {
        printed[name] = ["link": try printer.link(of: route, values, as: form)]
      } catch {
        printed[name] = ["problem": error.reason]
      }
    }
    do throws(RoutePrinter.Obstacle) {
      printed["payload"] = ["value": try printer.payload(of: route, values)]
    } catch {
      printed["payload"] = ["problem": error.reason]
    }
    return printed
  }

  // MARK: Links

  private static func addExpiry(to link: inout String, _ random: inout SplitMix) {
    let times = [
      "7", "4000000000", "x", "", "1700000000", "1700000001", "2023-11-14T22:13:20Z",
      "2023-11-14T22:13:20.000000001Z", "2023-11-14T23:13:19.9%2B01:00", "01800000000",
      "2300-01-01T00:00:00-05:30", "18446744073709551615", "18446744073709551616",
    ]
    let item = "until=" + random.pick(times)
    if let hash = link.firstIndex(of: "#"), random.one(in: 3) {
      let isFirst = !link[hash...].contains("?")
      return link += (isFirst ? "?" : "&") + item + random.pick(["", "", "#", ":~:text=a"])
    }
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

  private func answer(to link: String) -> Line {
    answer(["link": link], .path(link), tool.explain(link, isPath: true))
  }

  private func answer(toPayload json: String) -> Line? {
    guard let object = try? JSONSerialization.jsonObject(with: Data(json.utf8)),
      let values = object as? [AnyHashable: Any],
      let payload = try? Payload(json: json, called: "payload")
    else { return nil }
    let input = LinkInput.payload(PayloadValue.values(of: values))
    return answer(["payload": json], input, tool.explain(payload))
  }

  /// The runtime's answer, with the message of the tool, which has to give the same answer.
  private func answer(
    _ question: Line, _ input: LinkInput, _ explanation: MatchExplanation
  ) -> Line {
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
    return line
  }

  /// A line as JSON.
  static func text(_ line: Line) -> String {
    let data = try? JSONSerialization.data(
      withJSONObject: line, options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}
