import Testing
@testable import RoutegenTool

/// What a page contains of the tool's own.
@Suite struct PageTextsTests {
  /// The numbers of bytes are those around which a hash gets another block.
  @Test(arguments: [
    (0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    (3, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (55, "61fd29acc674f5bf68ff548a1aef2a05ba3523a9ba8e5c82b194cbbfdf28bf1f"),
    (56, "63bb88000afff2d2569ece88877c4271c9f28de8620585c27538ce4e5a3701bb"),
    (64, "9ed060c766efa8e4a9e451aef0915daf135de966d62728466cc7215baf33c0a2"),
    (119, "f40afa97f59f48e074e3adfbd9b8014d4b57293fb4b258fe3a0849e4ca44af8b"),
    (1000, "3cf64b5ba8e8748e2d66fa0df805d550ab15f0ae76b9ec99ba87d656c00420f5"),
  ])
  func hashesAreThoseOfTheStandard(_ count: Int, _ digest: String) {
    let bytes = Array(String(repeating: "abc", count: 400).utf8.prefix(count))
    let digits = SHA256(bytes).digest.map { String(Int($0) + 0x100, radix: 16).dropFirst() }
    #expect(digits.joined() == digest)
  }

  @Test func theyEndWhereTheirElementDoes() {
    for text in [PageTexts.style, PageTexts.script] {
      #expect(text.utf8.count > 1000)
      for mark in ["</script", "</style", "<!--"] { #expect(!text.contains(mark), "\(mark)") }
    }
  }
}
