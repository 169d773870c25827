import Foundation
import TestSupport
@testable import RoutegenCompiler

/// Writes route sets with lines of `payload`, changes them, and writes payloads for them.
struct RandomPayloads {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed &* 17 &+ 3) }

  private static let routes = [
    "/pushed/{x: Int}?r={y: E?} as pushed",
    "/pushed/{x: Int in 1...12}?r={y: String = a} as pushed",
    "/pushed/{x}?r={y: Bool?} as pushed",
  ]
  private static let lines = [
    "when w /pushed/{q}?{r}", "when w = a /other", "when w = 7 /pushed/{w}", "when q /pushed/{q}",
    "type type", "link l", "when l = a /pushed/1", "when k = a /pushed/{q}", "type k",
  ]

  /// The lines of an old and of a new version.
  mutating func versions(_ declarations: String, _ changed: String) -> (old: String, new: String) {
    let route = random.pick(Self.routes)
    let newRoute = random.one(in: 3) ? random.pick(Self.routes) : route
    var lines = (0..<Int.random(in: 1...3, using: &random)).map { _ in random.pick(Self.lines) }
    let old = payload(lines)
    for _ in 0..<Int.random(in: 0...2, using: &random) { change(&lines) }
    let triggers = triggers()
    let newTriggers = random.one(in: 3) ? self.triggers() : triggers
    return (
      "\(declarations)\n\(triggers)\(route)\n/other as other\n\(old)",
      "\(changed)\n\(newTriggers)\(newRoute)\n/other as other\n\(payload(lines))"
    )
  }

  private mutating func payload(_ lines: [String]) -> String {
    var seen: Set<String> = []
    let unique = lines.filter { seen.insert($0).inserted }
    return unique.isEmpty ? "" : "payload {\n\(unique.joined(separator: "\n"))\n}"
  }

  private mutating func triggers() -> String {
    random.pick([
      "", "@shortcut(\"com.a\")\n", "@shortcut(\"*.a\") with x = 7\n", "@activity(\"com.a\")\n",
      "@activity(\"com.a\") with y = a\n",
    ])
  }

  private mutating func change(_ lines: inout [String]) {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: if !lines.isEmpty { lines.removeLast() }
    case 1: lines.shuffle(using: &random)
    default:
      lines.insert(random.pick(Self.lines), at: Int.random(in: 0...lines.count, using: &random))
    }
  }

  private static let texts = [
    "a", "7", "12", "13", "b", "true", "other", "/other", "pushed", "/pushed/7",
  ]

  /// A payload that a line of the old version may take.
  mutating func payload() -> [String: String] {
    var payload: [String: String] = [:]
    for key in ["w", "q", "r", "l", "type", "k", "x", "y"] where random.one(in: 3) {
      payload[key] = random.pick(Self.texts)
    }
    return payload
  }

  mutating func trigger() -> Trigger? {
    random.pick([nil, nil, nil, .shortcut("com.a"), .shortcut("b.a"), .activity("com.a")])
  }
}
