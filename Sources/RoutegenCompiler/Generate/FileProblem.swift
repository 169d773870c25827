#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The reason why a file cannot be read or written, in words.
package struct FileProblem: Error, Sendable {
  package let reason: String

  /// The file or folder, if it is another one than the caller named.
  package let path: String?

  package init(_ reason: String, at path: String? = nil) {
    (self.reason, self.path) = (reason, path)
  }

  /// - Parameter code: A value of `errno`.
  package init(code: Int32, at path: String? = nil) {
    let reason =
      switch code {
      case ENOENT: "it does not exist"
      case EACCES, EPERM: "there is no permission to do so"
      case EISDIR: "it is a folder"
      case ENOTDIR, EEXIST: "a part of its path is a file, not a folder"
      case ELOOP: "its links lead in a circle"
      case ENAMETOOLONG: "its name is too long"
      case ENOSPC, EDQUOT: "there is no space left"
      case EFBIG: "it would be too large"
      case EROFS: "the volume can only be read"
      case EMFILE, ENFILE: "too many files are open"
      case EIO: "the volume does not answer"
      case _: String(cString: strerror(code))
      }
    self.init(reason, at: path)
  }
}
