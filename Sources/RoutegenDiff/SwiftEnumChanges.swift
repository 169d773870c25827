import RoutegenModel
import RoutegenSource

/// The enums of parameters in two versions: which are the same, and what Swift code notices of their
/// changes.
struct SwiftEnumChanges {
  /// The new name of each enum that has another one.
  let newNames: [String: String]
  let changes: [RouteSetChange]

  init(_ sets: ComparedSets) {
    let old = sets.old.model.enumerations.filter { !$0.isMounted }
    let new = sets.new.model.enumerations.filter { !$0.isMounted }
    let oldNames = Set(old.map(\.name))
    var names: [String: String] = [:]
    var found: [RouteSetChange] = []
    for enumeration in old {
      if let other = new.first(where: { $0.name == enumeration.name }) {
        found += Self.differences(enumeration, other).map {
          Self.change($0, enumeration, other, sets)
        }
        continue
      }
      let texts = Set(enumeration.values.map(\.text))
      let others = new.filter { other in
        !oldNames.contains(other.name) && Set(other.values.map(\.text)) == texts
      }
      if others.count == 1 {
        names[enumeration.name] = others[0].name
        let message = "the enum '\(enumeration.name)' is '\(others[0].name)' now"
        found.append(Self.change(message, enumeration, others[0], sets))
      } else {
        found.append(
          Self.change("the enum '\(enumeration.name)' is gone", enumeration, nil, sets))
      }
    }
    (newNames, changes) = (names, found)
  }

  /// What code that uses an enum notices, as messages.
  private static func differences(_ old: Enumeration, _ new: Enumeration) -> [String] {
    var messages: [String] = []
    if !old.isOpen, new.isOpen {
      messages.append("'\(new.name)' is an 'open enum' now, so it has no list of all its cases")
    } else if old.isOpen, !new.isOpen {
      messages.append("'\(new.name)' is no 'open enum' any more, so its case 'other' is gone")
    }
    for value in old.values {
      let name = "\(old.name).\(value.caseName)"
      let other = new.values.first { $0.text.utf8.elementsEqual(value.text.utf8) }
      if let other {
        guard other.caseName != value.caseName else { continue }
        messages.append("'\(name)' is '\(new.name).\(other.caseName)' now")
      } else if let same = new.values.first(where: { $0.caseName == value.caseName }) {
        messages.append("'\(name)' has the text '\(same.text)' now, and had '\(value.text)'")
      } else {
        messages.append("'\(name)' is gone")
      }
    }
    return messages
  }

  private static func change(
    _ message: String, _ old: Enumeration, _ new: Enumeration?, _ sets: ComparedSets
  ) -> RouteSetChange {
    let diagnostic = Diagnostic(
      .enumValueChanged, message, at: new?.nameSpan ?? sets.new.model.nameSpan
    )
    .also(old.nameSpan, "the old version is here")
    return RouteSetChange(
      diagnostic, of: sets.subject(old: "enum \(old.name)", new: new.map { "enum \($0.name)" }), nil
    )
  }
}
