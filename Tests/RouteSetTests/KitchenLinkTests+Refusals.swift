import RoutegenRuntime

/// Texts that are not links of the kitchen, with the error of each.
extension LinkCase<Kitchen> {
  private static func missing(_ parameter: String, _ path: String) -> Self {
    Self(.path(path), fails: .missing(parameter: parameter))
  }

  private static func invalid(
    _ parameter: String, _ value: String, _ type: String, _ path: String
  ) -> Self {
    Self(.path(path), fails: .invalidValue(parameter: parameter, value: value, type: type))
  }

  private static func notFound(after matched: String, _ path: String) -> Self {
    Self(.path(path), fails: .notFound(after: matched))
  }

  private static func repeated(_ key: String, at offset: Int, _ path: String) -> Self {
    Self(.path(path), fails: .malformed(.repeatedKey(key), at: offset))
  }

  static let refusals = missings + invalids + notFounds + repetitions

  private static let missings: [Self] = [
    missing("text", "all"),
    missing("int", "all?text=a"),
    missing("private", "switches"),
    missing("private", "switches?Private"),
    missing("port", "ranges/0"),
    missing("section", "doc/1"),
    missing("place", "map#layer=road"),
    missing("place", "map?at=home#layer=road"),
    missing("id", "painter?show=insights"),
    missing("by", "recall/1"),
    missing("page", "single/7?page=2"),
    missing("number", "ticket"),
    missing("default", "class/x"),
    missing("link", "link"),
    missing("value", "with%20space/50%25?k%2B=v%20w"),
  ]

  private static let invalids: [Self] = [
    invalid("int", "x", "Int", "maybe?int=x"),
    invalid("uint", "-1", "UInt", "maybe?uint=-1"),
    invalid("double", "nan", "Double", "maybe?double=nan"),
    invalid("bool", "yes", "Bool", "maybe?bool=yes"),
    invalid("bool", "TRUE", "Bool", "maybe?bool=TRUE"),
    invalid("uuid", "2E7F7D5B", "UUID", "maybe?uuid=2E7F7D5B"),
    invalid("date", "2024-01-05", "Date", "maybe?date=2024-01-05"),
    invalid("url", "javascript:alert(1)", "URL", "maybe?url=javascript:alert(1)"),
    invalid("url", "/a", "URL", "maybe?url=/a"),
    invalid("size", "big", "Size", "maybe?size=big"),
    invalid("size", "xl", "Size", "maybe?size=xl"),
    invalid("grams", "1001g", "Grams", "maybe?grams=1001g"),
    invalid("int", "y", "Int", "maybe?text=x&int=y"),
    invalid("key", "x", "UUID", "order-x"),
    // Only the app knows the texts of a declared type, so its last value does not end late.
    invalid("count", "2-3", "Int", "weigh/1g-2-3"),
    invalid("each", "1g,", "[Grams] by \",\"", "weigh/1g,-3"),
    invalid("int", "b", "Int", "lists?int=1&int=b&int=c"),
    invalid("private", "2", "Bool", "switches?private=2"),
    invalid("level", "4", "Int in -3...3", "ranges/4?port=1&ratio=0&least=5"),
    invalid("level", "x", "Int in -3...3", "ranges/x?port=1&ratio=0&least=5"),
    invalid("limit", "51", "Int in 1...50", "ranges/0?limit=51&port=1&ratio=0&least=5"),
    invalid("port", "0", "UInt in 1...65535", "ranges/0?port=0&ratio=0&least=5"),
    invalid("ratio", "1.1", "Double in -0.5...1", "ranges/0?port=1&ratio=1.1&least=5"),
    invalid("least", "4", "Int in 5...", "ranges/0?port=1&ratio=0&least=4"),
    invalid("most", "10", "UInt in 0...9", "ranges/0?port=1&ratio=0&least=5&most=10"),
    invalid("some", "-1", "Int in 0...9", "ranges/0?port=1&ratio=0&least=5&some=1&some=-1"),
    invalid("id", "x", "Int", "doc/x#top"),
    invalid("verse", "x", "Int", "song#x"),
    invalid("zoom", "x", "Int", "map#at=a&zoom=x&layer=road"),
    invalid("shop", "x", "Int", "shops/x"),
    invalid("shop", "x", "Int", "shops/x/items/tea/reviews"),
    invalid("photo", "x", "Int", "shops/1/items/tea/photos/x"),
    invalid("page", "x", "Int", "shops/1/items/tea/reviews?page=x"),
    invalid("member", "x", "UUID", "teams/a/members/x"),
    invalid("year", "x", "Int", "years/x/a"),
    invalid("id", "x", "Int", "x-y"),
    invalid("minor", "-2", "UInt", "v1.-2"),
    invalid("tab", "x", "Tab", "artist/a?tab=x"),
    invalid("tab", "x", "Tab", "painter/x/a"),
    invalid("id", "x", "Int", "recall/x?by=me"),
  ]

