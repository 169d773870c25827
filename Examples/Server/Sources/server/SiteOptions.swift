import AppRoutes
import ArgumentParser
import LinkServer
import RoutegenRuntime

struct SiteOptions: ParsableArguments {
  @Option(name: .customLong("site"), help: "The host of the links, which App.routes declares.")
  var host = Site().host

  var site: Site {
    var site = Site()
    site.host = host
    return site
  }

  func validate() throws {
    do {
      _ = try App.index.link(.host(host))
    } catch {
      throw ValidationError("App.routes has no links on the host '\(host)'.")
    }
  }
}
