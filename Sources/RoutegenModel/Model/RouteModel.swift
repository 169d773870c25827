package import RoutegenSource

/// What a `.routes` file means: every name looked up, every pattern complete.
///
/// Emitters and exporters see this and nothing before it.
package struct RouteModel: Sendable {
  package var name = ""
  package var nameSpan: Span
  package var documentation: [String] = []
  package var access = Access.public

  /// What handler protocols are generated.
  package var handlers = Handlers.required
  package var imports: [String] = []

  /// Where each of `imports` is written.
  package var importSpans: [Span] = []

  /// Custom URL schemes in lower case; the first is the one printed.
  package var schemes: [String] = []

  /// Whether `http` links are taken where `https` links are: the file says `scheme http`.
  package var acceptsHTTP = false

  /// Where the file names `http`, for all links or for a block.
  package var httpSpan: Span?
  package var hosts: [HostPattern] = []
  package var expiryKey: String?
  package var isCaseless = false

  /// Whether a `+` in a query is a plus and not a space: the file says `plus literal`.
  package var plusIsLiteral = false

  /// What `@requires` may name.
  package var requirements: [String] = []

  /// The enums of the file, then those of mounted route sets.
  package var enumerations: [Enumeration] = []

  /// Swift types that conform to `RouteValue`: those of the file, then those of mounted route sets.
  package var externalTypes: [ExternalType] = []
  package var payloads: [PayloadRule] = []

  /// Routes and groups as the file nests them.
  package var members: [Member] = []

  /// Every route in the order of the file; a route's `index` is its place here.
  package var routes: [Route] = []

  /// The routes of the file itself, without those of mounted route sets.
  var ownRoutes: [Route] { routes.filter { $0.nameSpan.file == nameSpan.file } }

  /// Patterns of links that lead nowhere.
  package var exceptions: [ExceptionPattern] = []

  /// Patterns of links that hold another link, which is the one to open.
  package var envelopes: [Envelope] = []

  /// The route sets that groups of this one stand for.
  package var mounts: [Mount] = []

  /// About how many bytes the file takes with everything that groups and mounts give to its patterns.
  package var expandedSize = 0

  /// Whether some route or group is deprecated, those of mounted route sets included.
  package var hasDeprecations = false

  package init(nameSpan: Span) {
    self.nameSpan = nameSpan
  }
}
