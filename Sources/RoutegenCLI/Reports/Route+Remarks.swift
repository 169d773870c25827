import RoutegenModel

extension Route {
  /// Remarks on values that may be other than they seem, each with a title.
  ///
  /// - Parameter link: The link that was read.
  func remarks(
    on values: [[String]], of link: String, _ model: RouteModel
  ) -> [(title: String, text: String)] {
    zip(parameters.indices, values).compactMap { slot, texts in
      guard let text = texts.first else { return nil }
      let name = parameters[slot].name
      if link.contains("#"), wholeFragments.contains(slot), let key = text.itemKey {
        return (
          "fragment",
          "'\(name)' is the whole fragment; '#\(key)={\(name)}' has the value of '\(key)'"
        )
      }
      guard case .external(let index) = parameters[slot].type.kind else { return nil }
      return (
        "unchecked",
        "'\(name)', because only the app knows the values of '\(model.externalTypes[index].name)'"
      )
    }
  }

  /// The parameters that are the fragment in one of the patterns.
  private var wholeFragments: [Int] {
    ([pattern] + aliases.map(\.pattern)).compactMap { pattern in
      if case .whole(let slot)? = pattern.fragment { slot } else { nil }
    }
  }
}
