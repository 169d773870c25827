/// A screen of this text app, which is one line.
public protocol Screen {
  /// The line that the screen shows.
  var text: String { get }
}
