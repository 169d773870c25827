import RoutegenModel
import RoutegenSource
import RoutegenSyntax

/// The symbols of one file, with all places at which they occur.
struct SymbolIndex {
  /// In the order of the text.
  let occurrences: [Occurrence]

  init(_ file: ParsedFile, _ model: RouteModel) {
    var collector = SymbolCollector(file, model)
    collector.collect(file.syntax.declarations, in: [:])
    occurrences = collector.occurrences.sorted { $0.span < $1.span }
  }

  /// Returns the occurrence that contains an offset or ends at it: preferably a name, and not the pattern
  /// around it.
  func occurrence(at offset: Int) -> Occurrence? {
    let touching = occurrences.filter { $0.span.start <= offset && offset <= $0.span.end }
    let names = touching.filter(\.isName)
    return names.last { offset < $0.span.end } ?? names.last ?? touching.last
  }

  /// Returns all occurrences of a symbol.
  func occurrences(of symbol: Symbol) -> [Occurrence] {
    occurrences.filter { $0.symbol == symbol }
  }
}
