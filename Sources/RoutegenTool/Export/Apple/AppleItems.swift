/// The items that a link must have in its query, or in a fragment that is written like one.
struct AppleItems: Hashable {
  /// The shapes of values by their keys, percent-encoded.
  var values: [String: AppleShape] = [:]

  /// Keys whose value may be empty, percent-encoded: a dictionary of items cannot tell them from keys
  /// that are missing.
  var keys: [Key] = []

  struct Key: Hashable {
    let text: String

    /// Whether any value is accepted; otherwise only the empty one.
    let acceptsAnyValue: Bool
  }

  var isEmpty: Bool { values.isEmpty && keys.isEmpty }

  /// The items of both.
  func meeting(
    _ other: AppleItems, isSame: (String, String) -> Bool
  ) -> AppleMeeting<AppleItems> {
    var items = self
    for (key, shape) in other.values {
      guard !keys.contains(where: { $0.text == key && !$0.acceptsAnyValue }) else {
        return .nothing
      }
      guard let own = items.values[key] else {
        items.values[key] = shape
        continue
      }
      switch own.meeting(shape, isSame: isSame) {
      case .value(let common): items.values[key] = common
      case .nothing: return .nothing
      case .notExpressible: return .notExpressible
      }
    }
    items.keys += other.keys.filter { !keys.contains($0) }
    return .value(items)
  }
}

/// What a link must have as its fragment.
enum AppleFragment: Hashable {
  case any
  case whole(AppleShape)
  case items(AppleItems)

  /// Like a path: its segments, with and without a slash before them; anything may follow.
  case path([AppleShape])
}

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
