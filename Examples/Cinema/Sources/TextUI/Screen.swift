/// A screen of this text app: one line.
public protocol Screen {
  /// What it shows.
  var text: String { get }
}
