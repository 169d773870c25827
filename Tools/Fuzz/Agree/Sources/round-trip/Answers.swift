import Foundation
import RoutegenRuntime

/// Writes what the runtime prints for random values, for functions in other languages to compare:
/// `round-trip COUNT SEED SETS`.
///
/// The lines are those of `PrinterAnswers`. `SETS`, which `samples --builders` writes, has the line of each route set
/// behind its name and a tab, and the names of its parameters.
struct Answers {
  private let sets: [String: Set]

  private struct Set: Decodable {
    let line: String

    /// The names of the parameters of each route.
    let parameters: [String: [String]]
  }

  init(path: String) throws {
    sets = try JSONDecoder().decode(
      [String: Set].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// Writes the answers for a number of routes, as many of each route set.
  func write(_ count: UInt64, _ random: inout Random) {
    let known = allSamples.filter { sets["\($0)"] != nil }
    for samples in known {
      write(samples, count / UInt64(known.count), &random)
    }
  }

  private func write<S: RouteSamples>(_ samples: S.Type, _ count: UInt64, _ random: inout Random) {
    guard let set = sets["\(samples)"] else { return }
    Self.write(set.line)
    let numbers = S.names.indices.filter { set.parameters[S.names[$0]] != nil }
    for _ in 0..<count {
      let number = random.pick(numbers)
      let route = S.make(number, &random)
      var texts = ValueTexts()
      S.write(route, to: &texts)
      var values: [String: Any] = [:]
      for (name, value) in zip(set.parameters[S.names[number]] ?? [], texts.values) {
        if let value { values[name] = value }
      }
      let payload = Self.answer { () throws(LinkError) in try route.payload() }
      let line: [String: Any] = [
        "route": S.names[number], "values": values,
        "app": Self.answer { () throws(LinkError) in try route.link(.app) },
        "web": Self.answer { () throws(LinkError) in try route.link(.web) },
        "path": Self.answer { () throws(LinkError) in try route.path() },
        "payload": payload,
      ]
      guard let data = try? JSONSerialization.data(withJSONObject: line) else { continue }
      Self.write(String(decoding: data, as: UTF8.self))
    }
  }

  private static func answer(_ link: () throws(LinkError) -> Any) -> [String: Any] {
    do throws(LinkError) {
      return ["link": try link()]
    } catch {
      return ["problem": "\(error)"]
    }
  }

  private static func write(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
