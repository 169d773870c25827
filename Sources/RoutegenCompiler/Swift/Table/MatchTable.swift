/// A match table, which contains everything that the runtime needs to know about the links of a
/// route set.
///
/// `RouteTable` in the runtime describes the layout. The header and the symbols come first, because
/// their sizes are known; records follow in the order in which their addresses become known.
struct MatchTable {
  static let headerSize = 80

  let model: RouteModel
  let matchTree: MatchTree
  let symbols: SymbolNumbers
  let trie: DoubleArrayTrie

  /// The types whose values only generated code can parse.
  let opaqueTypes: [ValueType.Kind]

  /// Whether a printed payload is read as the link of the same route.
  let readsPayloadsAsLinks: Bool

  var builder: TableBuilder
  var typeAddresses: [ValueType: Int] = [:]
  var enumerationAddresses: [Int: Int] = [:]

  /// The parts of the runtime that the records need, by their names in `RouteFeatures` there.
  var features: Set<String> = []

  /// The largest number of parameters of a candidate so far.
  var slotCount = 0

  /// Returns the records, and the parts of the runtime that they need.
  static func built(
    of model: RouteModel, opaqueTypes: [ValueType.Kind]
  ) -> (records: [String], features: [String]) {
    var table = MatchTable(model, opaqueTypes)
    table.build()
    if !model.bases.isEmpty { table.features.insert("withBases") }
    if model.expiryKey != nil { table.features.insert("withExpiry") }
    if model.hasTexts { table.features.insert("withOtherParameters") }
    return (table.builder.records, table.features.sorted())
  }

  private init(_ model: RouteModel, _ opaqueTypes: [ValueType.Kind]) {
    self.model = model
    self.opaqueTypes = opaqueTypes
    let tree = MatchTree(model)
    let symbols = SymbolNumbers(model, tree)
    matchTree = tree
    readsPayloadsAsLinks = tree.readsPayloadsAsLinks(model)
    self.symbols = symbols
    trie = DoubleArrayTrie(
      tree.nodes.map { node in
        node.literals.map { (symbol: symbols.number(of: $0.text), node: $0.child) }
      })
    builder = TableBuilder(reserving: Self.headerSize + symbols.slots.size)
  }

  /// Adds all records; the order of these calls decides all addresses.
  private mutating func build() {
    addSymbols()
    let nodes = nodeRecords()
    var header = headerStart
    let tree = RouteTree(model)
    let treeAddresses = addTree(tree)
    let (schemes, hosts) = (addSchemes(), addHosts(model.hosts))
    let (payloads, triggers, origins) = (addPayloads(), addTriggers(), addOrigins())
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
    header.text(webOrigin, in: &builder)
    header.text(appOrigin, in: &builder)
    header.address(builder.add(nodes))
    header.number(symbols.number(of: .fragmentMark), digits: 3)
    header.address(origins)
    precondition(header.bytes.count <= Self.headerSize, "the header is too large")
    builder.replace(at: 0, with: header)
  }

  /// The fields of the header that are known before any record is added.
  private var headerStart: TableRecord {
    var header = TableRecord()
    header.number(symbols.slots.seed, digits: 4)
    header.number(symbols.slots.bucketBits, digits: 1)
    header.number(symbols.slots.slotBits, digits: 1)
    header.number(flags, digits: 1)
    header.flag(!model.bases.isEmpty)
    header.number(trie.cells[0], digits: 4)
    return header
  }

  private var flags: Int {
    let flags = [
      model.isCaseless, model.acceptsHTTP, model.plusIsLiteral, !matchTree.scopes.isEmpty,
      model.expiryKey != nil, model.hasTexts, hasHostWithoutDot,
    ]
    return flags.enumerated().reduce(0) { $0 | ($1.element ? 1 << $1.offset : 0) }
  }

  /// The start of most web links, `https://` and the first host with its base; empty without a host.
  private var webOrigin: String {
    model.hosts.first { !$0.isWildcard }.map { "https://" + model.text(of: $0) } ?? ""
  }

  /// The start of links with the first custom scheme, such as `bestrecipes://` or `myapp://open/`; empty without
  /// one.
  private var appOrigin: String {
    guard let scheme = model.schemes.first else { return "" }
    return model.beginning(of: scheme) + (model.bases.base(of: .scheme(scheme)).isEmpty ? "" : "/")
  }

  /// Whether the first segment of a link with a custom scheme may be a declared host although it
  /// has no dot, such as `localhost`.
  private var hasHostWithoutDot: Bool {
    model.declaredHosts.contains { !$0.domain.utf8.contains(UInt8(ascii: ".")) }
  }
}
