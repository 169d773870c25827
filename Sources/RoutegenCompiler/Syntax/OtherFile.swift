/// A file with the name of a route file that something else wrote or reads.
///
/// One error says so, in place of one for each line.
enum OtherFile {
  /// Routes of the Play framework, whose files have the same ending: `GET /home controllers.Home.index`.
  ///
  /// With the place of the first route.
  case play(Span)

  /// JSON, XML or HTML, with the place of the mark with which it begins.
  case data(Span)

  /// What Git LFS leaves in a checkout without the files: a text that begins with `version`.
  case largeFilePointer

  /// - Returns: `nil` for a route file.
  init?(_ file: SourceFile) {
    if file.bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8) {
      self = .largeFilePointer
    } else if let route = Self.firstRouteOfPlay(file) {
      self = .play(route)
    } else if let mark = Self.firstMark(file) {
      self = .data(mark)
    } else {
      return nil
    }
  }

  /// The bracket with which the file begins, if no line is one of a route file.
  private static func firstMark(_ file: SourceFile) -> Span? {
    guard let start = file.bytes.firstIndex(where: { !$0.isBlank && !$0.isLineEnd }),
      "{[<".utf8.contains(file.bytes[start]), file.bytes.firstOffset(of: "\nroutes ") == nil,
      let next = file.bytes[(start + 1)...].first(where: { !$0.isBlank })
    else { return nil }
    let isMarkup = file.bytes[start] == UInt8(ascii: "<")
    guard isMarkup ? next == UInt8(ascii: "?") : next.isLineEnd || "\"{".utf8.contains(next) else {
      return nil
    }
    return Span(file: file.id, start: start, end: start + 1)
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
    case .data(let mark):
      Diagnostic(.otherFile, "this is data or markup, and no route file", at: mark)
        .note(
          "a route file begins with a line 'routes App', and each path is a line such as '/users/{id: Int}'"
        )
        .note(
          "'routegen import FILE' makes one of an association file, a manifest or a list of links")
    case .largeFilePointer:
      Diagnostic(
        .otherFile, "this is a pointer of Git LFS, in place of the file", at: file.span(ofLine: 1)
      )
      .note("'git lfs pull' fetches the file")
    }
  }
}
