/// The trees of a model: those of blocks, of which a file may have thousands, and last that of the patterns outside of
/// blocks.
struct LinkScopes {
  /// The roots in the order in which links are looked up in their trees, each with the origin of its block; `nil` for
  /// the patterns outside of blocks.
  let all: [(origin: OriginConstraint?, root: Int)]

  /// The block of each root.
  let origins: [Int: OriginConstraint]
  private var index = HostIndex()
  private var places: [HostPattern: Int] = [:]

  /// The places of those that are not of a host.
  private var others: [Int] = []

  init(_ all: [(origin: OriginConstraint?, root: Int)]) {
    self.all = all
    origins = all.reduce(into: [:]) { $0[$1.root] = $1.origin }
    for (place, scope) in all.enumerated() {
      guard case .host(let host)? = scope.origin else {
        others.append(place)
        continue
      }
      index.insert(host)
      places[host] = place
    }
  }

  /// The roots of the trees in which links of an origin are looked up, in match order.
  func roots(of model: RouteModel, scheme: String, host: String) -> [Int] {
    (index.covering(host).compactMap { places[$0] } + others).sorted().map { all[$0] }
      .filter { model.mayTry($0.origin, scheme: scheme, host: host) }.map(\.root)
  }
}
