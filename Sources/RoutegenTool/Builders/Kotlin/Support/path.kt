/** What the placeholders of a path capture, and the first of them that is no value, or -1. */
private class Captured(val texts: List<List<String>>, val unreadable: Int)

/** Takes paths apart by the segments of patterns. */
private class PathReader(private val isCaseless: Boolean) {
    private fun folded(text: String): String = fold(text, isCaseless)

    /** What the placeholders of segments capture of a path; `null` if it is another one. */
    fun capture(segments: List<Segment>, path: List<String>): Captured? {
        val texts = ArrayList<List<String>>()
        var unreadable = -1
        for ((index, segment) in segments.withIndex()) {
            val text = path.getOrNull(index) ?: return null
            if (segment is Segment.Rest) {
                texts.add(path.drop(index))
                return Captured(texts, unreadable)
            }
            if (text.isEmpty()) return null
            val found = when (segment) {
                is Segment.Literal -> if (folded(text) == segment.text) continue else return null
                is Segment.Single -> listOf(segment.type to text)
                is Segment.Mixed -> split(text, segment.pieces, segment.lateSplit)
                is Segment.Rest -> null
            } ?: return null
            for ((type, piece) in found) {
                if (unreadable < 0 && !type.reads(piece, true)) unreadable = texts.size
                texts.add(listOf(piece))
            }
        }
        return if (segments.size == path.size) Captured(texts, unreadable) else null
    }

    /**
     * What the placeholders of a mixed segment capture; `null` if the literal texts are not there.
     *
     * A placeholder has a character or more, and ends where the literal text after it can first
     * begin, and before the late split where the rest can first be read; the last literal text must
     * be at the end.
     */
    fun split(text: String, pieces: List<Any>, late: Int): List<Pair<ValueType, String>>? {
        val folded = folded(text)
        val captured = ArrayList<Pair<ValueType, String>>()
        var rest = 0
        var open: ValueType? = null
        for ((index, piece) in pieces.withIndex()) {
            if (piece is ValueType) {
                open = piece
                continue
            }
            val literal = piece as String
            val first = if (open == null) rest else rest + 1
            val start = when {
                index == pieces.size - 1 -> text.length - literal.length
                index == late -> latePlace(text, rest, literal, pieces.drop(index + 1))
                open != null -> folded.indexOf(literal, first)
                else -> rest
            }
            val isThere = start >= first && (open != null || start == rest)
            if (!isThere || !folded.startsWith(literal, start)) return null
            if (open != null) captured.add(open to text.substring(rest, start))
            rest = start + literal.length
            open = null
        }
        if (open == null) return if (rest == text.length) captured else null
        return if (rest == text.length) null else captured + (open to text.substring(rest))
    }

    /** The first place of a text from which the rest can be read, or else the last one; or -1. */
    private fun latePlace(text: String, from: Int, literal: String, pieces: List<Any>): Int {
        val folded = folded(text)
        var last = -1
        var start = folded.indexOf(literal, from + 1)
        while (start >= 0) {
            val rest = text.substring(start + literal.length)
            val captured = if (byteCount(rest) <= 1_024) split(rest, pieces, -1) else null
            if (captured != null) last = start
            if (captured != null && captured.all { (type, one) -> type.reads(one, true) }) break
            start = folded.indexOf(literal, start + 1)
        }
        return last
    }
}
