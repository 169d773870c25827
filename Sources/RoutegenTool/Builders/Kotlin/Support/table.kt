import java.util.UUID

/** The values of a route, by the positions of its parameters. */
internal class RouteValues(private val values: List<Any?>) {
    @Suppress("UNCHECKED_CAST")
    operator fun <Value> get(slot: Int): Value = values[slot] as Value
}

/** A type of values: how they are printed, and which texts of links are values. */
internal class ValueType(
    val words: String,
    /** The text of a value; `null` if it has none. */
    val print: (Any) -> String?,
    /** Whether a text is a value; the second argument is whether it is in the path. */
    val reads: (String, Boolean) -> Boolean,
    /** The value of a text that is one. */
    val value: (String) -> Any,
    val isText: Boolean = false,
    val isMultiline: Boolean = false,
    /** Whether it is a number, a Boolean value, a UUID or an enum. */
    val isClosed: Boolean = false,
    /** Whether only the app knows which texts are values. */
    val isUnknown: Boolean = false,
    val isFilled: Boolean = false,
    val digits: Int = 0,
    /** The text between the elements of a list. */
    val separator: String? = null,
)

/** The base of a host or scheme; the [text] is that of printed links, with the scheme. */
internal class Base(
    val kind: String,
    val name: String,
    val segments: List<String>,
    val text: String,
)

/** A parameter of a route. */
internal class Parameter(
    val name: String,
    val type: ValueType,
    val form: String = "single",
    /** The text of the default. */
    val fallback: String? = null,
    val ignoresUnreadable: Boolean = false,
    val isRequired: Boolean = true,
) {
    val isDictionary: Boolean get() = form == "dictionary" || form == "listDictionary"
    val isRest: Boolean get() = form == "rest" || form == "optionalRest"
    val isSingle: Boolean get() = form == "single" || form == "optional"
    val isList: Boolean get() = form == "list" || form == "filledList"
}

/**
 * An item: its key, or `null` for all others; and its text, any text (`null`), the position of a
 * parameter, or a list of texts and positions, which without a key is the whole fragment.
 */
internal class Item(
    val key: String?,
    val value: Any?,
    val isRestOfLink: Boolean = false,
    val plusIsLiteral: Boolean = false,
) {
    /** The positions of parameters in the value. */
    val slots: List<Int> get() = (value as? List<*> ?: listOf(value)).filterIsInstance<Int>()
}

/**
 * The form of links: segments, which are texts, positions of parameters, types, or lists of these.
 *
 * A rest of the path without a name is [Unit]. The segment between a path and a fragment that is
 * written like a path is U+0000.
 */
internal class Form(
    val path: List<Any>,
    val query: List<Item> = emptyList(),
    val fragment: Int? = null,
    val fragmentItems: List<Item> = emptyList(),
    /** The parameter that is the rest of the link, in place of a last segment [Unit]. */
    val restOfLink: Int? = null,
)

/** A route; without `make`, the generated file does not have it. */
internal class RouteForm<out R>(
    val name: String,
    val parameters: List<Parameter>,
    val printed: Form?,
    val origins: List<String>,
    val hasOtherOrigins: Boolean,
    /** The position of the parameter whose value is the host, and the text after the value. */
    val hostValue: Pair<Int, String>?,
    val make: ((RouteValues) -> R)?,
)

/** The patterns of a block, or those outside of blocks, by their paths, in match order. */
internal class Scope(val kind: String, val name: String, val groups: List<List<Pattern>>)

/** A rule for payloads: its [kind], its [key], the [text] of the key, and the route it names. */
internal class PayloadRule(
    val kind: String,
    val key: String,
    val text: String?,
    val pattern: Pattern?,
)

/** A segment of a pattern: a text, a type, a list of these, or the rest of the path. */
internal sealed class Segment {
    class Literal(val text: String) : Segment()

    class Single(val type: ValueType) : Segment()

    class Mixed(val pieces: List<Any>, val lateSplit: Int) : Segment()

    object Rest : Segment()
}

/** From where the value of a parameter comes. */
internal sealed class Source {
    /** The position among the placeholders of the path. */
    class Path(val index: Int) : Source()

    class Query(val item: Item) : Source()

