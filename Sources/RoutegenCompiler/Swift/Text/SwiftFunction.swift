/// The signature of a function: `func recipe(id: Swift.String)`, `async throws`, and the type it
/// returns.
struct SwiftFunction {
  let term: SwiftTerm
  let effects: String
  let result: String

  init(_ term: SwiftTerm, _ effects: String = "", returns result: String) {
    self.term = term
    self.effects = effects
    self.result = result
  }
}
