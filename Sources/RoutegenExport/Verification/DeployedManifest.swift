package import RoutegenSource

/// A deployed `AndroidManifest.xml`, as far as its intent filters open links.
///
/// The rules are those of Android's class `IntentFilter`: the `<data>` elements of a filter combine, hosts
/// need a scheme, and paths need a host.
package struct DeployedManifest {
  package private(set) var problems: [Diagnostic] = []

  /// The filters that open links.
  private(set) var filters: [DeployedIntentFilter] = []

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
    if ["remove", "removeAll"].contains(element[tools + "node"]?.value) { return }
    if ["activity", "activity-alias", "application"].contains(element.name), !isEnabled(element) {
      return
    }
    for child in element.children {
      if child.name == "intent-filter" { readFilter(child) } else { read(child) }
    }
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
    if ["remove", "removeAll"].contains(element[tools + "node"]?.value) { return }
    let names = { [android] (kind: String) in
      element.children.filter { $0.name == kind }.compactMap { $0[android + "name"]?.value }
    }
    var filter = DeployedIntentFilter(span: element.span)
    var mimeType: MarkupElement.Attribute?
    for data in element.children where data.name == "data" {
      readData(data, &filter)
      mimeType = mimeType ?? data[android + "mimeType"]
    }
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
    if let mimeType {
      report("no link reaches this filter, because links have no type", mimeType.span)
      return
    }
    check(filter, element)
    filters.append(filter)
    span = filter.span
  }

  private mutating func readData(_ data: MarkupElement, _ filter: inout DeployedIntentFilter) {
    for attribute in data.attributes where attribute.name.hasPrefix(android) {
      let text = AndroidXML.text(ofResource: attribute.value)
      let value = DeployedIntentFilter.Value(text: text, span: attribute.span)
      let name = String(attribute.name.dropFirst(android.count))
      switch name {
      case "scheme": filter.schemes.append(value)
      case "host": filter.hosts.append(value)
      case "mimeType", "port": break
      default: readPath(name, value, &filter)
      }
    }
  }

  private mutating func readPath(
    _ name: String, _ value: DeployedIntentFilter.Value, _ filter: inout DeployedIntentFilter
  ) {
    guard let kind = AndroidPathPattern.Kind(rawValue: name) else {
      report("'<data>' has no attribute '\(name)'", value.span)
      return
    }
    let beginsWithSlash = value.text.utf8.first == UInt8(ascii: "/")
    if [.literal, .prefix].contains(kind), !beginsWithSlash, !value.isPlaceholder {
      report("no path matches '\(value.text)', because paths begin with '/'", value.span)
    }
    guard let pattern = AndroidPathPattern(value.text, kind) else {
      report("Android cannot read the pattern '\(value.text)'", value.span, .invalidDeployedFile)
      return
    }
    filter.paths.append((pattern, value.span))
  }

  // MARK: Problems

  /// Reports values that have no effect.
  private mutating func check(_ filter: DeployedIntentFilter, _ element: MarkupElement) {
    for value in filter.schemes + filter.hosts where value.isPlaceholder {
      report("the build decides '\(value.text)'; verify the merged manifest instead", value.span)
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
    if let group = element.children.first(where: { $0.name == "uri-relative-filter-group" }) {
      report("'verify' does not consider '<uri-relative-filter-group>'", group.span)
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
