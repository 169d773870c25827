import Testing
import TestSupport

@testable import RoutegenRuntime

@Suite struct LinkTextTests {
  private static func withScan<R, E: Error>(
    of text: String, _ body: (LinkScan) throws(E) -> R
  ) throws(E) -> R {
    try withByteView(of: text) { (bytes) throws(E) in try withLinkScan(of: bytes, body) }
  }

  /// The parts of a link, as the file of rows describes them.
  private func parts(of text: String, asPath: Bool = false) throws -> String {
    try Self.withScan(of: text) { (scan) throws(Failure) in
      let bytes = scan.view
      let link = try LinkText(scan, asPath: asPath)
      #expect(link.isWeb || !link.isSecure)
      let segments = PathSegments(scan, link.path).map { bytes.string($0) }
      return [
        link.scheme.map { bytes.string($0) }, link.host.map { bytes.string($0) } ?? "-",
        link.port.map { String($0) }, "<\(bytes.string(link.path))>",
        segments.isEmpty ? "none" : "[\(segments.joined(separator: "|"))]",
        link.query.map { "?" + bytes.string($0) }, link.fragment.map { "#" + bytes.string($0) },
      ]
      .compactMap { $0 }.joined(separator: " ")
    }
  }

  /// The rows of `Tests/Corpus/texts/link-parts.txt`; only a path is no link as well.
  @Test func readsTheParts() {
    Corpus.texts("link-parts").expect { row in
      let text = row.unescaped
      let (link, path) = (try? parts(of: text), (try? parts(of: text, asPath: true)) ?? "")
      if let link { #expect(link == path, "\(row)") }
      return "\(link == nil ? "!" : "->") \(path)"
    }
  }

  @Test(arguments: ["", "/a:b", "1a:b", ":b", "caf\u{E9}"]) func needsAScheme(_ text: String) throws
  {
    let failure = try #require(throws: Failure.self) { try parts(of: text) }
    #expect(failure.malformation == .missingScheme && failure.number == 0)
    #expect(try parts(of: "", asPath: true) == "- <> none")
  }

  // MARK: Any text

  /// Texts with every part of a link, to be damaged.
  private static let seeds = [
    "https://example.com:443/items/1/?q=a+b&page=%32#top", "http://[::1]:8080//a/%E2%82%AC/",
    "app://home/soptamp?x=%F0%9F%98%80&&y#z", "app://localhost:8065/a",
    "app:///caf\u{E9}/a/b?c?d#e#f", "home/%2e%2e%2e/a",
    "/a//b//", "",
  ]

  /// Pieces that have a meaning for some parser.
  private static let pieces = [
    "", "/", "//", ":", "?", "#", "@", "%", "%2", "%2F", "%2e", "%C3", "%A9", "%00", "[", "]", ".",
    "..", "&", "=", "+", " ", "\\", "\n", "\u{80}", "\u{E9}", "\u{1F600}", "a", "0", "443", "65536",
    "https:", "https://", "app:", "-",
  ]

  @Test(arguments: [false, true])
  func isTotalAndKeepsItsRangesInside(asPath: Bool) {
    var random = SplitMix(seed: asPath ? 1 : 2)
    var accepted = 0
    for round in 0..<20_000 {
      var scalars = Array(Self.seeds[round % Self.seeds.count].unicodeScalars)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let start = Int.random(in: 0...scalars.count, using: &random)
        let end = min(scalars.count, start + Int.random(in: 0...3, using: &random))
        let piece = Self.pieces.randomElement(using: &random) ?? ""
        scalars.replaceSubrange(start..<end, with: piece.unicodeScalars)
      }
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      if isSoundLink(text, asPath: asPath) { accepted += 1 }
    }
    // Neither all nor none, or the test would see little.
    #expect((2000..<18_000).contains(accepted))
  }

  /// The same with bytes that no `String` contains.
  @Test func isTotalForAnyBytes() {
    var random = SplitMix(seed: 3)
    for round in 0..<20_000 {
      var bytes = Array(Self.seeds[round % Self.seeds.count].utf8)
      for _ in 0..<(round % 3 + 1) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      bytes.withUnsafeBufferPointer { buffer in
        let isLink = withLinkScan(of: ByteView(buffer)) { scan in
          guard let link = try? LinkText(scan, asPath: true) else { return false }
          if !isSound(link, scan) { Issue.record("\(bytes)") }
          return true
        }
        guard isLink else { return }
        // `String` repairs bytes that are not UTF-8.
        let view = ByteView(buffer)
        let decodedText = withDecodedBytes(view, view.range, plusIsSpace: false, folded: false) {
          text in text.range.map { text[$0] }
        }
        for text in [bytes, decodedText]
        where Array(String(decoding: text, as: UTF8.self).utf8) != text {
          Issue.record("not UTF-8: \(bytes)")
        }
      }
    }
  }

  /// Whether the text is a link; checks all its ranges if it is.
  private func isSoundLink(_ text: String, asPath: Bool) -> Bool {
    Self.withScan(of: text) { link in
      do throws(Failure) {
        if !isSound(try LinkText(link, asPath: asPath), link) { Issue.record("\(text)") }
        return true
      } catch {
        if error.kind != .malformed || !(0...link.count).contains(Int(error.number)) {
          Issue.record("\(text): \(error)")
        }
        return false
      }
    }
  }

  /// Whether the parts are inside the link in their order, and the segments in the path.
  private func isSound(_ link: LinkText, _ scan: LinkScan) -> Bool {
    let (bytes, segments) = (scan.view, Array(PathSegments(scan, link.path)))
    let parts = [link.scheme, link.host, link.path, link.query, link.fragment].compactMap { $0 }
    let slashes = bytes.string(link.path).utf8.filter { $0 == UInt8(ascii: "/") }.count
    return parts.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= bytes.count }
      && zip(parts, parts.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }
      && zip(segments, segments.dropFirst()).allSatisfy {
        $0.upperBound + 1 == $1.lowerBound
      }
      && segments.allSatisfy {
        $0.lowerBound >= link.path.lowerBound && $0.upperBound <= link.path.upperBound
      }
      && (max(0, slashes - 1)...slashes + 1).contains(segments.count)
      && (!link.isWeb || link.host != nil)
  }
}
