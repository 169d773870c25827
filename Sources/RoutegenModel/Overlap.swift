/// Two patterns that a link can satisfy equally well.
struct Overlap {
  let left: Candidate
  let right: Candidate

  /// The segments of such a link, decoded.
  let path: [String]
}

/// Finds the patterns that nothing but their place in the file or their spelling would decide
/// between.
///
/// There are two kinds. Patterns of one path overlap if their queries do. Different segments of one
/// rank overlap if a text goes both ways and a link can go on from there to the end of either.
struct OverlapFinder {
  private let model: RouteModel
  private let tree: MatchTree
  private(set) var overlaps: [Overlap] = []

  init(_ model: RouteModel) {
    self.model = model
    tree = MatchTree(model)
    var open: [(node: Int, path: [String])] = [(0, [])] + tree.scopes.map { ($0.root, []) }
    while let (node, path) = open.popLast() {
      findAtEnd(of: path, tree.nodes[node].candidates)
      let steps = tree.nodes[node].steps
      findTies(steps, after: path)
      for step in steps { open.append((step.child, path + [model.sample(of: step.pieces)])) }
      if let rest = tree.nodes[node].rest { open.append((rest, path + ["text"])) }
    }
  }

  // MARK: One path

  private mutating func findAtEnd(of path: [String], _ candidates: [Candidate]) {
    var rest = candidates.filter { !$0.isForPayloads }[...]
    while let first = rest.first {
      let specificity = first.specificity
      let equals = rest.prefix { $0.specificity == specificity }
      rest = rest.dropFirst(equals.count)
      for group in apart(Array(equals)) { findPairs(in: group, path) }
    }
  }

  /// The candidates by the text that they want for one key, where all of them want one.
  ///
  /// Those of different texts cannot overlap, and there may be hundreds of them.
  private func apart(_ candidates: [Candidate]) -> [[Candidate]] {
    guard candidates.count > 2, let first = candidates.first else { return [candidates] }
    for key in first.literals.map(\.key) {
      let texts = candidates.map { $0.literal(of: key, in: model) }
      guard Set(texts).count > 1, !texts.contains(nil) else { continue }
      let groups = Dictionary(grouping: zip(texts, candidates), by: \.0)
      return groups.values.map { $0.map(\.1) }
    }
    return [candidates]
  }

  /// Reports each with the first before it that it overlaps.
  private mutating func findPairs(in candidates: [Candidate], _ path: [String]) {
    for (place, later) in candidates.enumerated() {
      let earlier = candidates[..<place].first { !contradict($0, later) }
      if let earlier { overlaps.append(Overlap(left: earlier, right: later, path: path)) }
    }
  }

  // MARK: Different segments

  private mutating func findTies(_ steps: [MatchTree.Step], after path: [String]) {
    let ranks = steps.map { EdgeRank($0.pieces, model) }
    for place in steps.indices {
      // The steps are in order, so those that tie stand together.
      for other in steps[(place + 1)...].indices.prefix(while: {
        ranks[place].ties(with: ranks[$0])
      }) {
        guard let text = model.commonText(steps[place].pieces, steps[other].pieces) else {
          continue
        }
        let found = overlap(steps[place].child, steps[other].child, after: path + [text])
        if let found { overlaps.append(found) }
      }
    }
  }

  /// Two patterns below the nodes that a link can satisfy both, if there are any.
  private func overlap(_ left: Int, _ right: Int, after path: [String]) -> Overlap? {
    let (first, second) = (tree.nodes[left], tree.nodes[right])
    for candidate in first.candidates where !candidate.isForPayloads {
      let other = second.candidates.first { !$0.isForPayloads && !contradict(candidate, $0) }
      if let other { return Overlap(left: candidate, right: other, path: path) }
    }
    for step in first.steps {
      for other in second.steps {
        guard let text = model.commonText(step.pieces, other.pieces) else { continue }
        if let found = overlap(step.child, other.child, after: path + [text]) { return found }
      }
    }
    return first.rest.flatMap { overlap(rest: $0, right, after: path) }
      ?? second.rest.flatMap { overlap(rest: $0, left, after: path) }
  }

