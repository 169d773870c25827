import RoutegenCompiler
import Testing

/// The language reference has a compiled example of every construct.
@Suite struct ConstructTests {
  private static let blocks = [Page.language, .special, .push].flatMap { $0.blocks("routes") }
    .filter { !$0.words.contains("error") }

  /// What the tool names where a file has another attribute; each begins a line of an example.
  @Test func everyAttributeIsShown() throws {
    let words = try Self.list("the attributes are", in: "@zzzzzzzzzz\n/home")
    #expect(words.count > 3)
    for word in words { #expect(Self.shows(lineWith: "@" + word), "\(word)") }
  }

  @Test(arguments: Directive.words) func everyDeclarationIsShown(_ word: String) {
    #expect(Self.shows(lineWith: word))
  }

  /// The words for which the tool has no list.
  @Test(arguments: [
    "as", "also", "example", "nomatch", "with", "mount", "access", "routes", "link", "when", "else",
  ])
  func everyOtherWordIsShown(_ word: String) {
    let isShown = Self.blocks.flatMap(\.lines).contains {
      $0.split(separator: " ").contains(Substring(word))
    }
    #expect(isShown)
  }

  @Test func everyTypeIsShown() throws {
    let types = try Self.list("the types are", in: "/home/{id: Zzzzzzzzzz}")
    #expect(types == ValueType.builtIn.map(\.name))
    let kinds = Self.parameters.map(\.type.kind)
    for type in ValueType.builtIn { #expect(kinds.contains(type.kind), "\(type.name)") }
  }

  @Test func everyFormIsShown() {
    let shown = Set(Self.models.flatMap(Form.all))
    #expect(Form.allCases.filter { !shown.contains($0) } == [])
  }

  private static let models = blocks.map { Compilation.of($0).model }
  private static let parameters = models.flatMap(\.routes).flatMap(\.parameters)

  /// What a note of the tool lists behind `opening`.
  private static func list(_ opening: String, in source: String) throws -> [String] {
    let compilation = Compilation(SourceFile(path: "Page.routes", text: "routes Page\n" + source))
    let notes = compilation.diagnostics.flatMap(\.notes)
    let note = try #require(notes.first { $0.hasPrefix(opening) }, "\(notes)")
    return note.dropFirst(opening.count).split(separator: ",").map {
      String($0.drop { $0 == " " })
    }
  }

  private static func shows(lineWith word: String) -> Bool {
    blocks.flatMap(\.lines).contains { line in
      let line = line.drop { $0 == " " }
      return line.hasPrefix(word) && line.dropFirst(word.count).first?.isLetter != true
    }
  }
}

/// A form that something of a route set may have, told by switches over the model: a new one there
/// does not compile here before it has a name, and has no name that no example shows.
private enum Form: CaseIterable {
  case literalSegment, mixed, typedSegment, unnamedSegment, unnamedMixed, rest, unnamedRest
  case linkInPath, optionalRest, unnamedOptionalRest, printedText, printedItem
  case mixedItem, mixedFragment, literalItem, anyItem, parameterItem, restOfLink, wholeFragment,
    fragmentItems
  case single, optional, list, filledList, joined, dictionary, listDictionary, defaultValue
  case enumeration, openEnumeration, declaredType, prefixedType, builtInType
  case intRange, uintRange, doubleRange, paddedRange, hosts, filled
  case everywhere, exactHost, wildcardHost, anyHost, scheme
  case typeRule, linkRule, whenRule, whenEqualRule, elseRule
  case route, exception, envelope, envelopeOfKey, envelopeOfFragment
  case mount, alias, constant, group
  case example, valuesOfExample, noMatch

  static func all(of model: RouteModel) -> [Form] {
    let patterns = model.candidates.map(\.candidate.pattern)
    let parameters = model.routes.flatMap(\.parameters)
    let examples = model.routes.flatMap(\.examples)
    return patterns.flatMap(\.segments).map(form) + patterns.flatMap(items).map(form)
      + patterns.flatMap(\.segments).flatMap(pieces)
      + patterns.compactMap(\.fragment).map(form)
      + parameters.map { $0.isJoined ? joined : $0.isFilledList ? filledList : form($0.form) }
      + parameters.map { form($0.type.kind) }
      + parameters.compactMap(\.type.bounds).map(form)
      + model.externalTypes.filter { $0.prefix != nil }.map { _ in prefixedType }
      + parameters.compactMap(\.defaultValue).map { _ in defaultValue }
      + model.candidates.flatMap(\.origins).map(form) + model.payloads.map(form)
      + model.candidates.map { form($0.candidate.target) }
      + model.envelopes.map { $0.key == nil ? envelopeOfFragment : envelopeOfKey }
      + model.mounts.map { _ in mount }
      + model.routes.flatMap { $0.unnamedTexts.path.map { _ in printedText } }
      + model.routes.flatMap { $0.unnamedTexts.query.map { _ in printedItem } }
      + model.routes.flatMap(\.aliases).flatMap { [alias] + $0.constants.map { _ in constant } }
      + model.members.map { member in
        switch member {
        case .group: group
        case .route: route
        }
      }
      + examples.map { $0.opens ? example : noMatch }
      + examples.filter { !$0.expected.isEmpty }.map { _ in valuesOfExample }
  }

  private static func items(of pattern: Pattern) -> [QueryItem] {
    if case .items(let items)? = pattern.fragment { return pattern.query + items }
    return pattern.query
  }

  private static func form(_ segment: Segment) -> Form {
    switch segment {
    case .literal: literalSegment
    case .mixed: mixed
    case .parameter(let slot, _): slot == nil ? unnamedSegment : typedSegment
    case .rest(_, .link): linkInPath
    case .rest(let slot, .segments): slot == nil ? unnamedRest : rest
    case .rest(let slot, .segmentsOrNone): slot == nil ? unnamedOptionalRest : optionalRest
    }
  }

  private static func pieces(_ segment: Segment) -> [Form] {
    guard case .mixed(let pieces) = segment else { return [] }
    return pieces.map { piece in
      switch piece {
      case .literal: mixed
      case .parameter(let slot, _): slot == nil ? unnamedMixed : mixed
      }
    }
  }

  private static func form(_ item: QueryItem) -> Form {
    switch item.value {
    case .literal: literalItem
    case .any: anyItem
    case .parameter: parameterItem
    case .mixed: mixedItem
    case .restOfLink: restOfLink
    }
  }

  private static func form(_ fragment: Fragment) -> Form {
    switch fragment {
    case .whole: wholeFragment
    case .mixed: mixedFragment
    case .items: fragmentItems
    }
  }

  private static func form(_ form: Parameter.Form) -> Form {
    switch form {
    case .single: single
    case .optional: optional
    case .list: list
    case .dictionary: dictionary
    case .listDictionary: listDictionary
    case .rest: rest
    case .optionalRest: optionalRest
    }
  }

  private static func form(_ kind: ValueType.Kind) -> Form {
    switch kind {
    case .string, .text, .int, .uint, .double, .bool, .uuid, .date, .url: builtInType
    case .enumeration: enumeration
    case .openEnumeration: openEnumeration
    case .external: declaredType
    }
  }

  private static func form(_ bounds: Bounds) -> Form {
    switch bounds {
    case .int: intRange
    case .uint: uintRange
    case .double: doubleRange
    case .padded: paddedRange
    case .hosts: hosts
    case .filled: filled
    }
  }

  private static func form(_ origin: OriginConstraint) -> Form {
    switch origin {
    case .everywhere: everywhere
    case .host(let host): host.isWildcard ? wildcardHost : exactHost
    case .anyHost: anyHost
    case .scheme: scheme
    }
  }

  private static func form(_ target: Candidate.Target) -> Form {
    switch target {
    case .route: route
    case .exception: exception
    case .envelope: envelope
    }
  }

  private static func form(_ rule: PayloadRule) -> Form {
    switch rule {
    case .type: typeRule
    case .link: linkRule
    case .when(_, nil, _): whenRule
    case .when: whenEqualRule
    case .otherwise: elseRule
    }
  }
}
