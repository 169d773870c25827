/// What only some links need, so that ``RouteValues`` stay small.
@safe final class RareValues {
  /// Memory for a link and a frame that do not fit into that of the call.
  private var memory: UnsafeMutableRawPointer?

  /// The payload that is read, or that contains the link.
  let payload: PayloadItems?

  /// Records the text of a parameter in the payload, or the texts of one that is a list.
  let capture: (RareValues, ParameterRecord) -> Capture

  /// The texts of the payload that no parameter of the candidate reads.
  let extras: (RareValues, CandidateRecord) -> [LinkExtra]

  /// The texts of the payload that captures refer to.
  ///
  /// No access begins during another one, so none is checked at run time.
  @exclusivity(unchecked) private var payloadTexts: [String] = []

  /// The query before the value that extends to the end of the link, and that value; see
  /// ``LinkSource/cut(for:_:)``.
  var cut: (query: Range<Int>, rest: Range<Int>)?

  /// The roots of patterns that accept the link's origin, after the first one.
  var otherRoots: [UInt64] = []

  /// The extras of the payload or of the envelopes around the link.
  var outerExtras: [LinkExtra] = []

  /// The scheme and host of the link around a path in an envelope of a block, as a link without a path.
  var outerOrigin: String?

  /// An error with texts of its own.
  let error: LinkError?

  @inline(never)
  init(
    payload: PayloadItems? = nil,
    capture: @escaping (RareValues, ParameterRecord) -> Capture = { _, _ in .absent },
    extras: @escaping (RareValues, CandidateRecord) -> [LinkExtra] = { _, _ in [] },
    error: LinkError? = nil
  ) {
    self.payload = payload
    self.capture = capture
    self.extras = extras
    self.error = error
    if payload != nil { unsafe payloadTexts.reserveCapacity(8) }
  }

  deinit { unsafe memory?.deallocate() }

  /// Returns memory that exists as long as this object; to be called once.
  @unsafe
  func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 16)
    unsafe self.memory = memory
    return unsafe memory
  }

  /// Records a text of the payload and returns its index.
  func add(payloadText text: String) -> Int {
    unsafe payloadTexts.append(text)
    return unsafe payloadTexts.count - 1
  }

  var payloadTextCount: Int { unsafe payloadTexts.count }

  func payloadText(_ index: Int) -> String? {
    let texts = unsafe payloadTexts
    return texts.indices.contains(index) ? texts[index] : nil
  }
}
