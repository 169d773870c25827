import RoutegenExplain
import RoutegenLayout
import RoutegenModel
import RoutegenSource
import RoutegenSyntax

/// Finds the refactorings that are possible at a place of a file.
///
/// It reads the syntax only. Whether a new text compiles is found out later, by compiling it.
struct RefactoringFinder {
  private let file: ParsedFile
  private let model: RouteModel

  /// The selection: offsets in the text of the file.
  private let range: ClosedRange<Int>

  init(_ file: ParsedFile, _ model: RouteModel, in range: ClosedRange<Int>) {
    (self.file, self.model, self.range) = (file, model, range)
  }

  /// The refactorings, none for a file with syntax errors.
  var all: [FoundRefactoring] {
    guard file.isComplete else { return [] }
    return [group, ungroup, enumeration, example].compactMap { $0 }
  }

  private func touches(_ span: Span?) -> Bool {
    span.map { $0.start <= range.upperBound && $0.end >= range.lowerBound } ?? false
  }

  // MARK: Groups

  private var group: FoundRefactoring? {
    let run = RouteRun(in: file.syntax.declarations, of: file.file) { touches($0.head) }
    guard let run else { return nil }
    return FoundRefactoring(
      kind: .group, title: "make a group of these \(run.routes.count) routes",
      text: { run.grouped(in: file.file) })
  }

  private var ungroup: FoundRefactoring? {
    let group = file.syntax.declarations.allRoutes.last { $0.block != nil && touches($0.head) }
    guard let group, let layout = GroupLayout(group, in: file.file) else { return nil }
    return FoundRefactoring(
      kind: .ungroup, title: "write the routes of the group by themselves",
      text: { layout.ungrouped(in: file.file) })
  }

  // MARK: Enums

  private var enumeration: FoundRefactoring? {
    for case .enumeration(let syntax) in file.syntax.declarations where touches(syntax.name.span) {
      let name = syntax.name.text
      let tokens = file.tree.tokens
      let place = tokens.firstIndex { $0.span == syntax.name.span }
      guard let index = place else { return nil }
      let keyword = tokens[index - 1].span
      if !syntax.isOpen {
        return FoundRefactoring(
          kind: .openEnum, title: "accept other values of '\(name)', too",
          text: { file.file.replacing(keyword.startPoint, with: "open ") })
      }
      let start = tokens[index - 2].span.start
      let gap = Span(file: keyword.file, start: start, end: keyword.start)
      return FoundRefactoring(
        kind: .closedEnum, title: "accept only the values of '\(name)' that are listed",
        text: { file.file.replacing(gap, with: "") })
    }
    return nil
  }

  // MARK: Examples

  private var example: FoundRefactoring? {
    let routes = file.syntax.declarations.allRoutes
    guard let syntax = routes.first(where: { touches($0.head) }),
      let route = model.routes.first(where: {
        $0.nameSpan.file == file.file.id && $0.nameSpan.start == syntax.identity
      })
    else { return nil }
    return FoundRefactoring(
      kind: .example, title: "add an example", text: { text(withExampleOf: route, syntax) })
  }

  /// The text with a link that the route prints, and that is not an example yet.
  private func text(withExampleOf route: Route, _ syntax: RouteSyntax) -> [UInt8]? {
    let known = Set(syntax.examples.map(\.link.text))
    let links = SampleLinks(ExplainingMatcher(model)).samples(of: route)
    guard let link = links.first(where: { !known.contains($0) }) else { return nil }
    let last = file.file.span(ofLine: file.file.location(of: syntax.end).line)
    let line = file.file.indentation(of: syntax.pattern.span.start) + "    example " + link
    let end = Span(file: last.file, start: last.end, end: last.end)
    return file.file.replacing(end, with: file.file.lineBreak + line)
  }
}
