import RoutegenRuntime

/// A weight in links: `12g`.
struct Weight: RouteValue {
  let grams: UInt

  init(grams: UInt) { self.grams = grams }

  init?(routeValue text: String) {
    guard text.hasSuffix("g"), let grams = UInt(String(text.dropLast())) else { return nil }
    self.init(grams: grams)
  }

  var routeValue: String { "\(grams)g" }
}

/// A name of which the route set knows how it begins.
struct Member: RouteValue {
  let routeValue: String

  init(routeValue text: String) { routeValue = text }
}
