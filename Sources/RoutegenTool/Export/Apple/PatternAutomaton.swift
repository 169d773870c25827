/// A nondeterministic automaton that reads a path byte by byte, and follows the components of two files at
/// once.
///
/// The first component of a file that matches decides. So a component is not followed further if an earlier
/// one of its file matches every text from there on.
struct PatternAutomaton {
  private var nodes: [Node] = []

  /// The number of each node, so that equal ends of patterns are the same nodes.
  private var numbers: [Node: Int] = [:]

  /// The nodes at which an automaton is if it is at a node, and has read nothing.
  private var closures: [[Int]] = []

  /// The state before the first byte.
  private var starts: [Item] = []

  private enum Node: Hashable {
    /// Reads one of the bytes.
    case bytes(Set<UInt8>, next: Int)

    /// Reads any byte.
    case anyByte(next: Int)

    /// Reads any number of bytes.
    case anyText(next: Int)

    /// Continues at each of the nodes.
    case branch([Int])

    /// The pattern ends.
    case end
  }

  /// The place in a pattern of a component.
  struct Item: Hashable, Comparable {
    /// The index of the file: 0 or 1.
    let file: Int

    /// The index of the component in its file.
    let component: Int
    fileprivate var node: Int

    static func < (left: Item, right: Item) -> Bool {
      (left.file, left.component, left.node) < (right.file, right.component, right.node)
    }
  }

  /// The places to which some text leads, in order.
  struct State: Hashable {
    fileprivate let items: [Item]

    /// The number of places in patterns.
    var count: Int { items.count }
  }

  /// Adds a pattern of a component.
  mutating func add(_ pattern: ApplePattern, file: Int, component: Int) {
    let start = number(
      of: pattern.tokens, pattern.isCaseSensitive, next: number(of: .end))
    starts.append(Item(file: file, component: component, node: start))
  }

  private mutating func number(of node: Node) -> Int {
    if let number = numbers[node] { return number }
    numbers[node] = nodes.count
    switch node {
    case .bytes, .anyByte, .end: closures.append([nodes.count])
    case .anyText(let next): closures.append([nodes.count] + closures[next])
    case .branch(let next): closures.append(next.flatMap { closures[$0] })
    }
    nodes.append(node)
    return nodes.count - 1
  }

  /// Returns the node of the first token.
  private mutating func number(
    of tokens: [ApplePattern.Token], _ isCaseSensitive: Bool, next: Int
  ) -> Int {
    var next = next
    for token in tokens.reversed() {
      switch token {
      case .byte(let byte):
        next = number(of: .bytes(Self.cases(of: [byte], isCaseSensitive), next: next))
      case .oneByte(let bytes):
        next = number(of: .bytes(Self.cases(of: bytes, isCaseSensitive), next: next))
      case .anyByte: next = number(of: .anyByte(next: next))
      case .anyText: next = number(of: .anyText(next: next))
      case .oneOf(let texts):
        let starts = texts.map { number(of: $0, isCaseSensitive, next: next) }
        next = number(of: .branch(starts))
      }
    }
    return next
  }

  /// The bytes of a pattern, with the capital letters that a pattern without case matches, too.
  private static func cases(of bytes: Set<UInt8>, _ isCaseSensitive: Bool) -> Set<UInt8> {
    guard !isCaseSensitive else { return bytes }
    return bytes.union(bytes.filter { (0x61...0x7A).contains($0) }.map { $0 & ~0x20 })
  }

  // MARK: Reading

  var start: State { state(at: starts) }

  /// The first component of a file that matches the text before a state; `nil` if none does.
  func component(of file: Int, in state: State) -> Int? {
    state.items.first { $0.file == file && nodes[$0.node] == .end }?.component
  }

  /// The states after one more byte, each with the first byte that leads to it.
  func successors(
    of state: State, by bytes: [UInt8]
  ) -> [(byte: UInt8, state: State)] {
    var all: [Item] = []
    var named: [UInt8: [Item]] = [:]
    for var item in state.items {
      switch nodes[item.node] {
      case .bytes(let bytes, let next):
        item.node = next
        for byte in bytes { named[byte, default: []].append(item) }
      case .anyByte(let next):
        item.node = next
        all.append(item)
      case .anyText: all.append(item)
      case .branch, .end: break
      }
    }
    // Patterns distinguish few of the bytes.
    var isKnown: Set<[Item]> = []
    return bytes.compactMap { byte in
      let items = named[byte] ?? []
      return isKnown.insert(items).inserted ? (byte, self.state(at: items + all)) : nil
    }
  }

  /// Whether both files decide alike about every text from here on, because the same patterns are left of
  /// them.
  ///
  /// - Parameter excludes: Whether a component of a file excludes links.
  func isSettled(_ state: State, excludes: (_ file: Int, _ component: Int) -> Bool) -> Bool {
    let rests = [0, 1].map { file in
      state.items.lazy.filter { $0.file == file }
        .reduce(into: [(component: Int, nodes: [Int])]()) { rest, item in
          if rest.last?.component == item.component {
            rest[rest.count - 1].nodes.append(item.node)
          } else {
            rest.append((item.component, [item.node]))
          }
        }
    }
    return rests[0].count == rests[1].count
      && zip(rests[0], rests[1]).allSatisfy { first, second in
        first.nodes == second.nodes
          && excludes(0, first.component) == excludes(1, second.component)
      }
  }

  private func state(at items: [Item]) -> State {
    var found: Set<Item> = []
    // The first component of each file that matches every text from here on.
    var last = [Int.max, Int.max]
    for var item in items {
      for node in closures[item.node] {
        item.node = node
        found.insert(item)
        if case .anyText(let next) = nodes[node], nodes[next] == .end {
          last[item.file] = min(last[item.file], item.component)
        }
      }
    }
    return State(items: found.filter { $0.component <= last[$0.file] }.sorted())
  }
}
