#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs the loop of libFuzzer with the arguments of the process.
///
/// SwiftPM adds a `main` to each executable, so the one of libFuzzer cannot be used.
package func runFuzzer(_ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt) -> Never {
  var count = CommandLine.argc
  var arguments = CommandLine.unsafeArgv
  exit(runDriver(&count, &arguments, test))
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
