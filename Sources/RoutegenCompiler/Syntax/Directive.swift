/// A word with which a declaration begins, in the order of a typical file.
package enum Directive: String, CaseIterable, Sendable {
  case routes, access, handlers, `import`, scheme, host, variant
  case payload, expires, caseless, plus, require
  case `enum`, open, type, except, unwrap

  package static let words = allCases.map(\.rawValue)

  /// The directive that `word` is, or most likely a misspelling of.
  init?(closestTo word: String) {
    guard
      let known = Self(rawValue: word)
        ?? closest(to: word, among: Self.words).flatMap(Self.init(rawValue:))
    else { return nil }
    self = known
  }

  /// Whether blocks may contain it: it has a pattern.
  package var isAllowedInBlocks: Bool { self == .except || self == .unwrap }

  /// Whether documentation before it is copied to the generated code.
  var isDocumented: Bool { [.routes, .enum, .open, .caseless, .type].contains(self) }
}

extension Directive {
  /// The declaration as an example, in which the parts in angle brackets are to be replaced.
  package var form: String {
    switch self {
    case .routes: "routes <App>"
    case .access: "access <internal>"
    case .handlers: "handlers <optional>"
    case .import: "import <Colors>"
    case .scheme: "scheme <myapp>"
    case .host: "host <example.com>"
    case .variant: "variant <BETA> { host <beta.example.com> }"
    case .payload: "payload <type>"
    case .expires: "expires <until>"
    case .caseless: "caseless"
    case .plus: "plus literal"
    case .require: "require <login>"
    case .enum: "enum <Sort> { <first>, <second> }"
    case .open: "open enum <Sort> { <first>, <second> }"
    case .type: "type <PostID> = String of <a-z 0-9>, length <8>"
    case .except: "except </path>"
    case .unwrap: "unwrap </path>?<key>"
    }
  }

  /// The form as an example.
  var example: String { form.filter { $0 != "<" && $0 != ">" } }

  /// One or two sentences in Markdown.
  package var meaning: String {
    switch self {
    case .routes: "The name of the route set, and of the enum that it becomes. It comes first."
    case .access:
      "The access level of the generated code: `public`, `package` or `internal`. The default is `public`."
    case .handlers:
      "The handler protocols to generate: with `optional`, a method may be missing; with `none`, there are no protocols."
    case .import: "A module that the generated file imports."
    case .scheme:
      "The custom URL schemes of the links; the first is the one printed, as it is written: `myapp://`, `myapp:/` or `myapp:`. With a block, the links of these schemes only."
    case .host:
      "The hosts of web links; the first without a wildcard is the one printed. With a block, the links of these hosts only."
    case .variant:
      "The schemes and hosts of builds with a compilation condition, in place of those of the file."
    case .payload:
      "The key of a push payload that names a route. With a block, several ways to name one."
    case .expires:
      "The key of the query or payload that contains the time at which a link expires."
    case .caseless:
      "The case of ASCII letters does not matter in segments, keys and enum values. Before `enum`, in its values only."
    case .plus: "A `+` in a query is a plus sign. By default, it is a space."
    case .require: "The requirements that `@requires` may name."
    case .enum: "A parameter type with a list of values."
    case .open: "An enum that also accepts texts that are not in its list."
    case .type:
      "A Swift type of the app that conforms to `RouteValue`, or after `=` a type of texts with certain characters and lengths. `begins` declares a text with which each value begins."
    case .except: "Links that lead nowhere, even if a route matches them."
    case .unwrap: "Links that contain the link to open, as the value of a query item."
    }
  }
}
