@testable import RoutegenCompiler
@testable import RoutegenTool

/// The reasons for which a manifest opens a path wrongly or leaves it out, because no manifest can say it.
enum AndroidPathResidue: String, Hashable {
  /// The path has two slashes in a row.
  case slashes

  /// A segment has an escaped slash, and Android decodes the path.
  case divider

  /// A number has 19 digits or more, and does not fit.
  case number

  /// Text after a placeholder occurs in the value of the placeholder more often than patterns follow.
  case noGoingBack

  /// The type has no pattern, which RG602 says.
  case wide

  /// The pattern that closes the links cannot be said, which RG605 says.
  case lostExclusion

  /// The pattern cannot be said, which RG601 says.
  case omitted

  /// - Returns: `nil` if there is none of these reasons.
  init?(_ path: String, _ parts: LinkParts, _ paths: AndroidHostPaths) {
    let deciding = paths.decidingClaim(of: parts)
    let opening = paths.claims(opening: path)
    if opening.contains(where: { paths.isWide($0, parts) }) {
      self = .wide
    } else if let deciding, paths.manifest.lostExclusions.has(deciding) {
      self = .lostExclusion
    } else if let deciding, paths.manifest.omittedClaims.has(deciding) {
      self = .omitted
    } else if parts.hasEmptySegment {
      self = .slashes
    } else if parts.segments.contains(where: { $0.contains(UInt8(ascii: "/")) }) {
      self = .divider
    } else if !opening.isEmpty, opening.allSatisfy({ paths.hasNumber($0, parts) }) {
      self = .number
    } else if opening.isEmpty, paths.claims.needGoingBack(parts, moreOftenThan: 4) {
      self = .noGoingBack
    } else {
      return nil
    }
  }
}

extension Claims {
  /// Whether a segment of the link has the text after a placeholder, or its beginning, more often than a number
  /// of times.
  fileprivate func needGoingBack(_ parts: LinkParts, moreOftenThan most: Int) -> Bool {
    all.contains { claim in
      zip(claim.segments, parts.segments).contains { segment, bytes in
        guard case .mixed(let pieces) = segment else { return false }
        let text = String(decoding: bytes, as: UTF8.self)
        return pieces.dropFirst().contains { piece in
          guard case .literal(let literal) = piece, let first = literal.unicodeScalars.first else {
            return false
          }
          return text.unicodeScalars.count(where: { $0 == first }) > most
        }
      }
    }
  }
}
