/** What a link or a payload is, and the texts of the route's parameters. */
internal class Answer(
    val error: LinkError?,
    val route: RouteForm<Any>? = null,
    val texts: List<List<String>> = emptyList(),
    val extras: List<LinkExtra> = emptyList(),
)

/**
 * Finds the route of a link or a payload, or says why there is none: the rules of matching.
 *
 * A text is taken apart, and the patterns of the scopes of its scheme and host are tried in order:
 * first the path, then the query and the fragment. The link in an envelope is read in the same way.
 * The most helpful refusal is the answer if no pattern matches.
 */
internal class RouteMatcher(private val table: RouteTable<*>) {
    private val scopes get() = table.scopes
    private val expires get() = table.expires
    private val expiryKey = table.expires?.let { table.folded(it) }

    private val reader = LinkReader(
        table.isCaseless,
        !table.plusIsLiteral,
        table.routes.any { route -> route.parameters.any { it.type.isMultiline } },
        isPath = true,
    )

    private val path = PathReader(table.isCaseless)

    internal val hasFragmentPaths =
        scopes.any { scope -> scope.groups.any { it[0].readsFragmentAsPath } }

    /** What is found while links in one another are read. */
    private class Report {
        var answer = Answer(null)
        val extras = ArrayList<LinkExtra>()
        var expired: String? = null
    }

    /** [own] is a route that is printed, whose links unknown types of others do not take. */
    fun answer(link: String, own: RouteForm<*>? = null): Answer =
        answer { report -> readLink(link, null, 0, report, own) }

    fun answer(payload: Map<String, Any?>, own: RouteForm<*>? = null): Answer {
        val values = entriesOf(payloadValue(payload, 9)).orEmpty()
        return answer { report -> readPayload(Payload(values), report, own) }
    }

    private fun answer(read: (Report) -> Unit): Answer {
        val report = Report()
        try {
            read(report)
        } catch (refusal: Refusal) {
            report.answer = Answer(refusal.error)
        }
        val time = report.expired
        if (time != null) {
            val message = if (secondsOfExpiry(time) == null) {
                "it counts as expired, because the value '$time' of '$expires' is not a time"
            } else {
                "it expired at '$time', the value of '$expires'"
            }
            return Answer(LinkError(LinkError.Kind.EXPIRED, message, expires, time))
        }
        return Answer(report.answer.error, report.answer.route, report.answer.texts, report.extras)
    }

    private fun readLink(
        text: String,
        payload: Payload?,
        depth: Int,
        report: Report,
        own: RouteForm<*>?,
        outer: Link? = null,
    ) {
        val link = classify(text, payload, outer)
        val innerItems = if (hasFragmentPaths) link.inFragment?.query.orEmpty() else emptyList()
        noteExpiry(expiryOf(link.query + innerItems), report)
        val (pattern, texts) = matched(link, own)
        when (pattern.target) {
            Target.ROUTE -> report.answer = answer(pattern, texts)
            Target.EXCEPT -> report.answer = Answer(
                LinkError(LinkError.Kind.EXCLUDED, "an 'except' says that it leads nowhere"),
            )
            Target.UNWRAP -> {
                // The link inside is the decoded value of an item, or the fragment as written.
                val isWritten = pattern.sources[0] is Source.Fragment
                val inner = if (isWritten) link.fragment.orEmpty() else texts[0][0]
                val isDeep = depth >= MOST_ENVELOPES
                refuseIf(isDeep, "it is a link in a link, more than three deep")
                // A parser that escapes these characters turns it into another link.
                val isOther = isWritten && ('#' in inner || hasBracketedHost(inner))
                refuseIf(isOther, "the link in its fragment has '#' or an IPv6 address")
                val scope = link.scopes.find { it.groups.any { one -> pattern in one } }
                val around = if (link.scheme == null) link.outer else link
                val isOfBlock = scope != null && scope.kind !in listOf("", "payload")
                readLink(inner, null, depth + 1, report, own, if (isOfBlock) around else null)
            }
        }
        asRead(link, pattern)?.let { report.extras.addAll(extrasOf(it, pattern)) }
    }

