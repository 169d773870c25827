/// Lines of `variant`.
extension Habit {
  static let variants: [Habit] = [
    Habit(
      "host ‹text1›«{‹some›}»‹text2›",
      "a variant does not replace a host that is the value of a parameter",
      "its other lines replace 'scheme' and 'host' lines, and single hosts",
      for: "host {lang}.a.com = {lang}.b.com"),
    Habit(
      "host ‹path1›~«‹insteadword›»~‹path2›", "the host of the variant follows '='",
      write: "host ‹path1› = ‹path2›", is: .read,
      for: "host a.com -> b.a.com ⇒ host a.com = b.a.com",
      certain: { $0["path1"].isHost && $0["path2"].isHost }),
    Habit(
      "scheme «‹path1›~=»~‹path2›", "the schemes of a variant replace all of the file",
      write: "scheme ‹path2›", is: .read, for: "scheme store = store-beta ⇒ scheme store-beta"),
    Habit(
      "«‹ownword›» ‹some›", "a variant has other schemes and hosts only",
      "what else differs in a build is decided by the code that opens the routes",
      code: .unknownDirective, for: "payload kind"),
  ]
}
