import RoutegenCompiler

/// Returns the host whose links an export is for.
///
/// - Parameter name: A host, or `*.example.com` for those subdomains that the file does not name; `nil`
///   for the only host of the file.
func exportedHost(_ name: String?, of model: RouteModel) throws(UsageError) -> String {
  guard let name else { return try onlyHost(of: model) }
  let text = name.lowercased()
  if let declared = model.ownHosts.first(where: { $0.description == text }) {
    return model.exampleHost(of: declared)
  }
  let isHost = text.utf8.allSatisfy {
    (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || "-.".utf8.contains($0)
  }
  guard isHost, !text.isEmpty else {
    let rest = text.hasPrefix("https://") ? text.dropFirst(8) : text.dropFirst(0)
    let part = rest.prefix { !"/:?#".contains($0) }
    throw UsageError(
      "'\(name)' is not a host"
        + (part.isEmpty || part == text ? ", such as 'example.com'" : "; write '\(part)'"))
  }
  if HostPattern(text)?.isForAppClips == true {
    throw UsageError("'\(name)' is Apple's host of App Clips, for which nobody else has a file")
  }
  guard model.mayOpen(host: text) else {
    let names = model.declaredHosts.map(\.description)
    throw UsageError(
      "'\(model.name)' has no host '\(name)'"
        + (names.isEmpty ? "" : nearest(to: text, among: names, "its hosts")))
  }
  return text
}

private func onlyHost(of model: RouteModel) throws(UsageError) -> String {
  let hosts = model.ownHosts
  let exact = hosts.filter { !$0.isWildcard }
  if exact.count == 1 { return exact[0].domain }
  if hosts.count == 1 { return model.exampleHost(of: hosts[0]) }
  throw UsageError(
    hosts.isEmpty
      ? "'\(model.name)' has no host; 'host example.com' declares one"
      : "'\(model.name)' has several hosts, and each has a file of its own; choose one with '--host': "
        + hosts.map(\.description).joined(separator: ", "))
}
