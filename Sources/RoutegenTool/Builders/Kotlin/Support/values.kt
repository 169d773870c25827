import java.math.BigDecimal
import java.math.BigInteger
import java.math.MathContext
import java.math.RoundingMode
import java.time.DateTimeException
import java.time.Instant
import java.time.LocalDateTime
import java.time.ZoneOffset
import java.util.UUID

/** The beginning of texts, and the characters and the number of those that follow. */
internal class TextRule(
    val begins: String,
    private val characters: List<String>?,
    private val shortest: Int,
    private val longest: Int?,
) {
    fun accepts(text: String): Boolean {
        val rest = text.drop(begins.length)
        val count = rest.codePointCount(0, rest.length)
        return text.startsWith(begins) && count in shortest..(longest ?: count) &&
            rest.all { one -> characters?.any { one in it[0]..it[1] } ?: true }
    }
}

/** The types of a table. */
internal object ValueTypes {
    val text: ValueType = ValueType("a text", { "$it" }, { _, _ -> true }, { it }, isText = true)

    val lines: ValueType = ValueType(
        "a text of one or more lines",
        { "$it" },
        { _, _ -> true },
        { it },
        isText = true,
        isMultiline = true,
    )

    val bool: ValueType = ValueType(
        "true or false",
        { "$it" },
        { text, isInPath ->
            text == "true" || text == "false" ||
                (!isInPath && (text == "0" || text == "1" || text.isEmpty()))
        },
        { it == "true" || it == "1" || it.isEmpty() },
        isClosed = true,
    )

    val uuid: ValueType = ValueType(
        "a UUID",
        { "$it".uppercase() },
        { text, _ ->
            val groups = text.split('-')
            groups.map { it.length } == listOf(8, 4, 4, 4, 12) &&
                groups.all { group -> group.all { isHexDigit(it) } }
        },
        { UUID.fromString(it) },
        isClosed = true,
    )

    val date: ValueType = ValueType(
        "a time with a zone, such as 2027-01-31T09:00:00Z",
        { textOf(it as Instant) },
        { text, _ -> instantOf(text) != null },
        { instantOf(it) ?: Instant.EPOCH },
    )

    fun long(low: String? = null, high: String? = null, digits: Int = 0): ValueType {
        val (least, most) = (low ?: "${Long.MIN_VALUE}") to (high ?: "${Long.MAX_VALUE}")
        return whole(range(low, high), BigInteger(least), BigInteger(most), digits) { it.toLong() }
    }

    fun ulong(low: String? = null, high: String? = null, digits: Int = 0): ValueType {
        val most = BigInteger(high ?: "${ULong.MAX_VALUE}")
        return whole(range(low ?: "0", high), BigInteger(low ?: "0"), most, digits) { it.toULong() }
    }

    private fun range(low: String?, high: String?): String = when {
        low != null && high != null -> " from $low to $high"
        low != null -> ", at least $low"
        high != null -> ", at most $high"
        else -> ""
    }

    private fun whole(
        range: String,
        low: BigInteger,
        high: BigInteger,
        digits: Int,
        value: (String) -> Any,
    ): ValueType = ValueType(
        "a whole number$range" + if (digits > 0) ", with $digits digits" else "",
        { "$it".takeIf { text -> BigInteger(text) in low..high }?.padStart(digits, '0') },
        { text, _ ->
            val bare = text.removePrefix("-")
            val isWhole = bare.length in 1..20 && bare.all { isDigit(it) }
            val hasForm = when {
                digits > 0 -> text.length == digits && bare == text
                else -> text == "0" || !bare.startsWith('0')
            }
            isWhole && hasForm && BigInteger(text) in low..high
        },
        value,
        isClosed = true,
        digits = digits,
    )

    fun double(low: String? = null, high: String? = null): ValueType {
        val least = low?.toDouble() ?: -Double.MAX_VALUE
        val most = high?.toDouble() ?: Double.MAX_VALUE
        fun isValue(number: Double) = number in least..most && !(number == 0.0 && 1 / number < 0)
        return ValueType(
            "a number" + range(low, high),
            { value -> (value as Double).takeIf { isValue(it) }?.let { decimal(it) } },
            { text, _ -> isDecimal(text) && isValue(text.toDouble()) },
            { it.toDouble() },
            isClosed = true,
        )
    }

    /** The values of an enum, whose texts are those of `toString()`. */
    fun oneOf(values: List<Any>, isCaseless: Boolean): ValueType {
        val byText = HashMap<String, Any>()
        for (value in values) byText.getOrPut(fold("$value", isCaseless)) { value }
        val texts = values.map { "$it" }
        return ValueType(
            "one of " + texts.joinToString(", ") { it.ifEmpty { "an empty text" } },
            { value -> "$value".takeIf { it in texts } },
            { text, _ -> fold(text, isCaseless) in byText },
            { byText.getValue(fold(it, isCaseless)) },
            isClosed = true,
        )
    }

