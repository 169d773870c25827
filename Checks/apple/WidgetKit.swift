// swift-format-ignore-file
// The part of WidgetKit that the pages use, for type-checking only.
public import SwiftUI

extension View {
  nonisolated public func widgetURL(_ url: URL?) -> some View { Text("") }
}