    /** A route with its texts, of which one may be the host of its links, in lower case. */
    private fun answer(pattern: Pattern, texts: List<List<String>>): Answer {
        val (slot, end) = pattern.route?.hostValue ?: return Answer(null, pattern.route, texts)
        val text = texts[slot].firstOrNull() ?: return Answer(null, pattern.route, texts)
        val host = fold(text, true)
        if (!table.isHost(host, end)) throw invalidValue(pattern.parameters[slot].name, text)
        val own = texts.mapIndexed { index, one -> if (index == slot) listOf(host) else one }
        return Answer(null, pattern.route, own)
    }

    /** The link as a pattern reads it; `null` if the pattern needs a path in the fragment. */
    private fun asRead(link: Link, pattern: Pattern): Link? {
        if (!pattern.readsFragmentAsPath) return link
        val fragment = link.inFragment ?: return null
        return link.copy(
            segments = link.segments + fragment.segments,
            path = fragment.path,
            pathEnd = fragment.pathEnd,
            query = fragment.query,
            outerQuery = link.query,
            fragment = null,
            fragmentItems = emptyList(),
        )
    }

    /** Takes a text apart and finds the scopes whose patterns are tried for it. */
    private fun classify(text: String, payload: Payload?, outer: Link?): Link {
        val link = reader.read(text)
        val scheme = link.scheme
        val blocks = scopes.dropLast(1)
        val all = blocks + if (payload == null) scopes.takeLast(1) else listOf(table.payloadScope)
        if (scheme == null) {
            val found = blocks.filter {
                val scheme = outer?.scheme
                it.kind == "everywhere" ||
                    scheme != null && mayTry(it, scheme, outer.host.orEmpty())
            }
            val host = outer?.host
            val tried = found + all.last()
            return link.copy(payload = payload, scopes = tried, outer = outer, host = host)
        }
        val host = link.host.orEmpty()
        val (path, isOnHost) = place(scheme, host, link.segments)
        val found = all.filter { mayTry(it, scheme, if (isOnHost) host else "") }
        if (found.isEmpty()) {
            val isNamed = blocks.any { it.kind == "scheme" && it.name == scheme }
            throw Refusal(
                if (isKnown(scheme) || isNamed) {
                    val message = "the host '$host' is not declared"
                    LinkError(LinkError.Kind.WRONG_HOST, message, text = host)
                } else {
                    val message = "the scheme '$scheme' is not declared"
                    LinkError(LinkError.Kind.WRONG_SCHEME, message, text = scheme)
                },
            )
        }
        if (path == null) throw notFound
        return link.copy(
            segments = path,
            hostIsSegment = !isOnHost && host.isNotEmpty() &&
                table.base("scheme", scheme)?.text.isNullOrEmpty(),
            payload = payload,
            scopes = found,
        )
    }

    /**
     * The path behind the base of a link's origin, `null` if the link does not have it, and whether
     * it is on a host.
     *
     * The host of a custom scheme is the first segment, unless it begins no link with the scheme's
     * base, and the file declares such a host.
     */
    private fun place(
        scheme: String,
        host: String,
        segments: List<String>,
    ): Pair<List<String>?, Boolean> {
        if (!isWebScheme(scheme)) {
            val base = table.base("scheme", scheme)?.segments.orEmpty()
            val whole = if (host.isEmpty()) segments else listOf(host) + segments
            val path = behind(base, whole)
            val isHost = host.isNotEmpty() && table.declaredHosts.any { covers(it, host) }
            if (path != null && base.isNotEmpty() || !isHost) return path to false
        }
        return behind(table.base("host", host)?.segments.orEmpty(), segments) to true
    }

    private fun behind(base: List<String>, path: List<String>): List<String>? =
        if (path.take(base.size).map(table::folded) == base.map(table::folded)) {
            path.drop(base.size)
        } else {
            null
        }

    /** Whether the top level accepts the scheme. */
    private fun isKnown(scheme: String): Boolean =
        if (isWebScheme(scheme)) scheme == "https" || table.acceptsHttp else scheme in table.schemes

