/*
 * Compares what Kotlin reads with the answers that `MatcherAnswers` writes to standard input, as matcher-answers.js does
 * for JavaScript: a route set, as `routegen export json` writes it, or a link or a payload with its answer. Prints the
 * number of answers of each kind and the first three differences; the exit code is 1 if there is one, or if there are
 * too few answers of one kind.
 */
import kotlin.system.exitProcess
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.contentOrNull
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject

internal class AnyRoute : Route {
    override fun links(): RouteLinks = throw UnsupportedOperationException()
}

private fun text(element: JsonElement?): String? = (element as? JsonPrimitive)?.contentOrNull

private fun isTrue(element: JsonElement?): Boolean = text(element) == "true"

private fun texts(element: JsonElement?): List<String> = (element as? JsonArray).orEmpty().map { text(it).orEmpty() }

private fun objects(element: JsonElement?): List<JsonObject> = (element as? JsonArray).orEmpty().map { it.jsonObject }

/** Makes the table of a route set from its JSON, as a generated file does. */
private class TableReader(private val set: JsonObject, private val clock: Double) {
    private val types = objects(set["valueTypes"]).map { type(it) }
    private val routes = objects(set["routes"])
    private val names = routes.map { text(it["name"]) }
    private val parameterNames = routes.map { route -> objects(route["parameters"]).map { text(it["name"]).orEmpty() } }

    private fun type(json: JsonObject): ValueType {
        val (low, high) = text(json["low"]) to text(json["high"])
        val digits = text(json["digits"])?.toInt() ?: 0
        val whole = when (text(json["kind"])) {
            "string" -> ValueTypes.text
            "text" -> ValueTypes.lines
            "int" -> ValueTypes.long("", low?.toLong() ?: Long.MIN_VALUE, high?.toLong() ?: Long.MAX_VALUE, digits)
            "uint" -> ValueTypes.ulong("", low?.toULong() ?: 0u, high?.toULong() ?: ULong.MAX_VALUE, digits)
            "double" ->
                ValueTypes.double("", low?.toDouble() ?: -Double.MAX_VALUE, high?.toDouble() ?: Double.MAX_VALUE)
            "bool" -> ValueTypes.bool
            "uuid" -> ValueTypes.uuid
            "date" -> ValueTypes.date
            "url" -> ValueTypes.url("", json["hosts"]?.let { texts(it) })
            "enum" -> {
                val enumeration = objects(set["enums"])[text(json["enum"])!!.toInt()]
                val isCaseless = isTrue(enumeration["isCaseless"])
                val values = objects(enumeration["values"]).map { text(it["text"]).orEmpty() }
                if (isTrue(enumeration["isOpen"])) {
                    ValueTypes.open(values, isCaseless)
                } else {
                    ValueTypes.oneOf(values, isCaseless)
                }
            }
            else -> ValueTypes.declared("", text(json["begins"]).orEmpty())
        }
        val element = if (isTrue(json["isFilled"])) ValueTypes.filled("", whole) else whole
        return text(json["separator"])?.let { ValueTypes.joined("", it, element) } ?: element
    }

    private fun piece(json: JsonObject, slots: List<String>): Any = when {
        "mark" in json -> "\u0000" + text(json["mark"])!!.drop(1)
        "literal" in json -> text(json["literal"])!!
        "pieces" in json -> objects(json["pieces"]).map { piece(it, slots) }
        "parameter" in json -> slots.indexOf(text(json["parameter"]))
        "rest" in json -> Unit
        else -> types[text(json["type"])!!.toInt()]
    }

    private fun item(json: JsonObject, slots: List<String>) = Item(
        if ("others" in json) emptyList() else listOf(text(json["key"])!!) + texts(json["otherKeys"]),
        if ("parameter" in json) slots.indexOf(text(json["parameter"])) else text(json["text"]),
        "restOfLink" in json,
        "plusIsLiteral" in json,
    )

    private fun form(json: JsonObject, slots: List<String>): Form {
        val fragment = json["fragment"] as? JsonObject
        return Form(
            objects(json["segments"]).map { piece(it, slots) },
            objects(json["query"]).map { item(it, slots) },
            text(fragment?.get("parameter"))?.let { slots.indexOf(it) },
            objects(fragment?.get("items")).map { item(it, slots) },
        )
    }

    private fun supplied(json: JsonElement?, slots: List<String>): Map<Int, String> =
        (json as? JsonObject).orEmpty().entries.associate { slots.indexOf(it.key) to text(it.value)!! }

    private fun parameters(route: JsonObject): List<Parameter> = objects(route["parameters"]).map { json ->
        val isRequired = isTrue(json["isRequired"])
        val form = text(json["form"]).orEmpty()
        Parameter(
            text(json["name"]).orEmpty(),
            types[text(json["valueType"])!!.toInt()],
            if (form == "list" && isRequired) "filledList" else form,
            text(json["defaultValue"]),
            isTrue(json["ignoresUnreadable"]),
            isRequired,
        )
    }

