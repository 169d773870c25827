package import RoutegenCompiler

/// The apps that open the links, as options or settings name them.
package struct AppIdentifiers: Sendable {
  /// App IDs of Apple's systems: `ABCDE12345.com.example.app`.
  package var apple: [String] = []

  /// App IDs of App Clips: `ABCDE12345.com.example.app.Clip`.
  package var clips: [String] = []
  package var android: [AssetLinksFile.App] = []

  /// Returns the apps, with those of the settings for a system that has no apps here.
  package func or(_ settings: AppIdentifiers) -> AppIdentifiers {
    AppIdentifiers(
      apple: apple.isEmpty ? settings.apple : apple,
      clips: clips.isEmpty ? settings.clips : clips,
      android: android.isEmpty ? settings.android : android)
  }
}

extension AppIdentifiers {
  /// Returns app IDs, each once.
  package static func appIDs(_ texts: [String]) throws(UsageError) -> [String] {
    for id in texts { try requireAppID(id) }
    return texts.withoutRepetitions
  }

  /// Refuses a text that is no app ID: ten letters and digits, a dot, and a bundle identifier.
  static func requireAppID(_ text: String) throws(UsageError) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let isTeam = parts[0].utf8.count == 10 && parts[0].utf8.allSatisfy(\.isLetterOrDigit)
    let isBundle =
      parts.count == 2
      && parts[1].split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
        !label.isEmpty
          && label.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
      }
    guard isTeam, isBundle else {
      throw UsageError(
        "'\(text)' is not an app ID; it is the ten letters and digits of the team and the bundle "
          + "identifier, such as 'ABCDE12345.com.example.app'")
    }
  }

  /// Refuses a text that is no application ID of Android: two names or more, with dots between them.
  package static func requirePackage(_ text: String) throws(UsageError) {
    let names = text.split(separator: ".", omittingEmptySubsequences: false)
    let isPackage =
      names.count > 1
      && names.allSatisfy { name in
        guard let first = name.utf8.first, first.isLetter else { return false }
        return name.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
      }
    guard isPackage else {
      throw UsageError("'\(text)' is not the name of an Android app, such as 'com.example.app'")
    }
  }

  /// Returns a SHA-256 fingerprint in upper-case pairs with colons, as Android's documentation has it.
  package static func fingerprint(_ text: String) throws(UsageError) -> String {
    let pairs = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let isInPairs = pairs.count > 1 && pairs.allSatisfy { $0.utf8.count == 2 }
    let digits = Array((isInPairs ? pairs.joined() : text).utf8)
    guard digits.allSatisfy(\.isHexDigit), digits.count.isMultiple(of: 2) else {
      throw UsageError(
        "'\(text)' is not a fingerprint, such as '14:6D:E9:…' with 32 pairs of digits")
    }
    guard digits.count == 64 else {
      let kind = digits.count == 40 ? "; it is one of SHA-1" : ""
      throw UsageError(
        "'\(text)' has \(digits.count / 2) pairs of digits, but a SHA-256 fingerprint has 32\(kind)"
      )
    }
    return stride(from: 0, to: 64, by: 2)
      .map { String(decoding: digits[$0..<($0 + 2)], as: UTF8.self).uppercased() }
      .joined(separator: ":")
  }
}
