package import RoutegenSource

extension DiagnosticCode {
  package static let mixedNaming = DiagnosticCode("RG403", "mixed-naming", .off)
}

/// Neighboring path segments that join their words in different ways.
///
/// People guess one link from another: the users of `/best-sellers` will try `/new-arrivals`, not
/// `/newArrivals`.
///
///     /best-sellers
///     /gift-cards
///     /newArrivals    // RG403
struct MixedNaming: Lint {
  static let code = DiagnosticCode.mixedNaming

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    check(ModelFacts(model), into: &bag)
  }

  func check(_ facts: ModelFacts, into bag: inout DiagnosticBag) {
    let segments = facts.literalSegments.filter { NamingStyle(of: $0.text) != nil }
    let neighbors = Dictionary(grouping: segments, by: \.parent)
    for (_, segments) in neighbors.sorted(by: { $0.key < $1.key }) {
      check(segments, into: &bag)
    }
  }

  private func check(_ neighbors: [LiteralSegment], into bag: inout DiagnosticBag) {
    let byStyle = Dictionary(grouping: neighbors) { NamingStyle(of: $0.text) }
    // If two styles are equally frequent, the one that is used first counts.
    let usual = byStyle.values.max {
      ($0.count, $1[0].span.start) < ($1.count, $0[0].span.start)
    }
    guard let example = usual?.first, let style = NamingStyle(of: example.text) else { return }
    guard let stranger = neighbors.first(where: { NamingStyle(of: $0.text) != style }),
      let other = NamingStyle(of: stranger.text)
    else { return }
    bag.report(.mixed(stranger, other, among: example, style))
  }
}

/// The way in which a segment joins its words.
private enum NamingStyle: String {
  case kebab = "kebab-case"
  case camel = "camelCase"
  case snake = "snake_case"

  /// Returns `nil` for a single word, which fits every style.
  init?(of text: String) {
    if text.isLowercaseASCII {
      guard text.utf8.contains(UInt8(ascii: "-")) else { return nil }
      self = .kebab
    } else if text.contains("_") {
      self = .snake
    } else if text.contains("-") {
      self = .kebab
    } else if zip(text, text.dropFirst()).contains(where: { $0.isLowercase && $1.isUppercase }) {
      self = .camel
    } else {
      return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func mixed(
    _ segment: LiteralSegment, _ style: NamingStyle,
    among example: LiteralSegment, _ usual: NamingStyle
  ) -> Diagnostic {
    Diagnostic(
      MixedNaming.code,
      "'\(segment.text)' is written in \(style.rawValue), unlike its neighbors",
      at: segment.span
    )
    .also(example.span, "this segment is written in \(usual.rawValue)")
    .note("if the links are still to be chosen, join words in one way, preferably with '-'")
  }
}
