/// What a placeholder says of its parameter, and where it cannot say it.
extension ParameterSyntax {
  /// Returns the form of the parameter, which depends on its position: in a query, and of a `URL` in a path, `...` is
  /// one value, the rest of the link.
  func form(at position: PlaceholderPosition) -> Parameter.Form {
    if isRest, position != .query, !(position == .segment && isRestOfLink(type?.name.text == "URL"))
    {
      return restMark == nil ? .rest : .optionalRest
    }
    guard let type else { return .single }
    if separator != nil {
      return type.filledListMark == nil && !position.isInPath ? .optional : .single
    }
    if type.dictionaryValue != nil { return type.hasListValues ? .listDictionary : .dictionary }
    return type.isList ? .list : type.isOptional ? .optional : .single
  }

  /// Returns the reason why a parameter of this form and type cannot be at this position.
  func misplacement(
    of form: Parameter.Form, _ kind: ValueType.Kind, at position: PlaceholderPosition
  ) -> Diagnostic? {
    if separator != nil {
      if position == .fragment {
        return problem(
          "only a path and the items of a query have lists in one text",
          note: "a 'type' can read such a text here; a list is '?{\(name.text): …}'")
      }
      if mayBeMissing { return listWithDefault(isInPath: position.isInPath) }
    }
    if isRest, position == .query { return isRestOfLink(kind == .url) ? nil : restOfNoURL }
    if form.isRest, let problem = problemOfRest(kind, at: position) { return problem }
    if position.isInPath { return misplacementInPath(of: form, kind, at: position) }
    guard form == .list || form.isDictionary else { return nil }
    if position == .fragment {
      return problem(
        "a fragment cannot contain a list", note: "a query can: '?{\(name.text): …}'")
    }
    if form.isDictionary, let problem = problemOfDictionary { return problem }
    return mayBeMissing ? listWithDefault(isInPath: false) : nil
  }

  /// Returns the reason why a path cannot contain a parameter of this form and type.
  private func misplacementInPath(
    of form: Parameter.Form, _ kind: ValueType.Kind, at position: PlaceholderPosition
  ) -> Diagnostic? {
    let name = name.text
    if position == .part, elseWord != nil || mayBeMissing {
      return problem(
        "an item with text and placeholders is required, so '\(name)' cannot be missing",
        note:
          "for links without the item, write another route, or an 'also' with a value: 'with \(name) = …'"
      )
    }
    let place = position == .part ? "a part of a value" : "a path segment"
    if position == .segment, form == .list, defaultValue == nil {
      return problem(
        "a path segment cannot be a list", note: "a query can contain a list: '?{\(name): …}'"
      )
      .note("with a text between its elements, it is one segment: '{\(name): […] by \",\"}'")
      .propose(
        "make it the rest of the path, '{\(name)...}'", replace: span, with: "{\(name)...}")
    }
    if let type, kind == .text {
      return problem(
        "\(place) cannot contain the line breaks of a 'Text'", at: type.name.span,
        note: "a query item or a fragment can: '?{\(name): Text}'"
      )
      .change(type.name.span, to: "String")
    }
    if form == .list || form.isDictionary {
      let joined = "with a text between its elements, it is one text: '{\(name): […] by \",\"}'"
      return problem(
        "\(place) is one value, so '\(name)' is no list or dictionary",
        note: "a query can contain several: '?{\(name): …}'"
      )
      .note(type?.isList == true ? joined : nil)
    }
    if let elseWord, !isUnnamed {
      let isNil = defaultValue?.text.isNil == true
      return problem(
        "a path whose segment cannot be parsed is another path, so a segment has no 'else'",
        .invalidDefault,
        at: elseWord,
        note: isNil ? "without 'else nil', it is 'nil' where the segment is missing" : nil
      )
      .change(elseWord, to: isNil ? nil : "=")
    }
    let mayBeAbsent = form == .optional || defaultValue != nil && !isUnnamed
    guard position == .mixed, mayBeAbsent else { return nil }
    return problem(
      "only a whole segment may be missing, and '\(name)' is a part of one",
      note:
        "write the pattern without '\(name)' on a line 'also …', or an item that may be missing: '?{\(name): …}'"
    )
  }

  /// What is wrong with `...` in a path or a fragment.
  private func problemOfRest(
    _ kind: ValueType.Kind, at position: PlaceholderPosition
  ) -> Diagnostic? {
    let name = name.text
    if position != .segment {
      let type = kind == .url ? ": URL" : ""
      let whole =
        "the whole fragment is '#{\(name)\(type)}', and a path in it '#/{\(name)\(type)...}'"
      return problem(
        "'...' is the rest of the path, so it is the whole last segment", .misplacedRest,
        note: position == .fragment ? whole : nil)
    }
    if kind != .string || type?.isDecorated == true {
      let problem = problem("the rest of a path is a list of texts", at: type?.span)
      if type?.name.text == "URL" {
        return self.problem(
          "the rest of the link is one URL, which each link has", .misplacedRest
        ).propose("make it '{\(name): URL...}'", replace: span, with: "{\(name): URL...}")
      }
      let mark = restMark != nil || type?.isOptional == true ? "?" : ""
      let text = "{\(name)...\(mark)}"
      return problem.propose("make it '\(text)'", replace: span, with: text)
    }
    guard let defaultValue, !isUnnamed else { return nil }
    return problem(
      "the rest of a path cannot have a default: it is empty where there are no segments",
      .invalidDefault,
      at: defaultValue.span, note: "with '{\(name)...?}' the path may end before it")
  }

