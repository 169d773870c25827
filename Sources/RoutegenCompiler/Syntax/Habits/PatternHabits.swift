/// Looks for notations of other tools in the parts of a line's pattern.
struct PatternHabits {
  private let draft: Draft
  private let attempt: Attempt
  private let scan: PatternScan?

  /// The offset of the `/` with which the pattern begins; `nil` without one.
  let start: Int?

  init(_ draft: Draft, _ attempt: Attempt) {
    (self.draft, self.attempt) = (draft, attempt)
    start = Self.startOfPattern(in: draft.bytes)
    scan = start.map { PatternScan(draft.bytes, from: $0) }
  }

  private static let words: [StaticString] = ["also ", "except ", "unwrap ", "when ", "else "]

  private static func startOfPattern(in bytes: [UInt8]) -> Int? {
    if bytes.has("/", at: 0) { return 0 }
    var word = 0
    while !bytes.has(words[word], at: 0) {
      word += 1
      if word == words.count { return nil }
    }
    if let slash = bytes.firstOffset(of: " /") ?? bytes.firstOffset(of: "\t/") { return slash + 1 }
    // The origin of an `also`.
    return bytes.firstOffset(of: "://").flatMap {
      bytes[($0 + 3)...].firstIndex(of: UInt8(ascii: "/"))
    }
  }

  /// The maximum number of parts of one line that are reported; the cost of a change grows with the line.
  private static let mostFindings = 32

  /// What is in the parts, in the order of the text; of two in one place, the first one.
  var findings: [Finding] {
    var end = -1
    guard let scan else { return [] }
    var found: [Finding] = []
    for part in scan.parts where found.count < Self.mostFindings {
      if let finding = finding(in: part) { found.append(finding) }
    }
    let first = found.sorted { $0.extent.lowerBound < $1.extent.lowerBound }.filter { finding in
      guard finding.extent.lowerBound >= end else { return false }
      end = finding.extent.upperBound
      return true
    }
    let hasInvented = first.contains { $0.change.map(isInvented) ?? false }
    return hasInvented ? withDifferentNames(first, scan) : first
  }

  private static let inventedNames: [StaticString] = ["{name", "{id", "{path", "{rest", "{value"]

  /// Whether a change writes a placeholder with a name that the text does not have.
  private func isInvented(_ change: Finding.Change) -> Bool {
    let text = Array(change.text.utf8)
    let name = Self.inventedNames.first { name in
      let end = name.utf8CodeUnitCount
      return text.has(name, at: 0) && (end == text.count || !ByteSet.names.contains(text[end]))
    }
    guard let name else { return false }
    return !draft.text(change.range).contains("\(name)".dropFirst())
  }

  // `/files/**/{name}`: the name of a new placeholder is not that of another one.
  private func withDifferentNames(_ findings: [Finding], _ scan: PatternScan) -> [Finding] {
    var names = Set(
      scan.parts.compactMap { part -> String? in
        guard case .placeholder = part.kind else { return nil }
        return draft.text(part.range).dropFirst().identifier
      })
    return findings.map { finding in
      guard let change = finding.change, change.text.hasPrefix("{") else { return finding }
      let name = change.text.dropFirst().identifier
      let free = (2...).lazy.map { "\(name)\($0)" }.first { !names.contains($0) }
      guard !names.insert(name).inserted, isInvented(change), let free else { return finding }
      names.insert(free)
      return finding.changed(
        to: "{\(free)\(change.text.dropFirst(1 + name.count))", in: change.range,
        isCertain: finding.isCertain)
    }
  }

  private func finding(in part: PatternScan.Part) -> Finding? {
    if case .placeholder = part.kind, attempt.hasRead(placeholder: part.range) { return nil }
    let text = draft.text(part.range)
    switch part.kind {
    case .segment(let isLast):
      return SuspiciousText.finding(text, part.range, in: draft)
        ?? ForeignSegment.segment(text, isLast: isLast).map { Finding($0, text, part.range) }
    case .placeholder(let isInPath):
      return PlaceholderParts(draft).finding(text, part.range, isInPath)
    case .key: return ItemParts(draft).finding(key: text, part.range)
    case .value(let key): return ItemParts(draft).finding(value: text, part.range, key)
    }
  }
}

extension Finding {
  /// The marked part and the part that changes.
  fileprivate var extent: Range<Int> {
    guard let change = change?.range else { return place }
    return min(place.lowerBound, change.lowerBound)..<max(place.upperBound, change.upperBound)
  }
}
