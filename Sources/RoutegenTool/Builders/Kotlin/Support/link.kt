import java.nio.ByteBuffer
import java.nio.charset.CharacterCodingException

/** An item of a link; [plain] is the value in which `+` is a plus sign. */
private class LinkItem(
    val key: String,
    val value: String,
    val plain: String,
    val folded: String,
    val start: Int,
)

/** A link in its parts, as [LinkReader] reads it. */
private data class Link(
    val text: String,
    val scheme: String?,
    val host: String?,
    val segments: List<String>,
    val query: List<LinkItem>,
    val fragment: String?,
    val fragmentItems: List<LinkItem>,
    val directive: String,
    val inFragment: PathInFragment?,
    /** The path as it is written, and where it ends in the text. */
    val path: String = "",
    val pathEnd: Int = 0,
    val hostIsSegment: Boolean = false,
    val outerQuery: List<LinkItem> = emptyList(),
    val restOfLink: String? = null,
    val payload: Payload? = null,
    val scopes: List<Scope> = emptyList(),
    /** The link around a path in an envelope of a block, whose scheme and host the path has. */
    val outer: Link? = null,
) {
    /** The link from a segment of its path on, as it is written. */
    fun restFrom(index: Int): String {
        val written = path.removeSuffix("/")
        val rest = written.split('/').takeLast(segments.size - index).joinToString("/")
        val start = pathEnd - (path.length - written.length) - rest.length
        return (if (hostIsSegment && index == 0) host.orEmpty() else "") + text.substring(start)
    }
}

/** A fragment that is the last part of the path, after a segment that no link has. */
private class PathInFragment(
    val segments: List<String>,
    val query: List<LinkItem>,
    val path: String,
    val pathEnd: Int,
)

