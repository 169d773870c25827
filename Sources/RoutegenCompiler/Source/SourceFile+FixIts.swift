extension SourceFile {
  /// Returns the file with the changes applied, and the applied changes in the order of the text.
  ///
  /// If two changes overlap, only the one that begins first is applied.
  package func applying(_ fixIts: [FixIt]) -> (file: SourceFile, applied: [FixIt]) {
    var result: [UInt8] = []
    var applied: [FixIt] = []
    var end = 0
    let inOrder = fixIts.filter { $0.span.file == id }.enumerated().sorted {
      ($0.element.span.start, $0.element.span.end, $0.offset)
        < ($1.element.span.start, $1.element.span.end, $1.offset)
    }
    for (_, fixIt) in inOrder where fixIt.span.start >= end {
      // Two insertions at the same offset would conflict.
      if let last = applied.last, last.span == fixIt.span { continue }
      result += bytes[end..<fixIt.span.start]
      result += Array(fixIt.replacement.utf8)
      end = fixIt.span.end
      applied.append(fixIt)
    }
    result += bytes[end...]
    return (SourceFile(id: id, path: path, bytes: result), applied)
  }
}
