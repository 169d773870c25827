import RoutegenCompiler

/// The kinds of links that a route set declares and that the code of an app does not receive.
struct AppFindings {
  /// The files of the app.
  private(set) var files: [SourceFile] = []

  private(set) var list: [Diagnostic] = []

  /// The reason why nothing was checked.
  private(set) var reason: String?

  private let folder: String
  private var code = AppCode()

  /// - Parameters:
  ///   - folder: The folder with the code of the app.
  ///   - project: The compiled route sets; those that others mount have no links of their own.
  ///   - first: The number of the first file of the app.
  init(
    in folder: String, of checked: [CheckedFile], _ project: Project, numberedFrom first: Int,
    in environment: borrowing some Environment
  ) throws(UsageError) {
    self.folder = folder
    guard environment.kind(of: folder) == .folder else {
      throw UsageError("there is no folder '\(folder)'")
    }
    for path in try environment.everyFile(below: folder) {
      guard [".swift", ".m", ".mm"].contains(where: path.hasSuffix),
        let bytes = try TextFiles.contents(of: path, in: environment)
      else { continue }
      let file = SourceFile(id: FileID(first + files.count), path: path, bytes: bytes)
      files.append(file)
      code.add(file)
    }
    if code.isEmpty {
      throw UsageError(
        "no file below '\(folder)' has an app: an 'App' of SwiftUI, or the delegate of a scene or of the application"
      )
    }
    if let type = code.foreignSuperclass {
      reason = "a delegate inherits from '\(type)', which may receive links"
      return
    }
    let mounted = Set(project.compilations.flatMap { $0.model.mounts.map(\.model.name) })
    for (file, compilation) in zip(checked, project.compilations)
    where !compilation.hasErrors && !mounted.contains(compilation.model.name) {
      let declared = DeclaredDeliveries(compilation.model, file.parsed.syntax)
      list += file.settings.levels.applied(to: declared.list.flatMap(findings))
    }
  }

  private func findings(_ declared: DeclaredDelivery) -> [Diagnostic] {
    let isReceived = declared.activity.map(code.receives(activity:)) ?? code.receives(declared.kind)
    if !isReceived { return [unreceived(declared)] }
    guard code.ignoresAtLaunch(declared.kind), let option = declared.kind.connectionOption else {
      return []
    }
    let diagnostic = Diagnostic(
      .ignoredAtLaunch,
      "\(declared.text) open nothing when they start the app: no scene reads '\(option)' of its connection options",
      at: declared.span)
    let line = "'links.open(connectionOptions)' in 'scene(_:willConnectTo:options:)'"
    return [
      code.connections.reduce(diagnostic) { $0.also($1, "a scene is connected here") }
        .note("add \(line)")
    ]
  }

  private func unreceived(_ declared: DeclaredDelivery) -> Diagnostic {
    let diagnostic = Diagnostic(
      .unreceivedLinks,
      "\(declared.text) open nothing: no code in '\(folder)' receives them", at: declared.span)
    let places = code.unused.filter { $0.delivery == declared.kind }
    guard places.isEmpty else {
      return places.reduce(diagnostic) {
        $0.also($1.span, "'\($1.method)' does not use what it receives")
      }
    }
    if declared.kind == .notification, code.lacksNotificationDelegate {
      return diagnostic.note(
        "no code sets the delegate: UNUserNotificationCenter.current().delegate = delegate")
    }
    let isReplaced = code.isReplacedByScene(declared.kind)
    let (line, place) = declared.kind.receiver(in: code.mainLifeCycle)
    let noted =
      isReplaced
      ? diagnostic.note(
        "in an app with scenes, as SwiftUI's are, the system does not call the delegate of the application"
      )
      : diagnostic
    return noted.note(
      "add to \(place): \(line.replacing("TYPE", with: declared.activity ?? ""))")
  }
}

/// A kind of link that a file declares.
private struct DeclaredDelivery {
  let kind: SystemDelivery

  /// The type of an activity.
  var activity: String?

  /// What is delivered, in the plural.
  let text: String
  let span: Span
}

/// The kinds of links that a file declares, each once.
private struct DeclaredDeliveries {
  private(set) var list: [DeclaredDelivery] = []

  init(_ model: RouteModel, _ syntax: FileSyntax) {
    let spans = OriginSpans(syntax.declarations)
    if let scheme = model.customSchemes.first {
      add(.url, "links with the scheme '\(scheme)'", at: spans.scheme ?? model.nameSpan)
    }
    if let host = model.declaredHosts.first {
      add(.webLink, "web links on '\(host.domain)'", at: spans.host ?? model.nameSpan)
    }
    if !model.payloads.isEmpty {
      add(.notification, "notifications", at: spans.payload ?? model.nameSpan)
    }
    if let shortcut = model.routes.lazy.flatMap(\.attributes.shortcuts).first {
      add(.quickAction, "quick actions", at: shortcut.span)
    }
    for activity in model.routes.flatMap(\.attributes.activities)
    where !list.contains(where: { $0.activity == activity.type }) {
      list.append(
        DeclaredDelivery(
          kind: .activity, activity: activity.type,
          text: "activities of the type '\(activity.type)'",
          span: activity.span))
    }
  }

  private mutating func add(_ kind: SystemDelivery, _ text: String, at span: Span) {
    list.append(DeclaredDelivery(kind: kind, text: text, span: span))
  }
}

/// The places at which a file first names a scheme, a host and the payload.
private struct OriginSpans {
  private(set) var scheme: Span?
  private(set) var host: Span?
  private(set) var payload: Span?

  init(_ declarations: [DeclarationSyntax]) {
    for declaration in declarations {
      switch declaration {
      case .schemes(let names): scheme = scheme ?? names.first?.span
      case .hosts(let names): host = host ?? names.first?.span
      case .origins(let block):
        switch block.kind {
        case .schemes: scheme = scheme ?? block.names.first?.span
        case .hosts: host = host ?? block.names.first?.span
        }
      case .payload(let syntax): payload = payload ?? syntax.span
      case .routes, .access, .handlers, .importModule, .requirements, .plusLiteral, .expires,
        .caseless, .enumeration, .type, .variant, .route, .exception, .envelope:
        break
      }
    }
  }
}
