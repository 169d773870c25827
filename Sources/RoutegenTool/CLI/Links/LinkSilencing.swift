import RoutegenCompiler

/// The comments of a text that silence findings about links, in whatever language the text is.
///
///     // routegen:disable-line dead-link
///     <!-- routegen:disable-next-line dead-link, non-canonical-link -- an example -->
///     # routegen:disable RG704
///
/// `disable` is for the whole file. If the next line begins a code block of Markdown, `disable-next-line` is for the
/// block. Names of other rules are for `routegen check`.
struct LinkSilencing {
  private let file: SourceFile
  private var inFile: Set<DiagnosticCode> = []
  private var inLines: [Int: Set<DiagnosticCode>] = [:]

  private static let marker = Array("routegen:disable".utf8)

  init(of file: SourceFile) {
    self.file = file
    // The rules of a comment on the line before, which are for the line after a further comment, too.
    var pending: (line: Int, codes: Set<DiagnosticCode>) = (0, [])
    for (line, text) in Self.comments(of: file) {
      let words = text.split { !$0.isLetterOrDigit && $0 != UInt8(ascii: "-") }
        .map { String(decoding: $0, as: UTF8.self) }
      var codes = Set(words.dropFirst().map(Self.code).prefix { $0 != nil }.compactMap { $0 })
      switch words.first {
      case "disable"?: inFile.formUnion(codes)
      case "disable-line"?: inLines[line, default: []].formUnion(codes)
      case "disable-next-line"?:
        if pending.line == line { codes.formUnion(pending.codes) }
        pending = (line + 1, codes)
        for next in lines(after: line) { inLines[next, default: []].formUnion(codes) }
      default: break
      }
    }
  }

  /// The next line, or the code block that it begins.
  private func lines(after line: Int) -> ClosedRange<Int> {
    let next = line + 1
    guard let fence = fence(at: next) else { return next...next }
    let end = (next + 1..<file.lineCount + 1).first { self.fence(at: $0) == fence }
    return next...(end ?? max(next, file.lineCount))
  }

  /// The characters with which a line begins or ends a code block; `nil` for other lines.
  private func fence(at line: Int) -> [UInt8]? {
    guard line <= file.lineCount else { return nil }
    let span = file.span(ofLine: line)
    let text = file.bytes[span.start..<span.end].drop { $0 == UInt8(ascii: " ") }.prefix(3)
    return ["```", "~~~"].contains { text.elementsEqual($0.utf8) } ? Array(text) : nil
  }

  /// Returns the findings that no comment silences.
  func shown(_ findings: [Diagnostic]) -> [Diagnostic] {
    findings.filter { finding in
      let line = file.location(of: finding.span.start).line
      return !inFile.contains(finding.code) && inLines[line]?.contains(finding.code) != true
    }
  }

  private static func code(_ text: String) -> DiagnosticCode? {
    DiagnosticCode.ofLinks.code(text)
  }

  /// The lines with a comment, and the text of each from `disable` to the end of the line.
  private static func comments(of file: SourceFile) -> [(line: Int, text: ArraySlice<UInt8>)] {
    var found: [(line: Int, text: ArraySlice<UInt8>)] = []
    let bytes = file.bytes
    var offset = 0
    while let colon = bytes[offset...].firstIndex(of: UInt8(ascii: ":")) {
      let start = colon - "routegen".utf8.count
      offset = colon + 1
      guard start >= 0, bytes[start...].starts(with: marker) else { continue }
      let line = file.location(of: colon).line
      found.append((line, bytes[offset..<file.span(ofLine: line).end]))
      offset = max(offset, file.span(ofLine: line).end)
    }
    return found
  }
}
