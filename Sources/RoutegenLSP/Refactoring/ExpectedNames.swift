import RoutegenLayout
import RoutegenModel
import RoutegenSource
import RoutegenSyntax

/// The names of routes behind the arrows of examples, after the routes have got other names.
struct ExpectedNames {
  private let file: ParsedFile

  /// The new qualified name of each route, by the offset of its name or pattern.
  private let names: [Int: String]

  init(in file: ParsedFile, _ model: RouteModel) {
    self.file = file
    let own = model.routes.filter { $0.nameSpan.file == file.file.id }
    names = Dictionary(
      own.map { ($0.nameSpan.start, $0.qualifiedName) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the text in which each example names its route as it is called now.
  func corrected() -> [UInt8] {
    file.file.applying(file.syntax.declarations.allRoutes.flatMap(fixes)).file.bytes
  }

  private func fixes(of route: RouteSyntax) -> [FixIt] {
    guard let name = names[route.identity] else { return [] }
    let parts = name.split(separator: ".").map(String.init)
    return route.examples.compactMap(\.expected).compactMap { expected in
      let written = ExpectedRoute(expected).parts
      guard let first = written.first, let last = written.last,
        case let new = written.count == 1 ? parts.suffix(1) : parts[...],
        !new.elementsEqual(written.map(\.text))
      else { return nil }
      return FixIt(
        title: "", span: first.span.union(last.span), replacement: new.joined(separator: "."),
        isAutomatic: true)
    }
  }
}