    /**
     * A part of the text of an item or, without a key, of the fragment: texts and types, between
     * which it is the value with this [order].
     */
    class Part(
        val item: Item,
        val isInFragment: Boolean,
        val pieces: List<Any>,
        val lateSplit: Int,
        val order: Int,
    ) : Source()

    /** The link from the last segment of the pattern on. */
    object RestOfLink : Source()

    class FragmentItem(val item: Item) : Source()

    class Others(val item: Item) : Source()

    object Fragment : Source()

    class Constant(val text: String) : Source()

    /** The host before its [end]. */
    class Host(val end: String) : Source()

    class Payload(val key: String) : Source()

    object Absent : Source()
}

internal enum class Target { ROUTE, EXCEPT, UNWRAP }

/** A pattern that links match. */
internal class Pattern(
    val target: Target,
    val route: RouteForm<Any>?,
    val parameters: List<Parameter>,
    val sources: List<Source>,
    val segments: List<Segment>,
    val form: Form,
    /** Whether keys of a payload supply the parameters of the path. */
    val isForPayloads: Boolean,
) {
    val items: List<Item> = form.query.filter { it.key != null }
    val readsFragmentAsPath: Boolean = segments.any { it is Segment.Literal && it.text == MARK }
    val restOfLink: Item? = items.find { it.isRestOfLink }

    /** Whether it has a type whose values only the app knows. */
    val isUnknown: Boolean = parameters.any { it.type.isUnknown && it.isRequired } ||
        segments.any { segment ->
            when (segment) {
                is Segment.Single -> segment.type.isUnknown
                is Segment.Mixed -> segment.pieces.any { it is ValueType && it.isUnknown }
                else -> false
            }
        }
}

/** The segment between a path and a fragment that is written like a path. */
private const val MARK: String = "\u0000"

