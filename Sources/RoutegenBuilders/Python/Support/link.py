class UnprintableLink(ValueError):  # noqa: N818
    """Why a route has no link with its values; raised by the functions and by the links.

    ``parameter`` is the parameter whose value no link can have, if it is because of one.
    """

    def __init__(self, reason: str, parameter: str | None = None) -> None:
        super().__init__(reason if parameter is None else f"'{parameter}': {reason}")
        self.parameter = parameter


class AppLink:
    """The links of a route with its values.

    Each of them raises ``UnprintableLink`` if the route has none.
    """

    __slots__ = ("_printed",)

    def __init__(self, printed: _Printed) -> None:
        """Only the functions for routes make links."""
        self._printed = printed

    @property
    def app(self) -> str:
        """The link with the custom scheme of the app."""
        origin = self._printed.origin
        scheme = origin.app_scheme
        if scheme is None:
            raise UnprintableLink(origin.nowhere("no custom scheme"))
        beginning = origin.routes.beginnings.get(scheme)
        if beginning is not None:
            return self._checked(beginning + _plain_path(self._printed)[1:], scheme)
        # The first segment takes the position of the host, if it is the same segment there.
        path = _path_text(self._printed)
        is_host = origin.routes.is_authority(_first_segment(path))
        return self._checked(f"{scheme}://{path[1:] if is_host else path}", scheme)

    def web(self, host: str | None = None) -> str:
        """The web link; on the first host that the file declares, if none is given."""
        origin = self._printed.origin
        if host is not None and not origin.accepts_host(host):
            raise UnprintableLink(f"the route has no links on the host '{host}'")
        name = host or origin.web_host
        if name is None:
            raise UnprintableLink(origin.nowhere("no host"))
        link = f"{origin.web_scheme}://{name}{_path_text(self._printed)}"
        return self._checked(link, origin.web_scheme, name)

    @property
    def path(self) -> str:
        """The path with its query and fragment, for a page of the same site."""
        origin = self._printed.origin
        if origin.own:
            raise UnprintableLink(origin.nowhere(""))
        return self._checked(_plain_path(self._printed), None)

    def payload(self) -> dict[str, str]:
        """The keys and texts of a push payload that opens the route."""
        printed = self._printed
        routes = printed.route.routes
        rule = routes.payload
        if rule is None:
            raise UnprintableLink("no payload can name a route")
        if printed.origin.own or printed.path.startswith("//"):
            return {rule.key: str(self)}
        payload: dict[str, str] = {}
        items: list[_PrintedItem] = []
        for item in printed.items:
            is_key = rule.is_path and item.name not in rule.reserved
            if is_key and item.name and item.value:
                payload[item.name] = item.value
            else:
                items.append(item)
        rest = _replace(printed, items=tuple(items))
        path = _path_text(rest)
        first = _first_segment(path)
        # The first slash is left out, unless it is necessary to read the path.
        payload[rule.key] = path if first == "" or ":" in first else path[1:]
        opens = rest.opens(None, keys=payload) and not _is_malformed(path)
        if opens and not routes.is_of_earlier_rule(payload):
            return payload
        raise UnprintableLink(_OPENS_ANOTHER)

    def __str__(self) -> str:
        return self.web() if self._printed.origin.app_scheme is None else self.app

    def _checked(self, link: str, scheme: str | None, host: str = "") -> str:
        """Returns the link, or raises an error if it would open another route."""
        if _is_malformed(link) or len(link) > 16384 or not self._printed.opens(scheme, host):
            raise UnprintableLink(_OPENS_ANOTHER)
        return link


_OPENS_ANOTHER = "the link would open another route, or none"


def _is_malformed(link: str) -> bool:
    """Whether a link has escapes and, in the link at its end, a `#` that would have to be one."""
    return "%" in link and link.count("#") > 1
