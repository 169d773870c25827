/// A store that has the app.
enum Store {
  case appStore, googlePlay

  var name: String {
    switch self {
    case .appStore: "App Store"
    case .googlePlay: "Google Play"
    }
  }

  func address(of site: Site) -> String {
    switch self {
    case .appStore: "https://apps.apple.com/app/id\(site.appStoreID)"
    case .googlePlay: "https://play.google.com/store/apps/details?id=\(site.androidPackage)"
    }
  }

  /// Returns the stores, the one of the browser's system first.
  static func all(userAgent: String) -> [Store] {
    userAgent.contains("Android") ? [.googlePlay, .appStore] : [.appStore, .googlePlay]
  }
}
