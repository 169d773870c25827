/// A clock that a test sets.
final class TestClock {
  var seconds = 1_700_000_000.0
}