    /** Texts, of which some are those of an open enum. */
    fun open(texts: List<String>, isCaseless: Boolean, value: (String) -> Any): ValueType {
        fun known(text: String) =
            texts.find { fold(it, isCaseless) == fold(text, isCaseless) } ?: text
        val print = { one: Any -> known("$one") }
        return ValueType("a text", print, { _, _ -> true }, { value(known(it)) }, isText = true)
    }

    /** The texts of a type of the app, of which only the beginning is known without a class. */
    fun declared(name: String, begins: String?, value: ((String) -> Any)?): ValueType {
        val beginning = begins.orEmpty()
        fun isValue(text: String): Boolean = text.startsWith(beginning) && try {
            value?.invoke(text)
            true
        } catch (error: IllegalArgumentException) {
            false
        }
        return ValueType(
            if (begins == null) "a text that the app reads as $name"
            else "a text that begins with '$begins'",
            { "$it".takeIf { text -> text.startsWith(beginning) } },
            { text, _ -> isValue(text) },
            value ?: { it },
            isUnknown = value == null,
        )
    }

    /** Texts of which the document says what they are. */
    fun texts(rule: TextRule, words: String, value: ((String) -> Any)?): ValueType {
        val beginning = if (rule.begins.isEmpty()) "" else " that begins with '${rule.begins}'"
        val then = if (beginning.isEmpty() || words.isEmpty()) "" else ", then"
        return ValueType(
            "a text$beginning$then" + if (words.isEmpty()) "" else " $words",
            { "$it".takeIf(rule::accepts) },
            { text, _ -> rule.accepts(text) },
            value ?: { it },
            isClosed = true,
        )
    }

    /** Web links, perhaps on some hosts only. */
    fun url(hosts: List<String>?): ValueType {
        fun isLink(text: String): Boolean {
            val link = try {
                LinkReader().read(text)
            } catch (refusal: Refusal) {
                return false
            }
            val host = link.host.orEmpty()
            return isWebScheme(link.scheme) && (hosts == null || hosts.any { covers(it, host) })
        }
        return ValueType(
            "a web link" + hosts?.joinToString(" or ", " on ").orEmpty(),
            { value -> "$value".takeIf { isLink(it) }?.let { escapedLink(it) } },
            { text, _ -> isLink(text) },
            { escapedLink(it) },
        )
    }

    /** The values of a type of texts whose texts are not empty. */
    fun filled(type: ValueType): ValueType = ValueType(
        "${type.words} that is not empty",
        { value -> type.print(value)?.ifEmpty { null } },
        { text, isInPath -> text.isNotEmpty() && type.reads(text, isInPath) },
        type.value,
        isText = type.isText,
        isMultiline = type.isMultiline,
        isUnknown = type.isUnknown,
        isFilled = true,
    )

    /** Lists of values, whose texts are one text with another one between them. */
    fun joined(separator: String, type: ValueType): ValueType = ValueType(
        "values with '$separator' between them, each ${type.words}",
        { value ->
            val texts = (value as List<*>).map { one -> one?.let { type.print(it) } }
            val text = texts.joinToString(separator) { it ?: "" }
            // The end of one element and the separator may contain another separator.
            if (text.split(separator) == texts) text.ifEmpty { null } else null
        },
        { text, isInPath ->
            text.isNotEmpty() && text.split(separator).all { type.reads(it, isInPath) }
        },
        { text -> text.split(separator).map(type.value) },
        // The text before a number may contain the text between them, too.
        isText = type.isText || type.isClosed,
        isMultiline = type.isMultiline,
        isUnknown = type.isUnknown,
        digits = type.digits,
        separator = separator,
    )
}

/** Whether a text is a number without an exponent. */
private fun isDecimal(text: String): Boolean {
    val whole = text.removePrefix("-").substringBefore('.')
    val fraction = text.substringAfter('.', "0")
    return whole.isNotEmpty() && (whole == "0" || whole[0] != '0') && fraction.isNotEmpty() &&
        (whole + fraction).all { isDigit(it) }
}

/** The shortest digits that are exactly this number; `Double.toString` has more in old systems. */
private fun decimal(number: Double): String {
    if (number == 0.0) return "0"
    val exact = BigDecimal(number)
    val isNormal = kotlin.math.abs(number) >= 2.2250738585072014E-308
    for (digits in (if (isNormal) 15 else 1)..17) {
        val rounded = listOf(RoundingMode.FLOOR, RoundingMode.CEILING)
            .map { exact.round(MathContext(digits, it)) }
        val equal = rounded.filter { it.toDouble() == number }.minByOrNull { (it - exact).abs() }
        if (equal != null) return equal.stripTrailingZeros().toPlainString()
    }
    return exact.toPlainString()
}

