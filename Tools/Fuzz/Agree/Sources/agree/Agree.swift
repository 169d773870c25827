import AgreedRoutes
import Foundation
import RoutegenFoundation
import RoutegenRuntime

/// Writes how the runtime reads random links: `agree SEED COUNT`.
///
/// Each link that is a route is a record; see ``Reading``. `compare.py` reads the records.
@main enum Agree {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    guard arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: agree SEED COUNT\n".utf8))
      exit(2)
    }
    var links = HostileLinks(seed: arguments[0])
    var output = Output()
    for number in 0..<arguments[1] {
      // Each tenth link is one that was printed.
      if number % 10 == 0 {
        printed(&links, &output)
      } else {
        read(links.text(), .mutant, &output)
      }
    }
    output.flush()
  }

  private static func read(_ text: String, _ source: Reading.Source, _ output: inout Output) {
    let onDeclared = Reading.of(Declared.self, text, source)
    let anywhere = Reading.of(Anywhere.self, text, source)
    // With `host *`, the same link is the same route.
    if let onDeclared, let anywhere, onDeclared.parts != anywhere.parts {
      output.add("different\u{1F}\(text)")
    }
    guard let reading = onDeclared ?? anywhere else { return }
    output.add(reading.record)
    // Foundation's `URL` is the way by which links arrive.
    guard let url = URL(string: text) else { return }
    let readURL =
      onDeclared == nil
      ? Reading.of(Anywhere.self, url.absoluteString, source)
      : Reading.of(Declared.self, url.absoluteString, source)
    if readURL?.parts != reading.parts { output.add("foundation\u{1F}\(text)") }
  }

  /// Prints a route in several forms, and reads each link again.
  private static func printed(_ links: inout HostileLinks, _ output: inout Output) {
    let (path, items, fragment) = links.values()
    let declared = Declared.page(path: path, items: items, fragment: fragment)
    for form in [LinkForm.app, .web, .scheme("APP"), .host("a.wild.example")] {
      printed(declared, form, &output)
    }
    let anywhere = Anywhere.page(path: path, items: items, fragment: fragment)
    printed(anywhere, .host(links.host()), &output)
  }

  private static func printed<R: Route>(_ route: R, _ form: LinkForm, _ output: inout Output) {
    guard let text = try? route.link(form) else { return }
    if (try? R(text)) != route { output.add("printing\u{1F}\(text)") }
    read(text, .printed, &output)
  }
}
