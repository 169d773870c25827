import RoutegenSource

/// Upper case or `_` in a path segment.
///
/// Links are compared with their case, and people who type or guess one write it in lower case with
/// `-` between words. Where the file says `caseless`, upper case does no harm.
///
///     /Settings        // RG402
///     /user_profile    // RG402
struct UppercaseSegments: Rule {
  static let code = DiagnosticCode.uppercaseSegment

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    for segment in model.literalSegments {
      if !model.isCaseless, segment.text.contains(where: \.isUppercase) {
        bag.report(.uppercase(segment))
      } else if segment.text.contains("_") {
        bag.report(.underscore(segment))
      }
    }
  }
}

extension String {
  /// The words in lower case with `-` between them: `userProfile`, `user_profile` → `user-profile`.
  ///
  /// One small letter at the beginning is no word: `iPhone` → `iphone`.
  fileprivate var hyphenated: String {
    let characters = Array(self)
    var result = ""
    for (place, character) in characters.enumerated() {
      let previous = place > 0 ? characters[place - 1] : nil
      let next = place + 1 < characters.count ? characters[place + 1] : nil
      let endsWord =
        place > 1 && previous?.isLowercase == true
        || previous?.isNumber == true || previous?.isUppercase == true && next?.isLowercase == true
      if character == "_" {
        result += "-"
      } else {
        result += character.isUppercase && endsWord ? "-" : ""
        result += character.lowercased()
      }
    }
    return result
  }
}

extension Diagnostic {
  fileprivate static func uppercase(_ segment: LiteralSegment) -> Diagnostic {
    Diagnostic(
      UppercaseSegments.code,
      "'\(segment.text)' has upper case, and links are compared with their case", at: segment.span
    )
    .newSpelling(of: segment)
    .note("with a line 'caseless' at the top of the file, links may have either case")
  }

  fileprivate static func underscore(_ segment: LiteralSegment) -> Diagnostic {
    Diagnostic(
      UppercaseSegments.code, "'\(segment.text)' has '_' where links have '-' between words",
      at: segment.span
    )
    .newSpelling(of: segment)
  }

  /// No fix: it would change which links are the route.
  private func newSpelling(of segment: LiteralSegment) -> Diagnostic {
    note(
      "write '\(segment.text.hyphenated)'; if links are out there, keep the old pattern with 'also'"
    )
  }
}
