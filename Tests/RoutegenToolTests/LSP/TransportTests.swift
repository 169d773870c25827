import Foundation
import RoutegenCompiler
import RoutegenTool
import Testing

/// The server behind its streams: frames in, frames out, and the exit code.
@Suite struct TransportTests {
  private static let initialize = frame(
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#)
  private static let shutdown = frame(#"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#)
  private static let exit = frame(#"{"jsonrpc":"2.0","method":"exit"}"#)

  @Test func anOrderlySession() {
    let (code, output, errors) = serve(Self.initialize + Self.shutdown + Self.exit)
    #expect(code == .success)
    #expect(errors == "")
    #expect(output.count == 2)
    #expect(output[1] == #"{"id":2,"jsonrpc":"2.0","result":null}"#)
  }

  @Test func theInputEnds() {
    #expect(serve([]).code == .problemsFound)
    #expect(serve(Self.initialize).code == .problemsFound)
    #expect(serve(Self.initialize + Self.shutdown).code == .problemsFound)
    #expect(serve(Self.initialize + Self.exit).code == .problemsFound)
    #expect(serve(Array("Content-Length: 100\r\n\r\n{".utf8)).output == [])
  }

  @Test func readsOnAfterABodyThatIsNoJSON() {
    let (code, output, _) = serve(Self.initialize + frame("[") + Self.shutdown + Self.exit)
    #expect(code == .success)
    #expect(output.count == 3)
    #expect(output[1].contains(#""code":-32700"#))
    #expect(output[1].contains(#""id":null"#))
  }

  @Test func endsAfterHeadersWithoutALength() {
    let stream = Self.initialize + Array("Content-Type: x\r\n\r\n".utf8) + Self.shutdown + Self.exit
    let (code, output, errors) = serve(stream)
    #expect(code == .problemsFound)
    #expect(output.count == 2)
    #expect(output[1].contains(#""code":-32700"#))
    #expect(errors.contains("Content-Length"))
  }

  @Test func endsIfTheClientDoesNotLive() {
    // A process with this number cannot exist on the systems that we support.
    let initialize = frame(
      #"{"id":1,"method":"initialize","params":{"processId":2147483647,"capabilities":{}}}"#)
    let (code, _, errors) = serve(initialize, isOpen: true)
    #expect(code == .problemsFound)
    #expect(errors.contains("2147483647"))
  }

  @Test(arguments: [0, -1, Int.max]) func strangeProcessesAreNotWatched(_ process: Int) {
    let initialize = frame(
      #"{"id":1,"method":"initialize","params":{"processId":\#(process),"capabilities":{}}}"#)
    #expect(serve(initialize + Self.shutdown + Self.exit).code == .success)
  }

  @Test func theCommandTakesNoFiles() {
    var files = TestFiles()
    #expect(run(["lsp", "a.routes"], in: &files) == .couldNotRun)
    #expect(run(["lsp", "--port", "1"], in: &files) == .couldNotRun)
    #expect(run(["lsp", "--log", "/nowhere/at/all"], in: &files) == .couldNotRun)
  }

  /// Serves a client that sends these bytes.
  private func serve(
    _ bytes: [UInt8], isOpen: Bool = false
  ) -> (code: ExitCode, output: [String], errors: String) {
    var files = TestFiles()
    let source = Recording(bytes, isOpen: isOpen)
    let server = Server(Workspace(files), version: "1") { $0.summary }
    let code = Transport(source, .none).run(server, in: &files)
    source.close()
    var reader = FrameReader()
    let bodies = reader.add(Array(files.output.utf8)).compactMap { event -> String? in
      if case .body(let body) = event { String(decoding: body, as: UTF8.self) } else { nil }
    }
    return (code, bodies, files.errors)
  }
}

/// A stream of recorded bytes, which comes in small pieces.
private final class Recording: ByteSource, @unchecked Sendable {
  private let condition = NSCondition()
  private var rest: ArraySlice<UInt8>
  private var isOpen: Bool

  /// - Parameter isOpen: Whether the stream goes on after the bytes, until ``close()``.
  init(_ bytes: [UInt8], isOpen: Bool) {
    (rest, self.isOpen) = (bytes[...], isOpen)
  }

  func read() -> [UInt8]? {
    condition.lock()
    defer { condition.unlock() }
    while rest.isEmpty, isOpen { condition.wait() }
    defer { rest = rest.dropFirst(7) }
    return rest.isEmpty ? nil : Array(rest.prefix(7))
  }

  func close() {
    condition.lock()
    isOpen = false
    condition.signal()
    condition.unlock()
  }
}
