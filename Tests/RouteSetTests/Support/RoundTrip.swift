import RoutegenRuntime
import Testing

/// Whether both are the same value, texts compared by their bytes.
///
/// `==` alone would take `é` for `e` with an accent behind it. What a route set describes of its
/// texts, it describes byte for byte.
func isIdentical<R: Route>(_ left: R, _ right: R) -> Bool {
  left == right && String(reflecting: left).utf8.elementsEqual(String(reflecting: right).utf8)
}

/// How one value was printed, and what reading that gives.
struct Printing<R: Route> {
  let form: String
  let text: String
  let reread: Result<R, LinkError>
}

/// The value in every form; the error of those that cannot be printed.
func printings<R: Route>(
  of route: R, forms: [LinkForm], hasPayload: Bool
) -> [Result<Printing<R>, LinkError>] {
  var printings = forms.map { form in
    printing(route, "\(form)", { (route) throws(LinkError) in try route.link(form) }) {
      (text) throws(LinkError) in try R(text)
    }
  }
  printings.append(
    printing(route, "link()", { (route) throws(LinkError) in try route.link() }) {
      (text) throws(LinkError) in try R(text)
    })
  printings.append(
    printing(route, "path", { (route) throws(LinkError) in try route.path() }) {
      (text) throws(LinkError) in try R(path: text)
    })
  if hasPayload {
    printings.append(
      printing(route, "payload", { (route) throws(LinkError) in try route.payload() }) {
        (payload) throws(LinkError) in try R(payload: payload)
      })
  }
  return printings
}

private func printing<R: Route, Output>(
  _ route: R, _ form: String, _ print: (R) throws(LinkError) -> Output,
  _ read: (Output) throws(LinkError) -> R
) -> Result<Printing<R>, LinkError> {
  let output: Output
  do throws(LinkError) {
    output = try print(route)
  } catch {
    return .failure(error)
  }
  let reread: Result<R, LinkError>
  do throws(LinkError) {
    reread = .success(try read(output))
  } catch {
    reread = .failure(error)
  }
  return .success(Printing(form: form, text: "\(output)", reread: reread))
}

/// Expects that the value prints in every form and is the same when it is read again.
func expectPrintsAndComesBack<R: Route>(
  _ route: R, forms: [LinkForm], hasPayload: Bool
) throws {
  for printing in printings(of: route, forms: forms, hasPayload: hasPayload) {
    let printing = try printing.get()
    let reread = try printing.reread.get()
    #expect(isIdentical(reread, route), "\(printing.form): \(printing.text)")
  }
}

/// What breaks the promise of printing: a value either throws `unprintable`, or comes back.
///
/// Returns no issue but texts, because recording thousands of passed expectations takes long.
func brokenPromises<R: Route>(
  of route: R, forms: [LinkForm], hasPayload: Bool, mustPrint: Bool = false
) -> [String] {
  printings(of: route, forms: forms, hasPayload: hasPayload).compactMap { printing in
    switch printing {
    case .failure(.unprintable) where !mustPrint: return nil
    case .failure(let error): return "\(route) throws \(error)"
    case .success(let printing):
      if case .success(let reread) = printing.reread, isIdentical(reread, route) { return nil }
      return "\(route) in \(printing.form) is \(printing.text) is \(printing.reread)"
    }
  }
}
