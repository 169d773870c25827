import RoutegenCompiler
import Testing
import TestSupport
@testable import RoutegenTool

/// What systems say about a file and a link, fact by fact, read from the file as `verify` reads it.
///
/// Each answer has `+` before links that open the app, and `-` before others.
@Suite struct VerdictTests {
  /// The attributes of `<data>` elements, which `;` divides; groups are in braces, with a `!` if they exclude.
  @Test func androidDecidesByFilter() {
    let names = ["action.VIEW", "category.DEFAULT", "category.BROWSABLE"].map { name in
      #"<\#(name.prefix { $0 != "." }) android:name="android.intent.\#(name)"/>"#
    }
    Corpus.answers("android-filters").expectAnswers { entry in
      let manifest = DeployedManifest(
        SourceFile(
          path: "AndroidManifest.xml",
          text: """
            <activity xmlns:android="http://schemas.android.com/apk/res/android" android:name="A">
            <intent-filter>\(names.joined())\(Self.elements(of: entry.question))</intent-filter></activity>
            """))
      let isInvalid = manifest.problems.map(\.code).contains(.invalidDeployedFile)
      #expect(!isInvalid, "\(entry.place)")
      return Self.verdicts(entry) { link in
        manifest.filters.contains { $0.place(opening: AndroidLink(link)) != nil }
      }
    }
  }

  @Test func androidMatchesPaths() throws {
    try Corpus.answers("android-paths").expectAnswers { entry in
      let words = entry.question.split(separator: " ", omittingEmptySubsequences: false)
      let kind = try #require(AndroidPathPattern.Kind(rawValue: String(words[0])), "\(entry.place)")
      let pattern = try #require(AndroidPathPattern(String(words[1]), kind), "\(entry.place)")
      return Self.verdicts(entry, pattern.matches)
    }
  }

  @Test func appleDecidesByComponent() {
    Corpus.answers("apple-components").expectAnswers { entry in
      let details = #""details":[{"appIDs":["\#(Self.app)"],"components":[\#(entry.question)]}]"#
      return appleVerdicts(entry, details)
    }
  }

  /// The members of `applinks`, those of an entry, and the components of it.
  @Test func appleDecidesByDefaults() throws {
    try Corpus.answers("apple-defaults").expectAnswers { entry in
      let parts = entry.question.split(separator: "} ")
      try #require(parts.count == 3)
      let detail =
        #"{"appIDs":["\#(Self.app)"],"defaults":\#(parts[1])},"components":\#(parts[2])}"#
      return appleVerdicts(entry, #""defaults":\#(parts[0])},"details":[\#(detail)]"#)
    }
  }

  private static let app = "ABCDE12345.com.example.app"

  private func appleVerdicts(_ entry: Corpus.Entry, _ applinks: String) -> String {
    let variables = #"""
      "food":["burrito","pizza"],"star":["a*z"],"Tab":["home","top rated","a*"],"nondigit":["a","b","-"],"Empty":[""]
      """#
    let text = #"{"applinks":{"substitutionVariables":{\#(variables)},\#(applinks)}}"#
    let file = DeployedAssociation(SourceFile(path: "aasa", text: text), appID: Self.app)
    let system = AppleMatcher(file.components, variables: file.variables)
    return Self.verdicts(entry) { system.opens("https://example.com" + $0) }
  }

  /// Answers again for the links of an answer.
  private static func verdicts(_ entry: Corpus.Entry, _ opens: (String) -> Bool) -> String {
    entry.body.dropLast().split(separator: " ").map { word in
      (opens(String(word.dropFirst())) ? "+" : "-") + word.dropFirst()
    }.joined(separator: " ")
  }

  /// The elements of a filter.
  private static func elements(of file: String) -> String {
    var (text, data) = ("", "")
    func endData() {
      if !data.isEmpty { text += "<data\(data)/>" }
      data = ""
    }
    for word in file.split(separator: " ") {
      switch word {
      case ";": endData()
      case "{", "!{":
        endData()
        text += #"<uri-relative-filter-group android:allow="\#(word == "{")">"#
      case "}":
        endData()
        text += "</uri-relative-filter-group>"
      case _:
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        data += #" android:\#(parts[0])="\#(parts[1])""#
      }
    }
    endData()
    return text
  }
}
