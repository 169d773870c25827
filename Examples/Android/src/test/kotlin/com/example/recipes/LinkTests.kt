package com.example.recipes

import com.example.recipes.links.App
import com.example.recipes.links.LinkError
import com.example.recipes.links.Reading
import java.io.File

/**
 * Checks the links in the file of the first argument, which `routegen export links` has written, then opens those of
 * standard input, a line each, and prints what `swift run recipes` prints for them.
 */
public fun main(arguments: Array<String>) {
    for (line in File(arguments[0]).readLines().drop(1)) {
        val (name, link, kind) = line.split("\t")
        checkSample(name, link, isPrinted = kind == "sample")
    }
    val opener = LinkOpener(ScreenLog)
    for (link in generateSequence(::readLine)) {
        println(link)
        opener.open(link)
    }
}

/** Checks that a link opens its route, and that the route prints it. */
private fun checkSample(name: String, link: String, isPrinted: Boolean) {
    when (val reading = App.read(link)) {
        is Reading.Opened -> {
            val route = reading.route
            check(route::class.simpleName.equals(name, ignoreCase = true)) { "$link opens $route" }
            val printed = if (link.startsWith("https:")) route.web() else route.app()
            check(!isPrinted || printed == link) { "$route is $printed, not $link" }
        }
        is Reading.Refused ->
            check(reading.error.kind == LinkError.Kind.EXPIRED) { "$link: ${reading.error}" }
    }
}

private object ScreenLog : Screens {
    override fun show(route: App) {
        println("  opens ${titleOf(route)}\n  is    ${route.link()}")
        LinkOpener(Expectation(route)).open(route.payload())
    }

    override fun showNothing(reason: String): Unit = System.err.println("  $reason")
}

/** Expects that a push opens the route that it was made of. */
private class Expectation(private val expected: App) : Screens {
    override fun show(route: App): Unit = check(route == expected) { "the push opens $route" }

    override fun showNothing(reason: String): Unit = error("the push of $expected: $reason")
}
