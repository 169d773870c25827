let helpSummary = "Shows the options of a command."

/// The help of the tool and of its commands, on lines of at most 80 columns.
enum Help {
  private static let width = 80

  static func text(of commands: [any Command.Type]) -> String {
    let names =
      commands.map { ($0.name, $0.summary) } + [("help", helpSummary)]
    return """
      routegen compiles the deep links of an app from .routes files.

      USAGE: routegen COMMAND

      \(table(names))
      EXAMPLES
        routegen check                             all .routes files below this folder
        routegen generate App.routes -o Generated  App.routes.swift, App.table.swift
        routegen tree App.routes                   the routes as a tree

      'routegen help COMMAND' shows the options of a command.
      Exit codes: 0 success, 1 problems were found, 2 the command could not run.

      """
  }

  static func text(of command: any Command.Type) -> String {
    let options = command.options.map { ($0.usage, $0.summary) }
    return
      "USAGE: routegen \(wrapped(command.usage, indent: 16))\n\n\(wrapped(command.summary, indent: 0))\n"
      + (options.isEmpty ? "" : "\nOPTIONS\n" + table(options))
  }

  /// Two columns; a text that is too long continues below its beginning.
  private static func table(_ rows: [(name: String, text: String)]) -> String {
    let column = (rows.map(\.name.count).max() ?? 0) + 4
    return rows.map { name, text in
      "  " + name.padding(to: column - 2) + wrapped(text, indent: column) + "\n"
    }
    .joined()
  }

  /// Breaks a text that begins at the column `indent` into lines.
  private static func wrapped(_ text: String, indent: Int) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if indent + line.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
