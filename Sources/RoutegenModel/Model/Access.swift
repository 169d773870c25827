/// How visible the generated declarations are.
package enum Access: String, CaseIterable, Sendable {
  case `public`, package, `internal`
}
