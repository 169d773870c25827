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
            else -> declared(json)
        }
    }

    private fun declared(json: DocumentJson): ValueType {
        val value = classes.types[json.text("name")]
        val begins = json["begins"]?.text
        val shortest = json["shortest"]?.number
            ?: return ValueTypes.declared(json.text("name"), begins, value)
        val rule = TextRule(
            begins.orEmpty(), json["characters"]?.texts, shortest, json["longest"]?.number,
        )
        return ValueTypes.texts(rule, json.text("rule"), value)
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
        val whole = fragment?.takeIf { it["pieces"] != null }
        return Form(
            json.list("segments").map { piece(it, slots) },
            json.list("query").map { item(it, slots) },
            fragment?.get("parameter")?.let { slots.indexOf(it.text) },
            (fragment?.list("items").orEmpty() + listOfNotNull(whole)).map { item(it, slots) },
            json.list("segments").lastOrNull { it["restOfLink"] != null }
                ?.let { slots.indexOf(it.text("parameter")) },
        )
    }

    private fun piece(json: DocumentJson, slots: List<String>): Any {
        val pieces = json["pieces"]
        return when {
            pieces != null -> pieces.list.map { piece(it, slots) }
            json["mark"] != null -> MARK + json.text("mark").drop(1)
            json["literal"] != null -> json.text("literal")
            json["restOfLink"] != null -> Unit
            json["parameter"] != null -> slots.indexOf(json.text("parameter"))
            json["rest"] != null -> Unit
            else -> types[json["type"]?.number ?: 0]
        }
    }

    private fun item(json: DocumentJson, slots: List<String>) = Item(
        json["key"]?.text,
        json["pieces"]?.let { pieces -> pieces.list.map { piece(it, slots) } }
            ?: json["parameter"]?.let { slots.indexOf(it.text) } ?: json["text"]?.text,
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
        addParts(form, route?.parameters.orEmpty(), sources)
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
        form.restOfLink?.let { sources[it] = Source.RestOfLink }
        for (item in form.query) {
            val slot = item.value as? Int ?: continue
            sources[slot] = if (item.key == null) Source.Others(item) else Source.Query(item)
        }
        for (item in form.fragmentItems) {
            val slot = item.value as? Int ?: continue
            sources[slot] = Source.FragmentItem(item)
        }
        form.fragment?.let { sources[it] = Source.Fragment }
    }

    private fun addParts(form: Form, all: List<Parameter>, sources: Array<Source?>) {
        for (item in form.query + form.fragmentItems) {
            val written = item.value as? List<*> ?: continue
            val pieces = mixed(written, all)
            item.slots.forEachIndexed { order, slot ->
                val isInFragment = item in form.fragmentItems
                sources[slot] = Source.Part(item, isInFragment, pieces, lateSplit(pieces), order)
            }
        }
    }

    private fun mixed(written: List<*>, parameters: List<Parameter>): List<Any> =
        written.map { piece ->
            when (piece) {
                is Int -> parameters[piece].type
                is String -> fold(piece, isCaseless)
                else -> piece ?: ""
            }
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
            val pieces = mixed(written, parameters)
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
