/// The nodes of a match tree arranged as a double-array trie, in which a step takes constant time.
///
/// Every node has a cell, the index of its record in one array. The child of a node for a symbol is
/// in cell `base ^ symbol`, where `base` is the node's own; the child's `check` is the cell of its
/// parent, so a symbol for which there is no child is recognized. See J. Aoe, "An Efficient Digital
/// Search Algorithm by Using a Double-Array Structure", IEEE Transactions on Software Engineering
/// 15 (1989); his children are in cell `base + symbol`.
///
/// Only children for literal text are found in this way. Other nodes are in cells that remain free,
/// and their `check` is 0. Cell 0 has no node.
final class DoubleArrayTrie {
  /// The base of each node; 0 for a node without children for literal text.
  private(set) var bases: [Int]

  /// The check of each node: the cell of its parent, or 0 for a node that is no child for literal
  /// text.
  private(set) var checks: [Int]

  /// The cell of each node.
  private(set) var cells: [Int]

  /// The number of cells, including free ones.
  private(set) var count = 1

  private var isOccupied = [true]

  /// The first free cell.
  private var firstFree = 1

  /// - Parameters:
  ///   - children: The children of each node for literal text, with their symbols.
  init(_ children: [[(symbol: Int, node: Int)]]) {
    bases = [Int](repeating: 0, count: children.count)
    checks = bases
    cells = bases
    // Nodes with the most children first, because they are the hardest to place.
    let parents = children.indices.filter { !children[$0].isEmpty }
    for node in parents.sorted(by: { (children[$0].count, $1) > (children[$1].count, $0) }) {
      bases[node] = base(for: children[node].map(\.symbol))
      for (symbol, child) in children[node] {
        cells[child] = occupy(bases[node] ^ symbol)
      }
    }
    for node in children.indices where cells[node] == 0 {
      cells[node] = occupy(nextFree(from: firstFree))
    }
    for node in children.indices {
      for (_, child) in children[node] { checks[child] = cells[node] }
    }
  }

  // Loops over a local array, not closures: plugins run a debug build of the tool, and much of its time
  // is spent here.

  /// Returns the first base for which the cell of every symbol is free.
  private func base(for symbols: [Int]) -> Int {
    let isOccupied = isOccupied
    let (count, first) = (isOccupied.count, symbols[0])
    var cell = firstFree
    while true {
      while cell < count, isOccupied[cell] { cell += 1 }
      let base = cell ^ first
      var index = 0
      while index < symbols.count {
        let other = base ^ symbols[index]
        if other < count, isOccupied[other] { break }
        index += 1
      }
      if base != 0, index == symbols.count { return base }
      cell += 1
    }
  }

  private func nextFree(from start: Int) -> Int {
    let isOccupied = isOccupied
    var cell = start
    while cell < isOccupied.count, isOccupied[cell] { cell += 1 }
    return cell
  }

  private func occupy(_ cell: Int) -> Int {
    while isOccupied.count <= cell { isOccupied.append(false) }
    isOccupied[cell] = true
    while firstFree < isOccupied.count, isOccupied[firstFree] { firstFree += 1 }
    count = max(count, cell + 1)
    return cell
  }
}
