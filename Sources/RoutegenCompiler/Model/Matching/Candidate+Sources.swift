extension Candidate {
  /// Where a parameter's value comes from.
  package enum Source: Hashable, Sendable {
    /// The text that the placeholder with this index captures, counted along the path.
    case path(Int)

    /// The item with the key.
    case query(key: String)

    /// Everything from the key's value to the end of the link, not decoded; without a key, everything from the last
    /// segment of the pattern on.
    case restOfLink(key: String?)

    /// Every query item that the pattern does not name.
    case otherItems
    case fragment
    case fragmentItem(key: String)

    /// A text that the file supplies.
    case constant(String)

    /// The host in lower case, without the text after the value.
    case host(suffix: String)
    case payload(key: String)

    /// Nowhere: the value is the default, `nil`, or an empty list.
    case absent

    /// The key of the query that has the value.
    package var key: String? {
      switch self {
      case .query(let key): key
      case .restOfLink(let key): key
      case .path, .otherItems, .fragment, .fragmentItem, .constant, .host, .payload, .absent: nil
      }
    }

    /// Whether the value is the fragment, or that of an item in it.
    package var isInFragment: Bool {
      switch self {
      case .fragment, .fragmentItem: true
      case .path, .query, .restOfLink, .otherItems, .constant, .host, .payload, .absent: false
      }
    }

    package var isRestOfLink: Bool { if case .restOfLink = self { true } else { false } }
  }

  /// The slots of the parameters in the items of query and fragment.
  package var itemSlots: [Int] {
    sources.indices.filter { sources[$0].key != nil || sources[$0].isInFragment }
  }

  /// The keys of the query that the pattern names.
  package var namedKeys: [String] {
    literals.map(\.key) + sources.compactMap(\.key)
  }
}

extension Pattern {
  /// The source of each parameter's value in links that match the pattern.
  ///
  /// - Parameter given: The sources of values that the pattern has no placeholders for, by slot.
  func sources(of parameters: [Parameter], given: [Int: Candidate.Source]) -> [Candidate.Source] {
    var sources = [Candidate.Source](repeating: .absent, count: parameters.count)
    for (slot, source) in given { sources[slot] = source }
    var order = 0
    for segment in segments {
      for slot in segment.placeholderSlots {
        if let slot { sources[slot] = segment.isRestOfLink ? .restOfLink(key: nil) : .path(order) }
        order += 1
      }
    }
    for item in query {
      switch item.value {
      case .parameter(let slot):
        sources[slot] =
          parameters[slot].form.isDictionary
          ? .otherItems : .query(key: item.key)
      case .restOfLink(let slot): sources[slot] = .restOfLink(key: item.key)
      case .mixed: for slot in item.slots { sources[slot] = .query(key: item.key) }
      case .literal, .any: break
      }
    }
    switch fragment {
    case .mixed(let pieces)?: for slot in Segment.mixed(pieces).slots { sources[slot] = .fragment }
    case .whole(let slot)?: sources[slot] = .fragment
    case .items(let items)?:
      for item in items {
        for slot in item.slots { sources[slot] = .fragmentItem(key: item.key) }
      }
    case nil: break
    }
    return sources
  }
}
