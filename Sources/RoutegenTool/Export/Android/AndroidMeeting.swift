import RoutegenCompiler

/// Decides whether the paths of two claims have one in common, as far as lists and literal texts say.
struct AndroidMeeting {
  private let writer: AndroidGlobText

  init(_ model: RouteModel) {
    writer = AndroidGlobText(isCaseless: model.isCaseless, hasCaselessExactTexts: true)
  }

  /// Whether some path may match both claims; if in doubt, it may.
  func mayMeet(_ left: AndroidClaim, _ right: AndroidClaim) -> Bool {
    let mayBeAsLong =
      switch (left.hasRest, right.hasRest) {
      case (false, false): left.path.count == right.path.count
      case (true, false): left.path.count < right.path.count
      case (false, true): right.path.count < left.path.count
      case (true, true): true
      }
    guard mayBeAsLong else { return false }
    return zip(left.path, right.path).allSatisfy { mayMeet($0, $1) }
  }

  private func mayMeet(_ left: AndroidSegment, _ right: AndroidSegment) -> Bool {
    switch (texts(of: left), texts(of: right)) {
    case (let left?, let right?): left.contains { right.contains($0) }
    case (let texts?, nil): texts.contains { accepts(right, $0) }
    case (nil, let texts?): texts.contains { accepts(left, $0) }
    case (nil, nil): !areDisjoint(left, right)
    }
  }

  /// The texts of a segment that is a literal or a list.
  private func texts(of segment: AndroidSegment) -> [String]? {
    guard segment.count == 1 else { return nil }
    return segment[0].texts.map { $0.map { writer.isCaseless ? $0.lowercased() : $0 } }
  }

  private func accepts(_ segment: AndroidSegment, _ text: String) -> Bool {
    if segment == [.any] { return true }
    guard let pattern = AndroidSegmentPattern(segment, isLast: true, writer) else { return true }
    return pattern.texts.contains {
      AndroidPathPattern($0, .advancedGlob)?.matches(text) ?? true
    }
  }

  private func areDisjoint(_ left: AndroidSegment, _ right: AndroidSegment) -> Bool {
    let integers: [AndroidSegment] = [[.integer(isSigned: true)], [.integer(isSigned: false)]]
    if left == [.uuid] && integers.contains(right) || right == [.uuid] && integers.contains(left) {
      return true
    }
    guard let first = start(of: left), let second = start(of: right) else { return false }
    return !first.utf8.starts(with: second.utf8) && !second.utf8.starts(with: first.utf8)
  }

  /// The text with which a segment begins.
  private func start(of segment: AndroidSegment) -> String? {
    switch segment.first {
    case .text(let text), .texts(let text, _):
      writer.isCaseless ? text.lowercased() : text
    case .list, .any, .integer, .decimal, .digits, .uuid, .date, .url, nil: nil
    }
  }
}
