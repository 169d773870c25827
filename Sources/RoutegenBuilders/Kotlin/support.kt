/** Why a route has no link with its values; thrown by the functions for routes and by the links. */
public class UnprintableLink(
    reason: String,
    /** The name of the parameter whose value no link can have, if it is because of one. */
    public val parameter: String? = null,
) : IllegalArgumentException(if (parameter == null) reason else "'$parameter': $reason")

/** The links of a route with its values. Each of them throws [UnprintableLink] if the route has none. */
public interface AppLink {
    /** The link with the custom scheme of the app. */
    public val app: String

    /** The web link; on the first host that the file declares, if none is given. */
    public fun web(host: String? = null): String

    /** The path with its query and fragment, for a page of the same site. */
    public val path: String

    /** The keys and texts of a push payload that opens the route. */
    public fun payload(): Map<String, String>

    /** The link with the custom scheme of the app, or the web link if the app has no such scheme. */
    override fun toString(): String
}

class _Links(private val printed: _Printed) : AppRoutes.AppLink {
    private val origin get() = printed.origin

    override val app: String
        get() {
            val scheme = origin.appScheme ?: throw AppRoutes.UnprintableLink(origin.nowhere("no custom scheme"))
            val beginning = _BEGINNINGS[scheme]
            if (beginning != null) return _checked(printed, beginning + _plainPath(printed).substring(1), scheme, "")
            // The first segment takes the position of the host, if it is the same segment there.
            val path = _pathText(printed)
            val written = if (_isAuthority(_firstSegment(path))) path.substring(1) else path
            return _checked(printed, "$scheme://$written", scheme, "")
        }

    override fun web(host: String?): String {
        if (host != null && !origin.acceptsHost(host)) {
            throw AppRoutes.UnprintableLink("the route has no links on the host '$host'")
        }
        val name = host ?: origin.webHost ?: throw AppRoutes.UnprintableLink(origin.nowhere("no host"))
        return _checked(printed, "${origin.webScheme}://$name${_pathText(printed)}", origin.webScheme, name)
    }

    override val path: String
        get() {
            if (origin.isOfBlock) throw AppRoutes.UnprintableLink(origin.nowhere(""))
            return _checked(printed, _plainPath(printed), null, "")
        }

    override fun payload(): Map<String, String> = _payload(printed) { toString() }

    override fun toString(): String = if (origin.appScheme == null) web() else app
}

/**
 * The rule by which a payload names a route by its path or link.
 *
 * [isPath] tells whether other keys may be parameters, except for the [reserved] ones. [earlier] has the keys of the
 * rules before it, each with the text for which the rule decides.
 */
class _PayloadRule(
    val key: String,
    val isPath: Boolean,
    val reserved: List<String>,
    val earlier: List<Pair<String, String?>>,
)

/**
 * A type of values: how they are printed, and which texts of links are values.
 *
 * The second argument of [reads] is whether the text is in the path. An empty text of a type with [isText] counts as
 * missing if another pattern matches.
 */
class _Type(
    val words: String,
    val print: (Any) -> String?,
    val reads: (String, Boolean) -> Boolean,
    val isText: Boolean = false,
    val isMultiline: Boolean = false,
    val isJoined: Boolean = false,
)

/** A parameter; its fallback is the text of the default. */
class _Parameter(
    val name: String,
    val type: _Type,
    val form: String = "single",
    val fallback: String? = null,
    val ignoresUnreadable: Boolean = false,
) {
    val isDictionary: Boolean get() = form == "dictionary" || form == "listDictionary"
    val isRest: Boolean get() = form == "rest" || form == "optionalRest"
    val isSingle: Boolean get() = form == "single" || form == "optional"
    val isList: Boolean get() = form == "list" || form == "filledList"
    val isRequired: Boolean get() = (form == "single" || form == "rest" || form == "filledList") && fallback == null
}

/** A key, with its other names on lines of their own, and its literal text, any text (`null`), or the position of a parameter, perhaps with the rest of the link. */
class _Item(val key: String, val value: Any?, val isRest: Boolean = false)

/**
 * A pattern of links, with segments of literal texts and positions of parameters.
 *
 * The [route] is `null` for a pattern that leads to another route, nowhere, or to the link in the link. The fragment is
 * the position of a parameter, or a list of items. By the positions of parameters, [constants] has the texts that the
 * file supplies, [hosts] the ends of hosts, and [keys] the keys of a payload.
 */
class _Pattern(
    val route: String?,
    val parameters: List<_Parameter>,
    val path: List<List<Any>>,
    val query: List<_Item> = emptyList(),
    val fragment: Int? = null,
    val fragmentItems: List<_Item> = emptyList(),
    val isEnvelope: Boolean = false,
    val constants: Map<Int, String> = emptyMap(),
    val hosts: Map<Int, String> = emptyMap(),
    val keys: Map<Int, String>? = null,
)

/** The schemes and hosts on which a route has links. */
class _Origin(
    val appScheme: String?,
    val webScheme: String,
    val webHost: String?,
    val isOfBlock: Boolean,
    val acceptsHost: (String) -> Boolean,
    val nowhere: (String) -> String,
)

/** Tells whether a link, or a payload with keys, opens the route with the same values. */
interface _Verification {
    fun opens(printed: _Printed, scheme: String?, host: String, keys: Map<String, String>?): Boolean
}

/**
 * A route with its origin, and what tells whether a link opens it again, if other patterns may match.
 *
 * [hostValue] is the position of the parameter whose value is the host, and the text after the value.
 */
class _Route(
    val pattern: _Pattern,
    val origin: _Origin,
    val verification: _Verification? = null,
    val hostValue: Pair<Int, String>? = null,
)

/** An item of the query; with a name, it may be a key of a payload instead. */
class _PrintedItem(val text: String, val name: String? = null, val value: String = "")

/** A route with the texts of its parameters, of which lists and dictionaries have any number. */
class _Printed(
    val route: _Route,
    val texts: List<List<String>>,
    val path: String,
    val items: List<_PrintedItem>,
    val fragment: String,
) {
    val origin: _Origin
        get() {
            val (slot, end) = route.hostValue ?: return route.origin
            val host = texts[slot][0] + end
            if (host == _fold(host, true) && _acceptsAnyHost(host)) return _origin(listOf("host $host"))
            throw AppRoutes.UnprintableLink(_OTHER_ROUTE)
        }
}

