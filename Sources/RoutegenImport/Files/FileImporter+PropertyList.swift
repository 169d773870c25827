import RoutegenExport
import RoutegenSource

/// `Info.plist` files and entitlements.
extension FileImporter {
  mutating func addPropertyList(to draft: inout Draft) {
    var list = DeployedPropertyList(file)
    for text in list.texts("com.apple.developer.associated-domains") {
      let parts = text.text.split(separator: ":", maxSplits: 1).map(String.init)
      guard parts.count == 2, parts[0] == "applinks" else { continue }
      add(host: String(parts[1].prefix { $0 != "?" }), at: text.span, to: &draft)
    }
    for text in list.texts("CFBundleURLTypes", "CFBundleURLSchemes") {
      guard !text.hasBuildSetting else {
        draft.remarks.append(
          "\(place(text.span)): the build decides the scheme '\(ValueText.shown(text.text, 60))'.")
        continue
      }
      add(scheme: text.text.lowercased(), at: text.span, to: &draft)
    }
    for text in list.texts("UIApplicationShortcutItems", "UIApplicationShortcutItemType") {
      add(trigger: text, "shortcut", to: &draft)
    }
    for text in list.texts("NSUserActivityTypes")
    where text.text != "NSUserActivityTypeBrowsingWeb" {
      add(trigger: text, "activity", to: &draft)
    }
    problems += list.problems
  }

  private func add(
    trigger text: DeployedPropertyList.Text, _ attribute: String, to draft: inout Draft
  ) {
    var type = text.text
    if attribute == "shortcut", type.hasPrefix("$("), let end = type.firstIndex(of: ")"),
      type[end...].hasPrefix(").")
    {
      type = "*" + type[type.index(after: end)...]
    }
    let isKnown = type.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"\"\\$".utf8.contains($0) }
    let rest = type.hasPrefix("*.") ? type.dropFirst(2) : type[...]
    let kind = attribute == "shortcut" ? "a quick action" : "an activity"
    guard isKnown, !rest.isEmpty, !rest.contains("*") else {
      draft.remarks.append(
        "\(place(text.span)): no '@\(attribute)' can have the type '\(ValueText.shown(type, 60))'.")
      return
    }
    if draft.triggers.contains(where: { $0.attribute == attribute && $0.type == type }) { return }
    draft.triggers.append(
      DraftTrigger(
        attribute: attribute, type: type,
        remark: "\(place(text.span)): \(kind), whose name is from its type; no link opens it."))
  }
}
