package import RoutegenGenerate
package import RoutegenSource

/// The diagnostics of checked files, before baselines hide some of them.
///
/// `check` reports them, and the language server sends them to an editor.
package struct CheckFindings {
  /// The diagnostics of the checked files, in order.
  package private(set) var list: [(diagnostic: Diagnostic, file: CheckedFile)] = []

  /// The errors of files that are only mounted.
  private let foreignErrors: [Diagnostic]

  /// The number of errors that were counted but not kept.
  private let omittedErrors: Int

  package init(of project: Project, in files: [CheckedFile], _ namesakes: Namesakes) {
    for (file, compilation) in zip(files, project.compilations) {
      list += compilation.diagnostics.map { ($0, file) }
    }
    for (index, diagnostic) in project.repeatedNames(in: files.map { $0.target?.folder.text ?? "" })
    {
      list.append((diagnostic, files[index]))
    }
    for (index, first) in namesakes.repeated {
      let model = project.compilations[index].model
      list.append((.repeatedName(model, first: first), files[index]))
    }
    foreignErrors = project.foreignErrors
    omittedErrors = project.compilations.map(\.omittedErrors).reduce(0, +)
  }

  /// Removes the lints, which a baseline now contains.
  package mutating func removeLints() { list.removeAll { $0.diagnostic.code.isLint } }

  /// Removes the findings that baselines contain, and returns their number.
  package mutating func hide(by baselines: inout Baselines) -> Int {
    let count = list.count
    list = list.filter { !baselines.hides($0.diagnostic, in: $0.file) }
    return count - list.count
  }

  /// The diagnostics to show.
  package var shown: ShownDiagnostics {
    var shown = ShownDiagnostics()
    shown.add(foreignErrors)
    shown.add(list.map(\.diagnostic), omittedErrors: omittedErrors)
    return shown
  }
}
