/*
 * Compares the classes in Kotlin with what a printer writes to standard input, as builder-answers.ts does for TypeScript:
 * a route set, with the path of its file, or a route with values and what is printed. What is printed is read as the same
 * route. Prints the number of links and of refusals, and the first three differences; the exit code is 1 if there is one,
 * or if there are too few links or refusals.
 */
import java.io.File
import java.lang.reflect.InvocationTargetException
import java.text.Normalizer
import java.time.DateTimeException
import java.time.Instant
import java.util.UUID
import kotlin.reflect.KClass
import kotlin.reflect.KParameter
import kotlin.reflect.KType
import kotlin.reflect.full.primaryConstructor
import kotlin.reflect.full.valueParameters
import kotlin.system.exitProcess
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.contentOrNull
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive

private val forms = listOf("app", "web", "path", "payload")

/** A text that is no value of the type of a parameter: a compiler refuses it. */
private class WrongType : Exception()

/** What a function or a link gives: a text, the texts of a payload, or a problem. */
private class Answer(val link: Any?, val problem: String?)

private fun text(element: JsonElement?): String = element?.jsonPrimitive?.contentOrNull.orEmpty()

private class Comparison {
    private val counts = sortedMapOf<String, Int>()
    private val differences = mutableListOf<String>()
    private var differenceCount = 0
    private var sets = 0
    private var count = 0
    private var skipped = 0
    private var file = ""
    private var routes = emptyMap<String, JsonObject>()
    private var types = emptyList<JsonObject>()
    private lateinit var links: KClass<*>

    fun read(line: JsonObject) {
        val set = line["set"]?.jsonObject ?: return compareRoute(line)
        sets += 1
        types = set.getValue("valueTypes").jsonArray.map { it.jsonObject }
        routes = set.getValue("routes").jsonArray.map { it.jsonObject }.associateBy { text(it["name"]) }
        file = text(line.getValue("files").jsonObject["kotlin"])
        val lines = File(file).readLines()
        val name = lines.first { it.startsWith("public sealed interface ") }.split(' ')[3]
        links = Class.forName(lines.first { it.startsWith("package ") }.substring(8) + "." + name).kotlin
    }

    private fun compareRoute(line: JsonObject) {
        val route = routes.getValue(text(line["route"]))
        if (text(route["unlinked"]) == "true") return
        val values = line.getValue("values").jsonObject
        count += 1
        if (route.getValue("parameters").jsonArray.any { hasAlikeKeys(values, it.jsonObject) }) {
            skipped += 1
            return
        }
        val made = attempt { call(route, values) }
        if ("parameter" in line) {
            val printed = made.link?.let { route -> attempt { printed(route, "link") } } ?: made
            return compare(route, values, "wrong", true, null, printed)
        }
        for (form in forms) {
            val expected = line.getValue(form).jsonObject
            val link = expected["link"] ?: expected["value"]
            val actual = if (made.problem != null) made else attempt { printed(made.link!!, form) }
            compare(route, values, form, "problem" in expected, link?.let { kotlinValue(it) }, actual)
            if (actual.link == null) continue
            val read = Answer(read(actual.link), null)
            compare(route, values, "$form read", false, made.link, read)
        }
    }

    /** Whether keys of a dictionary are the same text in Swift: a map cannot have one twice, and a link neither. */
    private fun hasAlikeKeys(values: JsonObject, parameter: JsonObject): Boolean {
        val form = text(parameter["form"])
        val pairs = values[text(parameter["name"])] as? JsonArray
        if (pairs == null || form !in listOf("dictionary", "listDictionary")) return false
        val keys = pairs.map { text(it.jsonArray[0]) }
        val compared = if (form == "listDictionary") keys.distinct() else keys
        return compared.distinctBy { Normalizer.normalize(it, Normalizer.Form.NFC) }.size < compared.size
    }

    private fun kotlinValue(element: JsonElement): Any =
        if (element is JsonObject) element.mapValues { text(it.value) } else text(element)

    private fun attempt(body: () -> Any?): Answer = try {
        Answer(body(), null)
    } catch (error: WrongType) {
        Answer(null, "no value of the type")
    } catch (error: InvocationTargetException) {
        val cause = error.targetException
        if (cause.javaClass.simpleName != "UnprintableLink") throw cause
        Answer(null, cause.message)
    }

    private fun printed(route: Any, form: String): Any? {
        val types = if (form == "web") arrayOf<Class<*>>(String::class.java) else emptyArray()
        return route.javaClass.getMethod(form, *types).invoke(route, *arrayOfNulls(types.size))
    }

    /** The route that a link or a payload opens, without extras; otherwise what it is. */
    private fun read(link: Any): Any? {
        val companion = links.java.getField("Companion").get(null)
        val (name, type) = if (link is String) "read" to String::class.java else "readPayload" to Map::class.java
        val reading = companion.javaClass.getMethod(name, type).invoke(companion, link)
        val parts = reading.javaClass.methods.filter { it.name == "getRoute" || it.name == "getExtras" }
            .associate { it.name to it.invoke(reading) }
        return if (parts["getExtras"] == emptyList<Any>()) parts["getRoute"] else reading
    }

