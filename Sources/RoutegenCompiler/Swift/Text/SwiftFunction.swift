/// The signature of a function: `func recipe(id: Swift.String)`, `async throws`, and the type it
/// returns.
struct SwiftFunction {
  let term: SwiftTerm
  var effects = ""
  let result: String
}
