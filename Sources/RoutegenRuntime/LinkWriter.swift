/// Writes the link of a route: what generated code calls, level by level, in the order of the link.
///
/// Literal texts come percent-encoded from the generator. A value that could not come back makes the
/// whole link unprintable; the first such parameter is the one that is named.
public struct LinkWriter {
  /// What is wanted of the writing.
  enum Purpose {
    /// Path, query and fragment.
    case link

    /// The same, with single parameters of the query set aside, under their names.
    case payload(except: Set<String>)

    /// Only the number of the route.
    case identity
  }

  private let purpose: Purpose
  private(set) var path = ""
  private(set) var query = ""
  private(set) var fragment: String?

  /// Parameters for a payload's own keys.
  private(set) var beside: [String: String] = [:]

  /// The number of the route.
  private(set) var index = -1

  /// The first parameter whose value could not come back.
  private(set) var unprintable: String?

  init(_ purpose: Purpose) {
    self.purpose = purpose
  }

  private var isIdentity: Bool {
    if case .identity = purpose { true } else { false }
  }

  /// The number of a mounted set's first route among those of its host.
  private var firstIndex = 0

  /// Ends the writing: this is the route of that number.
  public mutating func end(_ index: Int) {
    self.index = firstIndex + index
  }

  /// Goes on with the routes of a mounted set, the first of which has that number.
  public mutating func mount(_ firstIndex: Int) {
    self.firstIndex += firstIndex
  }

  // MARK: Path

  /// Adds a segment of literal text.
  public mutating func segment(_ text: StaticString) {
    guard !isIdentity else { return }
    path += "/"
    path += text.description
  }

  /// Adds a segment that is one value.
  public mutating func segment<Value: RouteValue>(_ name: StaticString, _ value: Value) {
    guard !isIdentity else { return }
    path += "/"
    piece(name, value)
    let text = value.routeValue
    if text.isEmpty || hasDotPart(text) { refuse(name) }
  }

  /// Begins a segment of literal texts and values.
  public mutating func beginSegment() {
    guard !isIdentity else { return }
    path += "/"
  }

  /// Adds literal text to the segment.
  public mutating func literal(_ text: StaticString) {
    guard !isIdentity else { return }
    path += text.description
  }

  /// Adds a value to the segment.
  public mutating func piece<Value: RouteValue>(_ name: StaticString, _ value: Value) {
    guard !isIdentity, let text = text(name, value) else { return }
    Percent.encode(text, to: &path, keeping: Percent.isSegmentByte)
  }

  /// Adds the rest of a path.
  public mutating func rest(_ name: StaticString, _ segments: [String]) {
    guard !isIdentity else { return }
    if segments.isEmpty { refuse(name) }
    for segment in segments {
      path += "/"
      piece(name, segment)
      if hasDotPart(segment) { refuse(name) }
    }
    // One slash at the end of a path is skipped, so an empty last segment needs another.
    if segments.last?.isEmpty == true { path += "/" }
  }

  // MARK: Query

  /// Adds an item that has this very text.
  public mutating func item(_ text: StaticString) {
    guard !isIdentity else { return }
    query += query.isEmpty ? "?" : "&"
    query += text.description
  }

  /// Adds an item; `key` is percent-encoded, `name` is that of the parameter.
  public mutating func item<Value: RouteValue>(
    _ key: StaticString, _ name: StaticString, _ value: Value
  ) {
    guard !isIdentity, let text = text(name, value) else { return }
    if case .payload(let taken) = purpose, !text.isEmpty, !taken.contains(name.description) {
      beside[name.description] = text
    } else {
      append(key, text)
    }
  }

  /// Adds an item, unless there is no value.
  public mutating func item<Value: RouteValue>(
    _ key: StaticString, _ name: StaticString, _ value: Value?
  ) {
    if let value { item(key, name, value) }
  }

  /// Adds an item, unless it is the default.
  public mutating func item<Value: RouteValue>(
    _ key: StaticString, _ name: StaticString, _ value: Value, default: Value
  ) {
    if !isSame(value, `default`) { item(key, name, value) }
  }

  /// Adds an item for every value.
  public mutating func items<Value: RouteValue>(
    _ key: StaticString, _ name: StaticString, _ values: [Value]
  ) {
    guard !isIdentity else { return }
    for value in values {
      if let text = text(name, value) { append(key, text) }
    }
  }

