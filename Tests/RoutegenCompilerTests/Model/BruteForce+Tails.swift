@testable import RoutegenCompiler

/// The queries and fragments of all small links.
extension BruteForce {
  /// A query and a fragment, as far as the patterns tell them from others.
  struct Tail: Hashable {
    /// The patterns that accept it, with empty texts as required values and without.
    let loose: [Bool]
    let strict: [Bool]

    /// The same if no text is a value of a declared type.
    let knownLoose: [Bool]
    let knownStrict: [Bool]

    /// The patterns that it names a key with different values for.
    let repeated: [Bool]
    let hasRepeats: Bool
  }

  var tails: Set<Tail> {
    let keys = Set(
      patterns.flatMap { $0.candidate.pattern.query.flatMap(\.keys).map(matcher.model.folded) })
    let hasDictionary = patterns.contains { $0.candidate.sources.contains(.otherItems) }
    let fragments = fragments
    var tails: Set<Tail> = []
    for j in keys.contains("j") ? queries("j") : [""] {
      for k in keys.contains("k") || hasDictionary ? queries("k") : [""] {
        for fragment in fragments {
          let query = [j, k].filter { !$0.isEmpty }.joined(separator: "&")
          tails.insert(tail("/?\(query)\(fragment)"))
        }
      }
    }
    return tails
  }

  private func tail(_ text: String) -> Tail {
    guard let link = try? matcher.classify(text, isPath: true).parts else {
      preconditionFailure("'\(text)' is not a link")
    }
    let path = CapturedPath(texts: Array(repeating: ["1"], count: 9))
    func accepts(_ candidate: Candidate, _ allowsEmpty: Bool) -> Bool {
      // The path decides, and the rest is a part of its last value.
      candidate.pattern.endsWithLink
        || (try? matcher.values(of: candidate, path, link, allowsEmpty: allowsEmpty)) != nil
    }
    func isKnown(_ pattern: Pattern) -> Bool {
      !pattern.candidate.declaredItems.contains { item in
        matcher.texts(of: item.key, in: link.query).contains { !$0.isEmpty || !item.mayBeAbsent }
      }
    }
    let keys = link.query.map(\.key)
    let loose = patterns.map { accepts($0.candidate, true) }
    let strict = patterns.map { accepts($0.candidate, false) }
    return Tail(
      loose: loose, strict: strict,
      knownLoose: zip(loose, patterns).map { $0 && isKnown($1) },
      knownStrict: zip(strict, patterns).map { $0 && isKnown($1) },
      repeated: patterns.map { matcher.repeatedKey([$0.candidate], link) != nil },
      hasRepeats: Set(keys).count < Set(link.query.map { [$0.key, $0.valueWithPlus] }).count)
  }

  // MARK: Queries

  /// The ways to name a key: without it, once and up to three times, with one of all the values that
  /// the patterns do not tell apart.
  private func queries(_ key: String) -> [String] {
    let values = Self.values + (hasPlus ? Self.valuesWithPlus : [])
    let all = values.map { value in
      let item = "\(key)=\(value.replacing("/", with: "%2F"))"
      return (item, readings(of: key, item))
    }
    let once = Self.distinct(all)
    // A value twice is the value, so two of one reading are different ones.
    let twice =
      once.flatMap { first in
        once.compactMap { second in
          let other =
            second.0 == first.0 ? all.first { $0.1 == first.1 && $0.0 != first.0 } : second
          return other.map {
            ("\(first.0)&\($0.0)", first.1.merged(with: $0.1))
          }
        }
      } + all.prefix(2).map { ("\($0.0)&\($0.0)", $0.1) }
    if hasPlus {
      let some = ["+", "%20", "%2B", "a+", "a%20", "++", "%20+", "1"].map { "\(key)=\($0)" }
      return [""] + once.map(\.0) + some.flatMap { first in some.map { "\(first)&\($0)" } }
        + ["\(key)=+&\(key)=%20&\(key)=%2B"]
    }
    return [""] + (once + Self.distinct(twice)).map(\.0)
      + ["\(key)=1&\(key)=a&\(key)=x", "\(key)=2&\(key)=1&\(key)=a"]
  }

  /// The first text of each of the different readings.
  private static func distinct<Readings: Hashable>(
    _ texts: [(String, Readings)]
  ) -> [(String, Readings)] {
    var known: Set<Readings> = []
    return texts.filter { known.insert($0.1).inserted }
  }

  /// How all patterns read a value, or the values of a key that a link has twice.
  private struct Readings: Hashable {
    /// For each list, whether it accepts all values.
    var lists: [Bool] = []

    /// For each literal item, whether one of the values is its text.
    var literals: [Bool] = []

    /// For each parameter that has one value, whether it accepts it; empty for two different ones.
    var singles: [Bool] = []

    func merged(with other: Readings) -> Readings {
      Readings(
        lists: zip(lists, other.lists).map { $0 && $1 },
        literals: zip(literals, other.literals).map { $0 || $1 })
    }
  }

