import RoutegenTool
import Testing
import TestSupport

/// Links are found in texts of any language, with their exact places: the rows of `Tests/Corpus/texts/links.txt`.
///
/// After a link is how it is shown, if that is not as it is written.
@Suite struct LinkScannerTests {
  private static let origins = DeclaredOrigins([
    Resolved("scheme app, my-app\nhost example.com, *.wild.example\n/").model
  ])

  @Test func findsLinks() {
    Corpus.texts("links").expect { row in
      let bytes = Array(row.unescaped.utf8)
      let links = foundLinks(in: bytes, to: Self.origins).map { link in
        let written = String(decoding: bytes[link.range], as: UTF8.self)
        return written == link.shown ? written : "\(written) = \(link.shown)"
      }
      return "-> " + (links.isEmpty ? "nothing" : links.joined(separator: "  "))
    }
  }
}
