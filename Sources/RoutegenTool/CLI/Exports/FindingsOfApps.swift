import RoutegenCompiler

/// The findings about a deployed file that several apps share: each once, with the apps that it is about.
struct FindingsOfApps {
  private(set) var all: [Diagnostic] = []

  /// - Parameters:
  ///   - apps: The names of the apps.
  ///   - findings: Those of each app.
  init(_ apps: [String], _ findings: [[Diagnostic]]) {
    var apart: [(finding: Diagnostic, apps: [String])] = []
    for (app, findings) in zip(apps, findings) {
      for finding in findings {
        // Each app may have an entry of its own, with a place of its own.
        let index = apart.firstIndex {
          ($0.finding.code, $0.finding.message) == (finding.code, finding.message)
        }
        if let index {
          apart[index].apps.append(app)
        } else {
          apart.append((finding, [app]))
        }
      }
    }
    all = apart.map { finding, named in
      // A mistake in the form of the file is the same for all apps, and a missing app has its name.
      let isOfFile =
        [.invalidDeployedFile, .ignoredEntry].contains(finding.code) && named.count == apps.count
      return apps.count < 2 || isOfFile || finding.code == .missingApp
        ? finding : finding.note("this is about '\(named.joined(separator: "' and '"))'")
    }
  }
}