    /** Makes a route with the values that are given. */
    private fun call(route: JsonObject, values: JsonObject): Any? {
        val type = type(text(route["name"]).split('.'))
        val function = type.primaryConstructor.takeIf { type.objectInstance == null } ?: return type.objectInstance
        val parameters = route.getValue("parameters").jsonArray.map { it.jsonObject }
        val arguments = mutableMapOf<KParameter, Any?>()
        for ((parameter, declared) in parameters.zip(function.valueParameters)) {
            val value = values[text(parameter["name"])]
            if (value != null) {
                val type = types[text(parameter["valueType"]).toInt()]
                val digits = type["digits"]?.let { text(it).toInt() } ?: 0
                val parts = type["separator"].takeIf { value is JsonPrimitive }
                    ?.let { text(value).split(text(it)).map { part -> JsonPrimitive(part) } }
                arguments[declared] = converted(parts?.let { JsonArray(it) } ?: value, declared.type, digits)
            } else if (!declared.isOptional) {
                throw WrongType()
            }
        }
        return function.callBy(arguments)
    }

    private fun type(names: List<String>): KClass<*> = names.fold(links) { outer, name ->
        val type = name.replaceFirstChar { it.uppercase() }
        outer.nestedClasses.first { it.simpleName == type || it.simpleName == type + "_" }
    }

    /** The value of a type for a text, or for a list or pairs of texts. */
    private fun converted(value: JsonElement, type: KType, digits: Int): Any {
        val arguments = type.arguments.map { it.type!! }
        return when (type.classifier) {
            List::class -> value.jsonArray.map { converted(it, arguments[0], digits) }
            Map::class -> {
                val pairs = value.jsonArray.map { it.jsonArray }
                val isOfLists = arguments[1].classifier == List::class
                pairs.groupBy { text(it[0]) }.mapValues { (_, same) ->
                    if (isOfLists) {
                        same.flatMap { it.drop(1) }.map { converted(it, arguments[1].arguments[0].type!!, digits) }
                    } else {
                        converted(same.last()[1], arguments[1], digits)
                    }
                }
            }
            else -> single(text(value), type.classifier as KClass<*>, digits) ?: throw WrongType()
        }
    }

    private fun single(text: String, type: KClass<*>, digits: Int): Any? {
        val bare = if (digits > 0 && text.length == digits) text.trimStart('0').ifEmpty { "0" } else text
        val whole = bare.takeIf { Regex("0|-?[1-9][0-9]*").matches(it) }
        return when {
            type == String::class -> text
            type == Long::class -> whole?.toLongOrNull()
            type == ULong::class -> whole?.toULongOrNull()
            type == Double::class -> text.takeIf { Regex("-?[0-9]+(\\.[0-9]+)?").matches(it) }?.toDouble()
            type == Boolean::class -> text.toBooleanStrictOrNull()
            type == UUID::class -> {
                val form = Regex("[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}")
                text.takeIf { form.matches(it) }?.let { UUID.fromString(it) }
            }
            type == Instant::class -> try {
                text.takeIf { Regex("[0-9]{4}-[0-9-]*T[0-9]*:[0-9]*:[0-5][0-9.]*Z").matches(it) }?.let { Instant.parse(it) }
            } catch (error: DateTimeException) {
                null
            }
            type.isValue -> type.primaryConstructor!!.call(text)
            else -> type.java.enumConstants.find { it.toString() == text }
        }
    }

    private fun compare(
        route: JsonObject, values: JsonObject, form: String, isRefused: Boolean, expected: Any?, actual: Answer,
    ) {
        counts.merge("$form ${if (isRefused) "refusals" else "links"}", 1, Int::plus)
        if (isRefused && actual.problem != null) return
        if (!isRefused && actual.problem == null && expected == actual.link) return
        // Only the app knows which texts are values of a type that it declares in Swift.
        val kinds = route.getValue("parameters").jsonArray.map { text(types[text(it.jsonObject["valueType"]).toInt()]["kind"]) }
        if (actual.problem == null && "type" in kinds) {
            counts.merge("refusals of declared types", 1, Int::plus)
            return
        }
        differenceCount += 1
        if (differences.size < 3) {
            differences += "${text(route["name"])} ${values.toString().take(2000)}\n  $form\n  the app: " +
                "${if (isRefused) "refused" else expected}\n  Kotlin:  ${actual.problem ?: actual.link}\n" +
                "  in ${text(route["pattern"])}, $file"
        }
    }

    /** Prints the results; returns whether they are good. */
    fun report(): Boolean {
        println("Kotlin: $sets route sets, $count values, $skipped skipped, $differenceCount different")
        println(counts.map { "${it.key} ${it.value}" }.joinToString())
        differences.forEach { println("DIFFERENCE: $it") }
        val few = forms.flatMap { listOf("$it links", "$it refusals", "$it read links") }.filter { (counts[it] ?: 0) * 100 <= count }
        few.forEach { println("FAILED: too few $it") }
        return differenceCount == 0 && few.isEmpty()
    }
}

public fun main() {
    val comparison = Comparison()
    generateSequence(::readLine).filter { it.isNotEmpty() }.forEach { comparison.read(Json.parseToJsonElement(it).jsonObject) }
    if (!comparison.report()) exitProcess(1)
}
