/// Whether a link has begun again because one of its own handlers has connected another one.
///
/// It happens once, so that handlers that always connect do not restart their link without end.
@MainActor
final class LinkRestart {
  var isUsedUp = false
}
