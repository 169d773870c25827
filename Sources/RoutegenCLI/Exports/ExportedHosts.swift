import RoutegenExplain
import RoutegenExport
import RoutegenGenerate
import RoutegenModel
import RoutegenWorkspace

/// The hosts for which the settings have files of one kind with the links of one route set.
struct ExportedHosts {
  let kind: ExportKind
  let file: ShownFile

  /// The hosts of the files; `nil` for the only host of the route set.
  private var hosts: [String?] = []

  /// The kinds and route sets with a file for each host, in the order of the settings.
  static func groups(of jobs: [ExportJob]) -> [ExportedHosts] {
    var groups: [ExportedHosts] = []
    // Each host has an association file of its own.
    for job in jobs where job.kind == .aasa {
      let index = groups.firstIndex {
        $0.kind == job.kind && $0.file.path == job.file.path
          && $0.file.variant == job.file.variant
      }
      if index == nil { groups.append(ExportedHosts(kind: job.kind, file: job.file)) }
      groups[index ?? groups.count - 1].hosts.append(job.host?.lowercased())
    }
    return groups
  }

  /// The hosts with links that open the app for which there is no file.
  func missing(_ model: RouteModel) -> [String] {
    // Without a name, it is the only host, or the command has failed.
    guard !hosts.contains(nil) else { return [] }
    return Entitlements(ExplainingMatcher(model)).hosts.map(\.description)
      .filter { !hosts.contains($0) }
  }
}
