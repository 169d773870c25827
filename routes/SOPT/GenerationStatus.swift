public import RoutegenRuntime

/// Whether a member is in the current generation.
///
/// The app's servers write it `active`, `Active` or `ACTIVE`; printed links have capitals.
public enum GenerationStatus: String, RouteValue, CaseIterable {
  case active = "ACTIVE"
  case inactive = "INACTIVE"

  /// The status of that name, in any case.
  public init?(routeValue text: String) {
    self.init(rawValue: text.uppercased())
  }
}
