import RoutegenCompiler

/// An option of a command, for its arguments, the help and shells.
struct Option: Sendable {
  /// The option with its value: `--format FORMAT`.
  let usage: String
  let summary: String

  /// What shells complete the value with.
  let completion: Completion

  /// - Parameter completion: What shells complete the value with; `nil` for what the name of the value says.
  init(_ usage: String, _ summary: String, completion: Completion? = nil) {
    self.usage = usage
    self.summary = summary
    self.completion = completion ?? Completion(placeholder: usage.split(separator: " ").last ?? "")
  }

  /// Creates the option `--format`, whose first value is the default.
  init(formats: [String]) {
    let others = formats.dropFirst().dropLast().map { ", \($0)" }.joined()
    let list = "\(formats[0]) (the default)\(others) or \(formats[formats.count - 1])"
    self.init("--format FORMAT", list, completion: .words(formats))
  }

  /// The option without its value.
  var name: String { String(usage.prefix { $0 != " " }) }
  var hasValue: Bool { usage.contains(" ") }
}

/// What a shell can complete an operand or the value of an option with.
enum Completion: Hashable, Sendable {
  /// A text that the shell does not know.
  case nothing

  /// `.routes` files, and folders.
  case routes
  case file

  /// Any number of files.
  case files
  case folder

  /// A file after `MODULE=`.
  case importedFile
  case words([String])

  /// Whether the last operand of a command may be repeated.
  var mayRepeat: Bool { self == .routes || self == .files }

  /// Creates the completion of a value by its name in the help.
  init(placeholder: some StringProtocol) {
    self =
      switch placeholder {
      case "FILE", "PATH": .file
      case "DIR": .folder
      case "MODULE=FILE": .importedFile
      case _: .nothing
      }
  }
}

/// One command of the tool.
protocol Command: Sendable {
  static var name: String { get }

  /// The command line, for the help.
  static var usage: String { get }

  /// What the command does, in one sentence.
  static var summary: String { get }

  /// The options of the command: those that it reads, and those of the help.
  static var options: [Option] { get }

  /// What shells complete the operands with; `.routes` and `.files` at the end may be repeated.
  static var operands: [Completion] { get }

  init(_ arguments: Arguments) throws(UsageError)

  func run(in environment: inout some Environment) throws(UsageError) -> ExitCode
}

extension Command {
  static var options: [Option] { [] }
  static var operands: [Completion] { [.routes] }

  /// Creates the command of a command line.
  init(words: [String]) throws(UsageError) {
    let (valued, flags) = (Self.options.filter(\.hasValue), Self.options.filter { !$0.hasValue })
    try self.init(Arguments(words, options: valued.map(\.name), flags: flags.map(\.name)))
  }
}
