/// The version of the interface between generated code and this library.
///
/// Generated files refer to the version that they need. Each version has a name of its own, so that
/// a file does not compile with a library that lacks it. "Generated code and the runtime" in
/// Documentation/Versions.md says when a version is added, and when one becomes unavailable.
public enum GeneratedCodeVersion6 {}
