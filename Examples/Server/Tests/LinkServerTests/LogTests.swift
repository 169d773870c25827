import HTTPTypes
import Logging
import Synchronization
import Testing

struct LogTests {
  @Test(arguments: [
    ("/recipes/7-secret", "200 /recipes/{id: Int}-{title}"),
    ("/r/7-secret?token=secret", "302 /recipes/{id: Int}-{title}"),
    (
      "/search?q=secret",
      "200 /search?{q}&{effort: Effort?}&{tag: [String]}&{page: Int in 1... = 1}"
    ),
    ("/click?to=recipebook://timer?minutes=5&secret", "200 /timer?{minutes: Int in 1...600}"),
    ("/secret", "404 notFound"),
    ("/click?to=https://secret.example/", "404 wrongHost"),
    ("/search?secret=1", "400 missing"),
    ("/lists/secret", "400 invalidValue"),
    ("/%secret", "400 malformed"),
    ("/secret?until=1", "410 expired"),
    ("/.well-known/assetlinks.json?secret", "200 /.well-known/assetlinks.json"),
  ])
  func hasTheStatusAndThePattern(target: String, line: String) async throws {
    let lines = Lines()
    _ = try await respond(to: target, logger: Logger(label: "test") { _ in LineCollector(lines) })
    #expect(lines.all == [line])
    #expect(!lines.metadata.contains("secret"))
  }

  @Test func hasNoOtherFieldOfTheRequest() async throws {
    let lines = Lines()
    let logger = Logger(label: "test") { _ in LineCollector(lines) }
    _ = try await respond(
      to: "/", method: .post, headers: [.userAgent: "secret", .referer: "secret"], logger: logger)
    #expect(lines.all == ["405 methodNotAllowed"])
    #expect(!lines.metadata.contains("secret"))
  }
}

private final class Lines: Sendable {
  private let state = Mutex((lines: [String](), metadata: ""))

  var all: [String] { state.withLock { $0.lines } }
  var metadata: String { state.withLock { $0.metadata } }

  func add(_ line: String, _ metadata: String) {
    state.withLock {
      $0.lines.append(line)
      $0.metadata += metadata
    }
  }
}

private struct LineCollector: LogHandler {
  let lines: Lines
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.trace

  init(_ lines: Lines) { self.lines = lines }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    lines.add("\(event.message)", "\(metadata) \(event.metadata ?? [:])")
  }
}
