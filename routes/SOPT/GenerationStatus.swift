public import RoutegenRuntime

/// Whether a member is in the current generation.
///
/// The app's servers write `active`, `Active` or `ACTIVE`; printed links use capitals.
public enum GenerationStatus: String, RouteValue, CaseIterable {
  case active = "ACTIVE"
  case inactive = "INACTIVE"

  /// The status with this name, ignoring case.
  public init?(routeValue text: String) {
    self.init(rawValue: text.uppercased())
  }
}
