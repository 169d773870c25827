/// A named, typed value of a route: an associated value of its case.
package struct Parameter: Sendable {
  package let name: String
  package internal(set) var type: ValueType
  package let form: Form

  /// The text of the default, for links without a value; `nil` if there is no default.
  package let defaultValue: String?

  /// Whether a list has at least one element: `[Int]+`.
  package private(set) var isFilledList = false

  /// Whether a text that is no value of the type counts as absent: `else` is in place of `=`.
  package private(set) var ignoresUnreadable = false
  package let span: Span

  /// The `?` of a parameter that has a default, too, and is not optional because of it.
  package var needlessMark: Span?

  package enum Form: Sendable {
    case single
    case optional

    /// Every query item of the key.
    case list

    /// Every query item that nothing else in the pattern names.
    case dictionary

    /// The same items as a list of values for each key.
    case listDictionary

    /// Path segments to the end.
    case rest

    /// The same, or none.
    case optionalRest

    /// Whether the value is path segments to the end.
    package var isRest: Bool { self == .rest || self == .optionalRest }

    /// Whether the values are those of every query item that nothing else names.
    package var isDictionary: Bool { self == .dictionary || self == .listDictionary }
  }

  /// Whether an `also` requires the parameter, which may be missing in the route.
  private(set) var isRequiredByAlias = false

  /// Whether the value is a list in one text: `[Int] by ","`.
  package var isJoined: Bool { type.separator != nil }

  /// Whether the value is an array in Swift.
  package var isArray: Bool { isJoined || form == .list || form.isRest }

  /// What a pattern of an `also` says of a parameter that the route does not say.
  struct Change: OptionSet {
    let rawValue: Int

    /// The item may not be missing.
    static let required = Change(rawValue: 1)

    /// The text is not empty.
    static let filled = Change(rawValue: 2)
  }

  fileprivate func changed(by change: Change) -> Parameter {
    var copy = self
    if change.contains(.required) {
      copy = Parameter(
        name: name, type: type, form: form == .list ? .list : .single, defaultValue: nil,
        isFilledList: form == .list, span: span)
      copy.isRequiredByAlias = true
    }
    if change.contains(.filled) { copy.type.bounds = .filled }
    return copy
  }

  /// The parameter in a path, where no text is empty anyway.
  var inPath: Parameter {
    var copy = self
    if type.bounds == .filled { copy.type.bounds = nil }
    return copy
  }

  /// The parameter in a path that has its segment.
  var present: Parameter {
    guard isOptionalValue else { return self }
    return Parameter(name: name, type: type, form: .single, defaultValue: nil, span: span)
  }

  /// Whether the parameter has one value, which may be missing.
  var isOptionalValue: Bool { (form == .single || form == .optional) && mayBeAbsent }

  /// Whether a link without the parameter still matches.
  package var mayBeAbsent: Bool {
    switch form {
    case .single, .rest: defaultValue != nil
    case .list: !isFilledList
    case .optional, .optionalRest, .dictionary, .listDictionary: true
    }
  }
}

extension [Parameter] {
  /// Returns the parameters as a pattern of an `also` reads them.
  func changed(by changes: [Int: Parameter.Change]) -> [Parameter] {
    changes.reduce(into: self) { $0[$1.key] = $0[$1.key].changed(by: $1.value) }
  }
}
