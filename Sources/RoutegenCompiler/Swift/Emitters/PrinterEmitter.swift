/// Emits `_write`, which prints a route as a link; each level prints its own part.
///
///     nonisolated extension AppRoute {
///       public func _write(to _writer: inout RoutegenRuntime.LinkWriter) {
///         switch self {
///         case .recipe(let id):
///           _writer.path("/recipe")
///           _writer.add(.item, "id", id)
///           _writer.end(0)
///         }
///       }
///     }
struct PrinterEmitter {
  let model: RouteModel
  let types: TypeNames

  func emit(to out: inout SwiftWriter) {
    types.extendLevels(of: model, in: &out) { members, out in
      out.documentation(["Writes the part of the link for this level and the levels below it."])
      out.block("\(types.access) func _write(to _writer: inout RoutegenRuntime.LinkWriter)") {
        out in
        if members.isEmpty { return }
        out.line("switch self {")
        for member in members { emit(member, to: &out) }
        out.line("}")
      }
    }
  }

  private func emit(_ member: Member, to out: inout SwiftWriter) {
    switch member {
    case .route(let route):
      let names = route.ownParameters.map(\.name)
      out.line(types.pattern(route.caseName, names).after("case "), ":")
      out.indented { out in
        for call in calls(route) { out.line(call.after("_writer.")) }
        out.line("_writer.end(\(route.index))")
      }
    case .group(let group):
      let names = group.parameters.map(\.name) + ["_next"]
      out.line(types.pattern(group.caseName, names).after("case "), ":")
      out.indented { out in
        for call in calls(group) { out.line(call.after("_writer.")) }
        out.line("_next._write(to: &_writer)")
        if group.items.isEmpty { return }
        out.line("let _start = _writer.beginOuterItems()")
        for call in items(group) { out.line(call.after("_writer.")) }
        out.line("_writer.endOuterItems(_start)")
      }
    }
  }

  /// Returns the calls that print a route: `path("/recipe")`, `item("id", id)`.
  private func calls(_ route: Route) -> [SwiftTerm] {
    let arguments = PrinterArguments(model: model, types: types, parameters: route.parameters)
    let pattern = route.printedPattern
    var terms = host(of: route, arguments) + route.ownParameters.flatMap(arguments.checks)
    let inGroup = route.groupSegmentCount
    terms += path(pattern.segments[inGroup...], hasPath: inGroup > 0, arguments)
    for item in route.ownItems(of: pattern) { terms += calls(item, arguments) }
    return terms + calls(pattern.fragment, arguments)
  }

  private func calls(_ group: Group) -> [SwiftTerm] {
    let arguments = PrinterArguments(model: model, types: types, parameters: group.allParameters)
    let mount = group.mount.map { SwiftTerm("mount(\(model.mounts[$0].firstRoute))") }
    return host(of: group, arguments) + group.parameters.flatMap(arguments.checks)
      + path(
        group.printedSegments, hasPath: group.declaration.enclosure.segmentCount > 0, arguments)
      + (mount.map { [$0] } ?? [])
  }

  /// Returns the call that sets the host: `host(language.rawValue, ".example.com")`.
  ///
  /// What declares the parameter is directly in the block.
  private func host(of member: some Declared, _ arguments: PrinterArguments) -> [SwiftTerm] {
    let enclosure = member.declaration.enclosure
    guard let value = enclosure.hostValue, value.slot >= enclosure.parameterCount else { return [] }
    let text = arguments.value(value.slot)[1]
    return [SwiftTerm("host", list: [text, "\(SwiftLiteral(value.suffix))"])]
  }

  private func items(_ group: Group) -> [SwiftTerm] {
    let arguments = PrinterArguments(model: model, types: types, parameters: group.allParameters)
    return group.items.flatMap { calls($0, arguments) }
  }

