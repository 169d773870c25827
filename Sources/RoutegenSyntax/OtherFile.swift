import RoutegenSource

/// A file with the name of a route file that something else wrote or reads.
///
/// One error says so, in place of one for each line.
enum OtherFile {
  /// Routes of the Play framework, whose files have the same ending: `GET /home controllers.Home.index`.
  ///
  /// With the place of the first route.
  case play(Span)

  /// What Git LFS leaves in a checkout without the files: a text that begins with `version`.
  case largeFilePointer

  /// - Returns: `nil` for a route file.
  init?(_ file: SourceFile) {
    if file.bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8) {
      self = .largeFilePointer
    } else if let route = Self.firstRouteOfPlay(file) {
      self = .play(route)
    } else {
      return nil
    }
  }

  private static let methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "->"]

  /// The first line that is neither empty nor a comment nor a modifier, if it is a route of Play.
  private static func firstRouteOfPlay(_ file: SourceFile) -> Span? {
    for number in 1...file.lineCount {
      let line = file.span(ofLine: number)
      let words = file.bytes[line.start..<line.end].split(whereSeparator: \.isBlank)
      guard let first = words.first else { continue }
      if first.first == UInt8(ascii: "#") || first.first == UInt8(ascii: "+") { continue }
      let isRoute =
        words.count > 2 && methods.contains { first.elementsEqual($0.utf8) }
        && words[1].first == UInt8(ascii: "/") && words[2].contains(UInt8(ascii: "."))
      guard isRoute, let last = words.last else { return nil }
      return Span(file: file.id, start: first.startIndex, end: last.endIndex)
    }
    return nil
  }

  /// The error about the file.
  func problem(in file: SourceFile) -> Diagnostic {
    switch self {
    case .play(let route):
      Diagnostic(.otherFile, "this is a route file of the Play framework", at: route)
        .note("exclude it: \"exclude\" in .routegen.json has a list of files and folders")
    case .largeFilePointer:
      Diagnostic(
        .otherFile, "this is a pointer of Git LFS, in place of the file", at: file.span(ofLine: 1)
      )
      .note("'git lfs pull' fetches the file")
    }
  }
}
