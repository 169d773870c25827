package import RoutegenModel

/// A format in which `routegen export` writes a route set.
package struct Exporter: Sendable {
  /// The name of the format on the command line.
  package let name: String
  package let export: @Sendable (RouteModel) -> String
}

/// All exporters, in the order in which `help` lists them.
package let exporters = [
  Exporter(name: "markdown", export: exportMarkdown),
  Exporter(name: "json", export: exportJSON),
]
