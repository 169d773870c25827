/// The arguments of a command, parsed.
package struct Arguments {
  /// The arguments that are not options, in order.
  package private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []

  /// - Parameters:
  ///   - options: The options that have a value; `-o` is the short form of `--output`.
  ///   - flags: The options without a value.
  package init(
    _ words: [String], options: [String], flags known: [String]
  ) throws(UsageError) {
    let options = options.map { $0 == "-o" ? "--output" : $0 }
    var rest = words[...]
    var endsOptions = false
    while let word = rest.popFirst() {
      // A line of a pasted list begins with a dash and a space, as no option does.
      guard word.hasPrefix("-"), word != "-", !word.hasPrefix("- "), !endsOptions else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      let name = parts[0] == "-o" ? "--output" : parts[0]
      if word == "--" {
        endsOptions = true
      } else if known.contains(word) {
        flags.insert(word)
      } else if options.contains(name) {
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
          throw UsageError("the option '\(word)' needs a value")
        }
        values[name, default: []].append(value)
      } else {
        throw .unknownOption(word, among: known + options)
      }
    }
  }

  /// The options that are there, in their long form.
  package var names: Set<String> { flags.union(values.keys) }

  package func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// Returns the value of an option; the last one if the option is repeated.
  package func value(of option: String) -> String? { values[option]?.last }

  /// Returns the values of an option that may be repeated.
  package func values(of option: String) -> [String] { values[option] ?? [] }
}

extension UsageError {
  fileprivate static func unknownOption(_ word: String, among known: [String]) -> UsageError {
    let name = String(word.prefix { $0 != "=" })
    let hint =
      known.isEmpty
      ? "; this command has none" : nearest(to: name, among: known.sorted(), "the options")
    return UsageError("there is no option '\(word)'" + hint)
  }
}
