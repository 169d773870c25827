/// Returns the script for zsh.
func zshScript(of commands: [CompletedCommand]) -> String {
  let names = commands.map { command in
    "    \("\(command.name):\(command.title)".quotedForShell)\n"
  }
  let cases = commands.map { command in
    let options = command.options.map(\.zshText) + ["'(- *)--help[shows the options]'"]
    let operands = command.operands.enumerated().map { index, operand in
      let isLast = index == command.operands.count - 1 && operand.mayRepeat
      return "\(isLast ? "*" : String(index + 1)):\(operand.zshAction)".quotedForShell
    }
    let specifications = (options + operands).map { " \\\n          \($0)" }.joined()
    return "        \(command.name))\n          _arguments -s\(specifications)\n          ;;\n"
  }
  return """
    #compdef routegen
    # Completion of routegen for zsh. It was made by 'routegen completions zsh'.

    _routegen() {
      local curcontext="$curcontext" state line
      local -a commands
      commands=(
    \(names.joined())  )
      _arguments -C '(- *)--version[prints the version]' '(- *)--help[shows the commands]' \\
        '1:command:->command' '*::argument:->argument'
      case $state in
        command) _describe -t commands command commands ;;
        argument)
          curcontext="${curcontext%:*:*}:routegen-$words[1]:"
          case $words[1] in
    \(cases.joined())      esac
          ;;
      esac
    }

    # A file after 'MODULE='.
    _routegen_import() {
      compset -P '*=' && _files -g '*.routes(-.)'
    }

    if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
      _routegen "$@"
    else
      compdef _routegen routegen
    fi

    """
}

extension Option {
  /// The option as `_arguments` takes it; every option with a value may be repeated.
  fileprivate var zshText: String {
    let text = summary.escapedForZsh
    guard hasValue else { return "\(name)[\(text)]".quotedForShell }
    let sign = name.hasPrefix("--") ? "=" : ""
    return "*\(name)\(sign)[\(text)]:\(completion.zshAction)".quotedForShell
  }
}

extension Completion {
  /// The name and the action of a value.
  fileprivate var zshAction: String {
    switch self {
    case .nothing: "value: "
    case .routes: "routes:_files -g \"*.routes(-.)\""
    case .file, .files: "file:_files"
    case .folder: "folder:_files -/"
    case .importedFile: "module and file:_routegen_import"
    case .words(let words): "word:(\(words.joined(separator: " ")))"
    }
  }
}

extension String {
  /// The text with a backslash before each character that ends a description.
  fileprivate var escapedForZsh: String { escaped("[]:\\") }
}
