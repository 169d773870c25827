/// Returns the script for fish.
func fishScript(of commands: [CompletedCommand]) -> String {
  let names = commands.map { command in
    "complete -c routegen -n __routegen_needs_command -f -a \(command.name) "
      + "-d \(command.title.quotedForFish)\n"
  }
  let lines = commands.flatMap { command in
    command.options.map { "\(command.prefix)\($0.fishText)\n" } + command.fishOperands
  }
  return """
    # Completion of routegen for fish. It was made by 'routegen completions fish'.

    # The words before the one that is completed, without 'routegen'.
    function __routegen_words
        set -l words (commandline -opc)
        set -q words[2]; and printf '%s\\n' $words[2..]
    end

    function __routegen_needs_command
        test (count (__routegen_words)) -eq 0
    end

    # Whether the command is $argv[1], and the operand at least the one with number $argv[2].
    function __routegen_is
        set -l words (__routegen_words)
        test "$words[1]" = $argv[1]; or return 1
        set -q argv[2]; or return 0
        set -l operands (string match -v -- '-*' $words[2..])
        if test "$argv[3]" = last
            test (count $operands) -ge $argv[2]
        else
            test (count $operands) -eq $argv[2]
        end
    end

    complete -c routegen -f
    complete -c routegen -n __routegen_needs_command -l version -d 'Prints the version'
    complete -c routegen -l help -d 'Shows the options'
    \(names.joined())
    \(lines.joined())
    """
}

extension CompletedCommand {
  /// The beginning of a line for the command.
  fileprivate var prefix: String { "complete -c routegen -n '__routegen_is \(name)'" }

  fileprivate var fishOperands: [String] {
    operands.enumerated().compactMap { index, operand in
      guard let values = operand.fishValues else { return nil }
      let last = index == operands.count - 1 && operand.mayRepeat ? " last" : ""
      return "complete -c routegen -n '__routegen_is \(name) \(index)\(last)' -a \(values)\n"
    }
  }
}

extension Option {
  /// The option after the beginning of its line.
  fileprivate var fishText: String {
    let flag = name.hasPrefix("--") ? " -l \(name.dropFirst(2))" : " -s \(name.dropFirst())"
    let values = completion.fishValues.map { " -a \($0)" } ?? ""
    return flag + (hasValue ? " -x\(values)" : "") + " -d \(summary.quotedForFish)"
  }
}

extension Completion {
  /// The argument of `-a`; `nil` if there is nothing to offer.
  fileprivate var fishValues: String? {
    switch self {
    case .nothing: nil
    case .routes, .importedFile: "'(__fish_complete_suffix .routes)'"
    case .file, .files: "'(__fish_complete_path)'"
    case .folder: "'(__fish_complete_directories)'"
    case .words(let words): words.joined(separator: " ").quotedForFish
    }
  }
}

extension String {
  /// The text in single quotation marks, in which fish has escapes.
  fileprivate var quotedForFish: String {
    "'\(replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