    private fun mayTry(scope: Scope, scheme: String, host: String): Boolean {
        val isWeb = isWebScheme(scheme)
        val isDeclared = !isWeb || table.hosts.any { covers(it, host) }
        return when (scope.kind) {
            "everywhere" -> scopes.any { it.kind != "everywhere" && mayTry(it, scheme, host) }
            "host" -> isKnown(scheme) && covers(scope.name, host)
            "anyHost" -> isKnown(scheme) && isWeb
            "scheme" -> scope.name == scheme && isDeclared
            else -> isKnown(scheme) && isDeclared
        }
    }

    /** The time in the items of a query at which the link ends. */
    private fun expiryOf(items: List<LinkItem>): String? =
        expiryKey?.let { key -> items.find { it.folded == key }?.value }

    private fun noteExpiry(time: String?, report: Report) {
        if (time == null || report.expired != null) return
        val seconds = secondsOfExpiry(time)
        if (seconds == null || seconds <= table.now()) report.expired = time
    }

    /** The pattern that decides, with the texts of its parameters. */
    private fun matched(link: Link, own: RouteForm<*>?): Pair<Pattern, List<List<String>>> {
        var refusal = notFound
        var unreadable: Refusal? = null
        for (group in link.scopes.flatMap { it.groups }) {
            val read = asRead(link, group[0]) ?: continue
            val captured = path.capture(group[0].segments, read.segments) ?: continue
            if (captured.unreadable < 0) {
                try {
                    return matchedOf(group, captured, read, own)
                } catch (other: Refusal) {
                    if (other.error.kind == LinkError.Kind.MALFORMED) throw other
                    refusal = moreHelpful(refusal, other)
                }
            } else if (unreadable == null) {
                unreadable = unreadableValue(group, captured)
            }
        }
        throw if (refusal === notFound) unreadable ?: notFound else refusal
    }

    /** The refusal of a path with a text that is no value, by the first pattern that keeps it. */
    private fun unreadableValue(group: List<Pattern>, captured: Captured): Refusal? {
        for (pattern in group) {
            val slot = pattern.sources.indexOfFirst {
                it is Source.Path && it.index == captured.unreadable
            }
            if (slot < 0) continue
            val text = captured.texts[captured.unreadable][0]
            return invalidValue(pattern.parameters[slot].name, text)
        }
        return null
    }

    /** Tries the patterns of one path: first without empty texts as required values. */
    private fun matchedOf(
        group: List<Pattern>,
        captured: Captured,
        link: Link,
        own: RouteForm<*>?,
    ): Pair<Pattern, List<List<String>>> {
        repeatedKey(group, link)?.let { throw malformed("it has the key '$it' more than once") }
        var refusal = notFound
        for (allowsEmpty in listOf(false, true)) {
            for (pattern in group) {
                if (own != null && pattern.isUnknown && pattern.route !== own) continue
                val texts = try {
                    textsOf(pattern, captured, link, allowsEmpty)
                } catch (other: Refusal) {
                    refusal = moreHelpful(refusal, other)
                    continue
                }
                val isBroken = reader.allowsLineBreaks && hasLineBreakOutsideTexts(link, pattern)
                refuseIf(isBroken, LINE_BREAK_REASON)
                return pattern to texts
            }
        }
        throw refusal
    }

