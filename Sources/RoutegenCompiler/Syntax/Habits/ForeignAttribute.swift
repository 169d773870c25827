/// The attributes of other tools and of Swift.
package enum ForeignAttribute {
  /// Returns the attribute here that has the same effect; `nil` for unknown names.
  package static func replacement(of name: String) -> String? {
    ["private", "hidden", "fileprivate", "unlisted"].contains(name.lowercased()) ? "internal" : nil
  }

  /// The attributes of the language: `'deprecated', 'internal' and 'activity'`.
  private static var known: String {
    let names = AttributeKind.allCases.map { "'\($0.rawValue)'" }
    return names.dropLast().joined(separator: ", ") + " and " + names.suffix(1).joined()
  }

  /// Returns what to write in place of an attribute; `nil` for unknown names.
  package static func note(on name: String) -> String? {
    switch name.lowercased() {
    case "auth", "authenticated", "login", "loggedin", "protected", "secure", "permission", "role":
      "write '@requires(\(name))', and declare it with a line 'require \(name)'"
    case "available", "obsoleted", "unavailable", "old":
      "'@deprecated(\"use /new\")' marks an old link; check for a version of the system in your handler"
    case "private", "hidden", "debug", "fileprivate", "unlisted":
      "'@internal' keeps a link out of the published list"
    case "nolink", "nolinks", "notlinked", "inapp", "apponly", "unroutable", "local":
      "'@unlinked' marks a route that no link opens"
    case "objc", "main", "mainactor", "sendable", "discardableresult":
      "attributes of Swift belong to Swift code; these are \(known)"
    case "quickaction", "handoff", "spotlight", "intent":
      "a quick action has '@shortcut(\"…\")', and an activity '@activity(\"…\")'"
    case let word where closest(to: word, among: AttributeKind.allCases.map(\.rawValue)) == nil:
      Directive(rawValue: word).map {
        "'\(word)' begins a line of its own, such as '\($0.example)'"
      }
    case _: nil
    }
  }
}

extension Diagnostic {
  /// An attribute of another language, whose arguments are not those of any attribute here.
  static func foreignAttribute(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(.invalidAttribute, "no attribute is called '@\(name.text)'", at: name.span)
      .note(ForeignAttribute.note(on: name.text) ?? AttributeKind.known)
  }
}
