import Foundation
import TestSupport
@testable import RoutegenCompiler
@testable import RoutegenTool

/// What the tool's printer prints for values of one random route set.
struct PrintedSet {
  /// So many, because compiling the route set takes as long as printing hundreds of them.
  private static let valuesPerSet: UInt64 = 200

  private let seed: UInt64
  private let model: RouteModel
  private let printer: RoutePrinter
  private let folder: String?

  /// Returns `nil` for the seed of a route set with errors.
  ///
  /// - Parameter buildersIn: The folder for the functions that print links in other languages.
  init?(seed: UInt64, buildersIn folder: String? = nil) {
    let text = Self.text(seed: seed)
    let compilation = Compilation(SourceFile(path: "random.routes", text: text))
    guard !compilation.hasErrors, !compilation.model.routes.isEmpty else { return nil }
    self.seed = seed
    self.folder = folder
    model = compilation.model
    printer = RoutePrinter(ExplainingMatcher(model))
  }

  /// A random route set, perhaps without a scheme or a host, and with routes for all types.
  private static func text(seed: UInt64) -> String {
    var random = SplitMix(seed: seed &+ 0x1B1B)
    var randomSet = RandomRouteSet(seed: seed)
    var text = randomSet.text()
    switch Int.random(in: 0..<12, using: &random) {
    case 0: text = text.replacing("scheme rnd\n", with: "")
    case 1: text = text.replacing("host example.com, *.wild.example\n", with: "")
    case 2: text = text.replacing("host example.com, ", with: "host ")
    case 3: text = text.replacing("host example.com, ", with: "host example.com, b, 7, ")
    default: break
    }
    if random.one(in: 2) {
      text += "expires until\n\(random.pick(RandomPayload.rules))\n\(RandomPayload.route)"
    }
    for line in extraLines where random.one(in: 3) { text += line + "\n" }
    return text
  }

  private static let extraLines = [
    "/x0/{number: Double}?{date: Date = 2024-01-05T09:00:00Z} as x0",
    "/x1?{numbers: [Int in -5...5]}&{doubles: [Double]}&{dates: [Date]}&{urls: [URL]} as x1",
    "/x2?{ids: [UUID]}&{flags: [Bool]}&{flag: Bool = true}&{month: UInt in 01...12 = 07} as x2",
    "enum Price { low = \"by-low\", high, été }\n/x3/{price: Price}?{prices: [Price]} as x3",
    "open enum Tone { low = \"by-low\", high }\n/x4?{tone: Tone = low}&{tones: [Tone]} as x4",
    "/x5{rest...} as x5", "/x6/{rest...?}?{text: Text = \"a b\"}#{part: String?} as x6",
    "/x7?{items: [String: String]}&key={text: String?} as x7",
    "/x8?{items: [String: [String]]}&a%26b={text: Text} as x8",
    "/x9?{url: URL = https://a.example/%C3%A9}&u={last: URL...} as x9",
    "/{head}/x10?{screen: String?}&{until2: Int?}&{v: Double? in 0.5...7} as x10",
    "/x11/{a: Int}-{b: Date}?q=%C3%A9%20+&flag as x11", "/x12#{whole: Text?} as x12",
    "/x13#{a: Double?}&b={b: Int = 7}&c=%26 as x13",
    "host b.example {\n/x14/{a} as x14\n  also https://c.example/x14/{a}\n}",
    "/x15 as x15 {\n/{a: UUID}?b={b: UInt} as deep\n@unlinked\n/hidden/{c: Int} as hidden\n}",
    "/x19#a={a: Int?}&{b: String?} as x19",
    "/x20?{l: String?}&{type: String?}&z={until: Int?} as x20",
    "/x21?{a: String = \"é\"}&{b: [String]} as x21", "/x22?{w: String?}&Q={l: String?} as x22",
    "/x22?{w}&q={l: Int} as x23",
    "/caf%C3%A9/{a} as x16", "/{rest...} as x17", "/{a: Double}/{b: Bool}/x18?{c: URL?} as x18",
  ]

