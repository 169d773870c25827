/// Uppercase letters or `_` in a path segment.
///
/// Links are case-sensitive, and people who type or guess a link write it in lower case, with `-`
/// between words. In a `caseless` file, uppercase letters are not reported.
///
///     /Settings        // RG402
///     /user_profile    // RG402
struct UppercaseSegments: Lint {
  static let code = DiagnosticCode("RG402", "uppercase-segment", .off)

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    for segment in model.literalSegments where !segment.text.isLowercaseASCII {
      if !model.isCaseless, segment.text.contains(where: \.isUppercase) {
        bag.report(
          Diagnostic(
            UppercaseSegments.code,
            "'\(segment.text)' has uppercase letters, and links are case-sensitive",
            at: segment.span
          )
          .newSpelling(of: segment)
          .note("in a file with the line 'caseless', links match in either case"))
      } else if segment.text.contains("_") {
        bag.report(
          Diagnostic(
            UppercaseSegments.code, "'\(segment.text)' has '_', where links usually have '-'",
            at: segment.span
          )
          .newSpelling(of: segment))
      }
    }
  }
}

extension RouteModel {
  /// Every literal segment in the order of the file, once for each node of the tree of paths.
  ///
  /// Aliases are left out: their text is that of links which others made. `@unlinked` routes have no
  /// links.
  fileprivate var literalSegments: [NameSyntax] {
    struct Step: Hashable {
      let parent: Int
      let segment: Segment
    }
    var places: [Step: Int] = [:]
    var found: [NameSyntax] = []
    for pattern in linkedRoutes.map(\.pattern) {
      var parent = 0
      for (segment, span) in zip(pattern.segments, pattern.segmentSpans) {
        let step = Step(parent: parent, segment: segment)
        let known = places[step]
        // A mounted route set is checked in its own file, and the line that mounts it in this one.
        if case .literal(let text) = segment, known == nil, span.file == nameSpan.file {
          found.append(NameSyntax(text: text, span: span))
        }
        parent = known ?? places.count + 1
        places[step] = parent
      }
    }
    return found
  }
}

extension String {
  /// Whether the text consists of lowercase letters, digits and `-`, as most segments do.
  var isLowercaseASCII: Bool { Self.lowercaseBytes.containsAll(of: self) }

  private static let lowercaseBytes = ByteSet {
    (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-")
  }

  /// The words in lower case, joined with `-`: `userProfile`, `user_profile` → `user-profile`.
  ///
  /// A single lowercase letter at the beginning is not a word: `iPhone` → `iphone`.
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
  /// The diagnostic proposes no other spelling, which would change the links that open the route.
  fileprivate func newSpelling(of segment: NameSyntax) -> Diagnostic {
    note(
      "if the links are still to be chosen, '\(segment.text.hyphenated)' is easier to guess"
    )
  }
}