  private static let notFounds: [Self] = [
    notFound(after: "", "nowhere"),
    notFound(after: "", "Welcome"),
    notFound(after: "", "caf%C3%A9%CC%81"),
    notFound(after: "/files", "files"),
    notFound(after: "/kept", "kept"),
    notFound(after: "/door", "door"),
    notFound(after: "/at/home", "at/home"),
    notFound(after: "/shelf-7", "shelf-7/a"),
    notFound(after: "/files", "files/"),
    notFound(after: "/pick", "pick"),
    notFound(after: "/preview", "preview"),
    notFound(after: "/preview", "preview?beta=1"),
    notFound(after: "/map", "map#at=home"),
    notFound(after: "/map", "map#at=home&layer=rail"),
    notFound(after: "/shops/1", "shops/1/nowhere"),
    notFound(after: "/shops/1/items", "shops/1/items"),
    notFound(after: "/shops/1/items/%74ea", "shops/1/items/%74ea/x"),
    notFound(after: "/shops/1/items/tea/photos", "shops/1/items/tea/photos"),
    notFound(after: "/teams/a", "teams/a"),
    notFound(after: "/teams/a", "teams/a/"),
    notFound(after: "", "@"),
    notFound(after: "", ".html"),
    notFound(after: "", "a/b%2Fc"),
    notFound(after: "/nodes", "nodes//"),
  ]

  private static let repetitions: [Self] = [
    repeated("int", at: 16, "maybe?int=1&int=2"),
    repeated("int", at: 18, "maybe?int=1&%69nt=x"),
    repeated("text", at: 16, "maybe?text&text=a"),
    repeated("name", at: 20, "welcome?name=a&name=b"),
    repeated("at", at: 12, "map#at=a&at=b&layer=road"),
    repeated("by", at: 17, "recall/1?by=a&by=bb"),
  ]

  static let origins: [Self] = [
    Self(.link("kitchen://welcome"), .welcome),
    Self(.link("PANTRY:welcome"), .welcome),
    Self(.link("pantry:/welcome/"), .welcome),
    Self(.link("kitchen:///welcome"), .welcome),
    Self(.link("kitchen://"), .index),
    Self(.link("kitchen:"), .index),
    Self(.link("kitchen://kitchen.example/welcome"), .welcome),
    Self(.link("kitchen://x.kitchen.example/welcome"), .welcome),
    Self(.link("kitchen://@ann"), fails: .malformed(.userInformation, at: 10)),
    Self(.link("kitchen:///@ann"), .profile(name: "ann")),
    Self(.link("https://kitchen.example"), .index),
    Self(.link("https://a.b.kitchen.example/welcome"), .welcome),
    Self(.link("https://KITCHEN.example:443/welcome"), .welcome),
    Self(.link("https://.kitchen.example/welcome"), fails: .wrongHost(".kitchen.example")),
    Self(.link("https://xkitchen.example/welcome"), fails: .wrongHost("xkitchen.example")),
    Self(.link("https://kitchen.example.org/welcome"), fails: .wrongHost("kitchen.example.org")),
    Self(.link("https://a..kitchen.example/welcome"), fails: .wrongHost("a..kitchen.example")),
    Self(.link("http://kitchen.example/welcome"), fails: .wrongScheme("http")),
    Self(.link("kitchens://welcome"), fails: .wrongScheme("kitchens")),
    Self(.link("welcome"), fails: .malformed(.missingScheme, at: 0)),
    Self(
      .link("kitchen://welcome?until=2001-01-01T00:00:00Z"),
      fails: .expired(since: "2001-01-01T00:00:00Z")),
    Self(.link("kitchen://nowhere?until=978307200"), fails: .expired(since: "978307200")),
    Self(.link("kitchen://welcome?until=soon"), fails: .expired(since: "soon")),
    Self(.link("kitchen://welcome?until=4102444800"), .welcome, extras: ["until=4102444800"]),
  ]
}