    /** The texts of a pattern's parameters. */
    private fun textsOf(
        pattern: Pattern,
        captured: Captured,
        whole: Link,
        allowsEmpty: Boolean,
    ): List<List<String>> {
        val link = cut(whole, pattern)
        if (lacksLiteral(pattern, link)) throw notFound
        return pattern.parameters.mapIndexed { slot, parameter ->
            val source = pattern.sources[slot]
            if (source is Source.Path) return@mapIndexed captured.texts[source.index]
            val type = parameter.type
            val isSeparated = type.separator != null
            // A text that is no value counts as absent with `else`, and if it is empty and may be
            // absent, is of a list, or may not be empty.
            val mayBeAbsent =
                !parameter.isRequired || parameter.isList || type.isFilled || isSeparated
            val all = textsOf(source, parameter, link, pattern)
            val texts = (if (parameter.isSingle || parameter.isRest) all.take(1) else all).filter {
                val isIgnored = if (it.isEmpty()) {
                    mayBeAbsent
                } else {
                    parameter.ignoresUnreadable && !parameter.isRequired
                }
                !isIgnored || type.reads(it, false)
            }
            // A parser that escapes the brackets of an IPv6 address turns it into another host.
            val restOfLink = link.restOfLink.orEmpty()
            val isRest = source is Source.RestOfLink ||
                source is Source.Query && source.item.isRestOfLink
            if (isRest && hasBracketedHost(restOfLink)) {
                throw invalidValue(parameter.name, restOfLink)
            }
            // Keys of dictionaries are texts.
            texts.forEachIndexed { index, text ->
                val isKey = parameter.isDictionary && index % 2 == 0
                if (!isKey && !type.reads(text, false)) throw invalidValue(parameter.name, text)
            }
            val mayBeEmpty = !type.isText || isSeparated || parameter.isList ||
                (allowsEmpty && pattern.target != Target.UNWRAP)
            val isEmpty = texts == listOf("") && !mayBeEmpty
            if (parameter.isRequired && (texts.isEmpty() || isEmpty)) throw missing(parameter.name)
            texts
        }
    }

    /** The texts that a link has for a parameter from any source except its path. */
    private fun textsOf(
        source: Source,
        parameter: Parameter,
        link: Link,
        pattern: Pattern,
    ): List<String> = when (source) {
        is Source.Query -> {
            val texts = textsOf(source.item, link.query)
            when {
                source.item.isRestOfLink && link.restOfLink != null -> listOf(link.restOfLink)
                texts.isNotEmpty() -> texts
                else -> payloadTexts(parameter.name, parameter, link)
            }
        }
        is Source.Part -> listOfNotNull(partOf(source, parameter, link))
        is Source.RestOfLink -> listOfNotNull(link.restOfLink)
        is Source.FragmentItem -> textsOf(source.item, link.fragmentItems)
        is Source.Others -> {
            val pairs = otherPairs(source.item, link, pattern)
            // The same item may be there again.
            (if (parameter.form == "dictionary") pairs.distinct() else pairs)
                .flatMap { (key, value) -> listOf(key, value) }
        }
        is Source.Fragment -> link.fragment?.let { listOf(decode(it)) }.orEmpty()
        is Source.Constant -> listOf(source.text)
        is Source.Host -> listOfNotNull(link.host?.let { fold(it, true).removeSuffix(source.end) })
        is Source.Payload -> payloadTexts(source.key, parameter, link)
        is Source.Path, Source.Absent -> emptyList()
    }

    private fun partOf(source: Source.Part, parameter: Parameter, link: Link): String? {
        val texts = when {
            source.item.key == null -> listOfNotNull(link.fragment).map { decode(it) }
            source.isInFragment -> textsOf(source.item, link.fragmentItems)
            else -> textsOf(source.item, link.query)
        }
        val text = texts.firstOrNull() ?: return null
        val own = path.split(text, source.pieces, source.lateSplit)?.get(source.order)
        if (own != null && own.first.reads(own.second, true)) return own.second
        throw invalidValue(parameter.name, own?.second ?: text)
    }

    private fun payloadTexts(key: String, parameter: Parameter, link: Link): List<String> {
        val payload = link.payload ?: return emptyList()
        if (payload.place(key) { it != "" } == null) return emptyList()
        val isValue: (Any?) -> Boolean = if (parameter.isList) ::isTextOrList else ::isText
        if (!parameter.ignoresUnreadable && payload.hasOther(key, isValue)) {
            throw invalidValue(parameter.name, "")
        }
        val value = payload.place(key, isValue)?.value
        val texts = (value as? List<*> ?: listOfNotNull(value)).map { it.toString() }
        val type = parameter.type
        // JSON numbers have no zeros in front.
        fun padded(text: String) =
            if (text.all { isDigit(it) } && (text == "0" || !text.startsWith('0'))) {
                text.padStart(type.digits, '0')
            } else {
                text
            }
        return texts.map { text ->
            val separator = type.separator
            if (separator == null) {
                padded(text)
            } else {
                text.split(separator).joinToString(separator) { padded(it) }
            }
        }
    }