  /// Writes the route set and what is printed for random values; returns their number.
  func write(atMost limit: UInt64) -> UInt64 {
    let document = try? JSONSerialization.jsonObject(with: Data(exportJSON(model).utf8))
    guard let files = writeBuilders() else { return 0 }
    Self.write(["set": document ?? [:], "files": files])
    var random = SplitMix(seed: seed &+ 0x2D2D)
    var texts = RandomTexts(model, seed: seed)
    let count = min(limit, Self.valuesPerSet)
    for _ in 0..<count {
      var route = random.pick(model.routes)
      if route.isUnlinked, !random.one(in: 8) { route = random.pick(model.routes) }
      write(route, texts.values(of: route))
    }
    return count
  }

  /// Writes the functions of the set in each language; returns the paths of the files by language, or `nil` for a set
  /// with a declared type, of whose values other patterns need to know something.
  private func writeBuilders() -> [String: String]? {
    guard let folder else { return [:] }
    var files: [String: String] = [:]
    for language in BuilderLanguageName.allCases {
      var options = BuilderOptions()
      options.isNested = true
      options.withInternal = true
      if language.hasPackages { _ = options.setPackage("routegen") }
      for support in language.supportFiles(options) {
        try? Data(support.text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(support.name)"))
      }
      let file = language.file(for: model, options)
      if !file.findings.isEmpty { return nil }
      let path = "\(folder)/set\(seed)_\(file.name)"
      // All sets have one name, and one file that their code calls.
      let package = "package routegen\n"
      let text = file.text.replacing(package, with: "package set\(seed)\n\nimport routegen.*\n")
      try? Data(text.utf8).write(to: URL(fileURLWithPath: path))
      files[language.rawValue] = path
    }
    return files
  }

  /// Writes what is printed, or the first parameter whose value is missing or not of its type.
  private func write(_ route: Route, _ values: [[String]]) {
    let given = folder == nil ? values : inLinks(values, route)
    var line: [String: Any] = ["route": route.qualifiedName, "values": Self.given(given, route)]
    if let parameter = wrongParameter(of: route, values) {
      line["parameter"] = parameter.name
    } else {
      for (name, form) in [("app", RoutePrinter.Form.app), ("web", .web), ("path", .path)] {
        do throws(RoutePrinter.Obstacle) {
          line[name] = ["link": try printer.link(of: route, values, as: form)]
        } catch {
          line[name] = ["problem": error.reason]
        }
      }
      do throws(RoutePrinter.Obstacle) {
        line["payload"] = ["value": try printer.payload(of: route, values)]
      } catch {
        line["payload"] = ["problem": error.reason]
      }
    }
    Self.write(line)
  }

  /// The values as links have them: languages have one value for several texts.
  private func inLinks(_ values: [[String]], _ route: Route) -> [[String]] {
    zip(route.parameters, values).map { parameter, texts in
      if parameter.form.isDictionary { return texts }
      return texts.map { text in
        model.reads(text, as: parameter.type, inPath: false)
          ? model.printed(text, as: parameter.type)
          : model.canonicalText(of: text, as: parameter.type) ?? text
      }
    }
  }

  /// A value is of its type if a link or a file may have its text.
  private func wrongParameter(of route: Route, _ values: [[String]]) -> Parameter? {
    zip(route.parameters, values).first { parameter, texts in
      if texts.isEmpty { return !parameter.mayBeAbsent }
      if parameter.form.isDictionary { return false }
      return !texts.allSatisfy {
        model.reads($0, as: parameter.type, inPath: false)
          || model.canonicalText(of: $0, as: parameter.type) != nil
      }
    }?.0
  }

  /// The values by the names of their parameters: a text, a list, or keys and values in pairs.
  private static func given(_ values: [[String]], _ route: Route) -> [String: Any] {
    var given: [String: Any] = [:]
    for (parameter, texts) in zip(route.parameters, values) where !texts.isEmpty {
      switch parameter.form {
      case .single, .optional: given[parameter.name] = texts[0]
      case .list, .rest, .optionalRest: given[parameter.name] = texts
      case .dictionary, .listDictionary:
        given[parameter.name] = stride(from: 0, to: texts.count, by: 2).map {
          [texts[$0], texts[$0 + 1]]
        }
      }
    }
    return given
  }

  private static func write(_ line: [String: Any]) {
    guard let data = try? JSONSerialization.data(withJSONObject: line) else { return }
    FileHandle.standardOutput.write(data + Data("\n".utf8))
  }
}