  /// Whether the set is one of `RandomPlusSigns`.
  private var hasPlus: Bool { matcher.model.enumerations.first?.name == "Plus" }

  private func readings(of key: String, _ item: String) -> Readings {
    let model = matcher.model
    let items = LinkParts.items(inQueryOf: "?" + item, plusIsSpace: !model.plusIsLiteral)
    func value(_ type: ValueType = ValueType(.string)) -> String {
      String(decoding: items[0].value(for: type), as: UTF8.self)
    }
    var readings = Readings(literals: [value().isEmpty])
    for candidate in patterns.map(\.candidate) {
      for literal in candidate.literals where model.isSame(literal.key, key) {
        readings.literals.append(literal.text.map { model.isSame($0, value()) } ?? true)
      }
      for (source, parameter) in zip(candidate.sources, candidate.parameters) {
        guard let own = source.key, model.isSame(own, key) else { continue }
        let value = value(parameter.type)
        let isRead =
          model.isAbsent(value, for: parameter)
          || model.reads(value, as: parameter.type, inPath: false)
        if parameter.form == .list {
          readings.lists.append(isRead)
          // A list that needs a value has one if one of the items is one.
          readings.literals.append(model.reads(value, as: parameter.type, inPath: false))
        } else {
          readings.singles.append(isRead)
        }
      }
    }
    return readings
  }

  fileprivate static let values =
    [
      "", "0", "1", "2", "a", "b", "x", "true", "7", "https://a.com", "https://b.com",
      "https://www.b.com", "ab", "a1", "00", "01", "02", "11", "12",
      "21", "23",
    ]
    + ["0", "1", "2", "true", "false", "a", "ab", "b", "x", "00", "01", "02", "12"].flatMap {
      ["x-\($0)", "\($0)-1", "xa\($0)", "1-\($0)", "a\($0)", "\($0)-x"]
    }

  /// As they are written.
  private static let valuesWithPlus = [
    "+", "%20", "%2B", "a+", "a%20", "a%2B", "++", "+%20", "%20+", "%20%20", "+%2B", "%2B+",
    "%2B%2B",
    "%2B%20", "%20%2B", "https://a.com/a+b", "https://a.com/a%20b", "https://a.com/a%2Bb",
  ]

  // MARK: Fragments

  /// The fragments that the patterns tell apart.
  private var fragments: [String] {
    var texts = [
      "", "#", "#x", "#1", "#7", "#a", "#f", "#f=", "#f=1", "#f=2", "#f=7", "#f=a", "#f=x",
      "#a1", "#a2", "#a-1", "#1-1", "#x-1", "#a1-1", "#f-1", "#1&f=1", "#1&f=2", "#1&f=x", "#1&f=",
      "#1&f=a", "#y&f=", "#y&f=1", "#y&f=2", "#y&f=a",
      "#y&f=x", "#g", "#g=1", "#g=2", "#1&f=1&g=1", "#1&g=1",
    ]
    for first in ["f", "f=", "f=1", "f=2", "f=7", "f=a", "f=x"] {
      texts += ["", "=", "=1", "=2"].map { "#\(first)&g\($0)" }
    }
    if hasPlus {
      texts += Self.valuesWithPlus.flatMap {
        ["#f=\($0)", "#1&f=\($0)", "#\($0)", "#f%3D\($0)"]
      }
    }
    return Self.distinct(texts.map { ($0, fragmentReadings($0)) }).map(\.0)
  }

  /// How each pattern reads a fragment, by itself; of an item, whether it is there, empty and readable.
  private func fragmentReadings(_ text: String) -> [[Bool]] {
    let model = matcher.model
    guard
      let link = try? LinkParts("/\(text)", isPath: true, plusIsSpace: !model.plusIsLiteral)
    else {
      preconditionFailure("'\(text)' is not a fragment")
    }
    return patterns.flatMap { pattern -> [[Bool]] in
      let texts = pattern.candidate.fragmentLiterals.map { literal in
        matcher.texts(of: literal.key, in: link.fragmentItems).map { text in
          literal.text.map { model.isSame($0, text) } ?? true
        }
      }
      let read = zip(pattern.candidate.sources, pattern.candidate.parameters).compactMap {
        source, parameter -> [Bool]? in
        switch source {
        case .fragment:
          link.fragment.map { String(decoding: $0, as: UTF8.self) }.map {
            [
              $0.isEmpty, parameter.mayBeAbsent,
              model.reads($0, as: parameter.type, inPath: false),
            ]
          } ?? []
        case .fragmentItem(let key):
          matcher.texts(of: key, in: link.fragmentItems, parameter.type).flatMap {
            [$0.isEmpty, model.reads($0, as: parameter.type, inPath: false)]
          }
        case .path, .query, .restOfLink, .otherItems, .constant, .host, .payload, .absent: nil
        }
      }
      return texts + read
    }
  }
}
