extension Member {
  /// The noun for the member in messages.
  var noun: String {
    switch self {
    case .route: "route"
    case .group: "group"
    }
  }
}