const val _OTHER_ROUTE: String = "the link would open another route, or none"

/** Returns the links of a route, or throws an error if one of its values has no text. */
fun _link(route: _Route, vararg values: Any?): AppRoutes.AppLink =
    _Links(_print(route, route.pattern.parameters.mapIndexed { index, parameter -> _textsOf(parameter, values[index]) }))

/** The texts of a value; keys and values in turn for a dictionary. */
fun _textsOf(parameter: _Parameter, value: Any?): List<String> {
    val name = parameter.name
    if (value == null || parameter.type.isJoined && (value as List<*>).isEmpty()) {
        if (value != null && parameter.isRequired) throw AppRoutes.UnprintableLink("the list is empty", name)
        if (parameter.fallback != null) return listOf(parameter.fallback)
        return emptyList()
    }
    if (parameter.isSingle) return listOf(_textOf(parameter, value))
    if (!parameter.isDictionary) {
        val texts = (value as List<*>).map { _textOf(parameter, it) }
        if (texts.isEmpty() && parameter.isRequired) throw AppRoutes.UnprintableLink("the list is empty", name)
        return texts
    }
    val entries = (value as Map<*, *>).entries.map { (key, one) -> key.toString() to one }
    for ((key, _) in entries) {
        if (!_isWritable(key, false)) {
            throw AppRoutes.UnprintableLink("a key has a character that no link can have", name)
        }
    }
    if (entries.distinctBy { _normalized(it.first) }.size < entries.size) {
        throw AppRoutes.UnprintableLink("two keys are the same text", name)
    }
    return entries.sortedWith { one, other -> _compare(one.first, other.first) }.flatMap { (key, one) ->
        val values = if (parameter.form == "dictionary") listOf(one) else one as List<*>
        if (values.isEmpty()) throw AppRoutes.UnprintableLink("the list of '$key' is empty", name)
        values.flatMap { listOf(key, _textOf(parameter, it)) }
    }
}

fun _textOf(parameter: _Parameter, value: Any?): String {
    val text = value?.let(parameter.type.print)
    if (text != null && _isWritable(text, parameter.type.isMultiline)) return text
    throw AppRoutes.UnprintableLink("the value is not ${parameter.type.words}", parameter.name)
}

/** The canonical composition of a text, in which equal texts have the same characters. */
fun _normalized(text: String): String = Normalizer.normalize(text, Normalizer.Form.NFC)

/** Compares texts by their code points. */
fun _compare(one: String, other: String): Int {
    val index = one.zip(other).indexOfFirst { (left, right) -> left != right }
    if (index < 0) return one.length.compareTo(other.length)
    // Surrogates are less than the last characters of the basic plane, but their code points are greater.
    val (left, right) = one[index] to other[index]
    if (left.isSurrogate() != right.isSurrogate()) return if (left.isSurrogate()) 1 else -1
    return left.compareTo(right)
}

/** Whether a link can have the text: it has no control characters and no half of a surrogate pair. */
fun _isWritable(text: String, isMultiline: Boolean): Boolean {
    val isPaired = text.indices.all { index ->
        val character = text[index]
        when {
            character.isHighSurrogate() -> index + 1 < text.length && text[index + 1].isLowSurrogate()
            character.isLowSurrogate() -> index > 0 && text[index - 1].isHighSurrogate()
            else -> true
        }
    }
    return isPaired && text.none { it.isISOControl() && !(isMultiline && it in "\t\n\r") }
}

/** Percent-encodes a text; other ASCII characters than letters and digits stay if [allowed] has them. */
fun _encode(text: String, allowed: String): String {
    val encoded = StringBuilder()
    for (byte in text.toByteArray(Charsets.UTF_8)) {
        val code = byte.toInt() and 0xFF
        val character = code.toChar()
        if (_isLetterOrDigit(character) || (code < 0x80 && character in allowed)) {
            encoded.append(character)
        } else {
            encoded.append('%').append("0123456789ABCDEF"[code shr 4]).append("0123456789ABCDEF"[code and 15])
        }
    }
    return encoded.toString()
}

fun _encodeSegment(text: String): String = _encode(text, "-_.!~*'()$&+,:;=@")

fun _encodeItem(text: String): String = _encode(text, "-_.!~*'()$,/:;?@")

fun _encodeFragment(text: String): String = _encode(text, "-_.!~*'()$&+,:;=@/?")

/** A link at the end of a link: as it is, or encoded so that it does not begin like a link. */
fun _encodeInnerLink(text: String): String = if (_needsEscapes(text)) _encode(text, "-_.!~*'()$,/;?@") else text

/** Whether a text has characters that a link contains only escaped. */
fun _needsEscapes(text: String): Boolean = text.any { _isOnlyEscaped(it) }

fun _isOnlyEscaped(character: Char): Boolean = character.code > 0x7F || character in "\"<>[\\]^`{|}"

fun _isDigit(character: Char): Boolean = character in '0'..'9'

fun _isHexDigit(character: Char): Boolean = _isDigit(character) || character in 'A'..'F' || character in 'a'..'f'

fun _isLetterOrDigit(character: Char): Boolean =
    _isDigit(character) || character in 'A'..'Z' || character in 'a'..'z'

/** Decodes a text whose escapes are complete; bytes that are not UTF-8 become U+FFFD. */
fun _decode(text: String): String {
    if ('%' !in text) return text
    val bytes = ByteArrayOutputStream()
    var index = 0
    while (index < text.length) {
        if (text[index] == '%') {
            bytes.write(text.substring(index + 1, index + 3).toInt(16))
            index += 3
        } else {
            val end = text.indexOf('%', index).let { if (it < 0) text.length else it }
            bytes.write(text.substring(index, end).toByteArray(Charsets.UTF_8))
            index = end
        }
    }
    return bytes.toByteArray().toString(Charsets.UTF_8)
}

