/// Returns the script for bash 3.2 and later.
func bashScript(of commands: [CompletedCommand]) -> String {
  let cases = commands.map { command in
    let valued = command.options.filter(\.hasValue)
    let values = valued.filter { $0.completion != .nothing }.map { option in
      "        \(option.name)) value=\(option.completion.bashText) ;;\n"
    }
    let choice =
      values.isEmpty
      ? "" : "      case $option in\n\(values.joined())      esac\n"
    return """
          \(command.name))
            options=\(command.options.map(\.name).joined(separator: " ").quotedForShell)
            valued=\(" \(valued.map(\.name).joined(separator: " ")) ".quotedForShell)
            operands=(\(command.repeatedOperands.map(\.bashText).joined(separator: " ")))
      \(choice)      ;;

      """
  }
  let names = commands.map(\.name).joined(separator: " ")
  return """
    # Completion of routegen for bash. It was made by 'routegen completions bash'.

    _routegen() {
      local cur=${COMP_WORDS[COMP_CWORD]} option= command= value= options= valued= count=0 index=1
      local -a operands=()
      COMPREPLY=()

      # The command, and the number of operands before the word. Bash takes '=' as a word of its own.
      while ((index < COMP_CWORD)); do
        local word=${COMP_WORDS[index]}
        ((index++))
        if [[ -z $command ]]; then
          [[ $word == -* ]] || command=$word
          continue
        fi
        _routegen_command
        if [[ $word == -* && $valued == *" $word "* ]]; then
          [[ ${COMP_WORDS[index]} == '=' ]] && ((index < COMP_CWORD)) && ((index++))
          if ((index >= COMP_CWORD)); then
            option=$word
          else
            ((index++))
            if [[ ${COMP_WORDS[index]} == '=' ]]; then
              # The file of MODULE=FILE.
              if ((index >= COMP_CWORD - 1)); then option=$word; fi
              ((index += 2))
            fi
          fi
        elif [[ $word != -* ]]; then
          ((count++))
        fi
      done
      [[ $cur == '=' ]] && cur=

      if [[ -z $command ]]; then
        [[ $cur == -* ]] && command='--help --version' || command='\(names)'
        COMPREPLY=($(compgen -W "$command" -- "$cur"))
        return
      fi
      _routegen_command
      if [[ -n $option ]]; then
        _routegen_complete "$value"
      elif [[ $cur == -* ]]; then
        COMPREPLY=($(compgen -W "$options --help" -- "$cur"))
      elif ((${#operands[@]} > 0)); then
        ((count < ${#operands[@]})) || count=$((${#operands[@]} - 1))
        _routegen_complete "${operands[count]}"
      fi
    }

    # The options and operands of the command, and how the value of the option is completed.
    _routegen_command() {
      case $command in
    \(cases.joined())    esac
    }

    _routegen_complete() {
      local IFS=$'\\n'
      case $1 in
        words\\ *) IFS=' ' COMPREPLY=($(compgen -W "${1#words }" -- "$cur")) ;;
        routes)
          compopt -o filenames 2>/dev/null
          COMPREPLY=($(compgen -d -- "$cur") $(compgen -f -X '!*.routes' -- "$cur"))
          ;;
        folder)
          compopt -o filenames 2>/dev/null
          COMPREPLY=($(compgen -d -- "$cur"))
          ;;
        file)
          compopt -o filenames 2>/dev/null
          COMPREPLY=($(compgen -f -- "$cur"))
          ;;
      esac
    }

    complete -F _routegen routegen

    """
}

extension CompletedCommand {
  /// The operands, of which the last is repeated.
  fileprivate var repeatedOperands: [Completion] {
    operands.last?.mayRepeat == true ? operands : operands + [.nothing]
  }
}

extension Completion {
  /// The completion as the script names it.
  fileprivate var bashText: String {
    switch self {
    case .nothing: "nothing"
    case .routes, .importedFile: "routes"
    case .file, .files: "file"
    case .folder: "folder"
    case .words(let words): "words \(words.joined(separator: " "))".quotedForShell
    }
  }
}
