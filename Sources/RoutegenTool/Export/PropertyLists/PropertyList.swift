import Foundation

/// The dictionary of a property list in XML, as Xcode writes it: with tabs, and with its keys in order.
package struct PropertyList {
  var members: [String: Any]

  init() { members = [:] }

  /// Reads a property list.
  package init(_ bytes: [UInt8]) throws(MergeMistake) {
    guard !bytes.starts(with: Array("bplist".utf8)) else {
      throw MergeMistake(
        message: "the file is a binary property list; 'plutil -convert xml1 FILE' converts it")
    }
    var format = PropertyListSerialization.PropertyListFormat.xml
    let object: Any
    do {
      object = try PropertyListSerialization.propertyList(
        from: Data(bytes), options: [], format: &format)
    } catch {
      throw MergeMistake(message: "the file is no property list in XML")
    }
    guard format == .xml else {
      throw MergeMistake(message: "the file is no property list in XML")
    }
    guard let members = object as? [String: Any] else {
      throw MergeMistake(message: "the file is a property list without keys")
    }
    self.members = members
  }

  /// The XML text.
  var text: String {
    do {
      let data = try PropertyListSerialization.data(
        fromPropertyList: members, format: .xml, options: 0)
      return String(decoding: data, as: UTF8.self)
    } catch {
      preconditionFailure("strings, lists and dictionaries are no property list: \(error)")
    }
  }

  /// Returns the items of a list; none if there is no list.
  ///
  /// - Parameter noun: What the items are, for messages.
  func items<Item>(_ key: String, _ noun: String) throws(MergeMistake) -> [Item] {
    guard let value = members[key] else { return [] }
    guard let items = value as? [Item] else {
      throw MergeMistake(message: "'\(key)' is not a list of \(noun)")
    }
    return items
  }

  /// Adds the texts that a list does not have yet.
  mutating func add(_ texts: [String], to key: String) throws(MergeMistake) {
    guard !texts.isEmpty else { return }
    let old: [String] = try items(key, "texts")
    members[key] = old + texts.filter { !old.contains($0) }
  }
}
