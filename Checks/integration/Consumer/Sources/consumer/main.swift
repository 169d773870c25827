import AppRoutes
import RoutegenHandling

let coordinator = Coordinator()
for link in CommandLine.arguments.dropFirst() {
  do throws(LinkError) {
    let route = try App(link)
    print("\(route) \(try route.link())")
  } catch {
    print("\(error)")
  }
  let links = LinkDispatcher<App>()
  let events = links.events
  links.connect(to: coordinator)
  links.open(link)
  for await event in events {
    print(event)
    if event.progress.isFinal { break }
  }
}