  /// Returns the calls that print path segments; adjacent literal texts are one call.
  private func path(
    _ segments: some Collection<Segment>, hasPath: Bool, _ arguments: PrinterArguments
  ) -> [SwiftTerm] {
    var calls = PathCalls()
    for (mark, segment) in segments.separated(hasPath: hasPath) {
      let hash = mark.firstIndex(of: "#")
      if hash != nil { calls.add(SwiftTerm("beginFragmentPath()")) }
      let separator = mark[(hash ?? mark.startIndex)...]
      switch segment {
      case .parameter(let slot?, _):
        calls.text += separator.dropLast()
        calls.add(arguments.call(.segment, slot))
      case .rest(let slot?, .link):
        calls.text += separator.dropLast()
        calls.add(arguments.call(.restOfPath, slot))
      case .rest(let slot?, let rest):
        calls.text += separator.dropLast()
        let ending = rest == .segmentsOrNone ? ["mayBeEmpty: true"] : []
        calls.add(SwiftTerm("rest", list: arguments.named(slot) + ending))
      case .literal, .mixed:
        calls.text += separator
        for piece in segment.pieces { add(piece, arguments, to: &calls) }
      case .parameter, .rest: preconditionFailure(Self.unnamed)
      }
    }
    calls.flush()
    return calls.terms
  }

  private func add(
    _ piece: Piece, _ arguments: PrinterArguments, to calls: inout PathCalls
  ) {
    switch piece {
    case .literal(let literal): calls.text += PercentEncoded.segment(literal)
    case .parameter(let slot?, _): calls.add(arguments.call(.piece, slot))
    case .parameter: preconditionFailure(Self.unnamed)
    }
  }

  /// Returns the calls that print literal text around or between parameters: `add(.item, literal: "at=")`,
  /// `add(.itemPiece, "lat", lat)`, `path(",")`.
  private func calls(
    _ pieces: [Piece], after key: String?, _ place: PrinterArguments.Place,
    _ piecePlace: PrinterArguments.Place, _ arguments: PrinterArguments
  ) -> [SwiftTerm] {
    var calls = PathCalls(text: key.map { PercentEncoded.query($0) + "=" } ?? "")
    for (index, piece) in pieces.enumerated() {
      if case .literal(let text) = piece { calls.text += PercentEncoded.query(text) }
      if index == 0 { calls.begin(place) }
      if case .parameter(let slot?, _) = piece { calls.add(arguments.call(piecePlace, slot)) }
    }
    calls.flush()
    return calls.terms
  }

  private static let unnamed = "every placeholder of a printed pattern has a parameter"

  private func calls(_ item: QueryItem, _ arguments: PrinterArguments) -> [SwiftTerm] {
    switch item.value {
    case .literal(let text): [arguments.literal(.item, item.key, text)]
    case .parameter(let slot): arguments.keyed(.item, item.key, slot)
    case .mixed(let pieces): calls(pieces, after: item.key, .item, .itemPiece, arguments)
    case .restOfLink(let slot): arguments.keyed(.restOfLink, item.key, slot)
    case .any: preconditionFailure(Self.unnamed)
    }
  }

  private func calls(_ fragment: Fragment?, _ arguments: PrinterArguments) -> [SwiftTerm] {
    switch fragment {
    case .whole(let slot)?: [arguments.call(.fragment, slot)]
    case .mixed(let pieces)?: calls(pieces, after: nil, .fragment, .fragmentPiece, arguments)
    case .items(let items)?:
      items.flatMap { item in
        switch item.value {
        case .literal(let text): [arguments.literal(.fragmentItem, item.key, text)]
        case .parameter(let slot), .restOfLink(let slot):
          arguments.keyed(.fragmentItem, item.key, slot)
        case .mixed(let pieces):
          calls(pieces, after: item.key, .fragmentItem, .itemPiece, arguments)
        case .any: preconditionFailure(Self.unnamed)
        }
      }
    case nil: []
    }
  }
}

/// The calls that print a path.
private struct PathCalls {
  private(set) var terms: [SwiftTerm] = []

  /// The literal text since the last call.
  var text = ""

  init(text: String = "") { self.text = text }

  /// Adds the call that begins an item or a fragment, with the literal text.
  mutating func begin(_ place: PrinterArguments.Place) {
    terms.append(SwiftTerm("add", list: [".\(place)", "literal: \(SwiftLiteral(text))"]))
    text = ""
  }

  mutating func add(_ term: SwiftTerm) {
    flush()
    terms.append(term)
  }

  /// Adds a call for the literal text.
  mutating func flush() {
    if !text.isEmpty { terms.append(SwiftTerm("path(\(SwiftLiteral(text)))")) }
    text = ""
  }
}