/** Prints the pattern of a route. */
fun _print(route: _Route, texts: List<List<String>>): _Printed {
    val pattern = route.pattern
    // A default is not written.
    val written = texts.mapIndexed { index, own ->
        if (own.size == 1 && own[0] == pattern.parameters[index].fallback) emptyList() else own
    }
    val fragment = if (pattern.fragment != null) {
        written[pattern.fragment].take(1).joinToString("") { "#" + _encodeFragment(it) }
    } else {
        val items = pattern.fragmentItems.flatMap { _items(it, pattern, written) }
        if (items.isEmpty()) "" else "#" + items.joinToString("&") { it.text }
    }
    val printed = _Printed(
        route,
        texts,
        path = pattern.path.joinToString("") { _segment(it, pattern, written) }.ifEmpty { "/" },
        items = pattern.query.flatMap { _items(it, pattern, written) },
        // Browsers remove `:~:` and everything behind it.
        fragment.replace(":~", ":%7E"),
    )
    // With any scheme and host, the link has 16 KiB at most. It is ASCII, so that characters are bytes.
    if (_pathText(printed).length > 15872) throw AppRoutes.UnprintableLink("the link would be longer than 16 KiB")
    if (printed.path.count { it == '/' } > 256 || printed.items.size > 256) {
        throw AppRoutes.UnprintableLink(_OTHER_ROUTE)
    }
    return printed
}

/** A segment with the slash before it, or all segments of the rest of a path; empty if the segment is missing. */
fun _segment(segment: List<Any>, pattern: _Pattern, written: List<List<String>>): String {
    var values = emptyList<String>()
    val whole = StringBuilder()
    for (piece in segment) {
        if (piece is Int) {
            values = written[piece]
            val parameter = pattern.parameters[piece]
            val isEmpty = parameter.isSingle && values.firstOrNull() == ""
            // Of literal text and values in one segment, the whole is checked.
            if (isEmpty || (segment.size == 1 && values.any { _hasDots(it) })) {
                val reason = "a path segment is empty, or has '.' or '..' as a part"
                throw AppRoutes.UnprintableLink(reason, parameter.name)
            }
        } else {
            values = listOf(piece.toString())
        }
        values.forEach { whole.append(it) }
    }
    if (segment.size > 1) {
        if (_hasDots(whole.toString())) throw AppRoutes.UnprintableLink(_OTHER_ROUTE)
        return "/" + _encodeSegment(whole.toString())
    }
    // A slash at the end of a path does not count, so an empty last segment needs another one.
    val end = if (values.lastOrNull() == "") "/" else ""
    return values.joinToString("") { "/" + _encodeSegment(it) } + end
}

/** Whether a text is '.' or '..', or has it between slashes. */
fun _hasDots(text: String): Boolean = text.split('/').any { it == "." || it == ".." }

/** What is printed for an item of a pattern. */
fun _items(item: _Item, pattern: _Pattern, written: List<List<String>>): List<_PrintedItem> {
    val key = _encodeItem(_namesOf(item.key)[0])
    val slot = item.value as? Int
    if (slot == null) {
        val text = item.value as String? ?: return emptyList()
        return listOf(_PrintedItem(if (text.isEmpty()) key else "$key=${_encodeItem(text)}"))
    }
    val parameter = pattern.parameters[slot]
    val texts = written[slot]
    return when {
        parameter.isDictionary ->
            texts.chunked(2).map { (name, value) -> _PrintedItem("${_encodeItem(name)}=${_encodeItem(value)}") }
        item.isRest -> texts.map { _PrintedItem("$key=${_encodeInnerLink(it)}") }
        parameter.isList -> texts.map { _PrintedItem("$key=${_encodeItem(it)}") }
        else -> texts.map { _PrintedItem("$key=${_encodeItem(it)}", parameter.name, it) }
    }
}

/** The path with the query and the fragment. */
fun _pathText(printed: _Printed): String {
    val query = printed.items.joinToString("&") { it.text }
    // A segment that no link has is in place of the `#` before a path, and of a slash after it.
    val path = printed.path.replace(Regex("^(.*?)/%00(%2F)?/?")) { mark ->
        mark.groupValues[1].ifEmpty { "/" } + "#" + (if (mark.groupValues[2].isEmpty()) "" else "/")
    }
    return path + (if (printed.items.isEmpty()) "" else "?$query") + printed.fragment
}

/** The same, if nothing takes its first segment for a host. */
fun _plainPath(printed: _Printed): String {
    val path = _pathText(printed)
    if (!path.startsWith("//")) return path
    throw AppRoutes.UnprintableLink("a browser would interpret a path that begins with '//' as a host")
}

/** The first segment of a path, as it is written. */
fun _firstSegment(path: String): String = path.substring(1).takeWhile { it !in "/?#" }

/** Whether a segment, as it is written, is the same segment in the position of the host. */
fun _isAuthority(segment: String): Boolean {
    val name = segment.substringBefore(':')
    return _isName(name) && name != "." && name != ".." && _DECLARED_HOSTS.none { _covers(it, segment) } &&
        (name == segment || _isPort(segment.substringAfter(':')))
}

/** Whether a text has only characters that the name of a host may have, and at least one. */
fun _isName(text: String): Boolean =
    text.isNotEmpty() && text.all { _isLetterOrDigit(it) || it in "_-.~!$&'()*+,;=" }

/** Whether a text is the number of a port, without zeros before it. */
fun _isPort(text: String): Boolean =
    text.length in 1..5 && text.all { _isDigit(it) } && text.toInt() < 65536 && (text == "0" || text[0] != '0')

/** Whether a declared host, `example.com`, `*.example.com` or `{_}.example.com`, accepts the host of a link. */
fun _covers(declared: String, host: String): Boolean {
    val lower = _fold(host, true)
    val isLabel = declared.startsWith("{_}")
    if (!isLabel && !declared.startsWith("*.")) return declared == lower
    val end = declared.substring(declared.indexOf('.'))
    val labels = lower.removeSuffix(end).split('.')
    return lower.endsWith(end) && "" !in labels && (!isLabel || labels.size == 1)
}

/** Returns the link, or throws an error if it would open another route. */
fun _checked(printed: _Printed, link: String, scheme: String?, host: String): String {
    val verification = printed.route.verification
    if (verification == null || verification.opens(printed, scheme, host, null)) return link
    throw AppRoutes.UnprintableLink(_OTHER_ROUTE)
}

