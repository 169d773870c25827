import Foundation
import RoutegenHandling
import RoutegenRuntime

/// What a route promises as a value and does not keep: of its stack, and of its text in a file; `nil` if it keeps all.
func brokenPromiseOfStack<R: Route & Codable>(_ route: R) -> String? {
  let stack = route.stack
  // NaN is not equal to itself.
  guard stack.last == route || stack.count == 1 else {
    return "\(route) is not the last of \(stack)"
  }
  guard let data = try? JSONEncoder().encode([route]) else {
    return stack.count == 1 ? nil : "\(route) has no link, and a stack: \(stack)"
  }
  guard (try? JSONDecoder().decode([R].self, from: data)) == [route] else {
    return "\(route) is not decoded from \(String(decoding: data, as: UTF8.self))"
  }
  guard SavedPath<R>(rawValue: SavedPath(stack).rawValue).routes == stack else {
    return "\(stack) is not restored from \(SavedPath(stack).rawValue)"
  }
  var count = -1
  for above in stack.dropLast() {
    let nodes = above.nodes
    guard nodes.count > count, nodes == Array(route.nodes.prefix(nodes.count)) else {
      return "\(above) is not above \(route)"
    }
    guard let path = (try? above.path()) ?? (try? above.link()), !path.contains("?") else {
      return "\(above) above \(route) has items, or no link"
    }
    guard (try? R(path: path)) == above else { return "\(path) does not open \(above)" }
    guard route.stack(below: above) == Array(stack.drop { $0.nodes.count <= nodes.count }) else {
      return "\(route.stack(below: above)) is not the stack below \(above) in \(stack)"
    }
    count = nodes.count
  }
  return route.nodes.count > count ? nil : "\(route) is above itself"
}
