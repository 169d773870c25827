import RoutegenModel

/// The patterns of one block, or those outside of blocks, in match order.
struct ScopeJSON: Encodable {
  /// The origin constraint of the block; `nil` for the patterns outside of blocks.
  private let origin: OriginJSON?
  var patterns: [PatternJSON]

  init(
    _ scope: ExplainingMatcher.Scope, _ model: RouteModel, _ shown: ShownRoutes,
    types: inout ValueTypeList
  ) {
    origin = scope.origin.map(OriginJSON.init)
    patterns = PatternJSON.all(of: scope, model, shown, types: &types)
  }
}

private struct OriginJSON: Encodable {
  let kind: String
  var name: String?

  init(_ origin: OriginConstraint) {
    switch origin {
    case .host(let host): (kind, name) = ("host", host.description)
    case .everywhere: kind = "everywhere"
    case .anyHost: kind = "anyHost"
    case .anyHostAndPort: kind = "anyHostAndPort"
    case .scheme(let scheme): (kind, name) = ("scheme", scheme)
    }
  }
}

/// A pattern that links match, as far as a program needs it to match them.
struct PatternJSON: Encodable {
  /// What the pattern leads to: `route`, `except` or `unwrap`.
  private let target: String
  private let route: String?

  /// The pattern as the file has it; `nil` for that of a route without a name.
  var text: String?

  /// The number of the pattern's path in its scope.
  ///
  /// Patterns with equal paths are tried together.
  private let path: Int
  private let form: FormJSON

  /// The texts that the pattern supplies for parameters.
  private let constants: [String: String]?

  /// The parameters whose values are the host, each with the text after the value.
  private let hosts: [String: String]?

  /// The keys of a payload that supply parameters of the path; `nil` for a pattern that links match.
  private let keys: [String: String]?

  /// The parameters that this pattern requires, although the route does not.
  private let required: [String]?

  /// The parameters whose text is not empty in this pattern, although the route does not say so.
  private let filled: [String]?

  /// Whether links of the route are printed with the pattern.
  private let isPrinted: Bool

  static func all(
    of scope: ExplainingMatcher.Scope, _ model: RouteModel, _ shown: ShownRoutes,
    types: inout ValueTypeList
  ) -> [PatternJSON] {
    var patterns: [PatternJSON] = []
    for (path, candidates) in scope.candidatesOfPaths.enumerated() {
      for candidate in candidates where shown.keeps(candidate) {
        patterns.append(PatternJSON(candidate, path: path, model, shown, types: &types))
      }
    }
    return patterns
  }

  private init(
    _ candidate: Candidate, path: Int, _ model: RouteModel, _ shown: ShownRoutes,
    types: inout ValueTypeList
  ) {
    let route = candidate.route.map { model.routes[$0] }
    switch candidate.target {
    case .route: target = "route"
    case .exception: target = "except"
    case .envelope: target = "unwrap"
    }
    self.route = candidate.route.flatMap { shown.names[$0] }
    self.path = path
    text = shown.isLeftOut(candidate) ? nil : candidate.writtenText
    form = FormJSON(candidate.readPattern, candidate.parameters, types: &types)
    var (constants, hosts, keys) = ([String: String](), [String: String](), [String: String]())
    var required: [String] = []
    var filled: [String] = []
    for (slot, parameter) in candidate.parameters.enumerated() {
      switch candidate.sources[slot] {
      case .constant(let text): constants[parameter.name] = text
      case .host(let suffix): hosts[parameter.name] = suffix
      case .payload(let key): keys[parameter.name] = key
      case .path, .query, .restOfLink, .otherItems, .fragment, .fragmentItem, .absent: break
      }
      if let route, route.parameters[slot].mayBeAbsent, !parameter.mayBeAbsent {
        required.append(parameter.name)
      }
      if let route, parameter.type.bounds == .filled,
        route.parameters[slot].type.bounds != .filled
      {
        filled.append(parameter.name)
      }
    }
    self.constants = constants.isEmpty ? nil : constants
    self.hosts = hosts.isEmpty ? nil : hosts
    self.keys = candidate.isForPayloads ? keys : nil
    self.required = required.isEmpty ? nil : required
    self.filled = filled.isEmpty ? nil : filled
    isPrinted = !candidate.isForPayloads && candidate.pattern.isPrinted
  }

  private enum CodingKeys: CodingKey {
    case target, route, text, path, constants, hosts, keys, required, filled, isPrinted
  }

