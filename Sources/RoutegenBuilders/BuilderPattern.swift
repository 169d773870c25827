import RoutegenExplain
import RoutegenModel

/// A pattern as link builders print it and read it back: in every language the same.
struct BuilderPattern {
  let target: Target
  let parameters: [BuilderParameter]

  /// The segments; one with several pieces is literal text around or between parameters.
  ///
  /// An empty text is before that of a late split (``MatchTree/MixedPiece/lateSplit(of:)``).
  let path: [[Piece]]
  let query: [Item]
  let fragment: Fragment?

  /// The texts that the file supplies for parameters, by their positions.
  let constants: [Int: String]

  /// The texts after the values that are the host, by the positions of the parameters.
  let hosts: [Int: String]

  /// The keys of a payload that supply the parameters of the path, by the positions of the parameters;
  /// `nil` for a pattern that links match.
  let keys: [Int: String]?

  enum Target {
    /// A route, by its index.
    case route(Int)
    case exception
    case envelope
  }

  enum Piece {
    case text(String)

    /// A parameter, by its position.
    case parameter(Int)
  }

  struct Item {
    /// The keys, a line each, of which the first one is printed; no key has a line break.
    let key: String
    let value: Value

    enum Value {
      case text(String)
      case any
      case parameter(Int)
      case restOfLink(Int)
    }
  }

  enum Fragment {
    case whole(Int)
    case items([Item])
  }

  /// The pattern with which the links of a route are printed.
  init(printing route: Route, _ model: RouteModel) {
    self.init(
      route.printedPattern, target: .route(route.index), parameters: route.parameters,
      constants: [:], hosts: [:], keys: nil, isPrinting: true, model)
  }

  /// A pattern that links match.
  init(_ candidate: Candidate, _ model: RouteModel) {
    let target: Target =
      switch candidate.target {
      case .route(let index): .route(index)
      case .exception: .exception
      case .envelope: .envelope
      }
    var (constants, hosts, keys) = ([Int: String](), [Int: String](), [Int: String]())
    for (slot, source) in candidate.sources.enumerated() {
      switch source {
      case .constant(let text):
        constants[slot] = model.printed(text, as: candidate.parameters[slot].type)
      case .host(let suffix): hosts[slot] = suffix
      case .payload(let key): keys[slot] = key
      case .path, .query, .restOfLink, .otherItems, .fragment, .fragmentItem, .absent: break
      }
    }
    self.init(
      candidate.pattern, target: target, parameters: candidate.parameters, constants: constants,
      hosts: hosts, keys: candidate.isForPayloads ? keys : nil, model)
  }

  private init(
    _ pattern: Pattern, target: Target, parameters: [Parameter], constants: [Int: String],
    hosts: [Int: String], keys: [Int: String]?, isPrinting: Bool = false, _ model: RouteModel
  ) {
    var builders = parameters.map { BuilderParameter($0, model) }
    /// Returns the position of a placeholder; one without a name gets a position of its own.
    func position(_ slot: Int?, _ type: ValueType, _ form: Parameter.Form) -> Int {
      if let slot { return slot }
      builders.append(BuilderParameter(unnamed: type, form))
      return builders.count - 1
    }
    path = pattern.segments.map { segment in
      switch segment {
      case .literal where segment.isFragmentMark && !isPrinting: return [.text(.fragmentMark)]
      case .literal(let text): return [.text(text)]
      case .parameter(let slot, let type): return [.parameter(position(slot, type, .single))]
      case .rest(let slot, _): return [.parameter(position(slot, ValueType(.string), .rest))]
      case .mixed(let pieces):
        let late = MatchTree.MixedPiece.lateSplit(of: pieces.map { $0.inTree(model) })
        return pieces.enumerated().flatMap { index, piece -> [Piece] in
          switch piece {
          case .literal(let text): index == late ? [.text(""), .text(text)] : [.text(text)]
          case .parameter(let slot, let type): [.parameter(position(slot, type, .single))]
          }
        }
      }
    }
    query = pattern.query.map(Item.init)
    fragment = pattern.fragment.map { fragment in
      switch fragment {
      case .whole(let slot): .whole(slot)
      case .items(let items): .items(items.map(Item.init))
      }
    }
    self.target = target
    self.parameters = builders
    self.constants = constants
    self.hosts = hosts
    self.keys = keys
  }
}

extension BuilderPattern.Item {
  fileprivate init(_ item: QueryItem) {
    key = item.keys.joined(separator: "\n")
    value =
      switch item.value {
      case .literal(let text): .text(text)
      case .any: .any
      case .parameter(let slot): .parameter(slot)
      case .restOfLink(let slot): .restOfLink(slot)
      }
  }
}

/// A parameter of a pattern.
struct BuilderParameter {
  /// The name in the file; empty for a placeholder without a name.
  let name: String
  let type: ValueType
  let form: Parameter.Form

  /// Whether a list has at least one element.
  let isFilledList: Bool

  /// The text that links have for the default.
  let defaultText: String?

  /// Whether a text that is no value counts as absent where a link is read back: `else`.
  let ignoresUnreadable: Bool

  init(_ parameter: Parameter, _ model: RouteModel) {
    name = parameter.name
    type = parameter.type
    ignoresUnreadable = parameter.ignoresUnreadable
    form = parameter.form
    isFilledList = parameter.isFilledList
    defaultText = parameter.defaultValue.map { model.printed($0, as: parameter.type) }
  }

  init(unnamed type: ValueType, _ form: Parameter.Form) {
    (name, self.type, self.form, defaultText) = ("", type, form, nil)
    (isFilledList, ignoresUnreadable) = (false, false)
  }

  /// The form in generated code.
  var formWord: String { isFilledList ? "filledList" : form.word }

  /// Whether a caller must give a value.
  var isRequired: Bool {
    defaultText == nil && (form == .single || form == .rest) || isFilledList
  }
}
