import Foundation
package import RoutegenCompiler

/// The streams of a language server: reads messages on a thread of its own, and writes the answers.
package struct Transport<Source: ByteSource> {
  private let mailbox = Mailbox<Event>()
  private let source: Source
  private let log: ServerLog

  /// The pause after the last message after which diagnostics are published.
  private static var pause: TimeInterval { 0.04 }

  private enum Event: Sendable {
    case message(IncomingMessage)

    /// A frame that cannot be read, with the reason.
    case badFrame(String)

    /// The input has ended, or the client does not live any more.
    case end(String)
  }

  package init(_ source: Source, _ log: ServerLog) {
    (self.source, self.log) = (source, log)
  }

  /// Serves a client until it ends the session.
  package func run(
    _ server: Server<some Environment>, in environment: inout some Environment
  ) -> ExitCode {
    var server = server
    Thread.detachNewThread { [self] in read() }
    var isWatching = false
    while true {
      let isBusy = server.hasWork
      let events = mailbox.take(waiting: isBusy ? 0 : server.hasNews ? Self.pause : nil)
      for event in events {
        switch event {
        case .message(let message): write(server.receive(message), in: &environment)
        case .badFrame(let reason):
          report(reason, in: &environment)
          write([.error(nil, ResponseError(.parseError, reason))], in: &environment)
        case .end(let reason):
          while server.hasWork { write(server.work(), in: &environment) }
          if server.end == .orderly { return .success }
          report(reason, in: &environment)
          return .problemsFound
        }
      }
      if !isWatching, let process = server.clientProcess {
        isWatching = true
        watch(process)
      }
      if server.hasWork {
        write(server.work(), in: &environment)
      } else if events.isEmpty, server.hasNews, !isBusy {
        write(server.publish(), in: &environment)
      }
      switch server.end {
      case .orderly: return .success
      case .abrupt: return .problemsFound
      case nil: break
      }
      if environment.outputFailure != nil { return .problemsFound }
    }
  }

  /// Tells a person what is wrong: nothing but frames may be on standard output.
  private func report(_ reason: String, in environment: inout some Environment) {
    log.add(reason)
    environment.printError("routegen lsp: \(printable(reason))\n")
  }

  /// Writes frames.
  private func write(_ messages: [OutgoingMessage], in environment: inout some Environment) {
    for message in messages {
      let body = message.body
      log.add("sent " + message.summary)
      environment.print(
        "Content-Length: \(body.count)\r\n\r\n" + String(decoding: body, as: UTF8.self))
    }
  }

  // MARK: Other threads

  /// Reads frames to the end of the input.
  private func read() {
    var reader = FrameReader()
    while let bytes = source.read(), !bytes.isEmpty {
      for event in reader.add(bytes) {
        switch event {
        case .body(let body):
          let message = IncomingMessage(Data(body))
          log.add("received " + message.summary)
          mailbox.post(.message(message))
        case .skipped(let count):
          mailbox.post(.badFrame("a message of \(count) bytes is too large"))
        case .noLength:
          mailbox.post(.badFrame("a message has no 'Content-Length'"))
          return mailbox.post(.end("the next message cannot be found"))
        }
      }
    }
    mailbox.post(.end("the input has ended"))
  }

  /// Ends the session when a process does not exist any more.
  private func watch(_ process: Int) {
    guard let process = Int32(exactly: process), process > 0 else { return }
    Thread.detachNewThread { [self] in
      while isAlive(process) { Thread.sleep(forTimeInterval: 5) }
      mailbox.post(.end("the process \(process) of the client has ended"))
    }
  }
}

/// A queue from the threads that wait for events to the one that works.
final class Mailbox<Event: Sendable>: @unchecked Sendable {
  // Every access to `events` holds the lock of `condition`.
  private let condition = NSCondition()
  private var events: [Event] = []

  /// Adds an event, and wakes the thread that works.
  func post(_ event: Event) {
    condition.lock()
    events.append(event)
    condition.signal()
    condition.unlock()
  }

  /// Removes and returns all events.
  ///
  /// - Parameter seconds: The longest time to wait; `nil` to wait until an event arrives.
  func take(waiting seconds: TimeInterval?) -> [Event] {
    condition.lock()
    defer { condition.unlock() }
    // On Linux, a wait until `Date.distantFuture` traps.
    let deadline = seconds.map { Date() + $0 }
    while events.isEmpty {
      guard let deadline else {
        condition.wait()
        continue
      }
      guard condition.wait(until: deadline) else { break }
    }
    defer { events = [] }
    return events
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A stream of bytes, from which one thread reads.
package protocol ByteSource: Sendable {
  /// Waits for bytes, and returns them; `nil` at the end of the stream.
  func read() -> [UInt8]?
}

/// The standard input of the process.
///
/// `FileHandle` would end the process if the input cannot be read.
struct StandardInput: ByteSource {
  private static let mostBytes = 64 << 10

  func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: Self.mostBytes)
    while true {
      let count = bytes.withUnsafeMutableBytes { Self.systemRead($0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      return count > 0 ? Array(bytes.prefix(count)) : nil
    }
  }

  private static func systemRead(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.read(STDIN_FILENO, bytes, count)
    #elseif canImport(Musl)
      Musl.read(STDIN_FILENO, bytes, count)
    #else
      Glibc.read(STDIN_FILENO, bytes, count)
    #endif
  }
}

/// Returns whether a process exists; it may belong to somebody else.
func isAlive(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno == EPERM }
