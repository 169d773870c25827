import RoutegenDiff
import RoutegenExport
import RoutegenFormats
import RoutegenGenerate
import RoutegenModel
import RoutegenSource

/// The breaks that a team accepts, with the reason and the end of each, in a file that it commits.
///
/// A break is identified by its rule, its route and the text of the old version, so it may move.
package struct AcceptedBreaks {
  /// The version of the file format.
  static let version = 1

  /// The identity of a break.
  ///
  /// The texts are bytes, because canonically equivalent patterns are different.
  struct Key: Hashable {
    let code: DiagnosticCode
    let set: [UInt8]
    let route: [UInt8]?
    let pattern: [UInt8]?

    /// The text of the new version, if the old one has none.
    let newPattern: [UInt8]?
  }

  package struct Entry: Encodable {
    let rule: String
    let set: String
    let route: String?
    let pattern: String?
    let newPattern: String?
    let because: String
    let until: String?
  }

  private(set) var entries: [Key: Entry] = [:]

  init() {}

  /// Reads the file at `path`; `nil` if no file is there.
  init?(at path: String, in environment: borrowing some Environment) throws(UsageError) {
    guard environment.kind(of: path) != .nothing else { return nil }
    let object = try JSONObject(
      JSONValue(at: path, in: environment), called: "'\(path)'", keys: ["version", "accepted"])
    guard try object.count("version") == Self.version else {
      throw UsageError("'\(path)' is not a file of accepted breaks of version \(Self.version)")
    }
    for item in try object.list("accepted") {
      let entry = try Entry(item, of: path)
      let key = try entry.key(of: path)
      guard entries.updateValue(entry, forKey: key) == nil else {
        throw UsageError("'\(path)' accepts \(entry.text) twice")
      }
    }
  }

  /// Adds an entry, in place of an older one of the same break.
  mutating func add(_ entry: Entry, for key: Key) { entries[key] = entry }

  mutating func remove(_ key: Key) { entries[key] = nil }

  /// The text of the file.
  var text: String {
    jsonText(Form(version: Self.version, accepted: entries.values.sorted { $0.order < $1.order }))
  }

  private struct Form: Encodable {
    let version: Int
    let accepted: [Entry]
  }
}

extension AcceptedBreaks.Key {
  init(_ finding: ChangeFinding) {
    let subject = finding.subject
    code = finding.code
    set = Array(subject.routeSet.utf8)
    route = subject.route.map { Array($0.utf8) }
    pattern = subject.old.map { Array($0.utf8) }
    newPattern = subject.old == nil ? subject.new.map { Array($0.utf8) } : nil
  }
}

extension AcceptedBreaks.Entry {
  private static let keys = [
    "rule", "set", "route", "pattern", "newPattern", "because", "until",
  ]

  /// An entry for a finding.
  init(_ finding: ChangeFinding, because: String, until: CalendarDate?) {
    let subject = finding.subject
    (rule, set, route, pattern) = (finding.code.name, subject.routeSet, subject.route, subject.old)
    newPattern = subject.old == nil ? subject.new : nil
    (self.because, self.until) = (because, until?.description)
  }

  fileprivate init(_ value: JSONValue, of path: String) throws(UsageError) {
    let object = try JSONObject(value, called: "an item of '\(path)'", keys: Self.keys)
    guard let rule = try object.text("rule"), let set = try object.text("set") else {
      throw UsageError("\(object.name) lacks 'rule' or 'set'")
    }
    (self.rule, self.set) = (rule, set)
    route = try object.text("route")
    pattern = try object.text("pattern")
    newPattern = try object.text("newPattern")
    because = try object.text("because") ?? ""
    until = try object.text("until")
    guard because.contains(where: { !$0.isWhitespace }) else {
      throw UsageError("'\(path)' accepts \(text) without a reason: 'because' is missing or empty")
    }
    if let until, CalendarDate(until) == nil {
      throw UsageError(
        "'until' of \(text) in '\(path)' is '\(until)'; \(CalendarDate.form)")
    }
  }

  fileprivate func key(of path: String) throws(UsageError) -> AcceptedBreaks.Key {
    guard let code = DiagnosticCode.ofChanges.code(rule) else {
      let names = DiagnosticCode.ofChanges.map(\.name)
      throw UsageError(
        "'\(path)' has the unknown rule '\(rule)'" + nearest(to: rule, among: names, "the rules"))
    }
    return AcceptedBreaks.Key(
      code: code, set: Array(set.utf8), route: route.map { Array($0.utf8) },
      pattern: pattern.map { Array($0.utf8) }, newPattern: newPattern.map { Array($0.utf8) })
  }

  /// The break in words: `link-lost of 'recipe' in 'App', '/recipe/{id}'`.
  package var text: String {
    let patterns = [pattern, newPattern].compactMap { $0.map { ", '\($0)'" } }.joined()
    return "'\(rule)'" + (route.map { " of '\($0)'" } ?? "") + " in '\(set)'" + patterns
  }

  /// The date after which the break counts again.
  var end: CalendarDate? { until.flatMap(CalendarDate.init) }

  /// The place in the file.
  fileprivate var order: String {
    [set, route ?? "", rule, pattern ?? "", newPattern ?? ""].joined(separator: "\n")
  }
}
