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