  func encode(to encoder: any Encoder) throws {
    try form.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(target, forKey: .target)
    try container.encodeIfPresent(route, forKey: .route)
    try container.encodeIfPresent(text, forKey: .text)
    try container.encode(path, forKey: .path)
    try container.encodeIfPresent(constants, forKey: .constants)
    try container.encodeIfPresent(hosts, forKey: .hosts)
    try container.encodeIfPresent(keys, forKey: .keys)
    try container.encodeIfPresent(required, forKey: .required)
    try container.encodeIfPresent(filled, forKey: .filled)
    try container.encode(isPrinted, forKey: .isPrinted)
  }
}

extension [PatternJSON] {
  mutating func removeTexts() {
    for index in indices { self[index].text = nil }
  }
}

/// The segments, the query items and the fragment of a pattern, with decoded texts.
struct FormJSON: Encodable {
  private let segments: [SegmentJSON]
  private let query: [ItemJSON]
  private let fragment: FragmentJSON?

  init(_ pattern: Pattern, _ parameters: [Parameter], types: inout ValueTypeList) {
    var segments: [SegmentJSON] = []
    for segment in pattern.segments {
      segments.append(SegmentJSON(segment, parameters, types: &types))
    }
    self.segments = segments
    query = pattern.query.map { ItemJSON($0, parameters) }
    fragment = pattern.fragment.map { FragmentJSON($0, parameters) }
  }
}

/// One segment, or a part of a mixed one.
private struct SegmentJSON: Encodable {
  var literal: String?

  /// The name of the parameter; `nil` for `{_}`.
  var parameter: String?

  /// The position of the type in `valueTypes`.
  var type: Int?
  var pieces: [SegmentJSON]?

  /// `#` or `#/`: the segments after this one are those of the fragment, before which the text is printed.
  var mark: String?

  /// Whether this is one or more segments to the end of the path.
  var rest: Bool?

  init(_ segment: Segment, _ parameters: [Parameter], types: inout ValueTypeList) {
    switch segment {
    case .literal(let text) where segment.isFragmentMark: mark = "#" + text.dropFirst()
    case .literal(let text): literal = text
    case .parameter(let slot, let type):
      parameter = slot.map { parameters[$0].name }
      self.type = types.index(of: type)
    case .rest(let slot, _):
      parameter = slot.map { parameters[$0].name }
      rest = true
    case .mixed(let pieces):
      var list: [SegmentJSON] = []
      for piece in pieces {
        switch piece {
        case .literal(let text): list.append(SegmentJSON(.literal(text), parameters, types: &types))
        case .parameter(let slot, let type):
          list.append(SegmentJSON(.parameter(slot: slot, type), parameters, types: &types))
        }
      }
      self.pieces = list
    }
  }
}

/// An item of a query, or of a fragment that is written like a query.
private struct ItemJSON: Encodable {
  /// `nil` for the items that nothing else names.
  var key: String?

  /// Other keys with which the item is read; `nil` without any.
  private var otherKeys: [String]?

  /// The value that the item must have.
  var text: String?
  var parameter: String?

  /// Whether the item may have any value.
  var any: Bool?

  /// Whether the value may extend to the end of the link.
  var restOfLink: Bool?

  /// Whether the parameter has all items that nothing else names.
  var others: Bool?

  /// Whether a `+` in the value is a plus sign, whatever the file says.
  private var plusIsLiteral: Bool?

  init(_ item: QueryItem, _ parameters: [Parameter]) {
    key = item.key
    otherKeys = item.otherKeys.isEmpty ? nil : item.otherKeys
    switch item.value {
    case .literal(let text): self.text = text
    case .any: any = true
    case .restOfLink(let slot): (parameter, restOfLink) = (parameters[slot].name, true)
    case .parameter(let slot):
      parameter = parameters[slot].name
      if parameters[slot].form.isDictionary { (key, others) = (nil, true) }
    }
    if let slot = item.slot, parameters[slot].type.plusIsLiteral { plusIsLiteral = true }
  }
}

/// The fragment of a pattern: a parameter, or items.
private struct FragmentJSON: Encodable {
  var parameter: String?
  var items: [ItemJSON]?

  init(_ fragment: Fragment, _ parameters: [Parameter]) {
    switch fragment {
    case .whole(let slot): parameter = parameters[slot].name
    case .items(let list): items = list.map { ItemJSON($0, parameters) }
    }
  }
}
