/// The components of a file so far, to find one that matches every link that a later one matches.
struct ComponentReach {
  /// The number of the first component of each form.
  private var numbers: [Form: Int] = [:]

  /// A component without its effect; the bytes of its texts, because strings are equal although their
  /// accents are written differently.
  private struct Form: Hashable {
    let path: [UInt8]
    let query: [[UInt8]]
    let fragment: [UInt8]?
    let isCaseSensitive: Bool?
    let isPercentEncoded: Bool

    init(_ component: AppleComponent) {
      path = component.matchesAnyPath ? [] : Array(component.comparedPath.utf8)
      query =
        switch component.query {
        case .any: []
        case .whole(let text): [Array(text.utf8)]
        case .items(let items):
          items.map { Array("\($0.key)=\($0.value)&".utf8) }.sorted {
            $0.lexicographicallyPrecedes($1)
          }
        }
      fragment = component.fragment.map { Array($0.utf8) }
      (isCaseSensitive, isPercentEncoded) = (component.isCaseSensitive, component.isPercentEncoded)
    }
  }

  mutating func add(_ component: AppleComponent, number: Int) {
    let form = Form(component)
    if numbers[form] == nil { numbers[form] = number }
  }

  /// Returns the first component that obviously matches every link that another one matches, if
  /// there is one.
  func cover(of component: AppleComponent) -> Int? {
    var anyQuery = component
    anyQuery.query = .any
    var anyFragment = component
    anyFragment.fragment = nil
    var pathAlone = anyQuery
    pathAlone.fragment = nil
    var everything = pathAlone
    everything.path = "*"
    return [component, anyQuery, anyFragment, pathAlone, everything]
      .compactMap { numbers[Form($0)] }.min()
  }
}
