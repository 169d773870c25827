package import RoutegenCompiler

/// The language server: a state that messages of the client change, and that answers them.
///
/// A loop outside reads and writes the messages. It passes each one to ``receive(_:)`` when it
/// arrives, calls ``work()`` while the server ``hasWork``, and ``publish()`` after a pause if the
/// server ``hasNews``.
///
/// Changes of documents apply when they arrive, before all requests that wait. So a request is always
/// answered for the newest text, or not at all.
package struct Server<Base: Environment> {
  var workspace: Workspace<Base>
  private let version: String

  /// Returns a short description of a diagnostic.
  let summary: (DiagnosticCode) -> String?
  private var stage = Stage.new

  /// The requests that wait, in order.
  private var queue: [WaitingRequest] = []

  /// Whether the session ends as soon as no request waits.
  private var isExiting = false

  /// The messages to send, in order.
  private var outbox: [OutgoingMessage] = []

  /// What the client can do; set by `initialize`.
  var client = Client(LSP.ClientCapabilities())

  /// The open documents, by URI as the client writes it.
  var documents: [String: Document] = [:]

  /// The paths of the workspace folders.
  var folders: [String] = []

  /// The open documents as they were checked last, by URI; the texts may have changed since.
  var lastChecks: [String: LastChecks] = [:]

  /// What the client knows about diagnostics.
  var sent = SentDiagnostics()

  /// Failures of the workspace that the client knows about.
  var reportedFailures: Set<String> = []
  private var nextRequest = 1

  /// Whether diagnostics may differ from those that the client has.
  package internal(set) var hasNews = false

  /// The process whose end also ends the server; `nil` if the client named none.
  package private(set) var clientProcess: Int?

  /// The end of the session; `nil` if it goes on.
  package var end: End? {
    isExiting && queue.isEmpty ? stage == .shutDown ? .orderly : .abrupt : nil
  }

  /// The end of a session.
  package enum End: Sendable {
    /// `exit` came after `shutdown`.
    case orderly

    /// `exit` came without `shutdown`.
    case abrupt
  }

  /// The stages of a session.
  private enum Stage {
    case new, running, shutDown
  }

  /// A request that waits for ``Server/work()``.
  private struct WaitingRequest {
    let id: RequestID
    let call: Call

    /// The document that the request is about.
    let document: String?

    /// Whether the document has changed since the request arrived.
    var isStale = false
  }

  /// - Parameters:
  ///   - version: The version of the tool, which the client may show.
  ///   - summary: Returns a short description of a diagnostic.
  package init(
    _ workspace: Workspace<Base>, version: String, summary: @escaping (DiagnosticCode) -> String?
  ) {
    self.workspace = workspace
    self.version = version
    self.summary = summary
  }

  /// Whether a request waits.
  package var hasWork: Bool { !queue.isEmpty }

  /// Accepts a message, and returns the messages to send at once.
  package mutating func receive(_ message: IncomingMessage) -> [OutgoingMessage] {
    switch message {
    case .invalid(let error): send(.error(nil, error))
    case .response: break
    case .request(let id, let call): receive(call, id)
    case .notification(let call):
      if call.method == "exit" {
        isExiting = true
      } else if stage != .new {
        notify(call)
      }
    }
    return takeOutbox()
  }

  /// Handles the first waiting request, and returns the messages to send.
  package mutating func work() -> [OutgoingMessage] {
    guard !queue.isEmpty else { return [] }
    let request = queue.removeFirst()
    if request.isStale {
      send(.error(request.id, ResponseError(.contentModified, "the document has changed")))
    } else {
      answer(request.call, request.id)
    }
    return takeOutbox()
  }

  /// Brings the diagnostics of the client up to date, and returns the messages to send.
  package mutating func publish() -> [OutgoingMessage] {
    hasNews = false
    if stage == .running { publishDiagnostics() }
    return takeOutbox()
  }

  // MARK: Requests

  private mutating func receive(_ call: Call, _ id: RequestID) {
    switch (stage, call.method) {
    case (.new, "initialize"): initialize(call, id)
    case (.new, _):
      send(.error(id, ResponseError(.serverNotInitialized, "'initialize' must come first")))
    case (.running, "initialize"):
      send(.error(id, ResponseError(.invalidRequest, "the server is initialized already")))
    case (.running, "shutdown"):
      stage = .shutDown
      send(.result(id, LSP.Null()))
    case (.running, _):
      queue.append(WaitingRequest(id: id, call: call, document: call.document))
    case (.shutDown, _):
      send(.error(id, ResponseError(.invalidRequest, "the server is shut down")))
    }
  }

  private mutating func initialize(_ call: Call, _ id: RequestID) {
    do {
      let parameters = try call.parameters(LSP.InitializeParams.self)
      client = Client(parameters.capabilities)
      clientProcess = parameters.processId
      let uris = parameters.workspaceFolders?.map(\.uri) ?? parameters.rootUri.map { [$0] } ?? []
      folders = uris.compactMap { DocumentURI($0).path }
      let settings = parameters.initializationOptions
      workspace.setImports(settings?.imports ?? [:], in: folders.first)
      workspace.trustOnly(settings?.trustedFolders ?? [])
      stage = .running
      send(.result(id, client.initializeResult(version: version)))
    } catch {
      send(.error(id, error))
    }
  }

  private mutating func answer(_ call: Call, _ id: RequestID) {
    do {
      send(.result(id, try result(of: call)))
    } catch let error as ResponseError {
      send(.error(id, error))
    } catch {
      send(.error(id, ResponseError(.internalError, "'\(call.method)' failed: \(error)")))
    }
  }

  private mutating func result(of call: Call) throws -> any Encodable {
    switch call.method {
    case "textDocument/diagnostic": try documentDiagnostics(call.parameters())
    case "workspace/diagnostic": try workspaceDiagnostics(call.parameters())
    case "textDocument/formatting": try formatting(call.parameters())
    case "textDocument/codeAction": try codeActions(call.parameters())
    case "textDocument/definition": try definition(call.parameters())
    case "textDocument/references": try references(call.parameters())
    case "textDocument/documentHighlight": try documentHighlight(call.parameters())
    case "textDocument/hover": try hover(call.parameters())
    case "textDocument/documentSymbol": try documentSymbols(call.parameters())
    case "textDocument/foldingRange": try foldingRanges(call.parameters())
    case "textDocument/selectionRange": try selectionRanges(call.parameters())
    case "textDocument/documentLink": try documentLinks(call.parameters())
    case "workspace/executeCommand": try executeCommand(call.parameters())
    case "textDocument/semanticTokens/full":
      try semanticTokens(call.parameters(LSP.TextDocumentParams.self))
    case "textDocument/semanticTokens/range":
      try semanticTokens(call.parameters(LSP.SemanticTokensRangeParams.self))
    case "workspace/symbol": try workspaceSymbols(call.parameters())
    case "textDocument/completion": try completion(call.parameters())
    case "textDocument/prepareRename": try prepareRename(call.parameters())
    case "textDocument/rename": try rename(call.parameters())
    case let method:
      throw ResponseError(.methodNotFound, "the server has no method '\(method)'")
    }
  }

  // MARK: Notifications

  private mutating func notify(_ call: Call) {
    do throws(ResponseError) {
      switch call.method {
      case "initialized": watchFiles()
      case "$/cancelRequest": cancel(try call.parameters(LSP.CancelParams.self).id)
      case "textDocument/didOpen": try didOpen(call.parameters())
      case "textDocument/didChange": try didChange(call.parameters())
      case "textDocument/didClose": try didClose(call.parameters())
      case "textDocument/didSave", "workspace/didChangeWatchedFiles": filesChanged()
      case "workspace/didChangeConfiguration": try didChangeConfiguration(call.parameters())
      case "workspace/didChangeWorkspaceFolders": try didChangeFolders(call.parameters())
      case _: break
      }
    } catch {
      log(.error, error.message)
    }
  }

  /// Cancels a request if it still waits.
  private mutating func cancel(_ id: RequestID) {
    guard let index = queue.firstIndex(where: { $0.id == id }) else { return }
    queue.remove(at: index)
    send(.error(id, ResponseError(.requestCancelled, "the request was cancelled")))
  }

  /// Marks the waiting requests about a document that has changed.
  mutating func markStale(_ uri: String) {
    for index in queue.indices where queue[index].document == uri { queue[index].isStale = true }
  }

  // MARK: Messages

  mutating func send(_ message: OutgoingMessage) { outbox.append(message) }

  /// Sends a request, whose response does not matter.
  mutating func request(_ method: String, _ parameters: any Encodable) {
    send(.request(.text("routegen-\(nextRequest)"), method: method, parameters))
    nextRequest += 1
  }

  /// Sends a text that the editor keeps in its log.
  mutating func log(_ type: LSP.MessageType, _ text: String) {
    send(.message(text, type, method: "window/logMessage"))
  }

  /// Sends a failure that the person should see, once.
  mutating func show(_ failure: WorkspaceFailure) {
    guard reportedFailures.insert(failure.message).inserted else { return }
    send(.message(failure.message, .error, method: "window/showMessage"))
  }

  private mutating func takeOutbox() -> [OutgoingMessage] {
    defer { outbox = [] }
    return outbox
  }
}
