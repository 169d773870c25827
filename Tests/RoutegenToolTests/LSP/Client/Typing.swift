import Foundation
package import RoutegenTool

/// An editor in which a file is written, and which sends every request that the server announces, again and again.
package struct Typing {
  /// What is wrong with the answers.
  package private(set) var faults: [String] = []

  /// The number of requests that were answered.
  package private(set) var requestCount = 0

  private static let uri = "file:///work/a.routes"
  private var session: Session
  private let requests: EditorRequests
  private var text = DocumentText("")

  package init(encoding: PositionEncoding = .utf16) {
    session = Session(TestFiles(), [.pull, .related, .versions, .snippets], encoding: encoding)
    requests = EditorRequests(session.announced)
    faults += requests.unknown.map { "no request is known for '\($0)'" }
    session.open(Self.uri, "")
  }

  /// Replaces the text by another one, of which a character is typed after the other.
  ///
  /// - Parameter stops: The numbers of characters after which every request is sent; `nil` for all of them.
  package mutating func type(_ new: String, stops: [Int]? = nil) {
    replace(0..<text.bytes.count, with: "")
    let scalars = Array(new.unicodeScalars)
    var typed = 0
    for stop in stops?.sorted() ?? Array(0...scalars.count) {
      var piece = String.UnicodeScalarView()
      piece.append(contentsOf: scalars[typed..<stop])
      replace(text.bytes.count..<text.bytes.count, with: String(piece))
      typed = stop
      ask(at: text.bytes.count)
    }
  }

  /// Deletes lines of a text, and restores each before the next.
  ///
  /// - Parameter lines: The numbers of the lines, from 0; `nil` for all of them.
  package mutating func deleteLines(of whole: String, _ lines: [Int]? = nil) {
    replace(0..<text.bytes.count, with: whole)
    for line in lines ?? Array(0..<text.lineCount) where line < text.lineCount {
      let start = text.content(of: line).lowerBound
      let end = line + 1 < text.lineCount ? text.content(of: line + 1).lowerBound : text.bytes.count
      let deleted = String(decoding: text.bytes[start..<end], as: UTF8.self)
      replace(start..<end, with: "")
      ask(at: start)
      replace(start..<start, with: deleted)
    }
  }

  /// Sends all requests about a place.
  private mutating func ask(at offset: Int) {
    let place = text.position(of: offset, in: session.encoding)
    let end = text.position(of: text.bytes.count, in: session.encoding)
    var found = AnswerFaults(Self.uri, text, session.encoding)
    for method in requests.methods {
      let parameters = EditorRequests.parameters(Self.uri, place, to: end)
      let answer = session.request(method, parameters)
      found.check(answer, to: method, at: place)
      requestCount += 1
    }
    guard !found.list.isEmpty else { return }
    faults += found.list.map { "\($0)\n\(String(decoding: text.bytes, as: UTF8.self))" }
  }

  private mutating func replace(_ range: Range<Int>, with new: String) {
    session.change(Self.uri, [change(range, of: text, new, in: session.encoding)])
    text.replace(range, with: new)
  }
}

/// Returns a change of a range of bytes, as `didChange` has it.
func change(
  _ range: Range<Int>, of text: DocumentText, _ new: String, in encoding: PositionEncoding
) -> [String: Any] {
  let start = text.position(of: range.lowerBound, in: encoding)
  let end = text.position(of: range.upperBound, in: encoding)
  return ["range": ["start": start.parameter, "end": end.parameter], "text": new]
}