  /// A pattern that takes the rest of the path, and one that ends anywhere below the other node.
  private func overlap(rest: Int, _ node: Int, after path: [String]) -> Overlap? {
    let ways =
      tree.nodes[node].steps.map { ($0.child, model.sample(of: $0.pieces)) }
      + (tree.nodes[node].rest.map { [($0, "text")] } ?? [])
    for (child, text) in ways {
      for candidate in tree.nodes[rest].candidates where !candidate.isForPayloads {
        let other = tree.nodes[child].candidates.first {
          !$0.isForPayloads && !contradict(candidate, $0)
        }
        if let other { return Overlap(left: candidate, right: other, path: path + [text]) }
      }
      if let found = overlap(rest: rest, child, after: path + [text]) { return found }
    }
    return nil
  }

  // MARK: Queries and fragments

  /// Whether no link can satisfy both: one of them needs an item that the other cannot read.
  private func contradict(_ left: Candidate, _ right: Candidate) -> Bool {
    let others = right.demands(in: model)
    return left.demands(in: model).contains { key, demand in
      guard let other = others[key], demand.isRequired || other.isRequired else { return false }
      return demand.commonText(other, model) == nil
    }
  }
}

/// What a pattern wants of one key's value.
struct Demand {
  enum Value {
    case literal(String)
    case type(ValueType)
  }

  let value: Value
  let isRequired: Bool

  init(value: Value, isRequired: Bool) {
    self.value = value
    self.isRequired = isRequired
  }

  /// What an item demands that has to be there.
  init(_ literal: Candidate.Literal) {
    self.init(
      value: literal.text.map { .literal($0) } ?? .type(ValueType(.string)), isRequired: true)
  }

  /// A text that satisfies both.
  func commonText(_ other: Demand, _ model: RouteModel) -> String? {
    switch (value, other.value) {
    case (.literal(let left), .literal(let right)): model.isSame(left, right) ? left : nil
    case (.literal(let text), .type(let type)), (.type(let type), .literal(let text)):
      model.reads(text, as: type, inPath: false) ? text : nil
    case (.type(let left), .type(let right)): model.commonText(left, right, inPath: false)
    }
  }

  func sample(_ model: RouteModel) -> String {
    switch value {
    case .literal(let text): text
    case .type(let type): model.sample(of: [.parameter(type)])
    }
  }
}

extension Candidate {
  /// Where in a link a demand is made.
  enum Place: Hashable, Comparable {
    case query(String)
    case fragment
    case fragmentItem(String)
  }

  /// What the query and the fragment have to be.
  func demands(in model: RouteModel) -> [Place: Demand] {
    var demands: [Place: Demand] = [:]
    for literal in literals {
      demands[.query(model.folded(literal.key))] = Demand(literal)
    }
    for literal in fragmentLiterals {
      demands[.fragmentItem(model.folded(literal.key))] = Demand(literal)
    }
    for (source, parameter) in zip(sources, parameters) {
      let demand = Demand(value: .type(parameter.type), isRequired: !parameter.mayBeAbsent)
      switch source {
      case .query(let key), .restOfLink(let key): demands[.query(model.folded(key))] = demand
      case .fragmentItem(let key): demands[.fragmentItem(model.folded(key))] = demand
      case .fragment: demands[.fragment] = demand
      case .path, .otherItems, .constant, .payload, .absent: break
      }
    }
    return demands
  }

  /// The text that an item of the key has to have.
  fileprivate func literal(of key: String, in model: RouteModel) -> String? {
    literals.first { model.isSame($0.key, key) }?.text.map { model.folded($0) }
  }
}

extension MatchTree {
  /// A way from a node over one segment.
  struct Step {
    let pieces: [AffixPiece]
    let child: Int
  }
}

extension MatchTree.Node {
  /// Every way but that for the rest, in the order of matching.
  var steps: [MatchTree.Step] {
    literals.map { MatchTree.Step(pieces: [.literal($0.text)], child: $0.child) }
      + affixes.map { MatchTree.Step(pieces: $0.pieces, child: $0.child) }
      + parameters.map { MatchTree.Step(pieces: [.parameter($0.type)], child: $0.child) }
  }
}
