import RoutegenRuntime

/// Types of which each text is a value: only the route set knows how the texts begin.
struct Handle: RouteValue {
  let routeValue: String

  init(routeValue text: String) { routeValue = text }
}

struct Admin: RouteValue {
  let routeValue: String

  init(routeValue text: String) { routeValue = text }
}

struct Room: RouteValue {
  let routeValue: String

  init(routeValue text: String) { routeValue = text }
}

struct Lid: RouteValue {
  let routeValue: String

  init(routeValue text: String) { routeValue = text }
}