    fun table(): RouteTable<AnyRoute> = RouteTable.version1 {
        now = { clock }
        schemes = texts(set["schemes"])
        hosts = texts(set["hosts"])
        acceptsHttp = isTrue(set["acceptsHTTP"])
        isCaseless = isTrue(set["isCaseless"])
        plusIsLiteral = isTrue(set["plusIsLiteral"])
        expires = text(set["expires"])
        for ((index, json) in this@TableReader.routes.withIndex()) {
            // No link has the values of one without links.
            val parameters = if (isTrue(json["unlinked"])) emptyList() else parameters(json)
            val printed = (json["printed"] as? JsonObject)?.let { form(it, parameterNames[index]) }
            route(names[index].orEmpty(), parameters, printed) { AnyRoute() }
        }
        for (json in objects(set["scopes"])) {
            val origin = json["origin"] as? JsonObject
            scope(text(origin?.get("kind")).orEmpty(), text(origin?.get("name")).orEmpty())
            add(objects(json["patterns"]))
        }
        scope("payload")
        add(objects(set["payloadPatterns"]))
        for (json in objects(set["payload"])) {
            val index = names.indexOf(text(json["route"]))
            val slots = parameterNames.getOrElse(index) { emptyList() }
            rule(
                text(json["kind"]).orEmpty(), text(json["key"]).orEmpty(), text(json["value"]), index,
                supplied(json["constants"], slots), supplied(json["keys"], slots),
            )
        }
    }

    /** Adds the patterns of a scope, of which those of one path are neighbours. */
    private fun RouteTable<AnyRoute>.add(patterns: List<JsonObject>) {
        var last: String? = null
        for (json in patterns) {
            val isOfSamePath = text(json["path"]) == last
            last = text(json["path"])
            val index = names.indexOf(text(json["route"]))
            val slots = parameterNames.getOrElse(index) { emptyList() }
            when (text(json["target"])) {
                "except" -> excludes(form(json, emptyList()), isOfSamePath)
                "unwrap" -> {
                    val links = (objects(json["query"]) + listOfNotNull(json["fragment"] as? JsonObject))
                        .mapNotNull { text(it["parameter"]) }
                    unwraps(form(json, links), isOfSamePath)
                }
                else -> opens(
                    index,
                    form(json, slots),
                    texts(json["required"]).map { slots.indexOf(it) },
                    texts(json["filled"]).map { slots.indexOf(it) },
                    supplied(json["constants"], slots),
                    supplied(json["hosts"], slots),
                    json["keys"]?.let { supplied(it, slots) },
                    isOfSamePath,
                )
            }
        }
    }
}

private class Comparison {
    private val counts = LinkError.Kind.values().associate { it.name to 0 }.minus("LEFT_OUT").toSortedMap()
    private val differences = mutableListOf<String>()
    private var differenceCount = 0
    private var sets = 0
    private var links = 0
    private var payloads = 0
    private var patterns = emptyList<String?>()
    private lateinit var table: RouteTable<AnyRoute>

    fun read(line: JsonObject) {
        val set = line["set"] as? JsonObject
        val (link, payload) = text(line["link"]) to text(line["payload"])
        if (set != null) {
            sets += 1
            patterns = objects(set["scopes"]).flatMap { scope -> objects(scope["patterns"]).map { text(it["text"]) } }
            table = TableReader(set, text(line["now"])!!.toDouble()).table()
        } else if (link != null) {
            links += 1
            compare(link, expected(line), shown(table.matcher.answer(link)))
        } else if (payload != null) {
            payloads += 1
            val values = (JsonReader(payload).read() as Map<*, *>).mapKeys { "${it.key}" }
            compare(payload, expected(line), shown(table.matcher.answer(values)))
        }
    }

    private fun expected(line: JsonObject): List<Any?> {
        val kind = text(line["kind"])!!.replace(Regex("[A-Z]"), "_$0").uppercase()
        counts.merge(kind, 1, Int::plus)
        if (kind != "ROUTE") return listOf(kind) + listOf("message", "parameter", "value").map { text(line[it]) }
        val extras = line.getValue("extras").jsonArray.map { texts(it) }
        return listOf(kind, text(line["route"]), line.getValue("values").jsonArray.map { texts(it) }, extras)
    }

    private fun shown(answer: Answer): List<Any?> {
        val error = answer.error
        if (error != null) return listOf(error.kind.name, error.message, error.parameter, error.text)
        return listOf("ROUTE", answer.route?.name, answer.texts, answer.extras.map { listOf(it.key, it.value) })
    }

    private fun compare(question: String, expected: List<Any?>, actual: List<Any?>) {
        if (expected == actual) return
        differenceCount += 1
        if (differences.size < 3) {
            differences += "$question\n  the runtime: $expected\n  Kotlin:      $actual\n  in $patterns"
        }
    }

    /** Prints the results; returns whether they are good: without differences and, for many sets, with answers of each kind. */
    fun report(hasAllKinds: Boolean): Boolean {
        val tally = counts.map { "${it.key} ${it.value}" }.joinToString()
        println("$sets route sets, $links links, $payloads payloads, $differenceCount different: $tally")
        differences.forEach { println("DIFFERENCE: $it") }
        val rare = counts.filter { hasAllKinds && it.value < links / 1000 }.keys
        rare.forEach { println("FAILED: too few answers of the kind $it") }
        return links > 0 && differenceCount == 0 && rare.isEmpty()
    }
}

public fun main(arguments: Array<String>) {
    val comparison = Comparison()
    generateSequence(::readLine).forEach { comparison.read(Json.parseToJsonElement(it).jsonObject) }
    if (!comparison.report(hasAllKinds = arguments.isEmpty())) exitProcess(1)
}
