import RoutegenHandling

/// The result of reading the input with one route set, and of opening it with a handler.
@MainActor
struct Attempt {
  let isAccepted: Bool
  let text: String

  init<R: HandledRoute>(_ type: R.Type, _ input: Input, handledBy handler: R._Handler) async {
    let links = LinkDispatcher<R>()
    let stream = links.events
    links.connect(to: handler)
    switch input {
    case .link(let text): links.open(path: text)
    case .payload(let payload): links.open(payload: payload)
    }
    var events: [LinkEvent<R>] = []
    for await event in stream {
      events.append(event)
      if event.progress.isFinal { break }
    }
    if let link = events.first?.link {
      isAccepted = true
      let story = events.map(Self.describe).joined(separator: ", ")
      text = Self.describe(link) + "\n  events   \(story)"
    } else {
      isAccepted = false
      text = "\(R.self): \(events.last.map(Self.describe) ?? "")"
    }
  }

  private static func describe<R: Route>(_ link: Link<R>) -> String {
    var lines = [
      "\(R.self)\(swiftText(of: link.route))",
      "  pattern  \(link.route.pattern)",
      "  nodes    \(link.route.nodes.map(\.segment).joined(separator: " › "))",
    ]
    if !link.extras.isEmpty {
      let extras = link.extras.map { "\($0.key)=\($0.value)" }
      lines.append("  extras   \(extras.joined(separator: ", "))")
    }
    for (name, form) in [("app", LinkForm.app), ("web", .web)] {
      if let text = try? link.route.link(form) { lines.append("  \(name)      \(text)") }
    }
    if let payload = try? link.route.payload() {
      let items = payload.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \"\($0.value)\"" }
      lines.append("  payload  {\(items.joined(separator: ", "))}")
    }
    return lines.joined(separator: "\n")
  }

  private static func describe<R: Route>(_ event: LinkEvent<R>) -> String {
    switch event.progress {
    case .received: "received"
    case .passedThrough(let node): "passed through /\(node.segment)"
    case .delayed(let node): "delayed at /\(node.segment)"
    case .redirected(let pattern): "redirected from \(pattern)"
    case .opened: "opened"
    case .rejected(let rejection): "rejected: \(rejection)"
    case .superseded: "superseded"
    case .repetition(let number): "repetition of link \(number)"
    case .timedOut: "timed out"
    case .failed(let error): "\(error)"
    }
  }
}
