import RoutegenModel

/// The match tree, the candidates and the tree of nodes as the bytes that the runtime walks.
///
/// The layout is described at `RouteTable` in the runtime, which is the other side of this.
struct MatchTable {
  private static let headerSize = 64

  private let model: RouteModel
  private let matchTree: MatchTree
  private let opaqueTypes: [ValueType.Kind]
  private let symbols: SymbolNumbers
  private let row: DoubleArrayTrie
  private var builder: TableBuilder
  private var typeAddresses: [ValueType: Int] = [:]
  private var enumerationAddresses: [Int: Int] = [:]

  /// The most parameters of a candidate.
  private var slotCount = 0

  /// The bytes of the table; what is not a number in them is UTF-8, so all of it is text.
  static func text(of model: RouteModel, opaqueTypes: [ValueType.Kind]) -> String {
    var table = MatchTable(model, opaqueTypes)
    table.build()
    return String(decoding: table.builder.bytes, as: UTF8.self)
  }

  private init(_ model: RouteModel, _ opaqueTypes: [ValueType.Kind]) {
    self.model = model
    self.opaqueTypes = opaqueTypes
    let tree = MatchTree(model)
    let symbols = SymbolNumbers(model, tree)
    matchTree = tree
    self.symbols = symbols
    row = DoubleArrayTrie(
      tree.nodes.map { node in
        node.literals.map { (symbol: symbols.number(of: $0.text), node: $0.child) }
      })
    builder = TableBuilder(headerSize: Self.headerSize + symbols.slots.size)
  }

  private mutating func build() {
    addSymbols()
    let nodes = nodeRecords()
    var header = TableRecord()
    header.number(symbols.slots.seed, digits: 4)
    header.number(symbols.slots.bucketBits, digits: 1)
    header.number(symbols.slots.slotBits, digits: 1)
    header.number(flags, digits: 1)
    header.number(0, digits: 1)
    header.number(row.places[0], digits: 4)
    let tree = RouteTree(model)
    let treeAddresses = addTree(tree)
    let (schemes, hosts) = (addSchemes(), addHosts(model.hosts))
    let (payloads, triggers) = (addPayloads(), addTriggers())
    let space = MatchTreeSpace(matchTree)
    header.number(space.captures, digits: 2)
    header.number(slotCount, digits: 2)
    header.number(space.choices, digits: 2)
    header.text(model.expiryKey ?? "", in: &builder)
    header.address(schemes)
    header.address(hosts)
    header.address(payloads)
    header.address(addRoutes(tree, treeAddresses))
    header.address(treeAddresses[0])
    header.address(addScopes())
    header.address(triggers)
    header.address(builder.add(nodes))
    precondition(header.bytes.count <= Self.headerSize, "the header has another size")
    builder.replace(at: 0, with: header)
  }

  private var flags: Int {
    let flags = [
      model.isCaseless, model.acceptsHTTP, model.plusIsLiteral, !matchTree.scopes.isEmpty,
      model.expiryKey != nil,
    ]
    return flags.enumerated().reduce(0) { $0 | ($1.element ? 1 << $1.offset : 0) }
  }

  // MARK: Symbols

  private mutating func addSymbols() {
    var record = TableRecord()
    for displacements in symbols.slots.displacements {
      record.number(Int(displacements), digits: 1)
    }
    for symbol in symbols.slots.symbols {
      guard let symbol else {
        // No symbol has this tag.
        record.fill(16)
        record.number(0x3F, digits: 1)
        record.fill(7)
        continue
      }
      let key = SymbolKey(symbols.texts[symbol])
      record.octets(key.first)
      record.octets(key.last)
      record.number(key.tag, digits: 1)
      record.number(symbol + 1, digits: 3)
      record.address(key.isLong ? builder.add(text: symbols.texts[symbol]) : 0)
    }
    builder.replace(at: Self.headerSize, with: record)
  }

  // MARK: The match tree

