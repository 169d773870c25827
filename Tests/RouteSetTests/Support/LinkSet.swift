import BestRecipesRoutes
import DeepLinkPoCRoutes
import Foundation
import RoutegenFoundation
import RoutegenRuntime
import ShopRoutes
import SOPTRoutes
import TestSupport

/// A route set with a file of links, which its generated code reads.
struct LinkSet: Sendable {
  /// The text of the answer to a row, after `->`, `<->` or `!`.
  let answer: @Sendable (LinkRow) -> String

  /// How the promises of the route of a row are broken: of its nodes, and of printing in each form; empty if they are not.
  let brokenPromises: @Sendable (LinkRow) -> [String]

  /// How it is broken for a link with damage, in two forms; `nil` if the text is no link any more.
  let brokenPromisesOfText: @Sendable (String, inout Random) -> [String]?

  /// - Parameters:
  ///   - forms: The forms of links that the set declares.
  ///   - printsAll: Whether each route has a link in each of the forms.
  private init<R: Route>(
    _ type: R.Type, _ forms: [LinkForm], hasPayload: Bool = true, printsAll: Bool = true
  ) {
    let forms = PrintedForm.all(forms, hasPayload: hasPayload)
    answer = { row in
      do throws(LinkError) {
        let link = try Link<R>(row)
        var answer = "\(link.route.isPrinted(as: row) ? "<->" : "->") \(link.route)"
        for extra in link.extras { answer += " & \(extra.key)=\(extra.value)" }
        if let fragment = link.fragment { answer += " # \(fragment)" }
        return answer
      } catch {
        return "! \(error)"
      }
    }
    brokenPromises = { row in
      guard let route = try? Link<R>(row).route else { return [] }
      let printed = forms.filter { printsAll || !route.isElsewhere(for: $0) }
      let broken = printed.compactMap { brokenPromise(of: route, in: $0, mustPrint: true) }
      return broken + (route.brokenNodes.map { [$0] } ?? [])
    }
    brokenPromisesOfText = { text, random in
      guard let route = (try? R(text)) ?? (try? R(path: text)) else { return nil }
      return [random.pick(forms), .canonicalLink].compactMap { brokenPromise(of: route, in: $0) }
    }
  }

  static let all: [String: LinkSet] = [
    "alcove": LinkSet(Alcove.self, [.app, .web]),
    "annex": LinkSet(Annex.self, [.app, .web], printsAll: false),
    "attic": LinkSet(
      Attic.self,
      [
        .app, .web, .scheme("com.example.attic"), .host("localhost:3000"), .host("a.attic.example"),
      ], printsAll: false),
    "anywhere": LinkSet(Anywhere.self, [.app, .web], printsAll: false),
    "attacked": LinkSet(Attacked.self, [.app, .web, .host("www.example.com")]),
    "best-recipes": LinkSet(
      BestRecipes.self,
      [.app, .web, .scheme("bestrecipes"), .host("bestrecipes.com"), .host("a.bestrecipes.com")]),
    "builds": LinkSet(
      Builds.self, [.app, .web, .host("localhost:3000")], hasPayload: false, printsAll: false),
    "cellar": LinkSet(Cellar.self, [.app, .web], printsAll: false),
    "corridor": LinkSet(Corridor.self, [.app, .web]),
    "cupboard": LinkSet(Cupboard.self, [.app, .web]),
    "deep-link-poc": LinkSet(DeepLinkPoC.self, [.app, .scheme("dlpoc")]),
    "jukebox": LinkSet(
      Jukebox.self,
      [
        .app, .web, .scheme("com.example.jukebox"), .scheme("box"), .host("jukebox.example"),
      ], printsAll: false),
    "kitchen": LinkSet(Kitchen.self, KitchenPropertyTests.linkForms),
    "ledger": LinkSet(Ledger.self, [.app, .web]),
    "larder": LinkSet(Larder.self, [.app, .web], printsAll: false),
    "lobby": LinkSet(Lobby.self, [.app, .web]),
    "loud": LinkSet(Loud.self, [.app, .web, .host("LOUD.example")]),
    "pantry": LinkSet(
      Pantry.self,
      [
        .app, .web, .scheme("lab"), .host("live.pantry.example"), .host("a.eu.pantry.example"),
        .host("elsewhere.example"),
      ], printsAll: false),
    "shop": LinkSet(Shop.self, [.app, .scheme("dla")], hasPayload: false),
    "sopt": LinkSet(SOPT.self, [.web, .host("sopt.org"), .host("www.sopt.org")]),
    "video": LinkSet(Video.self, [.app, .web], hasPayload: false, printsAll: false),
    "wiki": LinkSet(Wiki.self, [.app, .web], printsAll: false),
  ]
}

extension Link {
  /// Reads the input of a row.
  fileprivate init(_ row: LinkRow) throws(LinkError) {
    switch row.kind {
    case .link: try self.init(row.text)
    case .path: try self.init(path: row.text)
    case .shortcut: try self.init(shortcut: row.text)
    case .activity: try self.init(activity: row.text)
    case .push: try self.init(payload: row.payload)
    }
  }
}

extension LinkRow {
  fileprivate var payload: [AnyHashable: Any] {
    let object = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    guard let payload = object as? [String: Any] else { preconditionFailure("no JSON: \(text)") }
    return payload
  }
}

extension Route {
  /// Whether the route is printed as the input of a row, in the form of the input.
  fileprivate func isPrinted(as row: LinkRow) -> Bool {
    switch row.kind {
    case .path: (try? path()) == (row.text.hasPrefix("/") ? row.text : "/\(row.text)")
    case .link:
      Self.forms(of: row.text).contains {
        (try? link($0))?.utf8.elementsEqual(row.text.utf8) == true
      }
    case .push: (try? payload()) == row.payload as? [String: String]
    case .shortcut, .activity: false
    }
  }

  /// Whether the route has no link in this form, because it exists on other origins or is another one there.
  fileprivate func isElsewhere(for form: PrintedForm) -> Bool {
    do throws(LinkError) {
      _ = try form.print(self)
      return false
    } catch {
      switch error {
      case .unprintable(.path), .unprintable(.scheme), .unprintable(.host), .unprintable(.unlinked),
        .unprintable(.networkPath), .unprintable(.otherRoute):
        return true
      case _: return false
      }
    }
  }

  /// The segments of the nodes, if they are not those of the pattern.
  fileprivate var brokenNodes: String? {
    let segments = nodes.map { "/\($0.segment)" }.joined()
    // A fragment that is written like a path is a node with its own segment.
    guard !segments.contains("/#") else { return nil }
    var depth = 0
    let path = pattern.prefix { character in
      depth += character == "{" ? 1 : character == "}" ? -1 : 0
      return depth > 0 || !"?#".contains(character)
    }
    // A node has the types without their ranges, defaults and separators.
    let plain = path.replacing(#/ (in|=|by|else) [^}]*/#, with: "")
    return plain == (segments.isEmpty ? "/" : segments) ? nil : "\(segments) is not \(pattern)"
  }

  /// The forms of links with the scheme and the host of a link.
  private static func forms(of text: String) -> [LinkForm] {
    guard let colon = text.firstIndex(of: ":") else { return [] }
    let host = text[colon...].dropFirst(3).prefix { !"/?#".contains($0) }
    return text.hasPrefix("https://") ? [.host(String(host))] : [.scheme(String(text[..<colon]))]
  }
}
