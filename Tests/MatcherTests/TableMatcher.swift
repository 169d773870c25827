import Foundation
import RoutegenFoundation
@testable import RoutegenCompiler
@testable import RoutegenRuntime

/// The runtime's matcher over a table that was made this moment.
struct TableMatcher {
  private let table: [UInt8]
  private let model: RouteModel
  private let now: Double?

  /// - Parameter now: The time in seconds since 1970; `nil` for the time of the clock.
  init(_ model: RouteModel, now: Double? = nil) {
    (self.model, self.now) = (model, now)
    let external = model.externalTypes.indices.map { ValueType.Kind.external($0) }
    table = Array(
      MatchTable.built(of: model, opaqueTypes: [.date, .url] + external).records.joined().utf8)
  }

  func match(_ link: String) -> ExplainingMatcher.Answer { answer(.link(link)) }

  /// The extras of a link that is a route, as `key=value`.
  func extras(of link: String) -> [String] {
    extras(of: .link(link)).map { "\($0.key)=\($0.value)" }
  }

  /// The extras of an input that is a route.
  func extras(of input: LinkInput) -> [LinkExtra] {
    read(input) { $0._route < 0 ? [] : $0.extras }
  }

  /// The text of the time at which an input has expired; `nil` if it has not.
  func expiredTime(of input: LinkInput) -> String? {
    read(input) { values in
      guard values._route < 0, case .expired(let text) = values._error else { return nil }
      return text
    }
  }

  /// The values of a link that is a route, as generated code reads them.
  func values(of link: String) -> [[String]]? {
    read(.link(link)) { values in
      guard values._route >= 0 else { return nil }
      return try? values.printedTexts(of: model.routes[values._route], model)
    }
  }

  /// Whether the printer reads back a link with this path, query and fragment.
  func readsBack(_ path: String, ofRoute index: Int) -> Bool {
    table.withUnsafeBufferPointer { table in
      let view = ByteView(table)
      return withLinkBuffer(room: path.utf8.count) { buffer in
        var buffer = buffer
        buffer.append(path)
        return RouteRecord(index, TableHeader(view), view)?.needsReadBack(buffer, from: 0)
          ?? false
      }
    }
  }

  private func read<Result>(
    _ input: LinkInput, _ body: (borrowing RouteValues) -> Result
  ) -> Result {
    let types = model.externalTypes
    return table.withUnsafeBufferPointer { buffer in
      let view = ByteView(buffer)
      let reader = LinkReader(view, TableStart(view), FoundationTypes.self, now: now)
      return withUnsafeTemporaryAllocation(byteCount: RouteTable._room, alignment: 16) { room in
        FoundationTypes.$declared.withValue(types) { body(input.read(reader, [], room)) }
      }
    }
  }

  func match(_ payload: [String: PayloadValue]) -> ExplainingMatcher.Answer {
    answer(.payload(payload))
  }

  func match(_ trigger: Trigger, _ payload: [String: PayloadValue]) -> ExplainingMatcher.Answer {
    switch trigger {
    case .shortcut(let type): answer(.shortcut(type, payload))
    case .activity(let type): answer(.activity(type, payload))
    }
  }

  func answer(_ input: LinkInput) -> ExplainingMatcher.Answer {
    read(input) { values in
      guard values._route >= 0 else { return ExplainingMatcher.Answer(values._error) }
      do throws(LinkError) {
        // Generated code may refuse values that the matcher accepts.
        _ = try values.printedTexts(of: model.routes[values._route], model)
      } catch {
        return ExplainingMatcher.Answer(error)
      }
      let parameters = 0..<values.candidate.parameterCount
      let route = model.routes[values._route]
      return .route(
        values._route,
        values: parameters.map { slot in
          if let value = route.hostValue, value.slot == slot,
            route.parameters[slot].type.kind == .string
          {
            return [(try? values.host(slot, before: value.suffix)) ?? ""]
          }
          // Generated code leaves them out of lists, as `printedTexts` does.
          return values.texts(ofParameter: slot, route.parameters[slot])
            .filter { !model.isAbsent($0, for: route.parameters[slot]) }
        })
    }
  }
}

/// Knows the types that the tables of these tests number.
private enum FoundationTypes: RoutegenRuntime.Route {
  case any

  /// The declared types of the model.
  @TaskLocal static var declared: [ExternalType] = []

  static var _table: RouteTable { RouteTable("") }

  static func _make(_ index: Int, _ values: borrowing RouteValues) throws(LinkError) -> Self {
    .any
  }

  static func _reads(_ type: Int, _ text: String) -> Bool {
    switch type {
    case 0: Date(routeValue: text) != nil
    case 1: URL(routeValue: text) != nil
    default: declared[type - 2].mayRead(text)
    }
  }

  var _number: Int { 0 }

  func _write(to writer: inout LinkWriter) {}
}

extension RouteValues {
  /// The texts of a parameter; those of a dictionary as keys and values in turn.
  fileprivate func texts(ofParameter slot: Int, _ parameter: Parameter) -> [String] {
    let capture = capture(slot)
    guard capture.kind == .otherItems else {
      let texts = texts(slot)
      guard let separator = parameter.type.separator, !texts.isEmpty else { return texts }
      return [texts.joined(separator: separator)]
    }
    var pairs = source.otherItems(than: candidate, query).map { item in
      let (key, value) = source.texts(of: item, plusIsSpace: capture.plusIsSpace)
      return [key, value]
    }
    if parameter.form == .dictionary {
      var seen: Set<[[UInt8]]> = []
      pairs.removeAll { pair in !seen.insert(pair.map { Array($0.utf8) }).inserted }
    }
    return pairs.flatMap { $0 }
  }
}

extension ExplainingMatcher.Answer {
  fileprivate init(_ error: LinkError) {
    switch error {
    case .malformed, .repeatedKey: self = .malformed("")
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