/** The payload of a route, by the first rule of the file that names a route by its path or link. */
fun _payload(printed: _Printed, link: () -> String): Map<String, String> {
    val rule = _PAYLOAD_RULE ?: throw AppRoutes.UnprintableLink("no payload can name a route")
    if (printed.origin.isOfBlock || printed.path.startsWith("//")) return mapOf(rule.key to link())
    val (keys, items) = printed.items.partition { item ->
        rule.isPath && item.name != null && item.value.isNotEmpty() && item.name !in rule.reserved
    }
    val rest = _Printed(printed.route, printed.texts, printed.path, items, printed.fragment)
    val path = _pathText(rest)
    val first = _firstSegment(path)
    // The first slash is left out, unless it is necessary to read the path.
    val named = if (first.isEmpty() || ':' in first) path else path.substring(1)
    val payload = keys.associate { it.name.orEmpty() to it.value } + (rule.key to named)
    val verification = printed.route.verification
    val opens = verification == null || verification.opens(rest, null, "", payload)
    if (opens && !_isOfEarlierRule(rule, payload)) return payload
    throw AppRoutes.UnprintableLink(_OTHER_ROUTE)
}

/** Whether a rule before the one for paths and links may read a payload, or an expiry date may be in it. */
fun _isOfEarlierRule(rule: _PayloadRule, keys: Map<String, String>): Boolean {
    // A key with dots reaches into a text that is a JSON object.
    val others = rule.earlier.map { it.first } + _EXPIRY_KEY.orEmpty()
    val mayReach = keys.any { (name, text) ->
        text.trimStart().startsWith('{') && others.any { it.startsWith("$name.") }
    }
    return mayReach || rule.earlier.any { (key, text) ->
        val value = keys[key].orEmpty()
        value.isNotEmpty() && (text == null || _fold(value, _IS_CASELESS) == _fold(text, _IS_CASELESS))
    }
}

fun _text(): _Type = _Type("a text", { it.toString() }, { _, _ -> true }, isText = true)

fun _multilineText(): _Type =
    _Type("a text of one or more lines", { it.toString() }, { _, _ -> true }, isText = true, isMultiline = true)

/** The values of a type of texts whose texts are not empty. */
fun _filled(words: String, type: _Type): _Type =
    _Type(
        words,
        { value -> type.print(value)?.ifEmpty { null } },
        { text, isInPath -> text.isNotEmpty() && type.reads(text, isInPath) },
        isMultiline = type.isMultiline,
    )

/** Lists of values, whose texts are one text with another one between them. */
fun _joined(words: String, separator: String, type: _Type): _Type =
    _Type(
        words,
        { value ->
            val texts = (value as List<*>).map { one -> one?.let { type.print(it) } }
            val isPrintable = texts.none { it == null || separator in it }
            if (isPrintable) texts.joinToString(separator).ifEmpty { null } else null
        },
        { text, isInPath -> text.isNotEmpty() && text.split(separator).all { type.reads(it, isInPath) } },
        isMultiline = type.isMultiline,
        isJoined = true,
    )

fun _bool(): _Type =
    _Type("true or false", { it.toString() }, { text, isInPath ->
        text == "true" || text == "false" || (!isInPath && (text == "0" || text == "1" || text == ""))
    })

fun _uuid(): _Type =
    _Type("a UUID", { it.toString().uppercase() }, { text, _ ->
        val groups = text.split('-')
        groups.map { it.length } == listOf(8, 4, 4, 4, 12) && groups.all { group -> group.all { _isHexDigit(it) } }
    })

/** Whole numbers in a range, perhaps with a number of digits. */
fun _integer(words: String, low: String, high: String, digits: Int = 0): _Type {
    val range = BigInteger(low)..BigInteger(high)
    return _Type(
        words,
        { value -> value.toString().takeIf { BigInteger(it) in range }?.padStart(digits, '0') },
        { text, _ ->
            val bare = text.removePrefix("-")
            val isWhole = bare.length in 1..20 && bare.all { _isDigit(it) }
            val hasForm = if (digits > 0) text.length == digits && bare == text else text == "0" || !bare.startsWith('0')
            isWhole && hasForm && BigInteger(text) in range
        },
    )
}

/** Numbers in a range. */
fun _double(words: String, low: Double, high: Double): _Type {
    fun isValue(number: Double): Boolean = number in low..high && !(number == 0.0 && 1 / number < 0)
    return _Type(
        words,
        { value -> (value as Double).takeIf { isValue(it) }?.let { _decimal(it) } },
        { text, _ -> _isDecimal(text) && isValue(text.toDouble()) },
    )
}

/** Whether a text is a number without an exponent. */
fun _isDecimal(text: String): Boolean {
    val whole = text.removePrefix("-").substringBefore('.')
    val fraction = if ('.' in text) text.substringAfter('.') else "0"
    return whole.isNotEmpty() && (whole == "0" || whole[0] != '0') && fraction.isNotEmpty() &&
        (whole + fraction).all { _isDigit(it) }
}

/** The shortest digits that are exactly this number, without an exponent; `Double.toString` has more in old systems. */
fun _decimal(number: Double): String {
    if (number == 0.0) return "0"
    val exact = BigDecimal(number)
    val isNormal = kotlin.math.abs(number) >= 2.2250738585072014E-308
    for (digits in (if (isNormal) 15 else 1)..17) {
        val rounded = listOf(RoundingMode.FLOOR, RoundingMode.CEILING).map { exact.round(MathContext(digits, it)) }
        val equal = rounded.filter { it.toDouble() == number }.minByOrNull { (it - exact).abs() } ?: continue
        return equal.stripTrailingZeros().toPlainString()
    }
    return exact.toPlainString()
}

fun _date(): _Type =
    _Type("a time with a zone", { _textOfInstant(it as Instant) }, { text, _ -> _isInstant(text) })

/**
 * The text of an instant, with as many digits of a fraction as the `Date` of the app needs; `null` before the year 0 and
 * after 9999.
 */
