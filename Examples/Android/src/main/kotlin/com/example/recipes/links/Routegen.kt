// Reads and prints the links of route sets. Written by routegen. Do not edit.

package com.example.recipes.links

import java.io.ByteArrayOutputStream
import java.math.BigDecimal
import java.math.BigInteger
import java.math.MathContext
import java.math.RoundingMode
import java.nio.ByteBuffer
import java.nio.charset.CharacterCodingException
import java.text.Normalizer
import java.time.DateTimeException
import java.time.Instant
import java.time.LocalDateTime
import java.time.ZoneOffset
import java.util.UUID

/** A route of an app, with its links. Each function throws [UnprintableLink] if it has none. */
public interface Route {
    /** What prints the links, which the functions below call. */
    public fun links(): RouteLinks

    /** The link with the custom scheme of the app, or the web link if the app has none. */
    public fun link(): String = links().link()

    /** The link with the custom scheme of the app. */
    public fun app(): String = links().app()

    /** The web link; on the first host that the file declares, if none is given. */
    public fun web(host: String? = null): String = links().web(host)

    /** The path with its query and fragment, for a page of the same site. */
    public fun path(): String = links().path()

    /** The keys and texts of a push payload that opens the route. */
    public fun payload(): Map<String, String> = links().payload()
}

/** What prints the links of a route: generated code has it, and an app calls [Route]. */
public interface RouteLinks {
    public fun link(): String

    public fun app(): String

    public fun web(host: String?): String

    public fun path(): String

    public fun payload(): Map<String, String>
}

/** What a link or a payload is. */
public sealed interface Reading<out R : Route> {
    /** It opens a route. */
    public data class Opened<out R : Route>(
        val route: R,
        /** The items that the route does not read, such as those for statistics. */
        val extras: List<LinkExtra>,
    ) : Reading<R>

    /** It opens no route. */
    public data class Refused(val error: LinkError) : Reading<Nothing>
}

/** An item of a link, or a text of a payload, that the route does not read. */
public data class LinkExtra(val key: String, val value: String)

/** Why a link or a payload opens no route. */
public data class LinkError(
    val kind: Kind,
    /** The reason in words, for developers. */
    val message: String,
    /** The parameter whose value is missing or invalid, or the key of the time. */
    val parameter: String? = null,
    /** The scheme, the host, the invalid value or the time, decoded. */
    val text: String? = null,
) {
    public enum class Kind {
        MALFORMED, WRONG_SCHEME, WRONG_HOST, NOT_FOUND, MISSING, INVALID_VALUE, EXPIRED, EXCLUDED,

        /** A route opens the link that was left out when the code was generated. */
        LEFT_OUT,
    }
}

/** Why a route has no link with its values. */
public class UnprintableLink(
    reason: String,
    /** The name of the parameter whose value no link can have, if it is because of one. */
    public val parameter: String? = null,
) : IllegalArgumentException(if (parameter == null) reason else "'$parameter': $reason")

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

