package import RoutegenCompiler

/// A deployed `AndroidManifest.xml`, as far as its intent filters open links.
///
/// The rules are those of Android's class `IntentFilter`: the `<data>` elements of a filter combine, hosts
/// need a scheme, and paths need a host.
package struct DeployedManifest {
  package private(set) var problems: [Diagnostic] = []

  /// The filters that open links.
  package private(set) var filters: [DeployedIntentFilter] = []

  /// The place of what the manifest lacks: the last filter, or the beginning.
  private(set) var span: Span

  /// The prefixes of Android's attributes and of those for its tools.
  private var (android, tools) = ("android:", "tools:")

  package init(_ file: SourceFile) {
    span = Span(file: file.id, start: 0, end: 0)
    var reader = MarkupReader(file)
    do throws(FormatMistake) {
      let root = try reader.readDocument()
      span = root.span
      guard ["manifest", "application", "activity"].contains(root.name) else {
        report(
          "the file is not a manifest: its element is '<\(root.name)>'", root.span,
          .invalidDeployedFile)
        return
      }
      read(root)
    } catch {
      problems.append(.notMarkup(file, error))
    }
  }

  // MARK: Elements

  private mutating func read(_ element: MarkupElement) {
    for attribute in element.attributes where attribute.name.hasPrefix("xmlns:") {
      let prefix = String(attribute.name.dropFirst("xmlns:".count)) + ":"
      if attribute.value == "http://schemas.android.com/apk/res/android" { android = prefix }
      if attribute.value == "http://schemas.android.com/tools" { tools = prefix }
    }
    if isRemoved(element) { return }
    if ["activity", "activity-alias", "application"].contains(element.name), !isEnabled(element) {
      return
    }
    for child in element.children {
      guard child.name == "intent-filter" else {
        read(child)
        continue
      }
      if !isRemoved(child) { readFilter(child) }
    }
  }

  /// Whether the build removes the element when it merges manifests.
  private func isRemoved(_ element: MarkupElement) -> Bool {
    ["remove", "removeAll"].contains(element[tools + "node"]?.value)
  }

  /// Whether the system may start the activity.
  private mutating func isEnabled(_ element: MarkupElement) -> Bool {
    for name in ["enabled", "exported"] {
      guard let attribute = element[android + name], attribute.value == "false" else { continue }
      if element.holdsWebFilter {
        report(
          "with '\(attribute.name)' false, no link opens the '<\(element.name)>'", attribute.span)
      }
      return false
    }
    return true
  }

  private mutating func readFilter(_ element: MarkupElement) {
    let data = element.children.filter { $0.name == "data" }
    let names = { [android] (kind: String) in
      element.children.filter { $0.name == kind }.compactMap { $0[android + "name"]?.value }
    }
    let filter = DeployedIntentFilter(
      span: element.span, schemes: data.compactMap { value("scheme", of: $0) },
      hosts: data.compactMap { value("host", of: $0, port: $0[android + "port"]?.value) },
      paths: data.flatMap { readPaths($0) },
      groups: element.children.filter { $0.name == Self.group }.map { readGroup($0) })
    let action = "android.intent.action.VIEW"
    guard names("action").contains(action) || names("action").isEmpty, !filter.schemes.isEmpty
    else { return }
    let needed =
      [("action", action)]
      + ["BROWSABLE", "DEFAULT"].map { ("category", "android.intent.category.\($0)") }
    for (kind, name) in needed where !names(kind).contains(name) {
      report("no link reaches this filter, because it has no \(kind) '\(name)'", filter.span)
      return
    }
    if let type = data.compactMap({ $0[android + "mimeType"] }).first {
      report("no link reaches this filter, because links have no type", type.span)
      return
    }
    check(filter, element)
    filters.append(filter)
    span = filter.span
  }

  private func value(
    _ name: String, of data: MarkupElement, port: String? = nil
  ) -> DeployedIntentFilter.Value? {
    data[android + name].map { DeployedIntentFilter.Value($0, port: port) }
  }

  /// Reads the attributes that are patterns of paths.
  private mutating func readPaths(_ data: MarkupElement) -> [DeployedIntentFilter.Path] {
    data.attributes.compactMap { attribute in
      let name = String(attribute.name.dropFirst(android.count))
      guard attribute.name.hasPrefix(android), !Self.others.contains(name) else { return nil }
      return readPath(name, DeployedIntentFilter.Value(attribute))
    }
  }

  /// The element that combines conditions about the parts of a link.
  private static let group = "uri-relative-filter-group"

  private mutating func readGroup(_ element: MarkupElement) -> DeployedIntentFilter.Group {
    let attributes = element.children.filter { $0.name == "data" }.flatMap(\.attributes)
    return DeployedIntentFilter.Group(
      span: element.span, excludes: element[android + "allow"]?.value == "false",
      conditions: attributes.compactMap { readCondition($0) })
  }

  private mutating func readCondition(
    _ attribute: MarkupElement.Attribute
  ) -> DeployedIntentFilter.Group.Condition? {
    guard attribute.name.hasPrefix(android) else { return nil }
    let name = attribute.name.dropFirst(android.count)
    let part = DeployedIntentFilter.Group.Part.allCases.first { name.hasPrefix($0.rawValue) }
    guard let part else {
      report("in a group, '<data>' has no attribute '\(name)'", attribute.span)
      return nil
    }
    // The kinds of patterns are those of paths.
    let kind = "path" + name.dropFirst(part.rawValue.count)
    return readPattern(kind, DeployedIntentFilter.Value(attribute), of: String(name))
      .map { (part, $0) }
  }

  /// The attributes of `<data>` that are no patterns.
  private static let others = ["scheme", "host", "port", "mimeType"]

  private mutating func readPath(
    _ name: String, _ value: DeployedIntentFilter.Value
  ) -> DeployedIntentFilter.Path? {
    guard let pattern = readPattern(name, value, of: name) else { return nil }
    let beginsWithSlash = value.text.utf8.first == UInt8(ascii: "/")
    if [.literal, .prefix].contains(pattern.kind), !beginsWithSlash, !value.isPlaceholder {
      report("no path matches '\(value.text)', because paths begin with '/'", value.span)
    }
    return (pattern, value.span)
  }

  private mutating func readPattern(
    _ kind: String, _ value: DeployedIntentFilter.Value, of name: String
  ) -> AndroidPathPattern? {
    guard let kind = AndroidPathPattern.Kind(rawValue: kind) else {
      report("'<data>' has no attribute '\(name)'", value.span)
      return nil
    }
    guard let pattern = AndroidPathPattern(value.text, kind) else {
      report("Android cannot read the pattern '\(value.text)'", value.span, .invalidDeployedFile)
      return nil
    }
    return pattern
  }

  // MARK: Problems

  /// Reports values that have no effect.
  private mutating func check(_ filter: DeployedIntentFilter, _ element: MarkupElement) {
    for value in filter.schemes + filter.hosts where value.isPlaceholder {
      report(
        "the build decides '\(value.text)'; the merged manifest of a build has the value",
        value.span)
    }
    for scheme in filter.schemes
    where !scheme.isPlaceholder && scheme.text != scheme.text.lowercased() {
      report(
        "Android compares schemes with lower-case texts, so no link has '\(scheme.text)'",
        scheme.span)
    }
    if filter.hosts.isEmpty, let path = filter.paths.first {
      report("Android ignores paths without a host", path.span)
    }
    for host in filter.hosts where host.text.utf8.contains(where: "/:".utf8.contains) {
      report("'\(host.text)' is not a host", host.span)
    }
    let isWeb = filter.accepts(scheme: "https") || filter.accepts(scheme: "http")
    if isWeb, element[android + "autoVerify"]?.value != "true" {
      report(
        "web links open the browser from Android 12 on, because the filter has no "
          + "'\(android)autoVerify=\"true\"'", filter.span)
    }
    if let group = element.children.first(where: { $0.name == Self.group }) {
      let effect = filter.paths.isEmpty ? ", so the filter opens every path there" : ""
      report("before Android 15, the system ignores '<\(group.name)>'\(effect)", group.span)
    }
  }

  private mutating func report(
    _ message: String, _ span: Span, _ code: DiagnosticCode = .ignoredEntry
  ) {
    problems.append(Diagnostic(code, message, at: span))
  }
}

extension MarkupElement {
  /// Whether an intent filter in the element names a scheme.
  fileprivate var holdsWebFilter: Bool {
    children.contains { child in
      child.holdsWebFilter
        || child.name == "data" && child.attributes.contains { $0.name.hasSuffix(":scheme") }
    }
  }
}