  /// All nodes by their places; the row is the last part of a table, behind which there is nothing
  /// but zeros to be read.
  private mutating func nodeRecords() -> TableRecord {
    var records = [TableRecord?](repeating: nil, count: row.count)
    var parents = [Int](repeating: 0, count: matchTree.nodes.count)
    for (index, node) in matchTree.nodes.enumerated() {
      for (_, child) in node.literals { parents[child] = row.places[index] }
    }
    for (index, node) in matchTree.nodes.enumerated() {
      var record = TableRecord()
      record.number(parents[index], digits: 3)
      record.number(row.bases[index], digits: 3)
      record.fill(2)
      record.address(addAlternatives(node))
      record.address(addCandidates(node))
      records[row.places[index]] = record
    }
    var nodes = TableRecord()
    for record in records {
      if let record { nodes.append(record) } else { nodes.fill(16) }
    }
    return nodes
  }

  private mutating func addAlternatives(_ node: MatchTree.Node) -> Int {
    var alternatives: [(kind: Int, child: Int, argument: Int)] = []
    for (type, child) in node.parameters { alternatives.append((0, child, addType(type))) }
    let mixedSegments = node.mixedSegments.map {
      (kind: 1, child: $0.child, argument: addMixedSegment($0.pieces))
    }
    alternatives = mixedSegments + alternatives
    if let rest = node.rest { alternatives.append((2, rest, 0)) }
    guard !alternatives.isEmpty else { return 0 }
    var record = TableRecord()
    for (number, alternative) in alternatives.enumerated() {
      record.number(alternative.kind, digits: 1)
      record.flag(number + 1 < alternatives.count)
      record.number(row.places[alternative.child], digits: 3)
      record.address(alternative.argument)
    }
    return builder.addOnce(record)
  }

  private mutating func addMixedSegment(_ pieces: [MatchTree.MixedPiece]) -> Int {
    var record = TableRecord()
    record.count(pieces.count)
    for piece in pieces {
      switch piece {
      case .literal(let text):
        record.flag(false)
        record.text(text, in: &builder)
      case .parameter(let type):
        record.flag(true)
        record.address(addType(type))
        record.number(0, digits: 3)
      }
    }
    return builder.addOnce(record)
  }

  private mutating func addCandidates(_ node: MatchTree.Node) -> Int {
    guard !node.candidates.isEmpty else { return 0 }
    var record = TableRecord()
    record.count(node.candidates.count)
    for candidate in node.candidates { record.address(addCandidate(candidate)) }
    return builder.addOnce(record)
  }

  private mutating func addCandidate(_ candidate: Candidate) -> Int {
    var record = TableRecord()
    record.number(candidate.route ?? 0, digits: 3)
    record.number(candidate.tableFlags, digits: 1)
    record.number(candidate.literals.count, digits: 2)
    record.number(candidate.fragmentLiterals.count, digits: 2)
    record.number(candidate.sources.count, digits: 2)
    slotCount = max(slotCount, candidate.sources.count)
    for literal in candidate.literals + candidate.fragmentLiterals {
      record.text(literal.key, in: &builder)
      record.flag(literal.text == nil)
      record.text(literal.text ?? "", in: &builder)
    }
    for (source, parameter) in zip(candidate.sources, candidate.parameters) {
      record.address(addParameter(parameter, from: source))
    }
    return builder.addOnce(record)
  }

  private mutating func addParameter(
    _ parameter: Parameter, from source: Candidate.Source
  ) -> Int {
    var record = TableRecord()
    record.number(source.number, digits: 1)
    record.number(parameter.tableForm, digits: 1)
    var text = ""
    switch source {
    case .absent, .fragment, .otherItems: record.number(0, digits: 3)
    case .path(let order): record.number(order, digits: 3)
    case .query(let key), .restOfLink(let key):
      record.number(symbols.number(of: model.folded(key)), digits: 3)
      text = key
    case .fragmentItem(let key), .payload(let key), .constant(let key):
      record.number(0, digits: 3)
      text = key
    }
    record.address(addType(parameter.type))
    record.text(parameter.name, in: &builder)
    record.text(text, in: &builder)
    return builder.addOnce(record)
  }

  private mutating func addType(_ type: ValueType) -> Int {
    if let known = typeAddresses[type] { return known }
    var record = TableRecord()
    let (kind, argument) = tableKind(of: type.kind)
    let kindOfBounds =
      switch type.bounds {
      case nil: 0
      case .hosts: 2
      case .int, .uint, .double: 1
      }
    record.number(kind, digits: 1)
    record.number(kindOfBounds, digits: 1)
    record.address(argument)
    record.text(model.typeText(type), in: &builder)
    if case .hosts(let hosts)? = type.bounds {
      record.address(addHosts(hosts))
    } else if let (low, high) = type.bounds?.bits {
      record.bits(low, digits: 10)
      record.bits(high, digits: 10)
    }
    let address = builder.add(record)
    typeAddresses[type] = address
    return address
  }