fun _textOfInstant(instant: Instant): String? {
    if (instant.epochSecond !in -62167219200..253402300799) return null
    val value = _dateOfApp(instant.epochSecond, instant.nano)
    val second = kotlin.math.floor(value)
    for ((digits, scale) in listOf(0 to 1, 3 to 1_000, 6 to 1_000_000, 9 to 1_000_000_000)) {
        val units = Math.rint((value - second) * scale).toInt()
        val seconds = second.toLong() + 978307200
        if (units >= scale || _dateOfApp(seconds, units * (1_000_000_000 / scale)) != value) continue
        if (seconds > 253402300799) return null
        val fraction = if (digits == 0) "" else "." + units.toString().padStart(digits, '0')
        return Instant.ofEpochSecond(seconds).toString().removeSuffix("Z") + fraction + "Z"
    }
    return null
}

/** The seconds since 2001 that the app has for an instant. */
fun _dateOfApp(epochSecond: Long, nanoseconds: Int): Double {
    val seconds = epochSecond - 978307200
    // Below 2^53 nanoseconds there is a single rounding.
    if (kotlin.math.abs(seconds) < 9_000_000) return (seconds * 1_000_000_000 + nanoseconds) / 1e9
    return seconds + nanoseconds / 1e9
}

/** Whether a text is an instant: `2026-11-24T09:30:00.5+01:00`. */
fun _isInstant(text: String): Boolean {
    val form = "0000-00-00T00:00:00"
    val time = text.take(form.length)
    val hasForm = time.length == form.length &&
        time.indices.all { if (form[it] == '0') _isDigit(time[it]) else time[it] == form[it] }
    if (!hasForm) return false
    val rest = text.substring(form.length)
    val fraction = if (rest.startsWith('.')) rest.substring(1).takeWhile { _isDigit(it) } else ""
    if (rest.startsWith('.') && fraction.length !in 1..9) return false
    val zone = rest.substring(if (fraction.isEmpty()) 0 else fraction.length + 1)
    val east = _secondsEast(zone) ?: return false
    val local = try {
        LocalDateTime.parse(time).toEpochSecond(ZoneOffset.UTC)
    } catch (error: DateTimeException) {
        return false
    }
    // The app rounds a fraction, so the last nanoseconds of the year 9999 are those of the next.
    return local - east >= -62167219200 && local - east + "0.${fraction}0".toDouble() < 253402300800
}

/** The seconds of `Z`, `+01:00` or `-01:00`; `null` for another text. */
fun _secondsEast(zone: String): Int? {
    if (zone == "Z") return 0
    val numbers = zone.drop(1).split(':')
    val hasForm = zone.length == 6 && zone[0] in "+ -" && numbers.size == 2 &&
        numbers.all { number -> number.length == 2 && number.all { _isDigit(it) } }
    if (!hasForm || numbers[0].toInt() > 23 || numbers[1].toInt() > 59) return null
    return (numbers[0].toInt() * 60 + numbers[1].toInt()) * (if (zone[0] == '-') -60 else 60)
}

/** The texts of an enum. */
fun _oneOf(texts: List<String>, isCaseless: Boolean = false): _Type {
    val folded = texts.map { _fold(it, isCaseless) }
    return _Type(
        "one of " + texts.joinToString(", ") { it.ifEmpty { "an empty text" } },
        { value -> value.toString().takeIf { it in texts } },
        { text, _ -> _fold(text, isCaseless) in folded },
    )
}

/** Texts, of which some are those of an open enum. */
fun _openEnum(texts: List<String>, isCaseless: Boolean = false): _Type =
    _Type(
        "a text",
        { value -> texts.find { _fold(it, isCaseless) == _fold(value.toString(), isCaseless) } ?: value.toString() },
        { _, _ -> true },
        isText = true,
    )

/** The texts of a type of the app, of which only the beginning is known. */
fun _declared(words: String, beginning: String): _Type =
    _Type(words, { value -> value.toString().takeIf { it.startsWith(beginning) } }, { text, _ -> text.startsWith(beginning) })

/** Web links, perhaps on some hosts only. */
fun _webLink(words: String, hosts: List<String>? = null): _Type {
    fun isLink(text: String): Boolean {
        val host = _hostOfWebLink(text)
        return host != null && (hosts == null || hosts.any { _covers(it, host) })
    }
    return _Type(words, { value -> value.toString().takeIf { isLink(it) }?.let { _escaped(it) } }, { text, _ -> isLink(text) })
}

/** A web link as a `URL` has it: with escapes for the characters that need them, and then without an empty port. */
fun _escaped(link: String): String {
    val start = link.indexOf("//") + 2
    val end = link.indexOfAny(charArrayOf('/', '?', '#'), start).let { if (it < 0) link.length else it }
    val rest = link.substring(end)
    val mark = rest.indexOf('#')
    val escaped = StringBuilder()
    var index = 0
    while (index < rest.length) {
        val length = if (rest[index].isHighSurrogate()) 2 else 1
        val character = rest.substring(index, index + length)
        val isEscaped = _isOnlyEscaped(character[0]) || (character == "#" && index != mark)
        escaped.append(if (isEscaped) _encode(character, "") else character)
        index += length
    }
    return if (escaped.toString() == rest) link else link.substring(0, end).removeSuffix(":") + escaped
}

/** The text in the letters in which texts are compared. */
fun _fold(text: String, isCaseless: Boolean): String {
    if (!isCaseless || text.none { it in 'A'..'Z' }) return text
    return text.map { if (it in 'A'..'Z') it + 32 else it }.joinToString("")
}