  /// Adds an item for every key of a dictionary, in the order of the keys' bytes.
  public mutating func otherItems(_ name: StaticString, _ items: [String: String]) {
    guard !isIdentity else { return }
    for (key, value) in items.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      if hasControlCharacter(key) || hasControlCharacter(value) { refuse(name) }
      query += query.isEmpty ? "?" : "&"
      Percent.encode(key, to: &query, keeping: Percent.isQueryByte)
      query += "="
      Percent.encode(value, to: &query, keeping: Percent.isQueryByte)
    }
  }

  /// Adds the last item, whose value goes on to the end of the link as it stands.
  public mutating func restOfLink<Value: RouteValue>(
    _ key: StaticString, _ name: StaticString, _ value: Value
  ) {
    guard !isIdentity, let text = text(name, value) else { return }
    item(key)
    query += "="
    query += text
  }

  private mutating func append(_ key: StaticString, _ value: String) {
    item(key)
    query += "="
    Percent.encode(value, to: &query, keeping: Percent.isQueryByte)
  }

  // MARK: Fragment

  /// Makes a value the fragment, unless there is none.
  public mutating func fragment<Value: RouteValue>(_ name: StaticString, _ value: Value?) {
    guard !isIdentity, let value, let text = text(name, value) else { return }
    var encoded = ""
    Percent.encode(
      text, to: &encoded, keeping: { Percent.isQueryByte($0) || "&=+".utf8.contains($0) })
    fragment = encoded
  }

  /// The same, unless it is the default.
  public mutating func fragment<Value: RouteValue>(
    _ name: StaticString, _ value: Value, default: Value
  ) {
    if !isSame(value, `default`) { fragment(name, value) }
  }

  /// Adds an item with this very text to a fragment that is written like a query.
  public mutating func fragmentItem(_ text: StaticString) {
    guard !isIdentity else { return }
    fragment = (fragment.map { $0 + "&" } ?? "") + text.description
  }

  /// Adds an item to a fragment that is written like a query, unless there is no value.
  public mutating func fragmentItem<Value: RouteValue>(
    _ key: StaticString, _ name: StaticString, _ value: Value?
  ) {
    guard !isIdentity, let value, let text = text(name, value) else { return }
    var encoded = (fragment.map { $0 + "&" } ?? "") + key.description + "="
    Percent.encode(text, to: &encoded, keeping: Percent.isQueryByte)
    fragment = encoded
  }

  /// The same, unless it is the default.
  public mutating func fragmentItem<Value: RouteValue>(
    _ key: StaticString, _ name: StaticString, _ value: Value, default: Value
  ) {
    if !isSame(value, `default`) { fragmentItem(key, name, value) }
  }

  /// Whether the default stands for the value, byte for byte: `==` takes `é` for `e` with an accent.
  private func isSame<Value: RouteValue>(_ value: Value, _ other: Value) -> Bool {
    value == other && value.routeValue.utf8.elementsEqual(other.routeValue.utf8)
  }

  // MARK: Values that cannot come back

  /// Refuses a number out of its range.
  public mutating func check<Value: Comparable>(
    _ name: StaticString, _ value: Value, in range: ClosedRange<Value>
  ) {
    if !range.contains(value) { refuse(name) }
  }

  /// The same for a value that may be missing.
  public mutating func check<Value: Comparable>(
    _ name: StaticString, _ value: Value?, in range: ClosedRange<Value>
  ) {
    if let value { check(name, value, in: range) }
  }

  /// The same for every value of a list.
  public mutating func check<Value: Comparable>(
    _ name: StaticString, _ values: [Value], in range: ClosedRange<Value>
  ) {
    for value in values { check(name, value, in: range) }
  }

  /// Refuses a URL that is on none of the hosts.
  public mutating func check<Value: RouteValue>(
    _ name: StaticString, _ value: Value?, on hosts: StaticString...
  ) {
    if let value { checkHost(name, value, hosts) }
  }

  /// The same for every URL of a list.
  public mutating func check<Value: RouteValue>(
    _ name: StaticString, _ values: [Value], on hosts: StaticString...
  ) {
    for value in values { checkHost(name, value, hosts) }
  }

  private mutating func checkHost<Value: RouteValue>(
    _ name: StaticString, _ value: Value, _ hosts: [StaticString]
  ) {
    let isAllowed = WebLink.isOn(value.routeValue) { bytes, host in
      hosts.contains { DeclaredHost($0).covers(bytes, host) }
    }
    if !isAllowed { refuse(name) }
  }

  /// The text of a value that reads back as the same; otherwise the link is refused.
  private mutating func text<Value: RouteValue>(
    _ name: StaticString, _ value: Value
  ) -> String? {
    let text = value.routeValue
    if !hasControlCharacter(text), Value(routeValue: text) == value { return text }
    refuse(name)
    return nil
  }

  private mutating func refuse(_ name: StaticString) {
    if unprintable == nil { unprintable = name.description }
  }
}
