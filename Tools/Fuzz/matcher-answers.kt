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

private fun texts(element: JsonElement?): List<String> = (element as? JsonArray).orEmpty().map { text(it).orEmpty() }

private fun objects(element: JsonElement?): List<JsonObject> = (element as? JsonArray).orEmpty().map { it.jsonObject }

/** The table of a route set, as that of a generated file. */
private fun table(set: JsonObject, clock: Double): RouteTable<AnyRoute> {
    val table = RouteTable.version1<AnyRoute>("$set") {
        for (json in objects(set["routes"])) route(text(json["name"]).orEmpty()) { AnyRoute() }
    }
    table.now = { clock }
    return table
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
            table = table(set, text(line["now"])!!.toDouble())
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
