/// What the lines of a route say, without its block.
struct RouteLine {
  var pattern: PatternSyntax?

  /// More than one is a mistake, which is reported when all lines are read.
  var names: [NameSyntax] = []
  var mounts: [NameSyntax] = []
  var aliases: [AliasSyntax] = []
  var examples: [ExampleSyntax] = []
}
