package import RoutegenCompiler

/// The result of `match`.
package struct MatchReport {
  package let matcher: ExplainingMatcher
  package var explanation: MatchExplanation

  /// The current time in seconds since 1970; `nil` if there is no clock.
  package let now: Double?

  package var model: RouteModel { matcher.model }
  package var answer: ExplainingMatcher.Answer { explanation.answer }

  /// The expiry that has passed; it takes precedence over the answer.
  package var pastExpiry: Expiry? { explanation.expiries.first(where: isPast) }

  package var isRoute: Bool {
    if case .route = answer { pastExpiry == nil } else { false }
  }

  /// Returns whether an expiry has passed; without a clock, only one that cannot be parsed has.
  package func isPast(_ expiry: Expiry) -> Bool { expiry.isPast(at: now ?? -.infinity) }

  /// The answer in one line, with what was meant.
  package var message: String {
    guard pastExpiry == nil, !isRoute else { return answerText }
    if let pasted { return pasted.fault }
    let headline = isPayloadWithoutRule ? answerText : explanation.headline(in: model)
    if let key = explanation.innerKey {
      let reads = isPayloadWithoutRule ? "can name" : "reads as '{\(key)}'"
      return "\(headline); the payload has '\(key)', which a line of 'payload' \(reads)"
    }
    if isPayloadWithoutRule { return headline }
    guard case .missing = answer, let difference = nearest?.differences.first else {
      return headline
    }
    // The item with the value has another key, or is in another part.
    return difference.isOfItem ? "\(headline): \(difference.text)" : headline
  }

  private var isPayloadWithoutRule: Bool {
    guard case .missing = answer else { return false }
    return !explanation.rules.contains(where: \.decides) && explanation.readings.isEmpty
  }

  /// The answer in one line, as the page of `export html` has it, too.
  var answerText: String {
    if let expiry = pastExpiry {
      return expiry.secondsSince1970 == nil
        ? "it counts as expired, because the value '\(expiry.value)' of '\(expiry.key)' is not a time"
        : "it expired at '\(expiry.value)', the value of '\(expiry.key)'"
    }
    if case .route(let index, let values) = answer {
      return model.text(of: model.routes[index], values)
    }
    if isPayloadWithoutRule, case .missing(let key) = answer {
      return key == "payload" && model.payloads.isEmpty
        ? "the file has no 'payload', so no payload names a route"
        : "the payload has none of the keys that name a route"
    }
    return answer.text(in: model)
  }

  /// The route and its values; `nil` if the link is not a route.
  private var route: (route: Route, values: [[String]])? {
    guard isRoute, case .route(let index, let values) = answer else { return nil }
    return (model.routes[index], values)
  }

  /// The link that the route prints.
  package var canonicalLink: String? {
    guard let (route, values) = route else { return nil }
    return try? RoutePrinter(matcher, now: now).link(of: route, values)
  }

  /// The requirements of the route and its groups, the outermost first.
  package var requirements: [String] {
    guard let (route, _) = route else { return [] }
    return model.requirements(of: route)
  }

  /// Facts about the route in addition to its values, each with a title.
  var facts: [(title: String, text: String)] {
    guard let (route, values) = route else { return extras }
    let defaults = zip(route.parameters, values).compactMap { parameter, texts in
      texts.isEmpty ? parameter.defaultValue.map { "\(parameter.name): \($0)" } : nil
    }
    let lines = [
      ("defaults", defaults.joined(separator: ", ")),
      ("requires", requirements.joined(separator: ", ")), ("canonical", canonicalLink ?? ""),
    ]
    return route.remarks(on: values, of: explanation.readings.last?.text ?? "", model)
      + lines.filter { !$0.1.isEmpty } + extras
  }

  /// The items that the route, or the pattern that has the path, does not read.
  private var extras: [(title: String, text: String)] {
    guard pastExpiry == nil else { return [] }
    let fragment = isRoute ? explanation.unreadFragment.map { ("extra", "#\($0)") } : nil
    let renamed = isRoute ? nearestOfRoute?.differences ?? [] : []
    return explanation.extras.map { extra in
      let text = "\(extra.key)=\(extra.value)"
      let item = route?.0.pattern.query.first {
        $0.keys.contains { key in model.isSame(key, extra.key) }
      }
      if let slot = item?.slot, let name = route?.0.parameters[slot].name {
        return ("extra", text + ", from which '\(name)' is not read")
      }
      let guess = renamed.lazy.compactMap { $0.newKey(of: extra.key) }.first
      return ("extra", text + (guess.map { ", did you mean '\($0)'?" } ?? ""))
    } + [fragment].compactMap { $0 }
  }

  /// The link or path that was read last.
  private var lastText: String { explanation.readings.last?.text ?? "" }

  /// A similar link that opens the same route, and from which it reads more.
  private var nearestOfRoute: NearestLink? {
    guard case .route(let index, _) = answer, !explanation.extras.isEmpty else { return nil }
    return NearestLink(to: lastText, matcher, route: index)
  }

  /// A similar link that opens a route, if the link that was read opens none.
  private var nearest: NearestLink? {
    if isRoute || pastExpiry != nil || lastText.isEmpty { return nil }
    return NearestLink(to: lastText, matcher)
  }

  /// What is around the link, or what it lacks, if that is why it opens nothing.
  private var pasted: PastedLink? {
    isRoute || explanation.readings.count != 1 ? nil : PastedLink(lastText, matcher)
  }

  /// The link that was most likely meant; `nil` if there is none, or if it is not known completely.
  package var meantLink: String? {
    guard pastExpiry == nil, !isRoute else { return nil }
    if let pasted { return pasted.link }
    return nearest.flatMap { $0.isWhole ? $0.text : nil }
  }

  /// What would be right: the nearest link, or else the accepted schemes or hosts.
  var remedy: String? {
    guard let found = variantRoute ?? explanation.laterRule else { return ownRemedy }
    guard let condition = model.condition, let ownRemedy else { return found }
    return "\(found); with '\(condition)': \(ownRemedy)"
  }

  private var ownRemedy: String? {
    guard let link = meantLink else { return origins }
    let answer = matcher.match(link, isPath: true)
    guard case .route(let index, let values) = answer else { return "did you mean '\(link)'?" }
    return "did you mean '\(link)'? It is '\(model.text(of: model.routes[index], values))'"
  }

  /// The route in builds with another compilation condition, or without one, if the link opens one only there.
  private var variantRoute: String? {
    if isRoute || pastExpiry != nil { return nil }
    return model.variants.lazy.compactMap { variant in
      let answer = ExplainingMatcher(variant.model).match(lastText, isPath: true)
      guard case .route(let index, let values) = answer else { return nil }
      let route = variant.model.text(of: variant.model.routes[index], values)
      let builds = variant.model.condition.map { "with '\($0)'" } ?? "without a condition"
      return "in builds \(builds), it is '\(route)'"
    }.first
  }

  /// The accepted schemes or hosts, if those of the link are wrong.
  private var origins: String? {
    guard pastExpiry == nil else { return nil }
    let origins = model.originsOfPatterns
    let hosts = model.hosts.map(\.description) + origins.hosts
    switch answer {
    case .wrongScheme:
      let web = hosts.isEmpty ? [] : model.acceptsHTTP ? ["https", "http"] : ["https"]
      return listed("schemes", model.schemes + web + origins.schemes)
    case .wrongHost: return listed("hosts", hosts)
    case .notFound: return missingBase
    case .route, .malformed, .missing, .invalidValue, .excluded: return nil
    }
  }

  /// With what the links of the origin begin, if the link does not.
  private var missingBase: String? {
    guard let parts = try? LinkParts(lastText, isPath: false), let scheme = parts.scheme,
      (try? matcher.classify(lastText, isPath: false)) == nil
    else { return nil }
    let host = parts.host ?? ""
    let base = model.bases.base(ofHost: host).asBase
    let isOnHost = scheme.isWebScheme || matcher.isDeclaredHost(host) && !base.isEmpty
    let beginning = isOnHost ? "\(scheme)://\(host)\(base)" : model.beginning(of: scheme)
    return "the links there begin with '\(beginning)'"
  }

  private func listed(_ noun: String, _ texts: [String]) -> String {
    let texts = texts.withoutRepetitions
    return texts.isEmpty
      ? "the file declares no \(noun)" : "the \(noun) are \(texts.joined(separator: ", "))"
  }
}

extension NearestLink.Difference {
  /// Whether the difference is in an item of the query or of the fragment.
  fileprivate var isOfItem: Bool {
    switch self {
    case .key, .belongsInFragment, .belongsInQuery: true
    case .scheme, .host, .port, .base, .slashes, .text, .needs, .value: false
    }
  }
}
