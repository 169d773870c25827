private const val OTHER_ROUTE: String = "the link would open another route, or none"

private fun encodeSegment(text: String): String = encode(text, "-_.!~*'()$&+,:;=@")

private fun encodeItem(text: String): String = encode(text, "-_.!~*'()$,/:;?@")

private fun encodeFragment(text: String): String = encode(text, "-_.!~*'()$&+,:;=@/?")

/**
 * A link at the end of a link: as it is, or encoded so that it does not begin like a link, if a
 * part of it would be escaped or removed.
 */
private fun encodeInnerLink(text: String, isInFragment: Boolean): String =
    if (isReadable(text, isInFragment)) text else encode(text, "-_.!~*'()$,/;?@")

/** Whether no parser would escape or remove a part of a link at the end of a link. */
private fun isReadable(text: String, isInFragment: Boolean): Boolean {
    val fragment = if (isInFragment) text else text.substringAfter('#', "")
    val isCut = ":~:" in fragment || (isInFragment && '#' in text)
    return !isCut && text.none { isOnlyEscaped(it) }
}

/** An item of a printed query; with a name, it may be a key of a payload instead. */
private class PrintedItem(val text: String, val name: String? = null, val value: String = "")

/** Whether a link can have the text: it has no control characters and no half of a pair. */
private fun isWritable(text: String, isMultiline: Boolean): Boolean = !hasHalfPair(text) &&
    text.none { it.isISOControl() && !(isMultiline && isLineBreak(it)) }

