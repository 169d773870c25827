import AppRoutes
import RoutegenRuntime

for link in CommandLine.arguments.dropFirst() {
  do throws(LinkError) {
    let route = try App(link)
    print("\(route) \(try route.link())")
  } catch {
    print("\(error)")
  }
}
