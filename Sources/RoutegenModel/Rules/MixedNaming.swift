import RoutegenSource

/// Neighbouring path segments whose words are joined in different ways.
///
/// People guess one link from another, and `/newArrivals` beside `/best-sellers` guesses wrong.
///
///     /best-sellers
///     /gift-cards
///     /newArrivals    // RG403
struct MixedNaming: Rule {
  static let code = DiagnosticCode.mixedNaming

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    let segments = model.literalSegments.filter { NamingStyle(of: $0.text) != nil }
    let neighbours = Dictionary(grouping: segments, by: \.parent)
    for (_, segments) in neighbours.sorted(by: { $0.key < $1.key }) {
      check(segments, into: &bag)
    }
  }

  private func check(_ neighbours: [LiteralSegment], into bag: inout DiagnosticBag) {
    let byStyle = Dictionary(grouping: neighbours) { NamingStyle(of: $0.text) }
    // Of two styles that are as frequent, the one that is used first counts.
    let usual = byStyle.values.max {
      ($0.count, $1[0].span.start) < ($1.count, $0[0].span.start)
    }
    guard let example = usual?.first, let style = NamingStyle(of: example.text) else { return }
    guard let stranger = neighbours.first(where: { NamingStyle(of: $0.text) != style }),
      let other = NamingStyle(of: stranger.text)
    else { return }
    bag.report(.mixed(stranger, other, among: example, style))
  }
}

/// How the words of a segment are joined.
private enum NamingStyle: String {
  case kebab = "kebab-case"
  case camel = "camelCase"
  case snake = "snake_case"

  /// `nil` for one word, which goes with every style.
  init?(of text: String) {
    if text.contains("_") {
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
      "'\(segment.text)' is written in \(style.rawValue), unlike the segments beside it",
      at: segment.span
    )
    .also(example.span, "this one is written in \(usual.rawValue)")
    .note("join words in one way, best with '-'; 'also' keeps an old spelling that links have")
  }
}
