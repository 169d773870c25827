package import RoutegenModel

/// Turns a route set into a text for another reader.
package struct Exporter: Sendable {
  /// How the command line calls it.
  package let name: String
  package let export: @Sendable (RouteModel) -> String
}

/// Every exporter, in the order of the help.
package let exporters = [
  Exporter(name: "markdown", export: exportMarkdown),
  Exporter(name: "json", export: exportJSON),
]
