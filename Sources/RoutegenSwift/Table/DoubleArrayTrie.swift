/// The places of the nodes of a match tree in one row.
///
/// The children of a node for literal text stand where its `base` and the numbers of their symbols, taken
/// together by "exclusive or", say; bases are chosen so that no two nodes meet.
final class DoubleArrayTrie {
  /// The base of each node; 0 for one without children for literal text.
  private(set) var bases: [Int]

  /// The place of each node.
  private(set) var places: [Int]

  /// How long the row is.
  private(set) var count = 1

  /// Whether each place is taken, and the first that may be free.
  private var isTaken = [true]
  private var firstFree = 1

  /// - Parameters:
  ///   - children: The symbols of each node's children for literal text, and those children.
  init(_ children: [[(symbol: Int, node: Int)]]) {
    bases = [Int](repeating: 0, count: children.count)
    places = [Int](repeating: 0, count: children.count)
    var isPlaced = [Bool](repeating: false, count: children.count)
    // The most children first: they are the hardest to place.
    for node in children.indices.sorted(by: { (children[$0].count, $1) > (children[$1].count, $0) })
    where !children[node].isEmpty {
      bases[node] = base(for: children[node].map(\.symbol))
      for (symbol, child) in children[node] {
        places[child] = take(bases[node] ^ symbol)
        isPlaced[child] = true
      }
    }
    for node in children.indices where !isPlaced[node] {
      places[node] = take(nextFree(from: firstFree))
    }
  }

  /// A base at which every symbol leads to a free place.
  private func base(for symbols: [Int]) -> Int {
    var place = firstFree
    while true {
      place = nextFree(from: place)
      let base = place ^ symbols[0]
      if base != 0, areFree(symbols, base) { return base }
      place += 1
    }
  }

  // Loops, not closures: the tool runs unoptimized where it matters, and this is its hottest place.

  private func areFree(_ symbols: [Int], _ base: Int) -> Bool {
    for symbol in symbols {
      let place = base ^ symbol
      if place < isTaken.count, isTaken[place] { return false }
    }
    return true
  }

  private func nextFree(from start: Int) -> Int {
    var place = start
    while place < isTaken.count, isTaken[place] { place += 1 }
    return place
  }

  private func take(_ place: Int) -> Int {
    while isTaken.count <= place { isTaken.append(false) }
    isTaken[place] = true
    while firstFree < isTaken.count, isTaken[firstFree] { firstFree += 1 }
    count = max(count, place + 1)
    return place
  }
}
