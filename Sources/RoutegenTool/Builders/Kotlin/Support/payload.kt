import java.math.BigInteger

/** A key with its value: a text, a list of texts, entries by canonical keys, or `null`. */
private class Entry(val key: String, val value: Any?)

private class Place(val value: Any?, val name: String, val inner: Map<String, Entry>?)

/** The keys of a payload; those of the dictionary with the text of a rule go first. */
private class Payload(
    val values: Map<String, Entry>,
    val inner: Map<String, Entry>? = null,
    val read: List<String> = emptyList(),
) {
    /**
     * The first value of a key for which [isValue] is true.
     *
     * What is in dictionaries precedes what is in the JSON of texts.
     */
    fun place(key: String, isValue: (Any?) -> Boolean): Place? {
        val finders = listOf<(Any?) -> Map<String, Entry>?>({ entriesOf(it) }, { objectOf(it) })
        for (find in finders) {
            val place = inner?.let { placeIn(it, key, isValue, find) }
                ?: placeIn(values, key, isValue, find)
            if (place != null) return place
        }
        return null
    }

    /** The text of a key; an empty text is absent. */
    fun text(key: String): String? = place(key, ::isText)?.value as String?

    /** Whether a key has a value, but no empty text and none for which [isValue] is true. */
    fun hasOther(key: String, isValue: (Any?) -> Boolean): Boolean =
        place(key, isValue) == null && place(key) { it != "" } != null

    /** The texts of the keys that are neither [names] nor read by a rule, in their order. */
    fun extras(names: List<String>): List<LinkExtra> {
        val all = names + read
        val named = all.map { canonical(it) }
        // The keys into which a name with dots reaches.
        val reached = all.flatMap { name ->
            name.indices.filter { name[it] == '.' }.map { canonical(name.substring(0, it)) }
        }
        return values.entries
            .filter { (key, entry) ->
                isText(entry.value) && key !in named &&
                    (key !in reached || objectOf(entry.value) == null)
            }
            .sortedWith { one, other -> compareCodePoints(one.key, other.key) }
            .map { LinkExtra(it.value.key, it.value.value as String) }
    }
}

private fun isText(value: Any?): Boolean = value is String && value.isNotEmpty()

private fun isTextOrList(value: Any?): Boolean = isText(value) || value is List<*>

@Suppress("UNCHECKED_CAST")
private fun entriesOf(value: Any?): Map<String, Entry>? = value as? Map<String, Entry>

/** The dictionary that a value is, or the JSON object of a text. */
private fun objectOf(value: Any?): Map<String, Entry>? {
    if (value !is String) return entriesOf(value)
    if (!value.trimStart().startsWith('{') || byteCount(value) > MOST_BYTES) return null
    return entriesOf(payloadValue(JsonReader(value).read(), 64))
}

/**
 * A key with dots may be divided at each of them into the key of a dictionary and a key inside of
 * it; the longest key of a dictionary goes first.
 */
private fun placeIn(
    values: Map<String, Entry>,
    key: String,
    isValue: (Any?) -> Boolean,
    entries: (Any?) -> Map<String, Entry>?,
): Place? {
    val entry = values[canonical(key)]
    if (entry != null && isValue(entry.value)) return Place(entry.value, key, null)
    for (dot in key.indices.reversed().filter { key[it] == '.' }) {
        val inner = entries(values[canonical(key.substring(0, dot))]?.value) ?: continue
        val place = placeIn(inner, key.substring(dot + 1), isValue, entries) ?: continue
        return Place(place.value, place.name, place.inner ?: inner)
    }
    return null
}

/** A text, a list of texts, or entries by canonical keys, at most [depth] in one another. */
private fun payloadValue(value: Any?, depth: Int): Any? = when (value) {
    is String -> value
    is Boolean, is Byte, is Short, is Int, is Long, is ULong, is BigInteger -> "$value"
    is Number -> value.toDouble().takeIf { it.isFinite() && !(it == 0.0 && 1 / it < 0) }
        ?.let { decimal(it) }
    is List<*> -> value.map { payloadValue(it, 0) }
        .takeIf { texts -> depth > 0 && texts.all { it is String } }
    is Map<*, *> -> if (depth > 0) entries(value, depth - 1) else null
    else -> null
}

