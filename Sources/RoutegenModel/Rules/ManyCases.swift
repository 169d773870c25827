package import RoutegenSource

extension DiagnosticCode {
  package static let manyCases = DiagnosticCode("RG401", "many-cases", .warning)
}

/// An enum with so many cases that it compiles slowly.
///
/// An enum with more than 500 cases is an error, so the lints of its file are not checked.
struct ManyCases: Lint {
  static let code = DiagnosticCode.manyCases
  static let limit = 100

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    for (name, span, members) in model.enums where members.count >= Self.limit {
      bag.report(.many(members.count, in: name, at: span))
    }
  }
}

extension Diagnostic {
  fileprivate static func many(_ count: Int, in name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      ManyCases.code,
      "the enum '\(name)' has \(count) cases; enums with \(ManyCases.limit) or more compile slowly",
      at: span
    )
    .note("group routes with a common beginning: '/users { … }'")
  }
}

extension ManyCases {
  package static let explanation = Explanation(
    "an enum with 100 cases or more",
    """
    An enum of the generated code has 100 cases or more. The Swift compiler takes
    noticeably longer to check a `switch` over that many cases, and more than 500
    are an error.

    Put routes with a common beginning into a group, which is an enum of its own.
    """,
    wrong: Explanation.Example(
      "routes App\n\n"
        + ["shop", "help"].flatMap { path in
          (1...50).map { "/\(path)/topic-\($0)" }
        }.joined(separator: "\n"),
      shownAs: """
        routes App

        /shop/topic-1
        // …
        /shop/topic-50
        /help/topic-1
        // …
        /help/topic-50
        """),
    right: Explanation.Example(
      "routes App\n\n"
        + ["shop", "help"].map { path in
          "/\(path) {\n" + (1...50).map { "    /topic-\($0)\n" }.joined() + "}"
        }.joined(separator: "\n"),
      shownAs: """
        routes App

        /shop {
            /topic-1
            // …
            /topic-50
        }
        /help {
            /topic-1
            // …
            /topic-50
        }
        """),
    silencing: """
      Silence it if the routes have nothing in common that a group could be named
      after, and the compile time is not a problem.
      """)
}