/** Takes texts apart: "What a link is" in the rules of matching. */
private class LinkReader(
    val isCaseless: Boolean = false,
    val plusIsSpace: Boolean = false,
    /** Whether links may contain escaped tabs and line breaks. */
    val allowsLineBreaks: Boolean = false,
    val isPath: Boolean = false,
) {
    fun read(written: String): Link {
        checkCharacters(written)
        val text = withoutDirective(written)
        val directive = written.substring(text.length)
        val colon = text.indexOfFirst { !isLetterOrDigit(it) && it !in "+.-" }
        val hasScheme = colon > 0 && text[colon] == ':' && !isDigit(text[0]) && text[0] !in "+.-"
        val scheme = if (hasScheme) fold(text.substring(0, colon), true) else null
        refuseIf(scheme == null && !isPath, "it has no scheme")
        val isOther = scheme == null && text.startsWith("//")
        refuseIf(isOther, "it begins with '//', and a browser would interpret it as another host")
        val body = if (hasScheme) text.substring(colon + 1) else text
        val beforeHash = body.substringBefore('#')
        val head = beforeHash.substringBefore('?')
        val query = beforeHash.substringAfter('?', "")
        val fragment = if ('#' in body) body.substringAfter('#') else null
        val isLong = query.count { it == '&' } >= MOST_PARTS
        refuseIf(isLong, "its query has more than $MOST_PARTS items")

        val defaultPort = defaultPorts[scheme]
        val hasAuthority = scheme != null && head.startsWith("//")
        val authority = if (hasAuthority) head.substring(2).substringBefore('/') else ""
        val path = if (hasAuthority) head.substring(2 + authority.length) else head
        refuseIf(!hasAuthority && defaultPort != null, "it has no host")
        val host = hostOf(authority, if (hasAuthority) defaultPort else null).ifEmpty { null }
        // Foundation escapes a character that a URI contains only escaped, and then all escapes.
        val rest = path + query + fragment.orEmpty() + directive.drop(1)
        val isMixed = '%' in rest && rest.any { isOnlyEscaped(it) || it == '#' }
        refuseIf(
            isMixed,
            "it has escapes, and a character that is not escaped and would have to be",
        )
        val queryStart = text.length - body.length + head.length + 1
        return Link(
            text, scheme, host, segmentsOf(path), itemsOf(query, queryStart),
            fragment, itemsOf(fragment.orEmpty(), 0), directive,
            fragment?.let { pathInFragment(it, text.length) },
            path,
            queryStart - 1,
        )
    }

    /** The text without a directive for browsers, `:~:text=hello`, which alone is no fragment. */
    private fun withoutDirective(text: String): String {
        val hash = text.indexOf('#')
        val start = if (hash < 0) -1 else text.indexOf(":~:", hash)
        return if (start < 0) text else text.substring(0, if (start == hash + 1) hash else start)
    }

    /** The segments and items of a fragment that is the last part of the path. */
    private fun pathInFragment(fragment: String, end: Int): PathInFragment? {
        if ('#' in fragment) return null
        val path = fragment.substringBefore('?').removePrefix("/")
        val query = fragment.substringAfter('?', "")
        val segments = path.removeSuffix("/").split('/').map { decode(it) }
        val all = if (path.isEmpty()) listOf(MARK) else listOf(MARK) + segments
        val pathEnd = end - fragment.length + fragment.substringBefore('?').length
        return PathInFragment(all, itemsOf(query, end - query.length), path, pathEnd)
    }

    /** Refuses every character, escaped or not, that two URL parsers would read differently. */
    private fun checkCharacters(text: String) {
        val isLong = text.length > MOST_BYTES || byteCount(text) > MOST_BYTES
        refuseIf(isLong, "it is longer than 16 KiB")
        refuseIf(hasHalfPair(text), "it has half of a surrogate pair")
        refuseIf('\\' in text, "it has a backslash")
        refuseIf(' ' in text, "it has a space")
        val pathEnd = text.indexOfAny(charArrayOf('?', '#'))
        val spaced = StringBuilder(text)
        for (index in text.indices) {
            if (text[index] != '%') continue
            refuseIf(!isEscape(text, index), "it has a '%' without two hexadecimal digits")
            if (text[index + 1] != '0' || text[index + 2] !in "9AaDd") continue
            refuseIf(!allowsLineBreaks || pathEnd < 0 || index < pathEnd, LINE_BREAK_REASON)
            // Without a character in their place, the bytes beside them could be one character.
            spaced.replace(index, index + 3, "%20")
        }
        val decoder = Charsets.UTF_8.newDecoder()
        val decoded = try {
            decoder.decode(ByteBuffer.wrap(bytesWithoutEscapes(spaced.toString()))).toString()
        } catch (error: CharacterCodingException) {
            throw malformed("it has escapes that are not UTF-8")
        }
        refuseIf(decoded.any { it.isISOControl() }, "it has a control character")
    }

    /** The host of an authority, with the port unless it is the default of a web link. */
    private fun hostOf(authority: String, defaultPort: Int?): String {
        refuseIf('@' in authority, "it has a user name before the host")
        val isPlain = authority.none { it.code > 0x7F || it == '%' }
        refuseIf(!isPlain, "its host has an escape or a letter beyond ASCII")
        val host = hostWithoutPort(authority)
        val port = authority.removePrefix(host)
        val inBrackets = host.startsWith('[')
        refuseIf(host == "." || host == "..", "its path has a '.' or '..' segment")
        val inner = host.removePrefix("[").removeSuffix("]")
        val isHost = if (inBrackets) {
            host.endsWith(']') && ':' in inner && inner.all { isHexDigit(it) || it in ".:" }
        } else {
            host.isEmpty() || isName(host)
        }
        refuseIf(!isHost, "its host has a character that no host has")
        refuseIf(host.isEmpty() && defaultPort != null, "it has no host")
        refuseIf(host.isEmpty() && authority.isNotEmpty(), "it has a port without a host")
        if (defaultPort != null) {
            val isAddress = !inBrackets || isIPv6(inner)
            refuseIf(!isAddress, "its host is in brackets, but not an IPv6 address")
            // A browser reads such a host as an IPv4 address, in whatever notation.
            val isWrong = endsInNumber(host) && !isIPv4(host)
            refuseIf(isWrong, "its host ends in a number, but is not an IPv4 address")
        } else {
            // The authority is a segment, so it may not be written in several ways.
            refuseIf(inBrackets, "its scheme is a custom one, and its host an IPv6 address")
            refuseIf(port == ":", "its port is empty")
            refuseIf(port.startsWith(":0") && port.length > 2, "its port begins with a zero")
        }
        val digits = port.removePrefix(":")
        val isNumber = (port.isEmpty() || port[0] == ':') && digits.all { isDigit(it) }
        refuseIf(!isNumber, "its port is not a number")
        val significant = digits.trimStart('0').ifEmpty { "0" }
        val number = if (significant.length < 6) significant.toInt() else 65_536
        refuseIf(number > 65_535, "its port is greater than 65535")
        return if (digits.isEmpty() || number == defaultPort) host else "$host:$number"
    }

    /** The segments of a path; one slash at its start and one at its end do not count. */
    private fun segmentsOf(path: String): List<String> {
        val all = path.removePrefix("/").split('/')
        val written = if (all.last().isEmpty()) all.dropLast(1) else all
        refuseIf(written.size > MOST_PARTS, "its path has more than $MOST_PARTS segments")
        val segments = written.map { decode(it) }
        refuseIf(segments.any { hasDots(it) }, "its path has a '.' or '..' segment")
        return segments
    }

    /** The items of a query, or of a fragment that is written like one. */
    fun itemsOf(part: String, position: Int): List<LinkItem> {
        var itemStart = position
        return part.split('&').mapNotNull { item ->
            val key = decode(item.substringBefore('='), plusIsSpace)
            val written = item.substringAfter('=', "")
            // A parameter may read a `+` as a plus sign.
            val plain = decode(written)
            val value = if (plusIsSpace) decode(written, true) else plain
            val start = itemStart + item.length - written.length
            itemStart += item.length + 1
            if (item.isEmpty()) null else LinkItem(key, value, plain, fold(key, isCaseless), start)
        }
    }
}

