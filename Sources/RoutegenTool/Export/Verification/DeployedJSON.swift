import RoutegenCompiler

/// A deployed JSON file, with the place of each value, and the problems in it.
///
/// The systems report no mistake: what they do not understand, they ignore. So each such part is a problem,
/// and the rest is read.
struct DeployedJSON {
  private(set) var problems: [Diagnostic] = []
  let file: SourceFile
  private var spans: [[JSONPathPart]: Span] = [:]

  init(_ file: SourceFile) { self.file = file }

  /// Reads the file; `nil` if it is too large for the systems, or not JSON.
  ///
  /// - Parameters:
  ///   - size: The number of bytes that the systems read.
  ///   - systems: The name of the systems, for messages.
  mutating func read(upTo size: Int, by systems: String) -> DeployedValue? {
    guard file.bytes.count <= size else {
      report("the file has \(file.bytes.count) bytes; \(systems) at most \(size)")
      return nil
    }
    var reader = JSONReader(file)
    do throws(FormatMistake) {
      let value = try reader.readDocument()
      spans = reader.places
      return DeployedValue(value: value, path: [])
    } catch {
      problems.append(.notJSON(file, error))
      return nil
    }
  }

  /// The place of a value; the beginning of the file if there is no such value.
  func span(_ value: DeployedValue?) -> Span {
    spans[value?.path ?? []] ?? Span(file: file.id, start: 0, end: 0)
  }

  /// Reports a value because of which the file, or an entry of it, is not read.
  mutating func report(_ message: String, _ value: DeployedValue? = nil) {
    add(Diagnostic(.invalidDeployedFile, message, at: span(value)))
  }

  /// Reports a value that has no effect.
  mutating func ignore(_ message: String, _ value: DeployedValue?) {
    add(Diagnostic(.ignoredEntry, message, at: span(value)))
  }

  mutating func add(_ problem: Diagnostic) { problems.append(problem) }

  /// Reports that the file does not name an app.
  mutating func addMissing(_ app: String, among named: Set<String>, at place: DeployedValue?) {
    let problem = Diagnostic(
      .missingApp, "the file does not name the app '\(app)'", at: span(place))
    let names = named.sorted().joined(separator: "', '")
    add(names.isEmpty ? problem : problem.note("it names '\(names)'"))
  }
}

/// A value of a deployed file, with the way to it.
struct DeployedValue {
  let value: JSONValue
  let path: [JSONPathPart]

  var text: String? { value.text }

  var isObject: Bool { value.members != nil }

  /// The items of a list; `nil` for any other value.
  var items: [DeployedValue]? {
    value.items?.enumerated().map { DeployedValue(value: $1, path: path + [.index($0)]) }
  }

  /// The member of an object, if there is one.
  subscript(key: String) -> DeployedValue? { value.members?[key].map { at(key, $0) } }

  /// A value as the member of this one.
  func at(_ key: String, _ value: JSONValue) -> DeployedValue {
    DeployedValue(value: value, path: path + [.key(key)])
  }

  /// The words about a value of another kind.
  func isNot(_ right: String, called name: String) -> String {
    "\(name) is \(value.kind), but must be \(right)"
  }
}

extension Diagnostic {
  fileprivate static func notJSON(_ file: SourceFile, _ mistake: FormatMistake) -> Diagnostic {
    let place = Span(
      file: file.id, start: mistake.offset, end: min(mistake.offset + 1, file.bytes.count))
    let problem = Diagnostic(
      .invalidDeployedFile, "the file is not JSON: \(mistake.message)", at: place)
    let rest = file.bytes[mistake.offset...]
    let isComment = rest.starts(with: "//".utf8) || rest.starts(with: "/*".utf8)
    return isComment ? problem.note("JSON has no comments") : problem
  }
}
