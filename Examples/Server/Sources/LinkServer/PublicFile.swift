import HTTPTypes
import Hummingbird

/// A file of the site.
///
/// The association files are those that `routegen export` writes for the app: see
/// `Examples/Recipes/.routegen.json`.
enum PublicFile: String, CaseIterable {
  case appleAppSiteAssociation = "/.well-known/apple-app-site-association"
  case assetLinks = "/.well-known/assetlinks.json"
  case icon = "/icon.svg"

  /// The file at the path of a request; `nil` if there is none.
  init?(target: String) {
    self.init(rawValue: String(target.prefix { $0 != "?" }))
  }

  var path: String { rawValue }

  var contents: [UInt8] {
    switch self {
    case .appleAppSiteAssociation: PackageResources.apple_app_site_association
    case .assetLinks: PackageResources.assetlinks_json
    case .icon: PackageResources.icon_svg
    }
  }

  var headers: HTTPFields {
    [
      .contentType: self == .icon ? "image/svg+xml" : "application/json",
      .cacheControl: "public, max-age=3600",
      .xContentTypeOptions: "nosniff",
    ]
  }
}
