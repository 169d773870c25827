/// The Swift expression of a value: `.home(.soptamp(.entireRanking))`, `.recipe(id: "1234")`.
func swiftText(of value: Any) -> String {
  if let text = value as? String { return "\"\(text)\"" }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional: return mirror.children.first.map { swiftText(of: $0.value) } ?? "nil"
  case .collection:
    return "[\(mirror.children.map { swiftText(of: $0.value) }.joined(separator: ", "))]"
  case .tuple:
    return mirror.children.map { child in
      // A mirror labels values without a label `.0`, `.1` and so on.
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
      return label + swiftText(of: child.value)
    }.joined(separator: ", ")
  case .enum:
    guard let payload = mirror.children.first else { return ".\(value)" }
    return ".\(payload.label ?? "")(\(swiftText(of: payload.value)))"
  default: return "\(value)"
  }
}