private val defaultPorts = mapOf("https" to 443, "http" to 80)

private fun isWebScheme(scheme: String?): Boolean = scheme == "https" || scheme == "http"

private fun hostWithoutPort(authority: String): String = when {
    !authority.startsWith('[') -> authority.substringBefore(':')
    ']' in authority -> authority.substringBefore(']') + "]"
    else -> authority
}

/** Whether a text has only characters that the name of a host may have, and at least one. */
private fun isName(text: String): Boolean =
    text.isNotEmpty() && text.all { isLetterOrDigit(it) || it in "_-.~!$&'()*+,;=" }

/** Whether a text is the number of a port, without zeros before it. */
private fun isPort(text: String): Boolean =
    text.length in 1..5 && text.all { isDigit(it) } && text.toInt() < 65_536 &&
        (text == "0" || text[0] != '0')

private fun isIPv4(address: String): Boolean {
    val numbers = address.split('.')
    return numbers.size == 4 && numbers.all { isPort(it) && it.toInt() < 256 }
}

/** Whether a text is eight groups of digits, with `::` in place of one or more of them. */
private fun isIPv6(address: String): Boolean {
    val last = address.substringAfterLast(':')
    val isMixed = isIPv4(last)
    val halves = (if (isMixed) address.removeSuffix(last) + "0:0" else address).split("::")
    val groups = halves.filter { it.isNotEmpty() }.flatMap { it.split(':') }
    val areGroups = groups.all { group ->
        group.length in 1..4 && group.all { isHexDigit(it) }
    }
    return areGroups &&
        if (halves.size == 1) groups.size == 8 else halves.size == 2 && groups.size < 8
}

/** Whether the last label of a host is a number, also in hexadecimal notation. */
private fun endsInNumber(host: String): Boolean {
    val label = host.removeSuffix(".").substringAfterLast('.')
    val isHexadecimal = label.length > 1 && label[0] == '0' && label[1] in "xX"
    if (isHexadecimal) return label.drop(2).all { isHexDigit(it) }
    return label.isNotEmpty() && label.all { isDigit(it) }
}

/** Whether a declared host, `example.com`, `*.example.com` or `{_}.example.com`, accepts a host. */
private fun covers(declared: String, host: String): Boolean {
    val lower = fold(host, true)
    val isLabel = declared.startsWith("{_}")
    if (!isLabel && !declared.startsWith("*.")) return declared == lower
    val end = declared.substring(declared.indexOf('.'))
    val labels = lower.removeSuffix(end).split('.')
    return lower.endsWith(end) && "" !in labels && (!isLabel || labels.size == 1)
}

/** Whether a link has an IPv6 address as its host: `https://[`. */
private fun hasBracketedHost(link: String): Boolean {
    val slash = link.indexOf('/')
    return slash >= 0 && link.startsWith("//[", slash)
}

/** Whether a text is a scheme, `://` and more. */
private fun beginsLikeLink(text: String): Boolean {
    val schemes = text.substringBefore("://", "").split(':')
    return schemes.all { scheme ->
        scheme.isNotEmpty() && isLetterOrDigit(scheme[0]) && !isDigit(scheme[0]) &&
            scheme.all { isLetterOrDigit(it) || it in "+.-" }
    }
}
