import java.io.ByteArrayOutputStream
import java.text.Normalizer

private const val MOST_BYTES: Int = 16_384
private const val MOST_PARTS: Int = 256
private const val MOST_ENVELOPES: Int = 3

/** Thrown where a link is found not to be one. */
private class Refusal(val error: LinkError) : Exception(null, null, false, false)

private fun malformed(reason: String): Refusal =
    Refusal(LinkError(LinkError.Kind.MALFORMED, "it is malformed, because $reason"))

private fun missing(parameter: String): Refusal = Refusal(
    LinkError(LinkError.Kind.MISSING, "the parameter '$parameter' is missing", parameter),
)

private fun invalidValue(parameter: String, value: String): Refusal = Refusal(
    LinkError(
        LinkError.Kind.INVALID_VALUE,
        "'$value' is not a value of the parameter '$parameter'",
        parameter,
        value,
    ),
)

private val notFound = Refusal(LinkError(LinkError.Kind.NOT_FOUND, "no route has this path"))

private const val LINE_BREAK_REASON: String =
    "it has an escaped tab or line break, which only a 'Text' can have"

/** The more helpful of two refusals; the first if they are of one kind. */
private fun moreHelpful(first: Refusal, second: Refusal): Refusal {
    val order = listOf(LinkError.Kind.MISSING, LinkError.Kind.INVALID_VALUE)
    return if (order.indexOf(second.error.kind) > order.indexOf(first.error.kind)) second else first
}

private fun refuseIf(condition: Boolean, reason: String) {
    if (condition) throw malformed(reason)
}

// Characters

private fun isDigit(character: Char): Boolean = character in '0'..'9'

private fun isHexDigit(character: Char): Boolean =
    isDigit(character) || character in 'A'..'F' || character in 'a'..'f'

private fun isLetterOrDigit(character: Char): Boolean =
    isDigit(character) || character in 'A'..'Z' || character in 'a'..'z'

private fun isLineBreak(character: Char): Boolean = character in "\t\n\r"

private fun hasLineBreak(text: String): Boolean = text.any { isLineBreak(it) }

/** Whether a URI contains the character only escaped. */
private fun isOnlyEscaped(character: Char): Boolean =
    character.code > 0x7F || character in "\"<>[]^`{|}"

private fun byteCount(text: String): Int = text.toByteArray(Charsets.UTF_8).size

private fun hasHalfPair(text: String): Boolean = text.indices.any { index ->
    when {
        text[index].isHighSurrogate() ->
            index + 1 == text.length || !text[index + 1].isLowSurrogate()
        text[index].isLowSurrogate() -> index == 0 || !text[index - 1].isHighSurrogate()
        else -> false
    }
}

/** The text in the letters in which a set compares texts: small ones if it is caseless. */
private fun fold(text: String, isCaseless: Boolean): String {
    if (!isCaseless || text.none { it in 'A'..'Z' }) return text
    return text.map { if (it in 'A'..'Z') it + 32 else it }.joinToString("")
}

/** The text as Swift compares strings, for which `é` has one form. */
private fun canonical(text: String): String =
    if (text.all { it.code < 0x80 }) text else Normalizer.normalize(text, Normalizer.Form.NFC)

/** Whether a URL parser would remove part of the text. */
private fun hasDots(text: String): Boolean = text.split('/').any { it == "." || it == ".." }

private fun isEscape(text: String, index: Int): Boolean =
    text[index] == '%' && index + 2 < text.length && isHexDigit(text[index + 1]) &&
        isHexDigit(text[index + 2])

/** The bytes of a text without its escapes. */
private fun bytesWithoutEscapes(text: String): ByteArray {
    val bytes = ByteArrayOutputStream()
    var index = 0
    while (index < text.length) {
        if (isEscape(text, index)) {
            bytes.write(text.substring(index + 1, index + 3).toInt(16))
            index += 3
        } else {
            val end = text.indexOf('%', index + 1).let { if (it < 0) text.length else it }
            bytes.write(text.substring(index, end).toByteArray(Charsets.UTF_8))
            index = end
        }
    }
    return bytes.toByteArray()
}

private fun decode(text: String, plusIsSpace: Boolean = false): String {
    val spaced = if (plusIsSpace) text.replace('+', ' ') else text
    return if ('%' in spaced) bytesWithoutEscapes(spaced).toString(Charsets.UTF_8) else spaced
}

/** Percent-encodes a text, except for letters, digits and what is [allowed]. */
private fun encode(text: String, allowed: String): String {
    val encoded = StringBuilder()
    for (byte in text.toByteArray(Charsets.UTF_8)) {
        val code = byte.toInt() and 0xFF
        val character = code.toChar()
        if (isLetterOrDigit(character) || (code < 0x80 && character in allowed)) {
            encoded.append(character)
        } else {
            encoded.append('%').append(HEX_DIGITS[code shr 4]).append(HEX_DIGITS[code and 15])
        }
    }
    return encoded.toString()
}

private const val HEX_DIGITS: String = "0123456789ABCDEF"
