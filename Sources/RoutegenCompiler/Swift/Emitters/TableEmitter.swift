/// Emits the match table as one string literal, a record a line.
///
///     nonisolated extension AppRoute {
///       public static var _features: RoutegenRuntime.RouteFeatures { .plain.withEnvelopes }
///
///       public static let _table = RoutegenRuntime.RouteTable(
///         """
///         \0\0\0\0\u{1}\u{1}\u{3}\0\u{1}\0\0\0\
///         recipe\0\0recipe\0\0\u{6}\u{1}\0\0\0\0\0\0\
///         /recipe?{id}
///         """)
///     }
///
/// The `\` at the end of a line keeps the line break out of the literal. With variants, each build has a table
/// of its own behind `#if`.
struct TableEmitter {
  let model: RouteModel
  let types: TypeNames

  func emit(to out: inout SwiftWriter) {
    out.block("nonisolated extension \(types.routeSet)") { out in
      for (index, variant) in model.variants.enumerated() {
        out.line("\(index == 0 ? "#if" : "#elseif") \(variant.name)")
        emit(variant.model, to: &out)
      }
      if !model.variants.isEmpty { out.line("#else") }
      emit(model, to: &out)
      if !model.variants.isEmpty { out.line("#endif") }
    }
  }

  private func emit(_ build: RouteModel, to out: inout SwiftWriter) {
    let (records, features) = MatchTable.built(of: build, opaqueTypes: types.opaque)
    out.documentation(["The parts of the runtime that the table needs."])
    out.line(
      "\(types.access) static var _features: RoutegenRuntime.RouteFeatures { "
        + (["", "plain"] + features).joined(separator: ".") + " }")
    out.line()
    out.documentation(["The patterns of this route set, as data for the runtime."])
    out.line("\(types.access) static let _table = RoutegenRuntime.RouteTable(")
    out.indented { out in
      let lines = SwiftLiteral.lines(of: records, width: out.width - 1)
      out.line("\"\"\"")
      for line in lines.dropLast() { out.line(line + "\\") }
      out.line(lines.last ?? "")
      out.line("\"\"\")")
    }
  }
}