private const val YEAR_0: Long = -62_167_219_200
private const val YEAR_10000: Long = 253_402_300_800

/** The seconds of 1970 to those of 2001, from which `Date` counts. */
private const val YEAR_2001: Long = 978_307_200

/** The seconds since 2001 that the app has for an instant. */
private fun dateOfApp(epochSecond: Long, nanoseconds: Int): Double {
    val seconds = epochSecond - YEAR_2001
    // Below 2^53 nanoseconds there is a single rounding.
    val isExact = kotlin.math.abs(seconds) < 9_000_000
    return if (isExact) (seconds * 1e9 + nanoseconds) / 1e9 else seconds + nanoseconds / 1e9
}

/** The text of an instant, with the digits that the app's `Date` needs; `null` in other years. */
private fun textOf(instant: Instant): String? {
    if (instant.epochSecond !in YEAR_0 until YEAR_10000) return null
    val value = dateOfApp(instant.epochSecond, instant.nano)
    val second = kotlin.math.floor(value)
    for ((digits, scale) in listOf(0 to 1, 3 to 1_000, 6 to 1_000_000, 9 to 1_000_000_000)) {
        val units = Math.rint((value - second) * scale).toInt()
        val seconds = second.toLong() + YEAR_2001
        if (units >= scale || dateOfApp(seconds, units * (1_000_000_000 / scale)) != value) continue
        if (seconds >= YEAR_10000) return null
        val fraction = if (digits == 0) "" else "." + units.toString().padStart(digits, '0')
        return Instant.ofEpochSecond(seconds).toString().removeSuffix("Z") + fraction + "Z"
    }
    return null
}

/** The instant of a text such as `2026-11-24T09:30:00.5+01:00`; `null` for other texts. */
private fun instantOf(text: String): Instant? {
    val form = "0000-00-00T00:00:00"
    val time = text.take(form.length)
    val hasForm = time.length == form.length && time.indices.all { index ->
        if (form[index] == '0') isDigit(time[index]) else time[index] == form[index]
    }
    if (!hasForm) return null
    val rest = text.substring(form.length)
    val fraction = if (rest.startsWith('.')) rest.drop(1).takeWhile { isDigit(it) } else ""
    if (rest.startsWith('.') && fraction.length !in 1..9) return null
    val zone = rest.substring(if (fraction.isEmpty()) 0 else fraction.length + 1)
    val east = secondsEast(zone) ?: return null
    val local = try {
        LocalDateTime.parse(time).toEpochSecond(ZoneOffset.UTC)
    } catch (error: DateTimeException) {
        return null
    }
    val nanoseconds = fraction.padEnd(9, '0').toInt()
    // The app rounds a fraction, so the last nanoseconds of the year 9999 are those of the next.
    val rounded = dateOfApp(local - east, nanoseconds) + YEAR_2001
    if (local - east < YEAR_0 || rounded >= YEAR_10000) return null
    return Instant.ofEpochSecond((local - east), nanoseconds.toLong())
}

/** The seconds of `Z`, `+01:00` or `-01:00`; a space is a `+` that is not escaped. */
private fun secondsEast(zone: String): Int? {
    if (zone == "Z") return 0
    val numbers = zone.drop(1).split(':')
    val hasForm = zone.length == 6 && zone[0] in "+ -" && numbers.size == 2 &&
        numbers.all { number -> number.length == 2 && number.all { isDigit(it) } }
    if (!hasForm || numbers[0].toInt() > 23 || numbers[1].toInt() > 59) return null
    return (numbers[0].toInt() * 60 + numbers[1].toInt()) * (if (zone[0] == '-') -60 else 60)
}

/** The time at which a link ends, in seconds since 1970; `null` if the text cannot be parsed. */
private fun secondsOfExpiry(text: String): Double? {
    val isWhole = text.length in 1..20 && text.all { isDigit(it) } &&
        (text == "0" || text[0] != '0') && text.toULongOrNull() != null
    if (isWhole) return text.toDouble()
    val instant = instantOf(text) ?: return null
    return dateOfApp(instant.epochSecond, instant.nano) + YEAR_2001
}

/** A web link as Foundation's `URL` has it: escaped, and then without an empty port. */
private fun escapedLink(link: String): String {
    val start = link.indexOf("//") + 2
    val rest = link.substring(start).dropWhile { it !in "/?#" }
    val mark = rest.indexOf('#')
    val escaped = StringBuilder()
    var index = 0
    while (index < rest.length) {
        val length = if (rest[index].isHighSurrogate()) 2 else 1
        val character = rest.substring(index, index + length)
        val isEscaped = isOnlyEscaped(character[0]) || (character == "#" && index != mark)
        escaped.append(if (isEscaped) encode(character, "") else character)
        index += length
    }
    if (escaped.toString() == rest) return link
    return link.removeSuffix(rest).removeSuffix(":") + escaped
}
