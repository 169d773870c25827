/// The substitution variables of an association file, each with its texts.
struct AppleVariables {
  /// The texts, percent-encoded, by the names of the variables.
  private(set) var texts: [String: [String]]

  /// - Parameter texts: Variables that are there already.
  init(_ texts: [String: [String]] = [:]) { self.texts = texts }

  /// Returns the name of a variable with these texts, and declares it if necessary.
  ///
  /// - Parameter name: The name that the variable should have.
  mutating func name(of texts: [String], like name: String) -> String {
    var candidate = name
    var number = 2
    while ApplePattern.reservedNames.contains(candidate)
      || self.texts[candidate].map({ $0 != texts }) == true
    {
      candidate = name + String(number)
      number += 1
    }
    self.texts[candidate] = texts
    return candidate
  }

  /// The variables of numbers: `nonzero`, and `nondigit`, which is every character of a segment or an item but digits, the minus sign, and those
  /// with a meaning in a pattern.
  static let ofNumbers: [String: [String]] = {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let characters = letters + letters.uppercased() + "%!&'+,./:;=@_~"
    return [nondigit: characters.map(String.init), nonzero: (1...9).map(String.init)]
  }()

  /// The name of the variable of the digits with which a number may begin.
  static let nonzero = "nonzero"

  /// The name of the variable in the patterns of texts that are no numbers.
  static let nondigit = "nondigit"
}
