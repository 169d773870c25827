import RoutegenCompiler
import RoutegenTool

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

var environment = ProcessEnvironment()
exit(run(Array(CommandLine.arguments.dropFirst()), in: &environment).rawValue)
