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
    return withDifferentNames(first, scan)
  }

  // `/files/**/{name}`: the name of a new placeholder is not that of another one.
  private func withDifferentNames(_ findings: [Finding], _ scan: PatternScan) -> [Finding] {
    let written = scan.parts.map { draft.text($0.range) }
    var names = Set(written.filter { $0.hasPrefix("{") }.map { $0.dropFirst().identifier })
    return findings.map { finding in
      guard let change = finding.change, change.text.hasPrefix("{"),
        draft.bytes[change.range.lowerBound] == UInt8(ascii: "*")
      else { return finding }
      let name = change.text.dropFirst().identifier
      guard !names.insert(name).inserted,
        let free = (2...9).map({ "\(name)\($0)" }).first(where: { names.insert($0).inserted })
      else { return finding }
      return finding.changed(
        to: "{\(free)\(change.text.dropFirst(1 + name.count))", in: change.range,
        isCertain: finding.isCertain)
    }
  }

  private func finding(in part: PatternScan.Part) -> Finding? {
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
