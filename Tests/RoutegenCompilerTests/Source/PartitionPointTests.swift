import RoutegenCompiler
import Testing

@Suite struct PartitionPointTests {
  /// Every length up to 20, and every place at which the second part may begin.
  @Test func isTheStartOfTheSecondPart() {
    for count in 0...20 {
      for start in 0...count {
        #expect((0..<count).partitionPoint { $0 >= start } == start)
      }
    }
  }

  @Test func isAnIndexOfASlice() {
    let numbers = [9, 9, 1, 3, 5, 7, 0]
    #expect(numbers[2..<6].partitionPoint { $0 >= 4 } == 4)
    #expect(numbers[2..<6].partitionPoint { $0 >= 8 } == 6)
    #expect(numbers[2..<6].partitionPoint { $0 >= 0 } == 2)
    #expect(numbers[3..<3].partitionPoint { $0 >= 0 } == 3)
  }

  @Test func asksFewElements() {
    var calls = 0
    let point = (0..<1_000_000).partitionPoint {
      calls += 1
      return $0 >= 765_432
    }
    #expect(point == 765_432)
    #expect(calls <= 20)
  }
}
