/// A parameter that is the whole fragment, although an example has an item there.
///
///     /call#{key}    // RG420
///         example /call#key=foobar
struct WholeFragments: Lint {
  static let code = DiagnosticCode("RG420", "whole-fragment", .warning)

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    for route in model.ownRoutes {
      // Another pattern of the route may read the items.
      guard case .whole(let slot)? = route.pattern.fragment,
        route.ownAliases.allSatisfy({ $0.pattern.fragment == nil })
      else { continue }
      let parameter = route.parameters[slot]
      for example in route.examples {
        guard parameter.type.kind.isString, let key = example.itemOfFragment else { continue }
        bag.report(whole(parameter, key: key, example))
        break
      }
    }
  }

  private func whole(
    _ parameter: Parameter, key: String, _ example: Example
  ) -> Diagnostic {
    let span = parameter.span
    let start = span.startPoint
    return Diagnostic(
      Self.code,
      "'\(parameter.name)' is the whole fragment, which is an item in an example",
      at: span
    )
    .also(example.span, "the value is all text after the '#'")
    .propose(
      "add the key for the value of the item", replace: start, with: "\(key)=")
  }
}

extension Example {
  /// The key of the item with which the link's fragment begins.
  ///
  /// `nil` if the fragment has no item, or if the example expects the whole fragment as the value.
  fileprivate var itemOfFragment: String? {
    guard opens, let hash = link.firstIndex(of: "#") else { return nil }
    let fragment = String(link[hash...].dropFirst())
    return expected.contains(fragment) ? nil : fragment.itemKey
  }
}

extension String {
  /// The key of the item with which a fragment begins, such as `key` in `key=foobar`; `nil` if the
  /// text does not look like an item.
  package var itemKey: String? {
    guard let end = firstIndex(of: "="), let first = unicodeScalars.first,
      first.properties.isAlphabetic,
      self[..<end].unicodeScalars.allSatisfy({
        $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
          || "-_.".unicodeScalars.contains($0)
      })
    else { return nil }
    return String(self[..<end])
  }
}
