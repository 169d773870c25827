import HostileRoutes
import RoutegenRuntime
import Routes10
import Routes100
import Routes1000
import Tables

/// The measured calls, as apps write them.
///
/// A comparison of a whole route, such as `(try? Routes1000(link.pointee)) != nil`, would copy the enum, which costs 400
/// instructions that nobody pays. No function is inlined, so that no caller's loop is optimized together with it.
package enum Calls {
  @inline(never) package static func parse10(_ link: UnsafePointer<String>) -> Bool {
    do { _ = try Routes10(link.pointee) } catch { return false }
    return true
  }

  @inline(never) package static func parse100(_ link: UnsafePointer<String>) -> Bool {
    do { _ = try Routes100(link.pointee) } catch { return false }
    return true
  }

  @inline(never) package static func parse1000(_ link: UnsafePointer<String>) -> Bool {
    do { _ = try Routes1000(link.pointee) } catch { return false }
    return true
  }

  @inline(never) package static func parseHostile(_ link: UnsafePointer<String>) -> Bool {
    do { _ = try Hostile(link.pointee) } catch { return false }
    return true
  }

  // MARK: Tables whose routes are numbers only

  @inline(never) package static func number10(_ link: UnsafePointer<String>) -> Bool {
    do { _ = try Table10(link.pointee) } catch { return false }
    return true
  }

  @inline(never) package static func number1000(_ link: UnsafePointer<String>) -> Bool {
    do { _ = try Table1000(link.pointee) } catch { return false }
    return true
  }

  @inline(never) package static func number10000(_ link: UnsafePointer<String>) -> Bool {
    do { _ = try Table10000(link.pointee) } catch { return false }
    return true
  }

  // MARK: Payloads and routes

  @inline(never) package static func parse(_ payload: UnsafePointer<[String: PayloadValue]>) -> Bool
  {
    do { _ = try Routes1000(payload: payload.pointee) } catch { return false }
    return true
  }

  @inline(never) package static func print(_ route: UnsafePointer<Routes1000>) -> Bool {
    withMoved(route) {
      do { _ = try $0.link() } catch { return false }; return true
    }
  }

  @inline(never) package static func printWeb(_ route: UnsafePointer<Routes1000>) -> Bool {
    withMoved(route) {
      do { _ = try $0.link(.web) } catch { return false }; return true
    }
  }

  @inline(never) package static func path(_ route: UnsafePointer<Routes1000>) -> Bool {
    withMoved(route) {
      do { _ = try $0.path() } catch { return false }; return true
    }
  }

  @inline(never) package static func payload(_ route: UnsafePointer<Routes1000>) -> Bool {
    withMoved(route) {
      do { _ = try $0.payload() } catch { return false }; return true
    }
  }

  @inline(never) package static func nodes(_ route: UnsafePointer<Routes1000>) -> Bool {
    withMoved(route) { !$0.nodes.isEmpty }
  }

  @inline(never) package static func pattern(_ route: UnsafePointer<Routes1000>) -> Bool {
    withMoved(route) { !$0.pattern.isEmpty }
  }

  /// Moves a route out of memory and back: a value that is read from memory would be copied for the call.
  @inline(__always) private static func withMoved(
    _ place: UnsafePointer<Routes1000>, _ call: (borrowing Routes1000) -> Bool
  ) -> Bool {
    let place = UnsafeMutablePointer(mutating: place)
    let route = place.move()
    let result = call(route)
    place.initialize(to: consume route)
    return result
  }
}