/** Prints the links of a route, and reads each back. */
private class RoutePrinter<R : Route>(
    private val table: RouteTable<R>,
    private val route: RouteForm<R>,
    private val values: List<Any?>,
) : RouteLinks {
    private val parameters get() = route.parameters

    /** The texts of the values; a default is its text. */
    private val texts: List<List<String>> by lazy {
        parameters.mapIndexed { slot, parameter ->
            textsOf(parameter, values[slot])
                .ifEmpty { parameter.fallback?.let { listOf(it) }.orEmpty() }
        }
    }

    /** The texts that are printed: a default is not. */
    private val written: List<List<String>> by lazy {
        texts.mapIndexed { slot, own ->
            if (own.size == 1 && own[0] == parameters[slot].fallback) emptyList() else own
        }
    }

    private val origin by lazy { table.Origin(route, texts) }

    /** The path, and the fragment if it is written like one. */
    private val path: String by lazy {
        val path = StringBuilder()
        var mark = ""
        var isInFragment = false
        for (segment in route.printed?.path.orEmpty()) {
            if (segment is String && segment.startsWith(MARK)) {
                mark = "#" + segment.drop(1)
                isInFragment = true
                if (path.isEmpty()) path.append('/')
                continue
            }
            val text = segment(segment, isInFragment)
            path.append(if (mark.isEmpty()) text else "#" + if (mark == "#") text.drop(1) else text)
            mark = ""
        }
        path.append(mark).toString().ifEmpty { "/" }
    }

    private val items: List<PrintedItem> by lazy {
        route.printed?.query.orEmpty().flatMap { items(it) }
    }

    private val fragment: String by lazy {
        val slot = route.printed?.fragment
        val parts = if (slot != null) {
            written[slot].take(1).map { encodeFragment(it) }
        } else {
            route.printed?.fragmentItems.orEmpty().flatMap { items(it) }.map { it.text }
        }
        if (parts.isEmpty()) "" else "#" + parts.joinToString("&")
    }

    /** The path with the query and the fragment. */
    private val whole: String by lazy {
        val whole = joined(items)
        // With any scheme and host, the link is not too long then. It is ASCII.
        if (whole.length > MOST_BYTES - 512) {
            throw UnprintableLink("the link would be longer than 16 KiB")
        }
        whole
    }

    private val isInFragment: Boolean by lazy {
        route.printed?.path.orEmpty().any { it is String && it.startsWith(MARK) }
    }

    private fun joined(items: List<PrintedItem>): String {
        val query = if (items.isEmpty()) "" else items.joinToString("&", "?") { it.text }
        // What could be read as a path is one segment.
        val end = if (!table.matcher.hasFragmentPaths) fragment
        else fragment.replace("/", "%2F").replace("?", "%3F")
        val text = path + query + end
        if (fragment.isEmpty() && !isInFragment) return text
        // Browsers remove `:~:` and everything behind it.
        val hash = text.indexOf('#')
        return text.substring(0, hash) + text.substring(hash).replace(":~", ":%7E")
    }

    // Values

    /** The texts of a value; keys and values in turn for a dictionary. */
    private fun textsOf(parameter: Parameter, value: Any?): List<String> {
        val name = parameter.name
        val isEmptyList = value is List<*> && value.isEmpty()
        if (isEmptyList && parameter.isRequired) throw UnprintableLink("the list is empty", name)
        if (value == null || (isEmptyList && parameter.isSingle)) return emptyList()
        if (parameter.isSingle) return listOf(textOf(parameter, value))
        if (!parameter.isDictionary) return (value as List<*>).map { textOf(parameter, it) }
        val entries = (value as Map<*, *>).map { (key, one) -> "$key" to one }
        for ((key, _) in entries) {
            if (isWritable(key, false)) continue
            throw UnprintableLink("a key has a character that no link can have", name)
        }
        if (entries.distinctBy { canonical(it.first) }.size < entries.size) {
            throw UnprintableLink("two keys are the same text", name)
        }
        val sorted = entries.sortedWith { one, other -> compareCodePoints(one.first, other.first) }
        return sorted.flatMap { (key, one) ->
            val list = if (parameter.form == "dictionary") listOf(one) else one as List<*>
            if (list.isEmpty()) throw UnprintableLink("the list of '$key' is empty", name)
            list.flatMap { listOf(key, textOf(parameter, it)) }
        }
    }

    private fun textOf(parameter: Parameter, value: Any?): String {
        val text = value?.let(parameter.type.print)
        if (text != null && isWritable(text, parameter.type.isMultiline)) return text
        throw UnprintableLink("the value is not ${parameter.type.words}", parameter.name)
    }

    // Parts

    /** A segment with the slash before it, or all segments of the rest of a path. */
    private fun segment(segment: Any, isInFragment: Boolean): String {
        val slot = route.printed?.restOfLink
        if (segment == Unit && slot != null) {
            val text = filled(slot)
            return if (isReadable(text, isInFragment)) "/$text" else segment(slot, isInFragment)
        }
        if (segment is List<*>) {
            val text = segment.joinToString("") { piece ->
                if (piece is Int) filled(piece) else "$piece"
            }
            return "/" + encodeSegment(text)
        }
        if (segment !is Int) return "/" + encodeSegment("$segment")
        val parts = written[segment]
        if (parameters[segment].isSingle && parts.isNotEmpty()) filled(segment)
        if (!isInFragment && parts.any { hasDots(it) }) throw unwritable(segment)
        // A slash at the end of a path does not count, so an empty last segment needs another one.
        val end = if (parts.lastOrNull() == "") "/" else ""
        return parts.joinToString("") { "/" + encodeSegment(it) } + end
    }

    /** The text of a parameter in a segment, which is not empty. */
    private fun filled(slot: Int): String =
        written[slot].firstOrNull().orEmpty().ifEmpty { throw unwritable(slot) }

    private fun unwritable(slot: Int): UnprintableLink = UnprintableLink(
        "a path segment is empty, or has '.' or '..' as a part",
        parameters[slot].name,
    )

    /** What is printed for an item of the pattern. */
    private fun items(item: Item): List<PrintedItem> {
        val key = encodeItem(item.key.orEmpty())
        val slot = item.value as? Int
        val pieces = item.value as? List<*>
        if (pieces != null) {
            val text = pieces.joinToString("") { if (it is Int) filled(it) else "$it" }
            val encoded = encodeItem(text)
            val own = if (item.key == null) encodeFragment(text) else "$key=$encoded"
            return listOf(PrintedItem(own))
        }
        if (slot == null) {
            val text = item.value as String? ?: return emptyList()
            return listOf(PrintedItem(key + if (text.isEmpty()) "" else "=" + encodeItem(text)))
        }
        val parameter = parameters[slot]
        val parts = written[slot]
        return when {
            parameter.isDictionary -> parts.chunked(2).map { (name, value) ->
                PrintedItem("${encodeItem(name)}=${encodeItem(value)}")
            }
            item.isRestOfLink -> parts.map {
                PrintedItem("$key=${encodeInnerLink(it, isInFragment)}")
            }
            parameter.isList -> parts.map { PrintedItem("$key=${encodeItem(it)}") }
            else -> parts.map { PrintedItem("$key=${encodeItem(it)}", parameter.name, it) }
        }
    }

    // Links

    /** The path, if nothing takes its first segment for a host. */
    private fun plain(): String {
        if (!whole.startsWith("//")) return whole
        throw UnprintableLink("a browser would interpret a path that begins with '//' as a host")
    }

    /** The path, which has no slash alone behind a base. */
    private fun behindBase(): String =
        if (whole == "/" || whole.startsWith("/?") || whole.startsWith("/#")) {
            whole.substring(1)
        } else {
            whole
        }

    private fun checked(link: String): String {
        if (isSame(table.matcher.answer(link, route))) return link
        throw UnprintableLink(OTHER_ROUTE)
    }

    /** Whether what is printed opens the route with the same values. */
    private fun isSame(answer: Answer): Boolean {
        if (answer.error?.kind != null && answer.error.kind != LinkError.Kind.EXPIRED) return false
        if (answer.route !== route) return false
        val read = answer.texts.mapIndexed { slot, own ->
            own.ifEmpty { parameters[slot].fallback?.let { listOf(it) }.orEmpty() }
        }
        return read == texts
    }

    override fun link(): String = if (origin.appScheme == null) web(null) else app()

    override fun app(): String {
        val scheme = origin.appScheme ?: throw origin.nowhere("no custom scheme")
        val base = table.base("scheme", scheme)?.text.orEmpty()
        if (base.isNotEmpty()) return checked(base + behindBase())
        val beginning = table.beginnings[scheme]
        if (beginning != null) return checked(beginning + plain().substring(1))
        // The first segment takes the position of the host, if it is the same segment there.
        // Without a path, none does.
        val first = whole.substring(1).takeWhile { it !in "/?#" }
        val isHost = if (first.isEmpty()) !whole.startsWith("//") else table.isAuthority(first)
        return checked("$scheme://" + if (isHost) whole.substring(1) else whole)
    }

    override fun web(host: String?): String {
        if (host != null && !origin.accepts(host)) {
            throw UnprintableLink("the route has no links on the host '$host'")
        }
        val name = host ?: origin.webHost ?: throw origin.nowhere("no host")
        val base = table.base("host", name)?.text.orEmpty()
        return checked("https://$name" + if (base.isEmpty()) whole else base + behindBase())
    }

    override fun path(): String {
        if (origin.isOfBlock) throw origin.nowhere("")
        return checked(plain())
    }

    override fun payload(): Map<String, String> {
        val rule = table.printedRule ?: throw UnprintableLink("no payload can name a route")
        if (origin.isOfBlock || whole.startsWith("//")) {
            return checked(mapOf(rule.key to link()))
        }
        val reserved = listOf(rule.key, table.expires.orEmpty()).map { canonical(it) }
        val (keys, rest) = items.partition { item ->
            rule.kind == "type" && item.name != null && item.value.isNotEmpty() &&
                canonical(item.name) !in reserved
        }
        val text = joined(rest)
        val first = text.substring(1).takeWhile { it !in "/?#" }
        // The first slash is left out, unless it is necessary to read the path.
        val named = if (first.isEmpty() || ':' in first) text else text.substring(1)
        return checked(keys.associate { it.name.orEmpty() to it.value } + (rule.key to named))
    }

    private fun checked(payload: Map<String, String>): Map<String, String> {
        if (isSame(table.matcher.answer(payload, route))) return payload
        throw UnprintableLink(OTHER_ROUTE)
    }
}