  private mutating func tableKind(of kind: ValueType.Kind) -> (kind: Int, argument: Int) {
    switch kind {
    case .string, .openEnumeration: (0, 0)
    case .int: (1, 0)
    case .uint: (2, 0)
    case .double: (3, 0)
    case .bool: (4, 0)
    case .enumeration(let index): (5, addEnumeration(index))
    case .date, .url, .external: (6, opaqueTypes.firstIndex(of: kind) ?? 0)
    case .uuid: (7, 0)
    }
  }

  private mutating func addEnumeration(_ index: Int) -> Int {
    if let known = enumerationAddresses[index] { return known }
    var record = TableRecord()
    let values = model.enumerations[index].values
    record.count(values.count)
    for value in values { record.number(symbols.number(of: model.folded(value.text)), digits: 3) }
    let address = builder.add(record)
    enumerationAddresses[index] = address
    return address
  }

  // MARK: Lists

  private mutating func addSchemes() -> Int {
    var record = TableRecord()
    record.count(model.schemes.count)
    for scheme in model.schemes { record.text(scheme, in: &builder) }
    return builder.add(record)
  }

  private mutating func addHosts(_ hosts: [HostPattern]) -> Int {
    var record = TableRecord()
    record.count(hosts.count)
    for host in hosts {
      record.flag(host.isWildcard)
      record.text(host.domain, in: &builder)
    }
    return builder.add(record)
  }

  private mutating func addScopes() -> Int {
    var record = TableRecord()
    record.count(matchTree.scopes.count)
    for scope in matchTree.scopes {
      add(scope.origin, to: &record)
      record.number(row.places[scope.root], digits: 4)
    }
    return builder.add(record)
  }

  private mutating func addOrigins(_ origins: [OriginConstraint]) -> Int {
    guard !origins.isEmpty else { return 0 }
    var record = TableRecord()
    record.count(origins.count)
    for origin in origins { add(origin, to: &record) }
    return builder.add(record)
  }

  /// Kinds as `OriginRecord` in the runtime has them.
  private mutating func add(_ origin: OriginConstraint, to record: inout TableRecord) {
    let (kind, text) =
      switch origin {
      case .host(let host): (host.isWildcard ? 1 : 0, host.domain)
      case .anyHost: (2, "")
      case .scheme(let scheme): (3, scheme)
      }
    record.number(kind, digits: 1)
    record.text(text, in: &builder)
  }

  /// The shortcuts and activities, a shortcut for any bundle after the others.
  private mutating func addTriggers() -> Int {
    let triggers = model.routes.flatMap(TriggerEntry.triggers).sorted()
    var record = TableRecord()
    record.count(triggers.count)
    for trigger in triggers {
      record.number(trigger.kind, digits: 1)
      record.text(trigger.type, in: &builder)
      record.address(addCandidate(Candidate(namedOutright: model.routes[trigger.route])))
    }
    return builder.add(record)
  }

  private mutating func addPayloads() -> Int {
    var record = TableRecord()
    record.count(model.payloads.count)
    for rule in model.payloads {
      let (kind, key, target) = rule.parts
      record.number(kind, digits: 1)
      record.text(key, in: &builder)
      record.address(
        target.map { addCandidate(Candidate($0, to: model.routes[$0.route])) } ?? 0)
    }
    return builder.add(record)
  }

  private mutating func addRoutes(_ tree: RouteTree, _ addresses: [Int]) -> Int {
    var record = TableRecord()
    record.count(model.routes.count)
    for route in model.routes {
      record.text(route.pattern.text, in: &builder)
      record.address(addresses[tree.nodeOfRoute[route.index]])
      record.flag(matchTree.needsReadBack(route, model))
      record.address(addOrigins(route.origins))
    }
    return builder.add(record)
  }

  // MARK: The tree of nodes

