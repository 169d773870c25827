import RoutegenCompiler

extension RouteSetJSON {
  /// Returns the patterns of one block, or those outside of blocks, in match order.
  ///
  /// Patterns with the same `path` are tried together.
  mutating func patterns(of scope: ExplainingMatcher.Scope) -> [JSONMembers] {
    var patterns: [JSONMembers] = []
    for (path, candidates) in scope.candidatesOfPaths.enumerated() {
      for candidate in candidates where shown.keeps(candidate) {
        let form = form(candidate.readPattern, candidate.parameters)
        patterns.append(form.adding(["path": path]).adding(members(of: candidate)))
      }
    }
    return patterns
  }

  /// Returns what a pattern leads to, and where its route's parameters come from.
  private func members(of candidate: Candidate) -> JSONMembers {
    let target =
      switch candidate.target {
      case .route: "route"
      case .exception: "except"
      case .envelope: "unwrap"
      }
    let hasText = content != .table && !shown.isLeftOut(candidate)
    let members: JSONMembers = [
      "target": target, "route": candidate.route.flatMap { shown.names[$0] },
      "text": hasText ? candidate.writtenText : nil,
      "isPrinted": !candidate.isForPayloads && candidate.pattern.isPrinted,
    ]
    return members.adding(sources(of: candidate)).adding(differences(of: candidate))
  }

  /// Returns the parameters whose values are texts of the file, hosts, or values of a payload.
  private func sources(of candidate: Candidate) -> JSONMembers {
    var (constants, hosts, keys) = ([String: String](), [String: String](), [String: String]())
    for (parameter, source) in zip(candidate.parameters, candidate.sources) {
      switch source {
      case .constant(let text): constants[parameter.name] = text
      case .host(let suffix): hosts[parameter.name] = suffix
      case .payload(let key): keys[parameter.name] = key
      case .path, .query, .restOfLink, .otherItems, .fragment, .fragmentItem, .absent: break
      }
    }
    return [
      "constants": constants.nonEmpty, "hosts": hosts.nonEmpty,
      "keys": candidate.isForPayloads ? keys : nil,
    ]
  }

  /// Returns the parameters that this pattern requires, or whose text is not empty in it, although the route does not
  /// say so.
  private func differences(of candidate: Candidate) -> JSONMembers {
    guard let route = candidate.route.map({ model.routes[$0] }) else { return [:] }
    let pairs = zip(candidate.parameters, route.parameters)
    let required = pairs.filter { !$0.mayBeAbsent && $1.mayBeAbsent }
    let filled = pairs.filter { $0.type.bounds == .filled && $1.type.bounds != .filled }
    return [
      "required": required.map(\.0.name).nonEmpty, "filled": filled.map(\.0.name).nonEmpty,
    ]
  }

  /// Returns the segments, the query items and the fragment of a pattern, with decoded texts.
  mutating func form(_ pattern: Pattern, _ parameters: [Parameter]) -> JSONMembers {
    var segments: [JSONMembers] = []
    for segment in pattern.segments { segments.append(json(segment, parameters)) }
    let fragment: JSONMembers? = pattern.fragment.map { fragment in
      switch fragment {
      case .whole(let slot): ["parameter": parameters[slot].name]
      case .mixed(let pieces): ["pieces": json(pieces, parameters)]
      case .items(let list): ["items": list.map { json($0, parameters) }]
      }
    }
    return [
      "segments": segments, "query": pattern.query.map { json($0, parameters) },
      "fragment": fragment,
    ]
  }

  /// Returns the literal texts and the parameters of an item's value or of a fragment.
  private func json(_ pieces: [Piece], _ parameters: [Parameter]) -> [JSONMembers] {
    pieces.map { piece in
      switch piece {
      case .literal(let text): ["literal": text]
      case .parameter(let slot, _): ["parameter": slot.map { parameters[$0].name }]
      }
    }
  }

  /// Returns a segment or a part of a mixed one.
  ///
  /// A parameter without a name is `{_}`. The segments after a `mark`, which is `#` or `#/`, are those of the fragment.
  private mutating func json(_ segment: Segment, _ parameters: [Parameter]) -> JSONMembers {
    switch segment {
    case .literal(let text):
      return segment.isFragmentMark ? ["mark": "#" + text.dropFirst()] : ["literal": text]
    case .parameter(let slot, let type):
      return ["parameter": slot.map { parameters[$0].name }, "type": types.index(of: type)]
    case .rest(let slot, .link):
      return ["parameter": slot.map { parameters[$0].name }, "restOfLink": true]
    case .rest(let slot, _):
      return ["parameter": slot.map { parameters[$0].name }, "rest": true]
    case .mixed(let pieces):
      var list: [JSONMembers] = []
      for piece in pieces {
        switch piece {
        case .literal(let text): list.append(["literal": text])
        case .parameter(let slot, let type):
          list.append(json(.parameter(slot: slot, type), parameters))
        }
      }
      return ["pieces": list]
    }
  }

  /// Returns an item of a query, or of a fragment that is written like a query.
  private func json(_ item: QueryItem, _ parameters: [Parameter]) -> JSONMembers {
    var members: JSONMembers = ["key": item.key]
    switch item.value {
    case .literal(let text): members["text"] = text
    case .any: members["any"] = true
    case .mixed(let pieces):
      members["pieces"] = json(pieces, parameters)
      if let slot = item.slots.first, parameters[slot].type.plusIsLiteral {
        members["plusIsLiteral"] = true
      }
    case .restOfLink: members["restOfLink"] = true
    case .parameter(let slot) where parameters[slot].form.isDictionary:
      // All items that nothing else names.
      members["key"] = nil
      members["others"] = true
    case .parameter: break
    }
    guard let slot = item.slot else { return members }
    return members.adding([
      "parameter": parameters[slot].name,
      "plusIsLiteral": parameters[slot].type.plusIsLiteral ? true : nil,
    ])
  }

  func json(_ origin: OriginConstraint) -> JSONMembers {
    switch origin {
    case .host(let host): ["kind": "host", "name": host.description]
    case .everywhere: ["kind": "everywhere"]
    case .anyHost: ["kind": "anyHost"]
    case .scheme(let scheme): ["kind": "scheme", "name": scheme]
    }
  }
}
