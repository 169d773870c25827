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

  /// Returns the occurrence that contains or touches an offset.
  func occurrence(at offset: Int) -> Occurrence? {
    occurrences.last { $0.span.start <= offset && offset < $0.span.end }
      ?? occurrences.last { $0.span.end == offset }
  }

  /// Returns all occurrences of a symbol.
  func occurrences(of symbol: Symbol) -> [Occurrence] {
    occurrences.filter { $0.symbol == symbol }
  }
}
