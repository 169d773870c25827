import Foundation
import RoutegenCLI
import RoutegenFoundation
import RoutegenModel
import RoutegenSource
import Testing

@testable import RoutegenRuntime
@testable import RoutegenSwift

/// The runtime's matcher and the tool's, which is the specification, give the same answers.
@Suite struct TwoMatchersTests {
  private static let setCount = 300
  private static let linksPerSet = 120

  @Test func answerAlike() {
    var answers: [String: Int] = [:]
    var sets = 0
    for seed in 0..<UInt64(Self.setCount) {
      var randomSet = RandomRouteSet(seed: seed)
      let text = randomSet.text()
      let compilation = Compilation(SourceFile(path: "random.routes", text: text))
      guard !compilation.hasErrors else { continue }
      sets += 1
      let runtime = TableMatcher(compilation.model)
      let tool = ExplainingMatcher(compilation.model)
      var randomLink = RandomLink(seed: seed)
      for _ in 0..<Self.linksPerSet {
        let link = randomLink.text()
        let expected = tool.match(link).withoutReason
        let actual = runtime.match(link)
        answers[actual.kind, default: 0] += 1
        guard actual == expected else {
          Issue.record("\(link)\n the tool: \(expected)\n the runtime: \(actual)\n in\n\(text)")
          return
        }
      }
    }
    // Every kind of answer has to come up, or the test looks at nothing.
    #expect(sets > Self.setCount / 4)
    let kinds = [
      "route", "malformed", "wrongScheme", "wrongHost", "notFound", "missing", "invalidValue",
      "excluded",
    ]
    for kind in kinds {
      #expect(answers[kind, default: 0] > 50, "\(kind): \(answers)")
    }
  }
}

/// The runtime's matcher over a table that was made this moment.
private struct TableMatcher {
  private let table: [UInt8]

  init(_ model: RouteModel) {
    table = Array(MatchTable.text(of: model, opaqueTypes: [.uuid, .date, .url]).utf8)
  }

  func match(_ link: String) -> ExplainingMatcher.Answer {
    table.withUnsafeBufferPointer { buffer in
      let reader = LinkReader(ByteView(buffer), alsoOn: []) { type, text in
        switch type {
        case 0: UUID(routeValue: text) != nil
        case 1: Date(routeValue: text) != nil
        default: URL(routeValue: text) != nil
        }
      }
      do throws(LinkError) {
        let answer = try reader.read(link, asPath: false) {
          (values) throws(LinkError) -> ExplainingMatcher.Answer in
          .route(
            values.candidate.route,
            values: values.captures.map { values.texts(of: $0) })
        }
        return answer.route
      } catch {
        return ExplainingMatcher.Answer(error)
      }
    }
  }
}

extension RouteValues {
  /// The texts of a parameter; those of a dictionary as keys and values in turn.
  fileprivate func texts(of capture: Capture) -> [String] {
    guard case .otherItems = capture else { return source.texts(of: capture) }
    return source.otherItems(than: candidate).flatMap { key, value in
      [key, value].map { decoded(source.bytes, $0, plusIsSpace: source.plusIsSpace) }
    }
  }
}

extension ExplainingMatcher.Answer {
  fileprivate init(_ error: LinkError) {
    switch error {
    case .malformed: self = .malformed("")
    case .wrongScheme(let scheme): self = .wrongScheme(scheme.lowercased())
    case .wrongHost(let host): self = .wrongHost(host)
    case .missing(let parameter): self = .missing(parameter: parameter)
    case .invalidValue(let parameter, let value, _):
      self = .invalidValue(parameter: parameter, value: value)
    case .excluded: self = .excluded
    case .notFound, .expired, .unprintable: self = .notFound
    }
  }

  /// The two say in their own words why a link is malformed.
  fileprivate var withoutReason: Self {
    if case .malformed = self { .malformed("") } else { self }
  }

  fileprivate var kind: String {
    switch self {
    case .route: "route"
    case .malformed: "malformed"
    case .wrongScheme: "wrongScheme"
    case .wrongHost: "wrongHost"
    case .notFound: "notFound"
    case .missing: "missing"
    case .invalidValue: "invalidValue"
    case .excluded: "excluded"
    }
  }
}
