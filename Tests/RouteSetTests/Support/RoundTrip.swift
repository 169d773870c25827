import Foundation
import RoutegenFoundation
import RoutegenRuntime
import Testing

/// One way to print a route.
enum PrintedForm: Sendable {
  case link(LinkForm)
  case canonicalLink, path, payload

  /// The link as Foundation's `URL`, which may escape what is not escaped.
  case url(LinkForm)

  /// The ways to print that a route set declares.
  static func all(_ forms: [LinkForm], hasPayload: Bool) -> [PrintedForm] {
    forms.map { .link($0) } + forms.map { .url($0) } + [.canonicalLink, .path]
      + (hasPayload ? [.payload] : [])
  }

  /// The printed text, and the result of reading it; throws the error of printing.
  func print<R: Route>(_ route: R) throws(LinkError) -> (text: String, reread: Result<R, LinkError>)
  {
    switch self {
    case .link(let form):
      let text = try route.link(form)
      return (text, Self.result { () throws(LinkError) in try R(text) })
    case .canonicalLink:
      let text = try route.link()
      return (text, Self.result { () throws(LinkError) in try R(text) })
    case .url(let form):
      let url = try route.url(form)
      return (url.absoluteString, Self.result { () throws(LinkError) in try R(url) })
    case .path:
      let text = try route.path()
      return (text, Self.result { () throws(LinkError) in try R(path: text) })
    case .payload:
      let payload = try route.payload()
      return ("\(payload)", Self.result { () throws(LinkError) in try R(payload: payload) })
    }
  }

  private static func result<R>(_ read: () throws(LinkError) -> R) -> Result<R, LinkError> {
    do throws(LinkError) {
      return .success(try read())
    } catch {
      return .failure(error)
    }
  }
}

/// Whether both are the same value; texts are compared by their bytes.
///
/// `==` alone compares `é` and `e` with a combining accent as equal; the descriptions differ.
func isIdentical<R: Route>(_ left: R, _ right: R) -> Bool {
  guard left == right else { return false }
  return String(reflecting: left).utf8.elementsEqual(String(reflecting: right).utf8)
    || orderedDescription(of: left).utf8.elementsEqual(orderedDescription(of: right).utf8)
}

/// The description of a value with the items of dictionaries in one order; those of equal
/// dictionaries may be in two.
private func orderedDescription(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  guard !mirror.children.isEmpty else { return String(reflecting: value) }
  let children = mirror.children.map { child in
    "\(child.label ?? ""): " + orderedDescription(of: child.value)
  }
  let isSorted = mirror.displayStyle == .dictionary || mirror.displayStyle == .set
  return
    "\(mirror.subjectType)(\((isSorted ? children.sorted() : children).joined(separator: ", ")))"
}

/// Expects that the value can be printed in every form and is read back as the same value.
func expectPrintsAndComesBack<R: Route>(
  _ route: R, forms: [LinkForm], hasPayload: Bool
) throws {
  for form in PrintedForm.all(forms, hasPayload: hasPayload) {
    let (text, reread) = try form.print(route)
    #expect(isIdentical(try reread.get(), route), "\(form): \(text)")
  }
}

/// How the promise of printing is broken, if it is: a value either throws `unprintable`, or it is
/// read back.
///
/// A text and not an issue, because recording thousands of passed expectations takes long.
func brokenPromise<R: Route>(
  of route: R, in form: PrintedForm, mustPrint: Bool = false
) -> String? {
  do throws(LinkError) {
    let (text, reread) = try form.print(route)
    if case .success(let value) = reread, isIdentical(value, route) { return nil }
    return "\(route) in \(form) is '\(text)', and that is \(reread)"
  } catch {
    if case .unprintable = error, !mustPrint { return nil }
    return "\(route) in \(form) throws \(error)"
  }
}