    /** The values of the items that have the key of a pattern's item. */
    private fun textsOf(item: Item, items: List<LinkItem>): List<String> =
        items.filter { item.hasKey(it) }.map { if (item.plusIsLiteral) it.plain else it.value }

    private fun Item.hasKey(item: LinkItem): Boolean =
        key?.let { table.folded(it) } == item.folded

    private fun isNamed(item: LinkItem, pattern: Pattern): Boolean =
        pattern.items.any { it.hasKey(item) }

    /** The items that a pattern does not name, without that of the expiry date. */
    private fun otherPairs(item: Item, link: Link, pattern: Pattern): List<Pair<String, String>> =
        link.query.filter { it.folded != expiryKey && !isNamed(it, pattern) }
            .map { it.key to if (item.plusIsLiteral) it.plain else it.value }

    /** The link, which ends before what a pattern reads to the end of the link. */
    private fun cut(link: Link, pattern: Pattern): Link {
        if (pattern.form.restOfLink != null) {
            return link.copy(
                query = emptyList(),
                fragment = null,
                fragmentItems = emptyList(),
                restOfLink = link.restFrom(pattern.segments.size - 1),
            )
        }
        val item = pattern.restOfLink ?: return link
        val index = link.query.indexOfFirst { item.hasKey(it) }
        if (index < 0) return link
        val restOfLink = link.text.substring(link.query[index].start)
        if (!beginsLikeLink(restOfLink)) return link
        return link.copy(
            query = link.query.take(index),
            fragment = null,
            fragmentItems = emptyList(),
            restOfLink = restOfLink,
        )
    }

    private fun lacksLiteral(pattern: Pattern, link: Link): Boolean {
        fun isLacking(item: Item, items: List<LinkItem>): Boolean {
            if (item.slots.isNotEmpty()) return false
            val text = item.value as String? ?: return textsOf(item, items).isEmpty()
            return textsOf(item, items).none { table.folded(it) == table.folded(text) }
        }
        return pattern.form.query.any { isLacking(it, link.query) } ||
            pattern.form.fragmentItems.any { isLacking(it, link.fragmentItems) }
    }

    /** A key that a link has with different values, if a pattern allows one value. */
    private fun repeatedKey(group: List<Pattern>, whole: Link): String? {
        for (pattern in group.filter { !it.isForPayloads }) {
            val link = cut(whole, pattern)
            fun repeated(items: List<Item>, of: List<LinkItem>): String? {
                val inOrder = items.sortedBy { it.slots.firstOrNull() ?: -1 }
                return inOrder.find { item ->
                    val slot = item.slots.firstOrNull()
                    (slot == null || !pattern.parameters[slot].isList) &&
                        textsOf(item, of).distinct().size > 1
                }?.key
            }
            repeated(pattern.items, link.query)?.let { return it }
            repeated(pattern.form.fragmentItems, link.fragmentItems)?.let { return it }
            val dictionary = pattern.sources.indexOfFirst { it is Source.Others }
            if (dictionary < 0 || pattern.parameters[dictionary].form != "dictionary") continue
            // Canonically equivalent keys are two texts, but one key of a Swift dictionary.
            val seen = HashSet<String>()
            val source = pattern.sources[dictionary] as Source.Others
            for ((key, _) in otherPairs(source.item, link, pattern).distinct()) {
                if (!seen.add(canonical(table.folded(key)))) return table.folded(key)
            }
        }
        return null
    }

