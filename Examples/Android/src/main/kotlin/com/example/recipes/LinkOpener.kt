package com.example.recipes

import com.example.recipes.links.App
import com.example.recipes.links.Reading

/** What shows the screens of the app: an `Activity`, or a list in the tests. */
public interface Screens {
    public fun show(route: App)

    /** Shows that a link opens nothing, with a reason for developers. */
    public fun showNothing(reason: String)
}

/** Opens the links and the messages that an `Activity` and a `FirebaseMessagingService` receive. */
public class LinkOpener(private val screens: Screens) {
    /** Opens `intent.dataString`, in `onCreate` and in `onNewIntent`; does nothing without one. */
    public fun open(link: String?) {
        if (link != null) open(App.read(link))
    }

    /** Opens `message.data`. */
    public fun open(data: Map<String, String>): Unit = open(App.readPayload(data))

    private fun open(reading: Reading<App>): Unit = when (reading) {
        is Reading.Opened -> screens.show(reading.route)
        is Reading.Refused -> screens.showNothing(reading.error.message)
    }
}

/**
 * The title of a screen.
 *
 * After a route is added to the file, the compiler requires a branch here.
 */
public fun titleOf(route: App): String = when (route) {
    App.Index -> "the start page"
    is App.Recipes -> "recipe ${route.id}, '${route.title}'"
    is App.Search -> {
        val tags = route.tag.joinToString(", ", "[", "]") { "\"$it\"" }
        "page ${route.page} of '${route.q}', ${route.effort ?: "any effort"}, tagged $tags"
    }
    is App.Lists -> "the list ${route.id}" + (route.until?.let { " until $it" } ?: "")
    App.Favorites -> "the recipes that the user has marked"
    is App.Timer -> "a timer of ${route.minutes} minutes"
}
