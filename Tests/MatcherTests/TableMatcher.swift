import Foundation
import RoutegenFoundation
import RoutegenModel

@testable import RoutegenRuntime
@testable import RoutegenSwift

/// The runtime's matcher over a table that was made this moment.
struct TableMatcher {
  private let table: [UInt8]

  init(_ model: RouteModel) {
    table = Array(MatchTable.text(of: model, opaqueTypes: [.uuid, .date, .url]).utf8)
  }

  func match(_ link: String) -> ExplainingMatcher.Answer {
    answer { (reader) throws(LinkError) in try reader.read(link, asPath: false, Self.make) }
  }

  func match(_ payload: [String: PayloadValue]) -> ExplainingMatcher.Answer {
    answer { (reader) throws(LinkError) in try reader.read(payload, Self.make) }
  }

  func match(_ trigger: Trigger, _ payload: [String: PayloadValue]) -> ExplainingMatcher.Answer {
    answer { (reader) throws(LinkError) in
      switch trigger {
      case .shortcut(let type): try reader.read(.shortcut, type, payload, Self.make)
      case .activity(let type): try reader.read(.activity, type, payload, Self.make)
      }
    }
  }

  private static func make(_ values: RouteValues) -> ExplainingMatcher.Answer {
    .route(
      values.candidate.route, values: values.captures.map { values.texts(of: $0) })
  }

  private func answer(
    _ read: (LinkReader) throws(LinkError) -> LinkReader.Reading<ExplainingMatcher.Answer>
  ) -> ExplainingMatcher.Answer {
    table.withUnsafeBufferPointer { buffer in
      let reader = LinkReader(ByteView(buffer), alsoOn: []) { type, text in
        switch type {
        case 0: UUID(routeValue: text) != nil
        case 1: Date(routeValue: text) != nil
        default: URL(routeValue: text) != nil
        }
      }
      do throws(LinkError) {
        return try read(reader).route
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
  var withoutReason: Self {
    if case .malformed = self { .malformed("") } else { self }
  }

  var kind: String {
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
