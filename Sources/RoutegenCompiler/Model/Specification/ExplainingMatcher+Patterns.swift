extension ExplainingMatcher {
  /// Tries the patterns of a link's scopes in match order.
  package func match(_ link: ClassifiedLink) -> Verdict {
    var failure = Failure(.notFound)
    var unreadable: Failure?
    for scope in link.scopes {
      for patterns in scope.paths(of: link, model) {
        guard let first = patterns.first,
          let parts = first.hasFragmentPath ? link.partsWithFragmentPath : link.parts,
          let path = captures(of: first.segments, parts)
        else { continue }
        if path.firstUnreadable != nil {
          let failures = patterns.lazy.compactMap { path.failure(for: $0.candidate) }
          unreadable = unreadable ?? failures.first
          continue
        }
        do throws(Failure) {
          return try match(patterns, path, parts)
        } catch {
          failure = failure.orMoreHelpful(error)
        }
      }
    }
    if failure.answer == .notFound, let unreadable { failure = unreadable }
    return .answer(failure.answer, by: nil)
  }

  /// Tries the patterns of one path: first without empty texts as required values, then with them.
  private func match(
    _ patterns: ArraySlice<RankedPattern>, _ path: CapturedPath, _ link: LinkParts
  ) throws(Failure) -> Verdict {
    if let failure = repeatedKey(patterns.map(\.candidate), link) {
      return .answer(failure.answer, by: nil)
    }
    var failure = Failure(.notFound)
    for allowsEmpty in [false, true] {
      for pattern in patterns {
        do throws(Failure) {
          let values = try values(of: pattern.candidate, path, link, allowsEmpty: allowsEmpty)
          return verdict(pattern, values, link)
        } catch {
          failure = failure.orMoreHelpful(error)
        }
      }
    }
    throw failure
  }

  private func verdict(
    _ pattern: RankedPattern, _ values: [[String]], _ link: LinkParts
  ) -> Verdict {
    if allowsLineBreaks, link.hasLineBreak(outsideTextsOf: pattern.candidate, model) {
      return .answer(.malformed(LinkParts.lineBreak.reason), by: nil)
    }
    switch pattern.candidate.target {
    case .route(let index):
      let answer = answer(index, values)
      if case .route = answer { return .answer(answer, by: pattern.id) }
      return .answer(answer, by: nil)
    case .exception: return .answer(.excluded, by: pattern.id)
    case .envelope: return envelope(pattern, values, link)
    }
  }

  /// A route with its values, of which one may be the host of its links, in lower case.
  package func answer(_ index: Int, _ values: [[String]]) -> Answer {
    let route = model.routes[index]
    guard let host = route.hostText, let text = values[host.slot].first else {
      return .route(index, values: values)
    }
    let value = text.asciiLowercased
    let isLabel = host.suffix.isEmpty || !value.utf8.contains(UInt8(ascii: "."))
    guard isLabel, (value + host.suffix).isHostOfLinks else {
      return .invalidValue(parameter: route.parameters[host.slot].name, value: text)
    }
    var values = values
    values[host.slot] = [value]
    return .route(index, values: values)
  }

  /// The link inside an envelope: the decoded value of an item, or the fragment as it is written.
  private func envelope(
    _ pattern: RankedPattern, _ values: [[String]], _ link: LinkParts
  ) -> Verdict {
    if pattern.candidate.sources == [.fragment], let written = link.writtenFragment {
      return .envelope(written, isWritten: true, by: pattern.id)
    }
    return .envelope(values[0].first ?? "", isWritten: false, by: pattern.id)
  }
}

extension String {
  /// Whether a web link can have the text as its host, perhaps with a port.
  fileprivate var isHostOfLinks: Bool {
    guard utf8.count < 254, let parts = try? LinkParts("https://" + self, isPath: false)
    else { return false }
    return parts.host?.utf8.elementsEqual(utf8) == true
  }

  /// Whether a parser that escapes what a URI contains only escaped turns the link into another one.
  package var becomesAnother: Bool { utf8.contains(UInt8(ascii: "#")) || hasBracketedHost }

  /// Whether the host of the link is an IPv6 address, as it is written: `https://[`.
  var hasBracketedHost: Bool {
    let bytes = utf8.drop { $0 != UInt8(ascii: "/") }
    return bytes.starts(with: "//[".utf8)
  }
}
