/// A set of texts as a pattern describes it: literal text, a parameter's type, or a mix of both.
///
/// It carries the part of the forest in whose model it is read, because a type names an enum by its
/// index in that model. Forms of two models have nothing in common but their texts
/// (``RegularLanguage``), which know no model.
struct TextForm {
  let pieces: [MatchTree.MixedPiece]

  /// Whether the text is a path segment; otherwise it is the value of an item, or a fragment.
  let isInPath: Bool

  /// Whether an empty text is accepted, too, because it counts as absent.
  let acceptsEmpty: Bool
  let part: OverlapTree.Part

  /// What a plus sign that is not escaped is read as, where this differs between the patterns that
  /// are compared; `nil` if the texts have no such sign.
  var plus: Unicode.Scalar?

  /// The form of a path segment.
  init(segment pieces: [MatchTree.MixedPiece], in part: OverlapTree.Part) {
    (self.pieces, isInPath, acceptsEmpty, self.part) = (pieces, true, false, part)
  }

  /// The form of an item that has a text.
  init(literal text: String, in part: OverlapTree.Part) {
    (pieces, isInPath, acceptsEmpty, self.part) = ([.literal(text)], false, false, part)
  }

  /// The form of an item's value or of a whole fragment.
  init(item type: ValueType, acceptsEmpty: Bool = false, in part: OverlapTree.Part) {
    let mixed = type.part?.pieces.map { $0.inTree(part.model) }
    (pieces, isInPath, self.part) = (mixed ?? [.parameter(type)], false, part)
    self.acceptsEmpty = acceptsEmpty
  }

  var model: RouteModel { part.model }

  /// The literal text, if the form is nothing else.
  var literal: String? {
    if case .literal(let text) = pieces[0], pieces.count == 1 { text } else { nil }
  }

  var isLiteral: Bool {
    if case .literal = pieces[0] { pieces.count == 1 } else { false }
  }

  /// Whether it is that of the segment in place of the `#` before a path.
  var isFragmentMark: Bool { literal?.isFragmentMark ?? false }

  /// The type, if the form is one parameter.
  var type: ValueType? {
    if case .parameter(let type) = pieces[0], pieces.count == 1 { type } else { nil }
  }

  /// Whether the form has a declared Swift type, of whose values nothing is known.
  var isUnknown: Bool {
    pieces.contains {
      if case .parameter(let type) = $0 { !model.knowsTexts(of: type) } else { false }
    }
  }

  /// Whether the text has this form.
  ///
  /// Every text with the prefix of a declared Swift type is assumed to be a value.
  func accepts(_ text: String) -> Bool {
    let text = plus.map(text.reading) ?? text
    if let literal { return model.isSame(literal, text) }
    if acceptsEmpty, text.isEmpty { return true }
    if let type {
      return !(isInPath && text.isEmpty) && model.reads(text, as: type, inPath: isInPath)
    }
    guard mayAccept(text) else { return false }
    return model.split(text, pieces)?
      .allSatisfy { model.reads($0.text, as: $0.type, inPath: true) } ?? false
  }
}

extension TextForm: Equatable {
  /// Whether the two are written alike in one model.
  static func == (left: TextForm, right: TextForm) -> Bool {
    left.pieces == right.pieces && left.isInPath == right.isInPath && left.part === right.part
  }
}

extension TextForm {
  /// Whether the two have the same texts: in one model if they are written alike, in two models if their
  /// types are the same in both.
  func hasSameTexts(as other: TextForm) -> Bool {
    if part === other.part { return self == other }
    return isInPath == other.isInPath && pieces.count == other.pieces.count
      && zip(pieces, other.pieces).allSatisfy { piece, otherPiece in
        switch (piece, otherPiece) {
        case (.literal(let text), .literal(let otherText)): text.utf8.elementsEqual(otherText.utf8)
        case (.parameter(let type), .parameter(let otherType)):
          model.identity(of: type) == other.model.identity(of: otherType)
        case (.literal, _), (.parameter, _): false
        }
      }
  }

  /// Whether the text begins and ends with the form's literal text: a cheap test before the exact one.
  private func mayAccept(_ text: String) -> Bool {
    if model.isCaseless { return true }
    if case .literal(let start)? = pieces.first, !text.utf8.starts(with: start.utf8) {
      return false
    }
    if case .literal(let end)? = pieces.last,
      !text.utf8.reversed().starts(with: end.utf8.reversed())
    {
      return false
    }
    return true
  }

  /// Whether the literal text at the beginnings and ends of two forms allows for a common text: a
  /// cheap test before the exact one.
  func mayMeet(_ other: TextForm) -> Bool {
    if case .literal(let left)? = pieces.first, case .literal(let right)? = other.pieces.first,
      !zip(left.utf8, right.utf8).allSatisfy({ $0 == $1 })
    {
      return false
    }
    if case .literal(let left)? = pieces.last, case .literal(let right)? = other.pieces.last,
      !zip(left.utf8.reversed(), right.utf8.reversed()).allSatisfy({ $0 == $1 })
    {
      return false
    }
    return true
  }
}
