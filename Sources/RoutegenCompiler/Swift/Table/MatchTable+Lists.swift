extension MatchTable {
  /// Adds a record with the number of some elements and a part for each.
  private mutating func addList<Element>(
    _ elements: [Element], _ add: (inout MatchTable, Element, inout TableRecord) -> Void
  ) -> Int {
    var record = TableRecord()
    record.count(elements.count)
    for element in elements {
      record.beginPart()
      add(&self, element, &record)
    }
    return builder.add(record)
  }

  /// Adds the schemes and, if there are any, the bases of origins.
  mutating func addSchemes() -> Int {
    var record = TableRecord()
    record.count(model.schemes.count)
    for scheme in model.schemes {
      record.beginPart()
      record.text(scheme, in: &builder)
    }
    let bases = model.bases.all
    if !bases.isEmpty { record.count(bases.count) }
    for (origin, base) in bases {
      record.beginPart()
      add(origin, to: &record)
      record.text(String(base.asBase.dropFirst()), in: &builder)
    }
    return builder.add(record)
  }

  mutating func addHosts(_ hosts: [HostPattern]) -> Int {
    addList(hosts) { table, host, record in table.add(.host(host), to: &record) }
  }

  /// Adds the origin constraints of blocks, each with the root of its match tree.
  mutating func addScopes() -> Int {
    addList(matchTree.scopes) { table, scope, record in
      table.add(scope.origin, to: &record)
      record.number(table.trie.cells[scope.root], digits: 4)
    }
  }

  /// Adds the origins of printed links outside of blocks.
  mutating func addOrigins() -> Int {
    addOrigins(model.schemes.map { .scheme($0) } + model.hosts.map { .host($0) })
  }

  /// Adds the origins of the printed links in a block, with the declared hosts that they imply.
  private mutating func addOrigins(_ origins: [OriginConstraint]) -> Int {
    if origins.isEmpty { return 0 }
    let isWeb = origins.contains(.scheme("https"))
    let isAnyHost = origins.contains(.anyHost)
    let implied = model.hosts.filter {
      isWeb || isAnyHost && !$0.isWildcard && !$0.domain.contains(":")
    }
    var record = TableRecord()
    record.count(origins.count + implied.count)
    for (index, origin) in (origins + implied.map { .host($0) }).enumerated() {
      add(origin, isImplied: index >= origins.count, to: &record)
      let beginning =
        switch origin {
        case .scheme("https"), .scheme("http"): ""
        case .scheme(let scheme): model.beginning(of: scheme)
        case .everywhere, .host, .anyHost: "https://"
        }
      record.text(beginning, in: &builder)
    }
    return builder.addOnce(record)
  }

  /// Adds an origin constraint; `OriginRecord` in the runtime has the kinds.
  private mutating func add(
    _ origin: OriginConstraint, isImplied: Bool = false, to record: inout TableRecord
  ) {
    let (kind, text) =
      switch origin {
      case .host(let host): (host.isLabel ? 5 : host.isWildcard ? 1 : 0, host.domain)
      case .anyHost: (2, "")
      case .scheme(let scheme): (3, scheme)
      case .everywhere: (4, "")
      }
    record.number(kind | (isImplied ? 64 : 0), digits: 1)
    record.text(text, in: &builder)
  }

  /// Adds the shortcuts and activities: shortcuts of a bundle, shortcuts of any bundle, activities.
  mutating func addTriggers() -> Int {
    let triggers = model.routes.flatMap(TriggerEntry.triggers).sorted(by: TriggerEntry.precedes)
    return addList(triggers) { table, trigger, record in
      record.number(trigger.kind, digits: 1)
      record.text(trigger.type, in: &table.builder)
      let candidate = Candidate(namedOutright: trigger.route, constants: trigger.constants)
      record.address(table.addCandidate(candidate))
    }
  }

  mutating func addPayloads() -> Int {
    addList(model.payloads) { table, rule, record in
      let (kind, key, target) = rule.parts
      record.number(kind, digits: 1)
      record.text(key, in: &table.builder)
      let candidate = target.map {
        table.addCandidate(Candidate($0, to: table.model.routes[$0.route]))
      }
      record.address(rule.value.map { table.addValue($0, candidate ?? 0) } ?? candidate ?? 0)
    }
  }

  /// Adds the text that a rule compares a value with, and the candidate for that text.
  private mutating func addValue(_ text: String, _ candidate: Int) -> Int {
    var record = TableRecord()
    record.text(text, in: &builder)
    record.address(candidate)
    return builder.addOnce(record)
  }

  /// Adds the pattern of each route and what else the runtime asks about a route.
  mutating func addRoutes(_ tree: RouteTree, _ addresses: [Int]) -> Int {
    addList(model.routes) { table, route, record in
      let need = table.matchTree.readBackNeed(of: route, table.model)
      record.text(route.pattern.text, in: &table.builder)
      record.address(addresses[tree.nodeOfRoute[route.index]])
      record.number(table.printing(of: route, need), digits: 1)
      record.address(table.addOrigins(route.origins))
      record.text(route.qualifiedName, in: &table.builder)
      record.address(table.addSegmentTexts(need))
    }
  }

  /// Adds the texts of segments with which links are read back.
  private mutating func addSegmentTexts(_ need: ReadBackNeed) -> Int {
    guard case .ifSegment(let texts) = need else { return 0 }
    var record = TableRecord()
    record.count(texts.count)
    for each in texts {
      record.number(each.position, digits: 1)
      record.text(each.text, in: &builder)
    }
    return builder.addOnce(record)
  }

  /// The facts about printing a route; `RouteRecord` in the runtime has the bits.
  private func printing(of route: Route, _ need: ReadBackNeed) -> Int {
    if route.isUnlinked { return 2 }
    let isParent =
      route.isIndex || route.pattern.fragment == nil && route.ownItems(of: route.pattern).isEmpty
    // With a base, the path of such a link is printed without its slash.
    let mayBeEmpty =
      !model.bases.isEmpty && route.ownPatterns.contains { $0.mayHaveNoSegments }
    let beginning =
      (mayBeEmpty ? 32 : 0) + (isParent ? 0 : 16)
      + (route.ownPatterns.allSatisfy(\.beginsWithLettersOrDigits) ? 8 : 0)
    if need != .never { return beginning + 5 }
    let isLikeLink =
      readsPayloadsAsLinks && matchTree.readBackNeed(of: route, model, inPayload: true) == .never
    return beginning + (isLikeLink ? 0 : 4)
  }
}

extension Pattern {
  /// Whether a printed link may have no segments before a fragment.
  fileprivate var mayHaveNoSegments: Bool {
    switch segments.first {
    case nil, .rest: true
    case .literal(let text): text.isFragmentMark
    case .parameter, .mixed: false
    }
  }

  /// Whether the first segment of each printed link consists of ASCII letters, digits and hyphens.
  fileprivate var beginsWithLettersOrDigits: Bool {
    guard let text = segments.first?.literal, !text.isEmpty else { return false }
    return text.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
  }
}

extension PayloadRule {
  /// The fields of a rule; `PayloadRuleRecord` in the runtime has the kinds.
  fileprivate var parts: (kind: Int, key: String, target: PayloadTarget?) {
    switch self {
    case .type(let key): (0, key, nil)
    case .link(let key): (1, key, nil)
    case .when(let key, nil, let target): (2, key, target)
    case .otherwise(let target): (3, "", target)
    case .when(let key, _?, let target): (4, key, target)
    }
  }

  /// The required value of the key; `nil` if any value is accepted.
  fileprivate var value: String? {
    if case .when(_, let value, _) = self { value } else { nil }
  }
}
