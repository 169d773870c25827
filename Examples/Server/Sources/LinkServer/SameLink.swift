import Foundation

/// Returns whether two links are the same, apart from their escapes and fragments.
///
/// Browsers escape characters that the printed link has as they are, such as an apostrophe in a query.
/// A redirect to that link would then never end. Browsers do not send fragments.
func isSame(_ link: String, _ other: String) -> Bool {
  unescaped(link) == unescaped(other)
}

private func unescaped(_ link: String) -> String? {
  String(link.prefix { $0 != "#" }).removingPercentEncoding
}
