import RoutegenCompiler
import RoutegenTool

var environment = ProcessEnvironment()
run(Array(CommandLine.arguments.dropFirst()), in: &environment).end()
