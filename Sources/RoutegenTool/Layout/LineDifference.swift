import RoutegenCompiler

/// The lines that turn one text into another.
struct LineDifference {
  typealias Line = ArraySlice<UInt8>

  /// A line of one of the texts, or of both, with its line break.
  struct Edit {
    /// `" "`, `"-"` or `"+"`.
    let mark: String
    let line: Line
    var isSame: Bool { mark == " " }
  }

  private(set) var edits: [Edit] = []

  init(from old: [UInt8], to new: [UInt8]) {
    let (old, new) = (Self.lines(of: old), Self.lines(of: new))
    var (place, other) = (0, 0)
    for block in LineAlignment(old, new).blocks + [(old: old.count..<old.count, new: new.count)] {
      add(old[place..<block.old.lowerBound], new[other..<block.new])
      edits += old[block.old].map { Edit(mark: " ", line: $0) }
      (place, other) = (block.old.upperBound, block.new + block.old.count)
    }
  }

  /// The most comparisons of lines to find the smallest difference; a greater block is replaced as a whole.
  private static let mostComparisons = 40_000

  /// Adds the edits of lines between those that are the same.
  private mutating func add(_ old: ArraySlice<Line>, _ new: ArraySlice<Line>) {
    guard old.count * new.count <= Self.mostComparisons else {
      edits += old.map { Edit(mark: "-", line: $0) } + new.map { Edit(mark: "+", line: $0) }
      return
    }
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var (place, other) = (0, 0)
    while place < old.count || other < new.count {
      if removed.contains(place) {
        edits.append(Edit(mark: "-", line: old[old.startIndex + place]))
        place += 1
      } else if inserted.contains(other) {
        edits.append(Edit(mark: "+", line: new[new.startIndex + other]))
        other += 1
      } else {
        edits.append(Edit(mark: " ", line: old[old.startIndex + place]))
        (place, other) = (place + 1, other + 1)
      }
    }
  }

  private static func lines(of text: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }
}

/// The lines of two texts that are certain to be the same, in time that grows with the number of lines.
///
/// Texts of few lines are one block. Of others, these are the lines that each text has once, as many as are in one
/// order (patience diff).
private struct LineAlignment {
  /// The ranges of lines of the old text, each with the first line of the new one.
  private(set) var blocks: [(old: Range<Int>, new: Int)] = []

  private static let fewLines = 200

  init(_ old: [LineDifference.Line], _ new: [LineDifference.Line]) {
    guard max(old.count, new.count) > Self.fewLines else { return }
    let first = zip(old, new).prefix { $0 == $1 }.count
    let (rest, newRest) = (old.dropFirst(first), new.dropFirst(first))
    let last = zip(rest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    blocks = [(0..<first, 0)]
    blocks += Self.unique(rest.dropLast(last), newRest.dropLast(last))
      .map { (old: $0.old..<$0.old + 1, new: $0.new) }
    blocks.append((old.count - last..<old.count, new.count - last))
  }

  private typealias Line = LineDifference.Line
  private typealias Pair = (old: Int, new: Int)

  /// The lines that each text has once, in the longest order that both have.
  private static func unique(
    _ old: ArraySlice<Line>, _ new: ArraySlice<Line>
  ) -> [Pair] {
    let (places, others) = (Self.places(old), Self.places(new))
    let pairs = old.indices.compactMap { index -> Pair? in
      guard places[old[index]] == .some(index), let other = others[old[index]] ?? nil else {
        return nil
      }
      return (index, other)
    }
    // The longest increasing sequence: for each length, the pair that ends it with the least number.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      let length = ends.partitionPoint { pairs[$0].new >= pair.new }
      if length > 0 { before[index] = ends[length - 1] }
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var sequence: [Pair] = []
    var next = ends.last
    while let index = next {
      sequence.append(pairs[index])
      next = before[index]
    }
    return sequence.reversed()
  }

  /// The place of each line that occurs once; `nil` for any other.
  private static func places(_ lines: ArraySlice<Line>) -> [Line: Int?] {
    lines.indices.reduce(into: [:]) { places, index in
      places[lines[index]] = .some(places[lines[index]] == nil ? index : nil)
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