/** An item: its keys, and its text, any text (`null`), or the position of a parameter. */
internal class Item(
    val keys: List<String>,
    val value: Any?,
    val isRestOfLink: Boolean = false,
    val plusIsLiteral: Boolean = false,
)

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
    val items: List<Item> = form.query.filter { it.keys.isNotEmpty() }
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
                LinkError(LinkError.Kind.LEFT_OUT, "the generated code leaves its route out"),
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
        private val isWide = own.isEmpty() || "*" in names || "*:*" in names ||
            schemes.any { isWebScheme(it) }
        private val webHosts =
            names.filter { it != "*" && it != "*:*" } + if (isWide) hosts else emptyList()
        private val hasOthers = route.hasOtherOrigins

        val isOfBlock: Boolean get() = own.isNotEmpty()
        val appScheme: String? =
            (if (own.isEmpty()) this@RouteTable.schemes else schemes).find { !isWebScheme(it) }
        val webScheme: String = if ("http" in schemes && "https" !in schemes) "http" else "https"
        val webHost: String? = webHosts.find { !it.startsWith('*') }

        fun accepts(host: String): Boolean {
            val name = hostWithoutPort(host)
            val port = host.removePrefix(name)
            val isAny = "*:*" in names || ("*" in names && port.isEmpty())
            val isOwn = isAny || webHosts.any { covers(it, host) }
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

/** A value in the document of `routegen export json`. */
private class DocumentJson(private val value: Any?) {
    constructor(parts: Array<out String>) : this(JsonReader(parts.joinToString("\n")).read())

    operator fun get(name: String): DocumentJson? =
        (value as? Map<*, *>)?.get(name)?.let { DocumentJson(it) }

    val text: String get() = "$value"
    val number: Int get() = text.toInt()
    val list: List<DocumentJson> get() = (value as? List<*>).orEmpty().map { DocumentJson(it) }
    val texts: List<String> get() = list.map { it.text }
    val members: Map<String, String>
        get() = (value as? Map<*, *>).orEmpty().entries.associate { "${it.key}" to "${it.value}" }

    fun list(name: String): List<DocumentJson> = this[name]?.list.orEmpty()

    fun text(name: String): String = this[name]?.text.orEmpty()

    fun isTrue(name: String): Boolean = text(name) == "true"
}

/** The classes of a generated file that the document does not have. */
internal class RouteClasses<R : Route> {
    val routes = HashMap<String, (RouteValues) -> R>()
    val types = HashMap<String, (String) -> Any>()
    val enums = HashMap<Int, List<Any>>()
    val openEnums = HashMap<Int, (String) -> Any>()

    /** Makes a route of its values. */
    fun route(name: String, make: (RouteValues) -> R) {
        routes[name] = make
    }

    /** Makes a value of a declared type; throws an `IllegalArgumentException` for other texts. */
    fun type(name: String, make: (String) -> Any) {
        types[name] = make
    }

    /** The values of an enum by its position in the document. */
    fun values(index: Int, values: List<Any>) {
        enums[index] = values
    }

    /** Makes a value of an open enum. */
    fun open(index: Int, make: (String) -> Any) {
        openEnums[index] = make
    }
}

/** Makes the parts of a table of a document, in which parameters have names and not positions. */
private class DocumentReader<R : Route>(
    private val document: DocumentJson,
    private val classes: RouteClasses<R>,
    private val isCaseless: Boolean,
) {
    private val types: List<ValueType> = document.list("valueTypes").map { type(it) }

    val routes: List<RouteForm<R>> = document.list("routes").map { json ->
        val slots = json.list("parameters").map { it.text("name") }
        RouteForm(
            json.text("name"),
            json.list("parameters").map { parameter(it) },
            json["printed"]?.let { form(it, slots) },
            json.list("hosts").map { "host ${it.text}" } +
                json.list("schemes").map { "scheme ${it.text}" },
            json.list("aliases").any { !it.text.startsWith('/') },
            json["hostValue"]?.let { slots.indexOf(it.text("parameter")) to it.text("suffix") },
            classes.routes[json.text("name")],
        )
    }

    val rules: List<PayloadRule> = document.list("payload").map { json ->
        val pattern = json["route"]?.let { pattern(json, Form(emptyList())) }
        PayloadRule(json.text("kind"), json.text("key"), json["value"]?.text, pattern)
    }

    fun scope(origin: DocumentJson?, patterns: List<DocumentJson>): Scope {
        val groups = patterns.groupBy({ it.text("path") }, { pattern(it, null) }).values.toList()
        return Scope(origin?.text("kind").orEmpty(), origin?.text("name").orEmpty(), groups)
    }

    // Types

    private fun type(json: DocumentJson): ValueType {
        val type = if (json.isTrue("isFilled")) ValueTypes.filled(kind(json)) else kind(json)
        return json["separator"]?.let { ValueTypes.joined(it.text, type) } ?: type
    }

    private fun kind(json: DocumentJson): ValueType {
        val (low, high) = json["low"]?.text to json["high"]?.text
        val digits = json["digits"]?.number ?: 0
        return when (json.text("kind")) {
            "string" -> ValueTypes.text
            "text" -> ValueTypes.lines
            "int" -> ValueTypes.long(low, high, digits)
            "uint" -> ValueTypes.ulong(low, high, digits)
            "double" -> ValueTypes.double(low, high)
            "bool" -> ValueTypes.bool
            "uuid" -> ValueTypes.uuid
            "date" -> ValueTypes.date
            "url" -> ValueTypes.url(json["hosts"]?.texts)
            "enum" -> enumeration(json["enum"]?.number ?: 0)
            else -> ValueTypes.declared(
                json.text("name"), json["begins"]?.text, classes.types[json.text("name")],
            )
        }
    }

    private fun enumeration(index: Int): ValueType {
        val json = document.list("enums")[index]
        val texts = json.list("values").map { it.text("text") }
        val isCaseless = json.isTrue("isCaseless")
        return if (json.isTrue("isOpen")) {
            ValueTypes.open(texts, isCaseless, classes.openEnums[index] ?: { it })
        } else {
            ValueTypes.oneOf(classes.enums[index] ?: texts, isCaseless)
        }
    }

    private fun parameter(json: DocumentJson): Parameter {
        val isRequired = json.isTrue("isRequired")
        val form = json.text("form")
        return Parameter(
            json.text("name"),
            types[json["valueType"]?.number ?: 0],
            if (form == "list" && isRequired) "filledList" else form,
            json["defaultValue"]?.text,
            json.isTrue("ignoresUnreadable"),
            isRequired,
        )
    }

    // Forms

    private fun form(json: DocumentJson, slots: List<String>): Form {
        val fragment = json["fragment"]
        return Form(
            json.list("segments").map { piece(it, slots) },
            json.list("query").map { item(it, slots) },
            fragment?.get("parameter")?.let { slots.indexOf(it.text) },
            fragment?.list("items").orEmpty().map { item(it, slots) },
        )
    }

    private fun piece(json: DocumentJson, slots: List<String>): Any {
        val pieces = json["pieces"]
        return when {
            pieces != null -> pieces.list.map { piece(it, slots) }
            json["mark"] != null -> MARK + json.text("mark").drop(1)
            json["literal"] != null -> json.text("literal")
            json["parameter"] != null -> slots.indexOf(json.text("parameter"))
            json["rest"] != null -> Unit
            else -> types[json["type"]?.number ?: 0]
        }
    }

    private fun item(json: DocumentJson, slots: List<String>) = Item(
        json["key"]?.let { listOf(it.text) + json["otherKeys"]?.texts.orEmpty() }.orEmpty(),
        json["parameter"]?.let { slots.indexOf(it.text) } ?: json["text"]?.text,
        json.isTrue("restOfLink"),
        json.isTrue("plusIsLiteral"),
    )

    // Patterns

    /** A pattern with its own form or another one, which a rule for payloads has. */
    private fun pattern(json: DocumentJson, other: Form?): Pattern {
        val route = json["route"]?.let { name -> routes.first { it.name == name.text } }
        // The only parameter of an envelope is the link inside.
        val inner = json.list("query") + listOfNotNull(json["fragment"])
        val slots = route?.parameters?.map { it.name }
            ?: inner.mapNotNull { it["parameter"]?.text }
        val form = other ?: form(json, slots)
        val sources = arrayOfNulls<Source>(slots.size)
        if (route != null && json["keys"] == null) omit(route, sources)
        val bySlot = { name: String ->
            json[name]?.members.orEmpty().mapKeys { slots.indexOf(it.key) }
        }
        for ((slot, text) in bySlot("constants")) sources[slot] = Source.Constant(text)
        for ((slot, end) in bySlot("hosts")) sources[slot] = Source.Host(end)
        addSources(form, sources)
        for ((slot, key) in bySlot("keys")) sources[slot] = Source.Payload(key)
        val parameters = route?.parameters?.map { own ->
            required(own, own.name in json["required"]?.texts.orEmpty())
                .let { if (own.name in json["filled"]?.texts.orEmpty()) filled(it) else it }
        } ?: slots.map { Parameter(it, ValueTypes.text) }
        return Pattern(
            Target.valueOf(json.text("target").ifEmpty { "route" }.uppercase()), route, parameters,
            sources.map { it ?: Source.Absent }, form.path.map { segment(it, parameters) }, form,
            json["keys"] != null,
        )
    }

    /** A payload has the values of segments that may be missing, where the pattern has none. */
    private fun omit(route: RouteForm<R>, sources: Array<Source?>) {
        for (slot in route.printed?.path.orEmpty()) {
            if (slot !is Int || route.parameters[slot].isRest) continue
            sources[slot] = Source.Payload(route.parameters[slot].name)
        }
    }

    private fun addSources(form: Form, sources: Array<Source?>) {
        var index = 0
        for (piece in form.path.flatMap { it as? List<*> ?: listOf(it) }) {
            if (piece is Int) sources[piece] = Source.Path(index)
            if (piece !is String) index += 1
        }
        for (item in form.query) {
            val slot = item.value as? Int ?: continue
            sources[slot] = if (item.keys.isEmpty()) Source.Others(item) else Source.Query(item)
        }
        for (item in form.fragmentItems) {
            val slot = item.value as? Int ?: continue
            sources[slot] = Source.FragmentItem(item)
        }
        form.fragment?.let { sources[it] = Source.Fragment }
    }

    private fun required(own: Parameter, isRequired: Boolean): Parameter = Parameter(
        own.name,
        own.type,
        if (isRequired && !own.isList) "single" else own.form,
        own.fallback,
        own.ignoresUnreadable && !isRequired,
        own.isRequired || isRequired,
    )

    private fun filled(own: Parameter): Parameter = Parameter(
        own.name, ValueTypes.filled(own.type), own.form, own.fallback, own.ignoresUnreadable,
        own.isRequired,
    )

    private fun segment(written: Any, parameters: List<Parameter>): Segment = when (written) {
        is String ->
            Segment.Literal(if (written.startsWith(MARK)) MARK else fold(written, isCaseless))
        is Int -> parameters[written].let {
            if (it.isRest) Segment.Rest else Segment.Single(it.type)
        }
        is ValueType -> Segment.Single(written)
        is List<*> -> {
            val pieces = written.map { piece ->
                when (piece) {
                    is Int -> parameters[piece].type
                    is String -> fold(piece, isCaseless)
                    else -> piece ?: ""
                }
            }
            Segment.Mixed(pieces, lateSplit(pieces))
        }
        else -> Segment.Rest
    }

    /** The index of the literal text after the last text, if only closed types follow; or -1. */
    private fun lateSplit(pieces: List<Any>): Int {
        val last = pieces.indexOfLast { it is ValueType && !it.isClosed }
        val isLate = last >= 0 && (pieces[last] as ValueType).isText &&
            pieces.drop(last + 1).any { it is ValueType }
        return if (isLate) last + 1 else -1
    }
}

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
    val inFragment: Pair<List<String>, List<LinkItem>>?,
    val outerQuery: List<LinkItem> = emptyList(),
    val restOfLink: String? = null,
    val payload: Payload? = null,
    val scopes: List<Scope> = emptyList(),
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
        )
    }

    /** The text without a directive for browsers, `:~:text=hello`, which alone is no fragment. */
    private fun withoutDirective(text: String): String {
        val hash = text.indexOf('#')
        val start = if (hash < 0) -1 else text.indexOf(":~:", hash)
        return if (start < 0) text else text.substring(0, if (start == hash + 1) hash else start)
    }

    /** The segments and items of a fragment that is the last part of the path. */
    private fun pathInFragment(
        fragment: String,
        end: Int,
    ): Pair<List<String>, List<LinkItem>>? {
        if ('#' in fragment) return null
        val path = fragment.substringBefore('?').removePrefix("/")
        val query = fragment.substringAfter('?', "")
        val segments = path.removeSuffix("/").split('/').map { decode(it) }
        val all = if (path.isEmpty()) listOf(MARK) else listOf(MARK) + segments
        return all to itemsOf(query, end - query.length)
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
    val scheme = text.substringBefore("://", "")
    return scheme.isNotEmpty() && isLetterOrDigit(scheme[0]) && !isDigit(scheme[0]) &&
        scheme.all { isLetterOrDigit(it) || it in "+.-" }
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
    private fun split(text: String, pieces: List<Any>, late: Int): List<Pair<ValueType, String>>? {
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

    private val hasFragmentPaths =
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
    ) {
        val link = classify(text, payload)
        val innerItems = if (hasFragmentPaths) link.inFragment?.second.orEmpty() else emptyList()
        noteExpiry(expiryOf(link.query + innerItems), report)
        val (pattern, texts) = matched(link, own)
        when (pattern.target) {
            Target.ROUTE -> report.answer = Answer(null, pattern.route, texts)
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
                readLink(inner, null, depth + 1, report, own)
            }
        }
        asRead(link, pattern)?.let { report.extras.addAll(extrasOf(it, pattern)) }
    }

    /** The link as a pattern reads it; `null` if the pattern needs a path in the fragment. */
    private fun asRead(link: Link, pattern: Pattern): Link? {
        if (!pattern.readsFragmentAsPath) return link
        val (segments, query) = link.inFragment ?: return null
        return link.copy(
            segments = link.segments + segments,
            query = query,
            outerQuery = link.query,
            fragment = null,
            fragmentItems = emptyList(),
        )
    }

    /** Takes a text apart and finds the scopes whose patterns are tried for it. */
    private fun classify(text: String, payload: Payload?): Link {
        val link = reader.read(text)
        val scheme = link.scheme
        val blocks = scopes.dropLast(1)
        val all = blocks + if (payload == null) scopes.takeLast(1) else listOf(table.payloadScope)
        if (scheme == null) {
            val found = all.filter { it.kind == "everywhere" } + all.last()
            return link.copy(payload = payload, scopes = found)
        }
        val host = link.host.orEmpty()
        val found = all.filter { mayTry(it, scheme, host) }
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
        // The host of a custom scheme is the first segment, unless the file declares such a host.
        val isSegment = !isWebScheme(scheme) && host.isNotEmpty() &&
            table.declaredHosts.none { covers(it, host) }
        val segments = if (isSegment) listOf(host) + link.segments else link.segments
        return link.copy(segments = segments, payload = payload, scopes = found)
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
            "anyHost" -> isKnown(scheme) && isWeb && (host.endsWith(']') || ':' !in host)
            "anyHostAndPort" -> isKnown(scheme) && isWeb
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
            val isRest = source is Source.Query && source.item.isRestOfLink
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
                else -> {
                    val names = listOf(parameter.name) + source.item.keys.drop(1)
                    payloadTexts(names, parameter, link)
                }
            }
        }
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
        is Source.Payload -> payloadTexts(listOf(source.key), parameter, link)
        is Source.Path, Source.Absent -> emptyList()
    }

    private fun payloadTexts(keys: List<String>, parameter: Parameter, link: Link): List<String> {
        val payload = link.payload ?: return emptyList()
        val key = keys.find { key -> payload.place(key) { it != "" } != null } ?: return emptyList()
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

    /** The values of the items that have a key of a pattern's item. */
    private fun textsOf(item: Item, items: List<LinkItem>): List<String> {
        val keys = item.keys.map { table.folded(it) }
        return items.filter { it.folded in keys }
            .map { if (item.plusIsLiteral) it.plain else it.value }
    }

    private fun isNamed(item: LinkItem, pattern: Pattern): Boolean =
        pattern.items.any { own -> own.keys.any { table.folded(it) == item.folded } }

    /** The items that a pattern does not name, without that of the expiry date. */
    private fun otherPairs(item: Item, link: Link, pattern: Pattern): List<Pair<String, String>> =
        link.query.filter { it.folded != expiryKey && !isNamed(it, pattern) }
            .map { it.key to if (item.plusIsLiteral) it.plain else it.value }

    /** The link, which ends before an item that a pattern reads to the end of the link. */
    private fun cut(link: Link, pattern: Pattern): Link {
        val key = pattern.restOfLink?.let { table.folded(it.keys[0]) } ?: return link
        val index = link.query.indexOfFirst { it.folded == key }
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
            if (item.value is Int) return false
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
                val inOrder = items.sortedBy { it.value as? Int ?: -1 }
                return inOrder.find { item ->
                    val slot = item.value as? Int
                    (slot == null || !pattern.parameters[slot].isList) &&
                        textsOf(item, of).distinct().size > 1
                }?.keys?.get(0)
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
            val isText = textItems.any { own -> own.keys.any { table.folded(it) == item.folded } }
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
                is Source.Query -> listOf(name) + source.item.keys.drop(1)
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
        report.answer = Answer(null, pattern.route, texts)
        report.extras.addAll(extrasOf(payload, pattern))
    }
}

