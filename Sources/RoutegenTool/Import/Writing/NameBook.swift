import RoutegenCompiler

/// The names of one scope, each of which is given once.
struct NameBook {
  private var used: Set<String>

  init(_ used: Set<String> = []) { self.used = used }

  /// Returns the first of the candidates that is free, or else the last one with a number.
  mutating func name(_ candidates: [String]) -> String {
    if let free = candidates.first(where: { !used.contains($0) }) {
      used.insert(free)
      return free
    }
    let base = candidates.last ?? "value"
    var number = 2
    while used.contains("\(base)\(number)") { number += 1 }
    used.insert("\(base)\(number)")
    return "\(base)\(number)"
  }

  /// Reserves a name, and returns whether it was free.
  mutating func reserve(_ name: String) -> Bool { used.insert(name).inserted }
}

/// How texts of links become names.
enum DraftNames {
  /// The name of a parameter for a key or a word: `user_id` → `userId`.
  static func parameter(_ text: String) -> String {
    guard let name = Names.caseName(of: [text]) else { return "value" }
    let usable = Names.isIdentifier(name) ? name : "value\(Names.typeName(of: name))"
    guard Names.isIdentifier(usable) else { return "value" }
    return Names.keywords.contains(usable) ? "\(usable)Value" : usable
  }

  /// The name of a case for the literal text of a pattern; `nil` without any.
  static func route(_ literals: [String]) -> String? {
    guard let name = Names.caseName(of: literals) else { return nil }
    let usable = Names.isIdentifier(name) ? name : "route\(Names.typeName(of: name))"
    guard Names.isIdentifier(usable) else { return nil }
    return Names.reservedCases.contains(usable) ? "\(usable)Route" : usable
  }

  /// Whether a pattern with this literal text has this name if it has none after `as`.
  static func isDefault(_ name: String, of literals: [String]) -> Bool {
    Names.caseName(of: literals) == name
  }

  /// The name of an enum for a key.
  static func type(_ key: String) -> String {
    let name = Names.typeName(of: parameter(key))
    let isTaken =
      Names.reservedTypes.contains(name) || ValueType.builtIn.contains { $0.name == name }
    return isTaken ? "\(name)Value" : name
  }

  /// `users` → `user`, `categories` → `category`; any other word as it is.
  static func singular(_ word: String) -> String {
    let lower = word.lowercased()
    let isPlural =
      lower.hasSuffix("s") && lower.utf8.count > 3
      && !["ss", "us", "is", "news", "series", "ios"].contains(where: lower.hasSuffix)
    guard isPlural else { return word }
    if lower.hasSuffix("ies") { return word.dropLast(3) + "y" }
    let dropsTwo = ["sses", "xes", "ches", "shes", "zes"].contains(where: lower.hasSuffix)
    return String(word.dropLast(dropsTwo ? 2 : 1))
  }
}