/** The host of a web link, with a port that is not that of the scheme; `null` if parsers disagree on it. */
fun _hostOfWebLink(text: String): String? {
    val scheme = _fold(text.substringBefore("://", ""), true)
    val isBlank = text.any { it == ' ' || it == '\\' }
    if (scheme !in listOf("http", "https") || isBlank || !_isDecodable(text)) return null
    if (text.toByteArray(Charsets.UTF_8).size > 16384) return null
    val rest = text.substring(scheme.length + 3)
    val authority = rest.takeWhile { it !in "/?#" }
    val written = rest.substring(authority.length)
    val path = written.takeWhile { it !in "?#" }
    val query = written.substring(path.length).substringBefore('#').removePrefix("?")
    val fragment = written.substringAfter('#', "")

    val host = if (authority.startsWith('[')) authority.substringBefore(']') + "]" else authority.substringBefore(':')
    val port = authority.removePrefix(host)
    val digits = port.removePrefix(":")
    if (!_isWebHost(host) || (port.isNotEmpty() && port[0] != ':') || !digits.all { _isDigit(it) }) return null
    val significant = digits.trimStart('0')
    val number = if (significant.length < 6) significant.ifEmpty { "0" }.toInt() else 65536
    val whole = path + query + fragment
    val isMixed = '%' in whole && (_needsEscapes(whole) || '#' in whole)
    val segments = path.removePrefix("/").removeSuffix("/").split('/')
    val limits = path.removeSuffix("/").count { it == '/' } <= 256 && query.count { it == '&' } < 256
    if (number > 65535 || isMixed || !limits || segments.any { _hasDots(_decode(it)) }) return null
    val isDefault = digits.isEmpty() || number == (if (scheme == "https") 443 else 80)
    return if (isDefault) host else "$host:$number"
}

/** Whether browsers read the host as it is: no number in another notation, and no dots alone. */
fun _isWebHost(host: String): Boolean {
    if (!host.startsWith('[')) {
        return _isName(host) && host != "." && host != ".." && (!_endsInNumber(host) || _isIPv4(host))
    }
    if (!host.endsWith(']')) return false
    val address = host.substring(1, host.length - 1)
    val last = address.substringAfterLast(':')
    val halves = (if (_isIPv4(last)) address.removeSuffix(last) + "0:0" else address).split("::")
    val groups = halves.filter { it.isNotEmpty() }.flatMap { it.split(':') }
    return ':' in address && groups.all { group -> group.length in 1..4 && group.all { _isHexDigit(it) } } &&
        (if (halves.size == 1) groups.size == 8 else halves.size == 2 && groups.size < 8)
}

/** Whether the last label of a host is a number, also in hexadecimal notation. */
fun _endsInNumber(host: String): Boolean {
    val label = host.removeSuffix(".").substringAfterLast('.')
    val isHexadecimal = label.length > 1 && label[0] == '0' && label[1] in "xX"
    return if (isHexadecimal) label.drop(2).all { _isHexDigit(it) } else label.isNotEmpty() && label.all { _isDigit(it) }
}

fun _isIPv4(address: String): Boolean {
    val numbers = address.split('.')
    return numbers.size == 4 && numbers.all { _isPort(it) && it.toInt() < 256 }
}

/** Whether the escapes of a text are UTF-8, and there is no control character. */
fun _isDecodable(text: String): Boolean {
    val isComplete = text.indices.all { index ->
        text[index] != '%' || (index + 2 < text.length && _isHexDigit(text[index + 1]) && _isHexDigit(text[index + 2]))
    }
    if (!isComplete || !_isWritable(text, false)) return false
    val decoded = _decode(text)
    // An escape that is not UTF-8 becomes U+FFFD.
    val isUTF8 = decoded.count { it == '\uFFFD' } == text.count { it == '\uFFFD' } + text.split("%EF%BF%BD", ignoreCase = true).size - 1
    return isUTF8 && _isWritable(decoded, false)
}

/**
 * The schemes and hosts of a route in a block: `host example.com`, `scheme app`; those of the file for none.
 *
 * [hasOthers] tells whether the file has patterns of the route for others, which are never printed.
 */
fun _origin(
    own: List<String>,
    hasOthers: Boolean = false,
    acceptsAny: (String) -> Boolean = { false },
): _Origin {
    val schemes = own.filter { it.startsWith("scheme ") }.map { it.substring(7) }
    val names = own.filter { it.startsWith("host ") }.map { it.substring(5) }
    val isWide = own.isEmpty() || "*" in names || "*:*" in names || "https" in schemes || "http" in schemes
    val hosts = names.filter { it != "*" && it != "*:*" } + (if (isWide) _HOSTS else emptyList())
    val appSchemes = if (own.isEmpty()) _SCHEMES else schemes.filter { it != "https" && it != "http" }
    return _Origin(
        appScheme = appSchemes.firstOrNull(),
        webScheme = if ("http" in schemes && "https" !in schemes) "http" else "https",
        webHost = hosts.firstOrNull { !it.startsWith('*') },
        isOfBlock = own.isNotEmpty(),
        acceptsHost = { host ->
            acceptsAny(host) || (host.length < 254 && _isName(host.replace(Regex(":[0-9]+$"), "")) &&
                hosts.any { _covers(it, host) })
        },
        nowhere = { lack ->
            when {
                own.isEmpty() -> "the file declares $lack"
                hasOthers -> "the route's own pattern exists on ${own.joinToString()} only, and an 'also' is never printed"
                else -> "the route exists on ${own.joinToString()} only"
            }
        },
    )
}

/** Whether a link may have the host, if the route accepts any. */
fun _acceptsAnyHost(host: String): Boolean = host.length < 254 && _isWebHost(host)

/** The same for a host with or without a port. */
fun _acceptsAnyPort(host: String): Boolean {
    val name = if (host.startsWith('[')) host.substringBefore(']') + "]" else host.substringBefore(':')
    val port = host.removePrefix(name)
    return _acceptsAnyHost(name) && (port.isEmpty() || (port[0] == ':' && _isPort(port.substring(1))))
}

/** The paths of a block of the file, or of what is outside of blocks, each with its patterns in match order. */
class _Scope(val accepts: (String?, String) -> Boolean, val groups: () -> List<List<_Pattern>>)

/** A printed link, taken apart; [written] is the query and the fragment as they are written. */
class _Parts(
    val path: List<String>,
    val query: List<Pair<String, String>>,
    val fragmentItems: List<Pair<String, String>>,
    val fragment: String?,
    val keys: Map<String, String>,
    val host: String,
    val written: String,
)