    /** Whether a tab or a line break is anywhere but in the value of a `Text`. */
    private fun hasLineBreakOutsideTexts(whole: Link, pattern: Pattern): Boolean {
        val link = cut(whole, pattern)
        val texts = pattern.sources.filterIndexed { slot, _ ->
            pattern.parameters[slot].type.isMultiline
        }
        fun isBroken(items: List<LinkItem>, textItems: List<Item>) = items.any { item ->
            val isText = textItems.any { it.hasKey(item) }
            hasLineBreak(item.key) || (!isText && hasLineBreak(item.value))
        }
        val queryTexts = texts.mapNotNull { (it as? Source.Query)?.item }
        val fragmentTexts = texts.mapNotNull { (it as? Source.FragmentItem)?.item }
        val isWholeText = texts.any { it is Source.Fragment }
        return isBroken(link.outerQuery, emptyList()) || link.segments.any { hasLineBreak(it) } ||
            isBroken(link.query, queryTexts) || hasLineBreak(decode(link.restOfLink.orEmpty())) ||
            hasLineBreak(decode(link.directive)) ||
            (!isWholeText && isBroken(link.fragmentItems, fragmentTexts))
    }

    /** The items of a link, and of the payload around it, that the pattern does not name. */
    private fun extrasOf(whole: Link, pattern: Pattern): List<LinkExtra> {
        val link = cut(whole, pattern)
        val hasOthers = pattern.sources.any { it is Source.Others }
        val extras = link.query.filter {
            it.folded == expiryKey || (!hasOthers && !isNamed(it, pattern))
        }
        return extras.map { LinkExtra(it.key, it.value) } +
            link.payload?.let { extrasOf(it, pattern) }.orEmpty()
    }

    private fun extrasOf(payload: Payload, pattern: Pattern): List<LinkExtra> {
        val names = pattern.sources.flatMapIndexed { slot, source ->
            val name = pattern.parameters[slot].name
            when (source) {
                is Source.Constant -> emptyList()
                is Source.Payload -> listOf(source.key)
                else -> listOf(name)
            }
        }
        return payload.extras(names)
    }

    /** The rules are tried in their order, and the first one whose key is present decides. */
    private fun readPayload(payload: Payload, report: Report, own: RouteForm<*>?) {
        expires?.let { noteExpiry(payload.text(it), report) }
        val known = table.rules.mapNotNull { rule ->
            val text = if (rule.kind == "else") "" else payload.text(rule.key)
            text?.let { rule to it }
        }
        val deciding = known.find { (rule, text) ->
            rule.text == null || table.folded(rule.text) == table.folded(text)
        }
        if (deciding != null) {
            return applyRule(deciding.first, deciding.second, payload, report, own)
        }
        known.firstOrNull()?.let { (rule, text) -> throw invalidValue(rule.key, text) }
        val other = table.rules.find { it.kind != "else" && payload.hasOther(it.key, ::isText) }
        if (other != null) throw invalidValue(other.key, "")
        val (key, message) = if (table.rules.isEmpty()) {
            "payload" to "the file has no 'payload', so no payload names a route"
        } else {
            table.rules[0].key to "the payload has none of the keys that name a route"
        }
        throw Refusal(LinkError(LinkError.Kind.MISSING, message, key))
    }

    private fun applyRule(
        rule: PayloadRule,
        text: String,
        payload: Payload,
        report: Report,
        own: RouteForm<*>?,
    ) {
        val place = if (rule.kind == "else") null else payload.place(rule.key, ::isText)
        if (rule.kind == "type" || rule.kind == "link") {
            val inner = place?.inner?.minus(canonical(place.name))
            val values = payload.values.minus(canonical(rule.key))
            val others = Payload(values, inner, listOf(rule.key))
            try {
                readLink(text, if (rule.kind == "type") others else null, 0, report, own)
            } finally {
                if (rule.kind == "link") report.extras.addAll(others.extras(emptyList()))
            }
            return
        }
        // The text of a `when` may be a link, whose expiry date counts.
        val query = text.substringBefore('#').substringAfter('?', "")
        noteExpiry(expiryOf(reader.itemsOf(query, 0)), report)
        val pattern = rule.pattern ?: throw notFound
        val link = Link(
            "", null, null, emptyList(), emptyList(), null, emptyList(), "", null,
            payload = Payload(payload.values, place?.inner),
        )
        val texts = textsOf(pattern, Captured(emptyList(), -1), link, false)
        report.answer = answer(pattern, texts)
        report.extras.addAll(extrasOf(payload, pattern))
    }
}
