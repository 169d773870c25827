/// A set of texts as a pattern describes it: literal text, a parameter's type, or a mix of both.
///
/// It carries the part of the forest in whose model it is read, because a type names an enum by its
/// index in that model. Forms of two models have nothing in common but their texts
/// (``RegularLanguage``), which know no model.
struct TextForm {
  let pieces: [Piece]

  /// Whether the text is a path segment; otherwise it is the value of an item, or a fragment.
  let isInPath: Bool

  /// Whether an empty text is accepted, too, because it counts as absent.
  let acceptsEmpty: Bool
  let part: OverlapTree.Part

  /// What a plus sign that is not escaped is read as, where this differs between the patterns that
  /// are compared; `nil` if the texts have no such sign.
  var plus: Unicode.Scalar?

  /// The form of a path segment.
  init(segment pieces: [Piece], in part: OverlapTree.Part) {
    (self.pieces, isInPath, acceptsEmpty, self.part) = (pieces, true, false, part)
  }

  /// The form of an item that has a text.
  init(literal text: String, in part: OverlapTree.Part) {
    (pieces, isInPath, acceptsEmpty, self.part) = ([.literal(text)], false, false, part)
  }

  /// The form of an item's value or of a whole fragment.
  init(item type: ValueType, acceptsEmpty: Bool = false, in part: OverlapTree.Part) {
    let mixed = type.part?.pieces.map { $0.inTree(part.model) }
    (pieces, isInPath, self.part) = (mixed ?? [.parameter(slot: nil, type)], false, part)
    self.acceptsEmpty = acceptsEmpty
  }

  var model: RouteModel { part.model }

  /// The literal text, if the form is nothing else.
  var literal: String? {
    pieces.count == 1 ? pieces[0].literal : nil
  }

  var isLiteral: Bool { pieces.count == 1 && pieces[0].type == nil }

  /// Whether it is that of the segment in place of the `#` before a path.
  var isFragmentMark: Bool { literal?.isFragmentMark ?? false }

  /// The type, if the form is one parameter.
  var type: ValueType? {
    pieces.count == 1 ? pieces[0].type : nil
  }

  /// Whether the form has a declared Swift type, of whose values nothing is known.
  var isUnknown: Bool {
    pieces.contains { $0.type.map { !model.knowsTexts(of: $0) } ?? false }
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
    return mayAccept(text) && model.reads(text, as: pieces)
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
        case (.parameter(_, let type), .parameter(_, let otherType)):
          model.identity(of: type) == other.model.identity(of: otherType)
        case (.literal, _), (.parameter, _): false
        }
      }
  }

  /// Whether the text begins and ends with the form's literal text: a cheap test before the exact one.
  private func mayAccept(_ text: String) -> Bool {
    if model.isCaseless { return true }
    let (start, end) = (pieces.first?.literal ?? "", pieces.last?.literal ?? "")
    return text.utf8.starts(with: start.utf8)
      && text.utf8.reversed().starts(with: end.utf8.reversed())
  }

  /// Whether the literal text at the beginnings and ends of two forms allows for a common text: a
  /// cheap test before the exact one.
  func mayMeet(_ other: TextForm) -> Bool {
    let (start, otherStart) = (pieces.first?.literal ?? "", other.pieces.first?.literal ?? "")
    let (end, otherEnd) = (pieces.last?.literal ?? "", other.pieces.last?.literal ?? "")
    return zip(start.utf8, otherStart.utf8).allSatisfy { $0 == $1 }
      && zip(end.utf8.reversed(), otherEnd.utf8.reversed()).allSatisfy { $0 == $1 }
  }
}
