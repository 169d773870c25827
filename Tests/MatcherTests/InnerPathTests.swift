import RoutegenGenerate
import RoutegenModel
import RoutegenSource
import Testing

/// A path in an envelope of a block is read on the scheme and host of the link around it.
@Suite struct InnerPathTests {
  private static let text = """
    routes Video
    scheme video, other
    host video.example
    /home
    host www.t.example {
        /watch?{v} as watch
        unwrap /out?u
        unwrap /all#
        unwrap /rest?u...
    }
    host {name}.u.example {
        /channel/{id: Int} as channel
        except /channel/0
        unwrap /out?u
    }
    host a.example:8080, *.b.example {
        /wide as wide
        unwrap /out?u
    }
    host * {
        /any as any
        unwrap /go?u
    }
    scheme other {
        /only as only
        unwrap /out?u
    }
    unwrap /top?u
    host video.example {
        /shop as shop
    }
    """

  @Test(arguments: [
    ("https://www.t.example/out?u=%2Fwatch%3Fv%3D7", "watch(7)"),
    ("https://www.t.example/out?u=watch%3Fv%3D7", "watch(7)"),
    ("https://www.t.example/all#/watch?v=7", "watch(7)"),
    ("https://www.t.example/rest?u=/watch%3Fv=7", "watch(7)"),
    ("video://www.t.example/out?u=/watch%3Fv=7", "watch(7)"),
    ("https://www.t.example/out?u=/out%3Fu=%252Fwatch%253Fv=7", "watch(7)"),
    // What the block does not have is read as before.
    ("https://www.t.example/out?u=/home", "home()"),
    ("https://www.t.example/out?u=/shop", "notFound"),
    ("https://www.t.example/out?u=/watch", "missing"),
    ("https://www.t.example/out?u=//www.t.example/watch%3Fv=7", "malformed"),
    ("https://www.t.example/out?u=https://www.t.example/watch%3Fv=7", "watch(7)"),
    ("https://Ann.u.example/out?u=/channel/7", "channel(ann,7)"),
    ("https://Ann.u.example/out?u=/channel/0", "excluded"),
    ("https://Ann.u.example/out?u=/watch%3Fv=7", "notFound"),
    ("https://a.example:8080/out?u=/wide", "wide()"),
    ("https://x.y.b.example/out?u=/wide", "wide()"),
    ("https://z.example/go?u=/any", "any()"), ("https://z.example/go?u=/home", "home()"),
    ("other://out?u=/only", "only()"), ("other:/out?u=only", "only()"),
    ("other://out?u=/home", "home()"),
    ("https://video.example/top?u=/shop", "notFound"),
    ("https://video.example/top?u=/home", "home()"),
  ])
  func isReadOnTheHostOfItsEnvelope(_ link: String, _ expected: String) {
    let compilation = Compilation(SourceFile(path: "a.routes", text: Self.text))
    #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let matchers = TwoMatchers(compilation.model)
    #expect(matchers.difference(for: link, isExplained: true) == nil)
    let answer = matchers.runtime.match(link)
    if case .route(let index, let values) = answer {
      let texts = values.map { $0.joined(separator: " ") }.joined(separator: ",")
      #expect("\(compilation.model.routes[index].qualifiedName)(\(texts))" == expected)
    } else {
      #expect(answer.kind == expected)
    }
  }
}