  /// Whether `...` belongs to one URL that is required.
  private func isRestOfLink(_ isURL: Bool) -> Bool {
    let isSingle = type.map { !$0.isOptional && !$0.isList && $0.dictionaryValue == nil } ?? false
    return isURL && isSingle && defaultValue == nil && restMark == nil
  }

  private var restOfNoURL: Diagnostic {
    let name = name.text
    let problem = problem(
      "in a query, '...' is for a URL that is the rest of the link", .misplacedRest)
    // `[String]` would need `...` in the path.
    if let type = type?.name.text, !["String", "Text", "URL"].contains(type) {
      let list = "{\(name): [\(type)]}"
      return problem.propose("write a list, '\(list)'", replace: span, with: list)
    }
    return problem.note(
      "write '?\(name)={\(name): URL...}' as the last item"
        + (restMark == nil ? "" : ", without '?'"))
  }

  private var problemOfDictionary: Diagnostic? {
    guard let type else { return nil }
    if type.name.text != "String" || type.dictionaryValue?.text != "String" {
      return problem("the keys and values of a dictionary are texts", at: type.span)
        .propose("make it '\(dictionaryText)'", replace: type.span, with: dictionaryText)
    }
    guard let mark = type.filledListMark ?? type.filledMark else { return nil }
    return problem("a dictionary may be empty, and so may its texts: it has no '+'", at: mark)
      .propose("remove the '+'", replace: mark, with: "")
  }

  /// The only dictionary that a placeholder like this one can have.
  var dictionaryText: String {
    type?.hasListValues == true ? "[String: [String]]" : "[String: String]"
  }

  private func listWithDefault(isInPath: Bool) -> Diagnostic {
    let isFilled = type?.filledListMark != nil
    let problem = problem(
      isInPath
        ? "a list in a path has at least one element, so it has no '?' or default"
        : isFilled
          ? "a list with '+' has at least one value in each link, so it has no '?' or default"
          : "a list is empty where a link has no value for it, so it needs no '?' or default")
    guard let type else { return problem }
    if isFilled, !isInPath {
      return problem.note("without the '+', it is empty where a link has no value for it")
    }
    if let value = defaultValue, !type.isOptional {
      // The default is behind everything else.
      let ends = [range?.span, separator?.span, otherKeys.last?.span]
      let start = ends.compactMap { $0?.end }.max() ?? type.span.end
      return problem.correct(
        "remove the default",
        replace: Span(file: value.span.file, start: start, end: value.span.end), with: "",
        isCertain: ["[]", "nil"].contains(value.text))
    }
    guard type.isOptional, defaultValue == nil else { return problem }
    let mark = Span(file: type.span.file, start: type.span.end - 1, end: type.span.end)
    return problem.fix("remove the '?'", replace: mark, with: "")
  }

  /// What is wrong with `else`: the value is discarded, every text is a value, or the type has no `nil`.
  func problem(ofElse word: Span, _ form: Parameter.Form, _ kind: ValueType.Kind) -> Diagnostic? {
    if isUnnamed {
      return problem(
        "the value of '{_}' is discarded, so it needs no 'else'", .invalidDefault, at: word
      )
      .change(word, to: "=")
    }
    if kind.isText {
      return problem(
        type?.filledMark != nil
          ? "only the empty text is no value of '\(valueText)', and it counts as absent anyway"
          : "every text is a value of '\(valueText)', so there is nothing else", .invalidDefault,
        at: word
      )
      .change(word, to: "=", isCertain: true)
    }
    guard let defaultValue, defaultValue.text.isNil, form == .single, let type else { return nil }
    let name = type.name.text
    return problem(
      "'nil' is not a value of '\(name)'; that of 'else' is one", .invalidDefault,
      at: defaultValue.span
    )
    .propose("change the type to '\(name)?'", replace: type.span.endPoint, with: "?")
  }

  /// The type as it is written, without the marks of a list.
  var valueText: String { type?.valueText ?? "String" }

  private var mayBeMissing: Bool { type?.isOptional == true || defaultValue != nil }

  private func problem(
    _ message: String, _ code: DiagnosticCode = .invalidParameterType, at place: Span? = nil,
    note: String? = nil
  ) -> Diagnostic {
    Diagnostic(code, message, at: place ?? span, note: note)
  }
}

extension TypeSyntax {
  fileprivate var isDecorated: Bool {
    isOptional || isList || dictionaryValue != nil || filledMark != nil
  }
}
