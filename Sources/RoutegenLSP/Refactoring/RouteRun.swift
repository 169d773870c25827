import RoutegenLayout
import RoutegenSource
import RoutegenSyntax

/// Routes next to each other whose patterns begin with the same segments.
struct RouteRun {
  let routes: [RouteSyntax]

  /// The number of segments that all patterns have in common.
  private let commonCount: Int

  /// Finds the selected routes or, if only one is selected, it and its neighbours.
  init?(
    in declarations: [DeclarationSyntax], of file: SourceFile,
    isSelected: (RouteSyntax) -> Bool
  ) {
    guard let siblings = declarations.siblings(where: isSelected),
      let first = siblings.firstIndex(where: isSelected),
      let last = siblings.lastIndex(where: isSelected)
    else { return nil }
    var range = first...last
    if first == last {
      let prefix = siblings[first].pattern.prefix(
        min(1, siblings[first].pattern.segments.count), in: file)
      while range.lowerBound > 0, siblings[range.lowerBound - 1].begins(with: prefix, in: file) {
        range = (range.lowerBound - 1)...range.upperBound
      }
      while range.upperBound + 1 < siblings.count,
        siblings[range.upperBound + 1].begins(with: prefix, in: file)
      {
        range = range.lowerBound...(range.upperBound + 1)
      }
    }
    routes = Array(siblings[range])
    commonCount = routes.commonCount(in: file)
    guard routes.count > 1, commonCount > 0 else { return nil }
  }

  /// Returns the file with the routes in a group.
  func grouped(in file: SourceFile) -> [UInt8] {
    let prefix = routes[0].pattern.prefix(commonCount, in: file)
    let fixes = routes.flatMap(\.relativePatterns).map { pattern in
      FixIt(
        title: "", span: pattern.span(ofFirst: commonCount),
        replacement: pattern.segments.count > commonCount ? "" : "/", isAutomatic: true)
    }
    let changed = file.applying(fixes).file
    let lines = file.lines(
      headedBy: file.location(of: routes[0].pattern.span.start).line)
    let first = lines.lowerBound
    let last = file.location(of: routes.map(\.end).max() ?? 0).line
    let indentation = Array(file.indentation(of: routes[0].pattern.span.start).utf8)
    let lineBreak = Array(file.lineBreak.utf8)

    let start = changed.span(ofLine: first).start
    let end = changed.span(ofLine: last).end
    var text = changed.bytes[..<start] + indentation + prefix + Array(" {".utf8) + lineBreak
    for line in first...last {
      let span = changed.span(ofLine: line)
      let content = changed.bytes[span.start..<span.end]
      text += (content.isEmpty ? [] : Array("    ".utf8)) + content + lineBreak
    }
    text += indentation + Array("}".utf8) + changed.bytes[end...]
    return Array(text)
  }
}

extension [DeclarationSyntax] {
  /// Returns the unbroken sequence of routes, in one block, that contains all routes of the innermost block
  /// with such a route.
  fileprivate func siblings(where isSelected: (RouteSyntax) -> Bool) -> [RouteSyntax]? {
    var runs: [[RouteSyntax]] = [[]]
    for declaration in self {
      switch declaration {
      case .route(let route):
        if let found = route.block?.siblings(where: isSelected) { return found }
        runs[runs.count - 1].append(route)
      case .origins(let block):
        if let found = block.block.siblings(where: isSelected) { return found }
        runs.append([])
      case _:
        runs.append([])
      }
    }
    return runs.first { $0.contains(where: isSelected) }
  }
}

extension [RouteSyntax] {
  /// The number of segments that all patterns have in common.
  fileprivate func commonCount(in file: SourceFile) -> Int {
    guard let first = first?.pattern else { return 0 }
    let most = map(\.mostCommonCount).min() ?? 0
    return stride(from: most, to: 0, by: -1).first { count in
      let prefix = first.prefix(count, in: file)
      return allSatisfy { $0.begins(with: prefix, count, in: file) }
    } ?? 0
  }
}

extension RouteSyntax {
  /// The number of segments that a group around the route may have.
  ///
  /// Inside of it, a group or a mount keeps a segment, because `/` is no pattern of a group.
  fileprivate var mostCommonCount: Int {
    let counts = relativePatterns.map { pattern in
      // What continues a group begins with a slash.
      let hash = pattern.segments.firstIndex { $0.fragmentMark != nil }
      return hash.map { max(0, $0 - 1) } ?? pattern.segments.count
    }
    let count = counts.min() ?? 0
    return block == nil && mount == nil ? count : count - 1
  }

  /// Returns whether all patterns begin with these segments.
  fileprivate func begins(
    with prefix: ArraySlice<UInt8>, _ count: Int = 1, in file: SourceFile
  ) -> Bool {
    mostCommonCount >= count
      && relativePatterns.allSatisfy { $0.prefix(count, in: file) == prefix }
  }
}
