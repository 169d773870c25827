/// Emits the conformance to `Codable`, which calls the runtime.
///
///     nonisolated extension AppRoute: Swift.Codable {
///       public init(from decoder: any Swift.Decoder) throws {
///         self = try Self._decode(from: decoder)
///       }
///
///       public func encode(to encoder: any Swift.Encoder) throws {
///         try _encode(to: encoder)
///       }
///     }
struct CodableEmitter {
  let types: TypeNames

  func emit(to out: inout SwiftWriter) {
    out.block("nonisolated extension \(types.routeSet): Swift.Codable") { out in
      out.documentation(["Decodes a route from its link."])
      out.block("\(types.access) init(from decoder: any Swift.Decoder) throws") { out in
        out.line("self = try Self._decode(from: decoder)")
      }
      out.line()
      out.documentation(["Encodes the link of the route."])
      out.block("\(types.access) func encode(to encoder: any Swift.Encoder) throws") { out in
        out.line("try _encode(to: encoder)")
      }
    }
    out.line()
  }
}
