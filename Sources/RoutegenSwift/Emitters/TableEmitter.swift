import RoutegenModel

/// Emits the match table as one string literal, a record a line.
///
///     nonisolated extension AppRoute {
///       public static let _table = RoutegenRuntime.RouteTable(
///         """
///         \0\0\0\0\u{1}\u{1}\u{3}\0\u{1}\0\0\0\
///         recipe\0\0recipe\0\0\u{6}\u{1}\0\0\0\0\0\0\
///         /recipe?{id}
///         """)
///     }
///
/// The `\` at the end of a line keeps the line break out of the literal.
struct TableEmitter {
  let model: RouteModel
  let types: TypeNames

  func emit(to out: inout SwiftWriter) {
    out.block("nonisolated extension \(types.routeSet)") { out in
      out.documentation(["The patterns of this route set, as data for the runtime."])
      out.line("\(types.access) static let _table = RoutegenRuntime.RouteTable(")
      out.indented { out in
        let lines = literal(width: out.width)
        out.line("\"\"\"")
        for line in lines.dropLast() { out.line(line + "\\") }
        out.line(lines.last ?? "")
        out.line("\"\"\")")
      }
    }
  }

  /// The lines between the delimiters, without the `\` that ends each of them.
  private func literal(width: Int) -> [String] {
    SwiftLiteral.lines(
      of: MatchTable.records(of: model, opaqueTypes: types.opaque), width: width - 1)
  }
}
