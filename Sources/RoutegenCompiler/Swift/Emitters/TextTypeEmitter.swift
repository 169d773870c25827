/// Emits a type of texts.
///
///     /// A text that begins with `p`, then `of 0-9 a-z, length 8`.
///     nonisolated public struct PostID: RoutegenRuntime.RouteValue, Swift.RawRepresentable {
///       /// The text.
///       public let rawValue: Swift.String
///
///       /// Creates the value with this text; `nil` if it is no such text.
///       public init?(rawValue: Swift.String) { … }
///     }
struct TextTypeEmitter {
  let type: ExternalType
  let rule: TextRule
  let access: String

  func emit(to out: inout SwiftWriter) {
    out.documentation(type.documentation.isEmpty ? ["A text\(words)."] : type.documentation)
    let head = "nonisolated \(access) struct \(SwiftIdentifier(type.name))"
    out.enumeration(head, ["RoutegenRuntime.RouteValue", "Swift.RawRepresentable"]) { out in
      out.documentation(["The text."])
      out.line("\(access) let rawValue: Swift.String")
      out.line()
      out.documentation(["Creates the value with this text; `nil` for any other text."])
      out.block("\(access) init?(rawValue: Swift.String)") { out in emitCheck(to: &out) }
      if let characters = rule.characters {
        out.line()
        emit(characters, to: &out)
      }
    }
  }

  private var words: String {
    let beginning = type.prefix.map { " that begins with `\($0)`" }
    let rest = rule.text.isEmpty ? nil : " `\(rule.text)`"
    return [beginning, rest].compactMap(\.self).joined(separator: ", then")
  }

  private func emitCheck(to out: inout SwiftWriter) {
    let prefix = type.prefix.map { SwiftLiteral($0).description }
    let view = rule.characters == nil ? "unicodeScalars" : "utf8"
    let rest = "rawValue.\(view)" + (prefix.map { ".dropFirst(\($0).\(view).count)" } ?? "")
    if let prefix {
      out.line("guard rawValue.utf8.starts(with: \(prefix).utf8) else { return nil }")
    }
    if rule != .any {
      let upper = rule.length.upperBound == .max ? "" : "\(rule.length.upperBound)"
      out.line("let rest = \(rest)")
      out.line(
        "guard (\(rule.length.lowerBound)...\(upper)).contains(rest.count) else { return nil }")
      if rule.characters != nil {
        out.line("guard rest.allSatisfy(Self._mayContain) else { return nil }")
      }
    }
    out.line("self.rawValue = rawValue")
  }

  private func emit(_ characters: [ClosedRange<UInt8>], to out: inout SwiftWriter) {
    let ranges = characters.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)...\($0.upperBound)"
    }
    out.block("private static func _mayContain(_ character: Swift.UInt8) -> Swift.Bool") { out in
      out.line("switch character {")
      out.line("case \(ranges.joined(separator: ", ")): return true")
      out.line("default: return false")
      out.line("}")
    }
  }
}