/** The routes of a set with their patterns, of the document that a generated file has. */
internal class RouteTable<R : Route> private constructor(
    document: DocumentJson,
    classes: RouteClasses<R>,
) {
    val schemes: List<String> = document.list("schemes").map { it.text }
    val hosts: List<String> = document.list("hosts").map { it.text }

    /** The beginnings of links that are printed without `//`, by their schemes. */
    val beginnings: Map<String, String> = document["forms"]?.members.orEmpty()

    private val bases: List<Base> = document.list("bases").map {
        Base(it.text("kind"), it.text("name"), it["segments"]?.texts.orEmpty(), it.text("text"))
    }
    val acceptsHttp: Boolean = document.isTrue("acceptsHTTP")
    val isCaseless: Boolean = document.isTrue("isCaseless")
    val plusIsLiteral: Boolean = document.isTrue("plusIsLiteral")
    val expires: String? = document["expires"]?.text

    /** The seconds since 1970. */
    var now: () -> Double = { System.currentTimeMillis() / 1000.0 }

    private val reader = DocumentReader(document, classes, isCaseless)
    val routes: List<RouteForm<R>> = reader.routes
    val scopes: List<Scope> =
        document.list("scopes").map { reader.scope(it["origin"], it.list("patterns")) }
    val payloadScope: Scope = reader.scope(null, document.list("payloadPatterns"))
    val rules: List<PayloadRule> = reader.rules

    /** The hosts that the file declares, at the top level and for blocks. */
    val declaredHosts: List<String> by lazy {
        hosts + scopes.filter { it.kind == "host" }.map { it.name }
    }

    val matcher: RouteMatcher by lazy { RouteMatcher(this) }

    fun folded(text: String): String = fold(text, isCaseless)

    /** The base of a scheme, or of the first declared host that covers a host. */
    fun base(kind: String, name: String): Base? =
        bases.find { it.kind == kind && covers(it.name, name) }

    companion object {
        /**
         * Makes the table of a document, which is in several texts, because none may have 64 KB.
         *
         * The version is in the name, so that a file of another version does not compile.
         */
        fun <R : Route> version1(
            vararg document: String,
            build: RouteClasses<R>.() -> Unit,
        ): RouteTable<R> = RouteTable(DocumentJson(document), RouteClasses<R>().apply(build))
    }

    // Reading

    /** Reads a link or a path. */
    fun read(link: String): Reading<R> = reading(matcher.answer(link))

    /** Reads the keys of a push or of another payload. */
    fun readPayload(payload: Map<String, Any?>): Reading<R> = reading(matcher.answer(payload))

    private fun reading(answer: Answer): Reading<R> {
        if (answer.error != null) return Reading.Refused(answer.error)
        val route = routes.first { it === answer.route }
        val make = route.make
            ?: return Reading.Refused(
                LinkError(LinkError.Kind.LEFT_OUT, "its route is left out of this file"),
            )
        val values = route.parameters.mapIndexed { slot, parameter ->
            valueOf(parameter, answer.texts[slot])
        }
        return Reading.Opened(make(RouteValues(values)), answer.extras)
    }

    private fun valueOf(parameter: Parameter, texts: List<String>): Any? {
        val type = parameter.type
        if (parameter.isSingle) {
            val text = texts.firstOrNull() ?: parameter.fallback
            return text?.let { type.value(it) }
                ?: if (type.separator == null) null else emptyList<Any>()
        }
        if (!parameter.isDictionary) return texts.map { type.value(it) }
        // Equivalent keys are like the first of them.
        val lists = LinkedHashMap<String, Pair<String, MutableList<Any>>>()
        for ((key, text) in texts.chunked(2)) {
            lists.getOrPut(canonical(key)) { key to ArrayList() }.second.add(type.value(text))
        }
        return lists.values.associate { (key, list) ->
            key to if (parameter.form == "dictionary") list[0] else list
        }
    }

    // Printing

    /** The links of a route with the values of its parameters. */
    fun links(name: String, vararg values: Any?): RouteLinks =
        RoutePrinter(this, routes.first { it.name == name }, values.toList())

    /** What the printer needs to know of the file. */
    internal inner class Origin(route: RouteForm<R>, texts: List<List<String>>) {
        private val own: List<String> =
            route.hostValue?.let { (slot, end) ->
                val host = texts[slot][0] + end
                if (host != fold(host, true) || !isWebHost(host)) {
                    throw UnprintableLink(OTHER_ROUTE)
                }
                listOf("host $host")
            } ?: route.origins
        private val schemes = own.filter { it.startsWith("scheme ") }.map { it.substring(7) }
        private val names = own.filter { it.startsWith("host ") }.map { it.substring(5) }
        private val isWide = own.isEmpty() || "*" in names ||
            schemes.any { isWebScheme(it) }
        private val webHosts =
            names.filter { it != "*" } + if (isWide) hosts else emptyList()
        private val hasOthers = route.hasOtherOrigins

        val isOfBlock: Boolean get() = own.isNotEmpty()
        val appScheme: String? =
            (if (own.isEmpty()) this@RouteTable.schemes else schemes).find { !isWebScheme(it) }
        val webHost: String? = webHosts.find { !it.startsWith('*') }

        fun accepts(host: String): Boolean {
            val isOwn = "*" in names || webHosts.any { covers(it, host) }
            return host.length < 254 && isWebHost(host) && isOwn
        }

        fun nowhere(lack: String): UnprintableLink {
            val all = own.joinToString()
            return UnprintableLink(
                when {
                    own.isEmpty() -> "the file declares $lack"
                    hasOthers -> "the route's own pattern exists on $all only, " +
                        "and an 'also' is never printed"
                    else -> "the route exists on $all only"
                },
            )
        }
    }

    /** Whether a text in lower case is a host, or the first label of one with the [end]. */
    internal fun isHost(text: String, end: String): Boolean =
        (end.isEmpty() || '.' !in text) && text.length + end.length < 254 &&
            isWebHost(text + end)

    /** Whether a web link has the host as it is written. */
    private fun isWebHost(host: String): Boolean = try {
        LinkReader().read("https://$host").host == host
    } catch (refusal: Refusal) {
        false
    }

    /** Whether a segment, as it is written, is the same segment in the position of the host. */
    fun isAuthority(segment: String): Boolean {
        val name = segment.substringBefore(':')
        return isName(name) && name != "." && name != ".." &&
            declaredHosts.none { covers(it, segment) } &&
            (name == segment || isPort(segment.substringAfter(':')))
    }

    /** The rule by which a payload names a route by its path or link. */
    val printedRule: PayloadRule? get() = rules.find { it.kind == "type" || it.kind == "link" }
}