private const val OTHER_ROUTE: String = "the link would open another route, or none"

private fun encodeSegment(text: String): String = encode(text, "-_.!~*'()$&+,:;=@")

private fun encodeItem(text: String): String = encode(text, "-_.!~*'()$,/:;?@")

private fun encodeFragment(text: String): String = encode(text, "-_.!~*'()$&+,:;=@/?")

/**
 * A link at the end of a link: as it is, or encoded so that it does not begin like a link, if a
 * part of it would be escaped or removed.
 */
private fun encodeInnerLink(text: String, isInFragment: Boolean): String {
    val fragment = if (isInFragment) text else text.substringAfter('#', "")
    val isCut = ":~:" in fragment || (isInFragment && '#' in text)
    if (!isCut && text.none { isOnlyEscaped(it) }) return text
    return encode(text, "-_.!~*'()$,/;?@")
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
        for (segment in route.printed?.path.orEmpty()) {
            if (segment is String && segment.startsWith(MARK)) {
                mark = "#" + segment.drop(1)
                if (path.isEmpty()) path.append('/')
                continue
            }
            val text = segment(segment)
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

    private val isInFragment: Boolean by lazy { '#' in path }

    private fun joined(items: List<PrintedItem>): String {
        val query = if (items.isEmpty()) "" else items.joinToString("&", "?") { it.text }
        val text = path + query + fragment
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
    private fun segment(segment: Any): String {
        if (segment is List<*>) {
            val text = segment.joinToString("") { piece ->
                if (piece is Int) filled(piece) else "$piece"
            }
            return "/" + encodeSegment(text)
        }
        if (segment !is Int) return "/" + encodeSegment("$segment")
        val parts = written[segment]
        if (parameters[segment].isSingle && parts.isNotEmpty()) filled(segment)
        if (parts.any { hasDots(it) }) throw unwritable(segment)
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
        val key = encodeItem(item.keys.firstOrNull().orEmpty())
        val slot = item.value as? Int
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
        val beginning = table.beginnings[scheme]
        if (beginning != null) return checked(beginning + plain().substring(1))
        // The first segment takes the position of the host, if it is the same segment there.
        val first = whole.substring(1).takeWhile { it !in "/?#" }
        return checked("$scheme://" + if (table.isAuthority(first)) whole.substring(1) else whole)
    }

    override fun web(host: String?): String {
        if (host != null && !origin.accepts(host)) {
            throw UnprintableLink("the route has no links on the host '$host'")
        }
        val name = host ?: origin.webHost ?: throw origin.nowhere("no host")
        return checked("${origin.webScheme}://$name$whole")
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
