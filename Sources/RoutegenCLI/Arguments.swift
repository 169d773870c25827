import RoutegenSource

/// The words after a command, taken apart.
struct Arguments {
  /// The words that are no options, in order.
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []

  /// - Parameters:
  ///   - options: The options that are followed by a value, with their short forms.
  ///   - flags: The options that stand alone.
  init(
    _ words: [String], options: [String: String] = [:], flags known: Set<String> = []
  ) throws(UsageError) {
    var rest = words[...]
    var endsOptions = false
    while let word = rest.popFirst() {
      guard word.hasPrefix("-"), word != "-", !endsOptions else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let name = options[parts[0]] ?? parts[0]
      if word == "--" {
        endsOptions = true
      } else if known.contains(word) {
        flags.insert(word)
      } else if options.values.contains(name) {
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
          throw UsageError("the option '\(word)' needs a value behind it")
        }
        values[name, default: []].append(value)
      } else {
        throw .unknownOption(word, among: known.union(options.values))
      }
    }
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// The value of an option; the last, if it stands there more than once.
  func value(of option: String) -> String? { values[option]?.last }

  /// The values of an option that may stand there more than once.
  func values(of option: String) -> [String] { values[option] ?? [] }
}

extension UsageError {
  fileprivate static func unknownOption(_ word: String, among known: Set<String>) -> UsageError {
    let known = known.sorted()
    if let guess = closest(to: word, among: known) {
      return UsageError("there is no option '\(word)'; did you mean '\(guess)'?")
    }
    return UsageError(
      known.isEmpty
        ? "there is no option '\(word)'; this command has none"
        : "there is no option '\(word)'; the options are \(known.joined(separator: ", "))")
  }
}