  /// Adds every node and returns their addresses; they are written twice, because each names others.
  private mutating func addTree(_ tree: RouteTree) -> [Int] {
    var addresses = [Int](repeating: 0, count: tree.nodes.count)
    for index in tree.nodes.indices {
      let record = treeRecord(tree.nodes[index], addresses)
      addresses[index] = builder.add(record)
    }
    for index in tree.nodes.indices {
      builder.replace(at: addresses[index], with: treeRecord(tree.nodes[index], addresses))
    }
    return addresses
  }

  private mutating func treeRecord(_ node: RouteTree.Node, _ addresses: [Int]) -> TableRecord {
    var record = TableRecord()
    record.text(node.name, in: &builder)
    record.text(node.segment, in: &builder)
    record.text(node.documentation.joined(separator: "\n"), in: &builder)
    record.count(node.requirements.count)
    for requirement in node.requirements { record.text(requirement, in: &builder) }
    record.flag(!node.routes.isEmpty)
    record.address(node.parent.map { addresses[$0] } ?? 0)
    record.count(node.parameters.count)
    for (name, type) in node.parameters {
      record.text(name, in: &builder)
      record.text(type, in: &builder)
    }
    record.count(node.children.count)
    for child in node.children { record.address(addresses[child]) }
    return record
  }
}

/// What a home-screen quick action or an `NSUserActivity` is called that opens a route.
private struct TriggerEntry: Comparable {
  /// As `TriggerRecord` in the runtime has it: a shortcut, one for any bundle, an activity.
  let kind: Int
  let type: String
  let route: Int

  static func triggers(of route: Route) -> [TriggerEntry] {
    route.attributes.shortcuts.map { text in
      text.hasPrefix("*.")
        ? TriggerEntry(kind: 1, type: String(text.dropFirst()), route: route.index)
        : TriggerEntry(kind: 0, type: text, route: route.index)
    }
      + route.attributes.activities.map { TriggerEntry(kind: 2, type: $0, route: route.index) }
  }

  /// The longer of two for any bundle says more.
  static func < (left: TriggerEntry, right: TriggerEntry) -> Bool {
    (left.kind, -left.type.utf8.count, left.route) < (
      right.kind, -right.type.utf8.count, right.route
    )
  }
}

extension Candidate {
  /// As `CandidateRecord` in the runtime has them.
  fileprivate var tableFlags: Int {
    let kind =
      switch target {
      case .route: isForPayloads ? 1 : 0
      case .exception: 2
      case .envelope: 3
      }
    var (usesRareSources, hasQuery) = (false, false)
    for source in sources {
      switch source {
      case .query: hasQuery = true
      case .restOfLink: (usesRareSources, hasQuery) = (true, true)
      case .fragmentItem, .otherItems: usesRareSources = true
      case .absent, .path, .fragment, .constant, .payload: continue
      }
    }
    return kind | (usesRareSources ? 4 : 0) | (hasQuery ? 8 : 0)
  }
}

extension Candidate.Source {
  /// As `ParameterRecord.Source` in the runtime has it.
  fileprivate var number: Int {
    switch self {
    case .absent: 0
    case .path: 1
    case .query: 2
    case .fragment: 3
    case .fragmentItem: 4
    case .constant: 5
    case .payload: 6
    case .restOfLink: 7
    case .otherItems: 8
    }
  }
}

extension Parameter {
  /// As `ParameterRecord.Form` in the runtime has it.
  fileprivate var tableForm: Int {
    switch form {
    case .single: defaultValue == nil ? 0 : 1
    case .optional: 1
    case .list: 2
    case .rest: 3
    case .dictionary: 4
    }
  }
}

extension Bounds {
  fileprivate var bits: (UInt64, UInt64) {
    switch self {
    case .hosts: (0, 0)
    case .int(let low, let high):
      (UInt64(truncatingIfNeeded: low), UInt64(truncatingIfNeeded: high))
    case .uint(let low, let high): (UInt64(low), UInt64(high))
    case .double(let low, let high): (low.bitPattern, high.bitPattern)
    }
  }
}

extension PayloadRule {
  /// As `PayloadRuleRecord` in the runtime has it.
  fileprivate var parts: (kind: Int, key: String, target: PayloadTarget?) {
    switch self {
    case .type(let key): (0, key, nil)
    case .link(let key): (1, key, nil)
    case .when(let key, let target): (2, key, target)
    case .otherwise(let target): (3, "", target)
    }
  }
}