/** Reads links back with the patterns that may match them. */
class _ReadBack(private val scopes: List<_Scope>, private val payloadScopes: List<_Scope>? = null) : _Verification {
    override fun opens(printed: _Printed, scheme: String?, host: String, keys: Map<String, String>?): Boolean {
        // The value of an item that is the rest of the link may have a fragment.
        val items = printed.items.joinToString("&") { it.text }
        val query = items.substringBefore('#')
        val own = if (printed.fragment.isEmpty()) null else printed.fragment.substring(1)
        val whole = if ('#' in items) items.substringAfter('#') else own
        val fragment = if (whole != null && ":~:" in whole) whole.substringBefore(":~:").ifEmpty { null } else whole
        val parts = _Parts(
            path = _segments(printed.path),
            query = _itemsOf(query),
            fragmentItems = _itemsOf(fragment.orEmpty()),
            fragment = fragment?.let { _decode(it) },
            keys = keys.orEmpty().filterKeys { it != _PAYLOAD_RULE?.key },
            host = host,
            written = if (whole == null) query else "$query#$whole",
        )
        for (scope in (if (keys == null) scopes else payloadScopes ?: scopes)) {
            if (!scope.accepts(scheme, host)) continue
            for (group in scope.groups()) _matchGroup(group, parts, printed)?.let { return it }
        }
        return false
    }
}

/** The segments of a path, decoded; one slash at its start and one at its end do not count. */
fun _segments(path: String): List<String> {
    val segments = path.substring(1).replace("%00%2F", "%00").split('/')
    return (if (segments.last().isEmpty()) segments.dropLast(1) else segments).map { _decode(it) }
}

/** The items of a query, or of a fragment that is written like one. */
fun _itemsOf(text: String): List<Pair<String, String>> =
    text.split('&').filter { it.isNotEmpty() }.map { item ->
        val spaced = if (_PLUS_IS_LITERAL) item else item.replace('+', ' ')
        _decode(spaced.substringBefore('=')) to _decode(spaced.substringAfter('=', ""))
    }

/** Whether one of the patterns matches, and then opens the route with the same values; otherwise `null`. */
fun _matchGroup(group: List<_Pattern>, parts: _Parts, printed: _Printed): Boolean? {
    val captured = _capture(group[0], parts.path) ?: return null
    if (group.any { _repeatsKey(it, parts) }) return false
    val own = printed.route.pattern
    for (allowsEmpty in listOf(false, true)) {
        for (pattern in group) {
            val texts = _valuesOf(pattern, captured, parts, allowsEmpty) ?: continue
            if (pattern.route != own.route) return false
            val read = own.parameters.mapIndexed { slot, parameter ->
                if (texts[slot].isEmpty() && parameter.fallback != null) listOf(parameter.fallback) else texts[slot]
            }
            return read == printed.texts
        }
    }
    return null
}

/** The texts of the parameters in the path, by their positions; `null` if it is another path. */
fun _capture(pattern: _Pattern, segments: List<String>): Map<Int, List<String>>? {
    val captured = HashMap<Int, List<String>>()
    val path = if (pattern.keys == null) pattern.path else pattern.path.filter { it.size == 1 && it[0] is String }
    for ((index, pieces) in path.withIndex()) {
        if (index >= segments.size) return null
        val first = pieces[0]
        if (pieces.size == 1 && first is Int && pattern.parameters[first].isRest) {
            captured[first] = segments.drop(index)
            return captured
        }
        if (segments[index].isEmpty()) return null
        for ((slot, text) in _split(pieces, segments[index], pattern) ?: return null) {
            if (!pattern.parameters[slot].type.reads(text, true)) return null
            captured[slot] = listOf(text)
        }
    }
    return if (path.size == segments.size) captured else null
}

/**
 * The texts of the parameters of a segment, which has literal texts and values in turn.
 *
 * A value has a character or more, and ends where the literal text after it can first begin, and before an empty text
 * where the rest can first be read; the last literal text must be at the end.
 */
fun _split(pieces: List<Any>, text: String, pattern: _Pattern): List<Pair<Int, String>>? {
    val folded = _fold(text, _IS_CASELESS)
    val found = ArrayList<Pair<Int, String>>()
    var rest = 0
    var slot: Int? = null
    for ((index, piece) in pieces.withIndex()) {
        if (piece is Int) {
            slot = piece
            continue
        }
        if (piece == "" && slot != null) {
            for (start in rest + 1 until text.length) {
                val others = _split(pieces.drop(index + 1), text.substring(start), pattern) ?: continue
                if (others.any { (other, value) -> !pattern.parameters[other].type.reads(value, true) }) continue
                return found + (slot to text.substring(rest, start)) + others
            }
            return null
        }
        val literal = _fold(piece.toString(), _IS_CASELESS)
        val first = if (slot == null) rest else rest + 1
        val start = when {
            index == pieces.size - 1 -> text.length - literal.length
            slot == null -> rest
            else -> folded.indexOf(literal, first)
        }
        if (start < first || (slot == null && start != rest) || !folded.startsWith(literal, start)) return null
        if (slot != null) found.add(slot to text.substring(rest, start))
        rest = start + literal.length
        slot = null
    }
    if (slot == null) return if (rest == text.length) found else null
    return if (rest < text.length) found + (slot to text.substring(rest)) else null
}