private fun entries(values: Map<*, *>, depth: Int): Map<String, Entry> {
    val entries = LinkedHashMap<String, Entry>()
    for ((key, value) in values) {
        if (value != null) entries[canonical("$key")] = Entry("$key", payloadValue(value, depth))
    }
    return entries
}

/** Reads JSON; a text that two parsers may read differently is none. */
internal class JsonReader(private val text: String) {
    private var index = 0

    private class Unreadable : Exception(null, null, false, false)

    /** The value of the text; `null` if it is no JSON. */
    fun read(): Any? = try {
        value(1).also {
            skipSpace()
            if (index < text.length) throw Unreadable()
        }
    } catch (error: Unreadable) {
        null
    }

    private fun skipSpace() {
        while (index < text.length && text[index] in " \t\n\r") index += 1
    }

    /** Whether the text goes on with a character, which is skipped then. */
    private fun take(character: Char): Boolean {
        skipSpace()
        if (index == text.length || text[index] != character) return false
        index += 1
        return true
    }

    private fun require(character: Char) {
        if (!take(character)) throw Unreadable()
    }

    private fun value(depth: Int): Any? {
        if (take('{')) return members(depth)
        if (take('[')) return elements(depth)
        if (take('"')) return string()
        for ((word, value) in listOf("true" to true, "false" to false, "null" to null)) {
            if (!text.startsWith(word, index)) continue
            index += word.length
            return value
        }
        return number()
    }

    private fun members(depth: Int): Map<String, Any?> {
        val members = LinkedHashMap<String, Any?>()
        val keys = HashSet<String>()
        if (depth > 64) throw Unreadable()
        if (take('}')) return members
        do {
            require('"')
            val key = string()
            if (!keys.add(canonical(key))) throw Unreadable()
            require(':')
            members[key] = value(depth + 1)
        } while (take(','))
        require('}')
        return members
    }

    private fun elements(depth: Int): List<Any?> {
        val elements = ArrayList<Any?>()
        if (depth > 64) throw Unreadable()
        if (take(']')) return elements
        do elements.add(value(depth + 1)) while (take(','))
        require(']')
        return elements
    }

    private fun string(): String {
        val string = StringBuilder()
        while (true) {
            val character = text.getOrNull(index) ?: throw Unreadable()
            index += 1
            when {
                character == '"' -> break
                character < ' ' -> throw Unreadable()
                character == '\\' -> string.append(escaped())
                else -> string.append(character)
            }
        }
        if (hasHalfPair(string.toString())) throw Unreadable()
        return string.toString()
    }

    private fun escaped(): Char {
        val name = text.getOrNull(index) ?: throw Unreadable()
        index += 1
        val position = "\"\\/bfnrt".indexOf(name)
        if (position >= 0) return "\"\\/\b\u000C\n\r\t"[position]
        val digits = text.substring(index, minOf(index + 4, text.length))
        if (name != 'u' || digits.length < 4 || !digits.all { isHexDigit(it) }) throw Unreadable()
        index += 4
        return digits.toInt(16).toChar()
    }

    private fun number(): Any {
        val start = index
        while (index < text.length && (isDigit(text[index]) || text[index] in "+-.eE")) index += 1
        val token = text.substring(start, index)
        val mantissa = token.substringBefore('e').substringBefore('E')
        val exponent = token.drop(mantissa.length + 1).removePrefix("-").removePrefix("+")
        val hasExponent = mantissa.length < token.length
        val isNumber = isDecimal(mantissa) && exponent.all { isDigit(it) } &&
            hasExponent == exponent.isNotEmpty()
        if (!isNumber) throw Unreadable()
        if (token.removePrefix("-").all { isDigit(it) } && token.length < 21) {
            token.toLongOrNull()?.let { return it }
            token.toULongOrNull()?.let { return it }
        }
        return token.toDouble().also { if (!it.isFinite()) throw Unreadable() }
    }
}

/** Compares texts by their code points. */
private fun compareCodePoints(one: String, other: String): Int {
    val index = one.zip(other).indexOfFirst { (left, right) -> left != right }
    if (index < 0) return one.length.compareTo(other.length)
    // Surrogates are less than the last characters of the basic plane, but their code points not.
    val (left, right) = one[index] to other[index]
    if (left.isSurrogate() != right.isSurrogate()) return if (left.isSurrogate()) 1 else -1
    return left.compareTo(right)
}
