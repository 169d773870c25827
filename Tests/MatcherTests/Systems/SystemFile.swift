@testable import RoutegenCompiler

/// A file that tells a system which links of a host open the app, and what the system makes of it.
protocol SystemFile {
  /// Whether most of the links to try are spelled as they are printed.
  static var comparesPrintedLinks: Bool { get }

  /// - Returns: `nil` if the file says nothing about the host.
  static func file(of matcher: ExplainingMatcher, host: String) -> Self?

  /// Whether the app opens the link, as far as the system looks at it.
  func shouldOpen(_ link: String) -> Bool

  /// Whether the system opens the app for the link.
  func opens(_ link: String) -> Bool

  /// The reason for which the two may differ about the link; `nil` if there is none.
  func residue(_ link: String, isOpen: Bool) -> String?

  /// The patterns, for messages.
  var text: String { get }
}