/** The texts of all parameters of a pattern, in their order; `null` if the link does not match it. */
fun _valuesOf(
    pattern: _Pattern,
    captured: Map<Int, List<String>>,
    whole: _Parts,
    allowsEmpty: Boolean,
): List<List<String>>? {
    val parts = _cut(pattern, whole)
    val found = HashMap(captured)
    for (item in pattern.query) {
        val texts = _valuesOfKey(item.key, parts.query)
        val slot = item.value as? Int
        if (slot == null) {
            if (!_hasLiteral(item.value as String?, texts)) return null
            continue
        }
        val parameter = pattern.parameters[slot]
        val rest = if (item.isRest) _restOfLink(pattern, whole) else null
        found[slot] = when {
            parameter.isDictionary -> {
                val items = _otherItems(pattern, parts)
                // The same item may be there again.
                (if (parameter.form == "dictionary") items.distinct() else items)
                    .flatMap { (key, value) -> listOf(key, value) }
            }
            rest != null -> listOf(rest)
            texts.isEmpty() && !parameter.isList ->
                (listOf(parameter.name) + _namesOf(item.key).drop(1)).map { _textsOfKey(it, parts) }
                    .find { it.isNotEmpty() }.orEmpty()
            else -> texts
        }
    }
    if (pattern.fragment != null) {
        if (parts.fragment != null) found[pattern.fragment] = listOf(parts.fragment)
    }
    for (item in pattern.fragmentItems) {
        val texts = _valuesOfKey(item.key, parts.fragmentItems)
        val slot = item.value as? Int
        if (slot != null) {
            found[slot] = texts
        } else if (!_hasLiteral(item.value as String?, texts)) {
            return null
        }
    }
    for ((slot, text) in pattern.constants) found[slot] = listOf(text)
    for ((slot, end) in pattern.hosts) found[slot] = listOf(_fold(parts.host, true).removeSuffix(end))
    for ((slot, key) in pattern.keys.orEmpty()) found[slot] = _textsOfKey(key, parts)

    return pattern.parameters.mapIndexed { slot, parameter ->
        val isInPath = slot in captured
        val all = found[slot].orEmpty()
        // An empty text that is no value of the type counts as absent, where a value may be absent, and in a list.
        val texts = (if (parameter.isSingle) all.take(1) else all).filter {
            parameter.isRequired && !parameter.isList || isInPath || it.isNotEmpty() && !parameter.ignoresUnreadable ||
                parameter.type.reads(it, false)
        }
        val read = if (parameter.isDictionary) texts.filterIndexed { index, _ -> index % 2 == 1 } else texts
        if (!isInPath && !read.all { parameter.type.reads(it, false) }) return null
        val isEmpty = texts == listOf("") && parameter.type.isText && parameter.isSingle &&
            !(allowsEmpty && !pattern.isEnvelope)
        if (parameter.isRequired && !isInPath && (texts.isEmpty() || isEmpty)) return null
        texts
    }
}

fun _hasLiteral(literal: String?, texts: List<String>): Boolean =
    if (literal == null) texts.isNotEmpty() else texts.any { _fold(it, _IS_CASELESS) == _fold(literal, _IS_CASELESS) }

/** The names of the key of an item, of which the first one is printed. */
fun _namesOf(key: String): List<String> = key.split('\n')

fun _valuesOfKey(key: String, items: List<Pair<String, String>>): List<String> {
    val folded = _namesOf(key).map { _fold(it, _IS_CASELESS) }
    return items.filter { _fold(it.first, _IS_CASELESS) in folded }.map { it.second }
}

/** The text that a payload has under a key. */
fun _textsOfKey(key: String, parts: _Parts): List<String> =
    listOf(parts.keys[key].orEmpty()).filter { it.isNotEmpty() }

/** The items that a pattern does not name, without that of the expiry date. */
fun _otherItems(pattern: _Pattern, parts: _Parts): List<Pair<String, String>> {
    val named = pattern.query.filter { item ->
        val slot = item.value as? Int
        slot == null || !pattern.parameters[slot].isDictionary
    }
    val folded = (named.flatMap { _namesOf(it.key) } + listOfNotNull(_EXPIRY_KEY)).map { _fold(it, _IS_CASELESS) }
    return parts.query.filter { _fold(it.first, _IS_CASELESS) !in folded }
}

/** The value of an item that is the rest of the link, if it is a link that is not encoded. */
fun _restOfLink(pattern: _Pattern, parts: _Parts): String? {
    val key = pattern.query.find { it.isRest }?.key ?: return null
    var start = 0
    for (item in parts.written.substringBefore('#').split('&')) {
        if (_valuesOfKey(key, _itemsOf(item)).isNotEmpty()) {
            val value = parts.written.substring(minOf(start + item.substringBefore('=').length + 1, parts.written.length))
            return value.takeIf { Regex("[A-Za-z][A-Za-z0-9+.-]*").matches(it.substringBefore("://", "")) }
        }
        start += item.length + 1
    }
    return null
}

/** The link as a pattern sees it: it ends before an item that is the rest of the link. */
fun _cut(pattern: _Pattern, parts: _Parts): _Parts {
    if (_restOfLink(pattern, parts) == null) return parts
    val key = _fold(pattern.query.first { it.isRest }.key, _IS_CASELESS)
    val query = parts.query.takeWhile { _fold(it.first, _IS_CASELESS) != key }
    return _Parts(parts.path, query, emptyList(), null, parts.keys, parts.host, parts.written)
}

/** Whether a link has a key with different values that a pattern names and allows only once. */
fun _repeatsKey(pattern: _Pattern, whole: _Parts): Boolean {
    if (pattern.keys != null) return false
    val parts = _cut(pattern, whole)
    fun isRepeated(item: _Item, items: List<Pair<String, String>>): Boolean {
        val slot = item.value as? Int
        return when (if (slot == null) "single" else pattern.parameters[slot].form) {
            "list", "filledList", "listDictionary" -> false
            "dictionary" -> {
                val keys = _otherItems(pattern, parts).distinct().map { _normalized(_fold(it.first, _IS_CASELESS)) }
                keys.distinct().size < keys.size
            }
            else -> _valuesOfKey(item.key, items).distinct().size > 1
        }
    }
    return pattern.query.any { isRepeated(it, parts.query) } ||
        pattern.fragmentItems.any { isRepeated(it, parts.fragmentItems) }
}

/** Whether the patterns of a block are tried for a link; without an origin, those outside of blocks. */
fun _accepts(origin: String? = null, name: String = ""): (String?, String) -> Boolean = { scheme, authority ->
    val isWeb = scheme == "https" || scheme == "http"
    // The default port does not count.
    val host = authority.removeSuffix(if (scheme == "https") ":443" else ":80")
    val isKnown = if (isWeb) scheme == "https" || _ACCEPTS_HTTP else scheme in _SCHEMES
    val isDeclared = !isWeb || _HOSTS.any { _covers(it, host) }
    when {
        origin == "everywhere" -> true
        scheme == null -> origin == null
        origin == "host" -> isKnown && _covers(name, host)
        origin == "anyHost" -> isKnown && isWeb && (host.endsWith(']') || ':' !in host)
        origin == "anyHostAndPort" -> isKnown && isWeb
        origin == "scheme" -> name == scheme && isDeclared
        else -> isKnown && isDeclared
    }
}

/** A list in parts, each of which is a method of its own. */
fun <Item> _joined(vararg parts: () -> List<Item>): List<Item> = parts.flatMap { it() }
