/// The marks between a custom scheme and the path of a printed link.
///
/// Links are read alike with all of them.
package enum SchemeForm: String, Sendable {
  /// `app://a/b`: the first segment is in the position of a host.
  case authority = "://"

  /// `memo:///a/b`: no segment is in the position of a host.
  case emptyAuthority = ":///"

  /// `com.example.app:/a/b`
  case slash = ":/"

  /// `spotify:a/b`
  case colon = ":"
}

/// A scheme as a file declares it, with the marks with which its links are printed.
package struct WrittenScheme {
  /// The scheme in lower case.
  package let name: String

  /// `nil` for a scheme without marks, unless the links that everyone sends have no `//`.
  package let form: SchemeForm?

  /// - Returns: `nil` for a text that is no scheme with or without such marks.
  package init?(_ text: String) {
    name = text.prefix { $0 != ":" }.lowercased()
    let marks = String(text.dropFirst(name.count))
    form =
      SchemeForm(rawValue: marks) ?? (["mailto", "tel", "sms"].contains(name) ? .colon : nil)
    guard name.isScheme, marks.isEmpty || form?.rawValue == marks else { return nil }
  }
}

extension RouteModel {
  /// The form of printed links with a custom scheme.
  package func form(of scheme: String) -> SchemeForm { schemeForms[scheme] ?? .authority }

  /// The beginning of printed links with a custom scheme: `app://` or `spotify:`.
  package func beginning(of scheme: String) -> String { scheme + form(of: scheme).rawValue }

  /// The schemes of the file and of its patterns whose printed links have no segment in the position of a host, in
  /// order.
  package var schemesWithForms: [String] {
    schemeForms.filter { $0.value != .authority }.keys.sorted()
  }

  /// Those of them whose links are printed without `//`.
  package var schemesWithoutAuthority: [String] {
    schemesWithForms.filter { form(of: $0) != .emptyAuthority }
  }
}
