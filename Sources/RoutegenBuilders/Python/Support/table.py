@_dataclass(frozen=True)
class Parameter:
    """A parameter, which payloads have under its name; ``default`` is the text of its default."""

    name: str
    type: ValueType
    form: str = "single"
    default: str | None = None
    ignores_unreadable: bool = False

    # The name of the argument, if it is another one.
    argument: str = ""

    @property
    def is_dictionary(self) -> bool:
        return self.form in ("dictionary", "listDictionary")

    @property
    def is_list(self) -> bool:
        return self.form in ("list", "filledList")

    @property
    def is_single(self) -> bool:
        return self.form in ("single", "optional")

    @property
    def is_required(self) -> bool:
        """Whether a link has a value, unless there is a default."""
        return self.form in ("single", "rest", "filledList")


@_dataclass(frozen=True)
class Item:
    """An item of a query: a key, with its other names on lines of their own, and its value.

    The value is a literal text, any text (None), or the position of a parameter, perhaps with the
    rest of the link.
    """

    key: str
    value: str | int | None
    is_rest: bool = False

    @property
    def names(self) -> list[str]:
        """The names of the key, of which the first one is printed."""
        return self.key.split("\n")


@_dataclass(frozen=True)
class PayloadRule:
    """The rule by which a payload names a route: by its path, or by its link."""

    key: str
    is_path: bool = True

    # The keys that no parameter can have.
    reserved: Sequence[str] = ()

    # The keys of the rules before it, with the text for which a rule decides.
    earlier: Sequence[tuple[str, str | None]] = ()


@_dataclass(frozen=True)
class Scope:
    """The patterns of a block, or of what is outside of blocks, by their paths, in match order."""

    paths: Sequence[Sequence[Pattern]]

    # `host example.com`, `scheme app` or `all links`.
    origin: str | None = None


# Segments: literal texts, positions of parameters, and tuples of these.
_Path: TypeAlias = "Sequence[str | int | tuple[str | int, ...]]"


@_dataclass(frozen=True)
class Pattern:
    """A pattern of links."""

    # The route; None for a pattern that leads to another one, nowhere, or to the link in the link.
    route: str | None
    path: _Path
    query: Sequence[Item] = ()
    fragment: int | Sequence[Item] | None = None
    parameters: Sequence[Parameter] = ()
    is_envelope: bool = False

    # The texts, the ends of hosts and the keys of a payload that supply parameters.
    constants: Mapping[int, str] = _field(default_factory=dict)
    hosts: Mapping[int, str] = _field(default_factory=dict)
    keys: Mapping[int, str] | None = None

    @property
    def segments(self) -> list[tuple[str | int, ...]]:
        return [one if isinstance(one, tuple) else (one,) for one in self.path]

    @property
    def has_fragment_path(self) -> bool:
        return any(isinstance(one, str) and one.startswith("\0") for one in self.path)

    @property
    def has_declared_type(self) -> bool:
        return any(parameter.type.is_declared for parameter in self.parameters)

    @property
    def fragment_items(self) -> Sequence[Item]:
        return () if self.fragment is None or isinstance(self.fragment, int) else self.fragment


@_dataclass
class _Route:
    """A route with the pattern with which it is printed."""

    routes: RouteSet
    pattern: Pattern
    origin: _Origin

    # The position of the parameter whose value is the host, and the text after the value.
    host_value: tuple[int, str] | None
    deprecated: str | None


@_dataclass(kw_only=True)
class RouteSet:
    """The routes of a file, and what links have in common."""

    version: int
    schemes: Sequence[str] = ()
    hosts: Sequence[str] = ()

    # The hosts of blocks.
    other_hosts: Sequence[str] = ()

    # The beginnings of links with schemes that have no host.
    beginnings: Mapping[str, str] = _field(default_factory=dict)
    accepts_http: bool = False
    is_caseless: bool = False
    plus_is_literal: bool = False

    # The key of the expiry date.
    expires: str | None = None
    payload: PayloadRule | None = None

    # The patterns of links, and of payloads with a path.
    scopes: Sequence[Scope] = _field(default=(), init=False)
    payload_scopes: Sequence[Scope] = _field(default=(), init=False)
    _routes: dict[str, _Route] = _field(default_factory=dict, init=False)

    def __post_init__(self) -> None:
        if self.version != 1:
            raise ImportError(
                "a file with links and routegen_support.py were written by different versions of "
                "routegen; write both again with 'routegen generate --language python'"
            )

    def route(
        self,
        name: str,
        path: _Path,
        query: Sequence[Item] = (),
        *,
        fragment: int | Sequence[Item] | None = None,
        parameters: Sequence[Parameter] = (),
        origins: Sequence[str] = (),
        has_other_origins: bool = False,
        host_value: tuple[int, str] | None = None,
        deprecated: str | None = None,
    ) -> None:
        """Adds a route with the pattern with which it is printed, and the blocks that have it."""
        pattern = Pattern(name, path, query, fragment, parameters)
        origin = _Origin(self, origins, has_other_origins)
        self._routes[name] = _Route(self, pattern, origin, host_value, deprecated)

    def read_back(
        self, scopes: Sequence[Scope], payload_scopes: Sequence[Scope] | None = None
    ) -> None:
        """Tells with which patterns a printed link is read again, and a payload."""
        self.scopes = scopes
        self.payload_scopes = scopes if payload_scopes is None else payload_scopes

    def parameters(self, name: str) -> Sequence[Parameter]:
        return self._routes[name].pattern.parameters

    def link(self, name: str, *values: object) -> AppLink:
        """Returns the links of a route with values; raises an error if one of them has no text."""
        route = self._routes[name]
        if route.deprecated is not None:
            _warnings.warn(route.deprecated, DeprecationWarning, stacklevel=3)
        pairs = zip(route.pattern.parameters, values, strict=True)
        return AppLink(_print(route, tuple(_texts_of(one, value) for one, value in pairs)))

    def fold(self, text: str) -> str:
        """The text in the letters in which texts are compared."""
        return _fold(text, self.is_caseless)

    def is_same(self, text: str, other: str) -> bool:
        return self.fold(text) == self.fold(other)

    def is_authority(self, segment: str) -> bool:
        """Whether a segment, as it is written, is the same one in the position of the host."""
        form = r"([A-Za-z0-9_\-.~!$&'()*+,;=]+)(?::(0|[1-9][0-9]{0,4}))?"
        found = _re.fullmatch(form, segment)
        return (
            found is not None
            and found[1] not in (".", "..")
            and int(found[2] or 0) < 65536
            and not _is_covered(segment, [*self.hosts, *self.other_hosts])
        )

    def is_of_earlier_rule(self, payload: Mapping[str, str]) -> bool:
        """Whether a rule before that for paths may read a payload, or it may have a date."""
        earlier = () if self.payload is None else self.payload.earlier
        # A key with dots reaches into a text that is a JSON object.
        others = (*(key for key, _ in earlier), self.expires or "")
        for name, text in payload.items():
            is_object = text.lstrip().startswith("{")
            if is_object and any(key.startswith(name + ".") for key in others):
                return True
        return any(
            payload.get(key) and (value is None or self.is_same(payload[key], value))
            for key, value in earlier
        )


class _Origin:
    """The schemes and hosts on which a route has links: ``host example.com`` or ``scheme app``.

    Without any, they are those of the file. ``has_others`` tells whether the file has patterns of
    the route for others, which are never printed.
    """

    def __init__(self, routes: RouteSet, own: Sequence[str], has_others: bool = False) -> None:
        self.routes, self.own, self._has_others = routes, own, has_others
        schemes = [one[7:] for one in own if one.startswith("scheme ")]
        self._names = [one[5:] for one in own if one.startswith("host ")]
        is_any = "*" in self._names or "*:*" in self._names
        is_wide = not own or is_any or "https" in schemes or "http" in schemes
        self._hosts = [name for name in self._names if name not in ("*", "*:*")]
        self._hosts += routes.hosts if is_wide else []
        app_schemes = [one for one in schemes if one not in ("https", "http")]
        self.app_scheme = next(iter(app_schemes if own else routes.schemes), None)
        self.web_scheme = "http" if "http" in schemes and "https" not in schemes else "https"
        self.web_host = next((host for host in self._hosts if not host.startswith("*")), None)

    def accepts_host(self, host: str) -> bool:
        form = r"[A-Za-z0-9_\-.~!$&'()*+,;=]+(:[0-9]+)?"
        is_any = ("*:*" in self._names and _accepts_any_port(host)) or (
            "*" in self._names and _accepts_any_host(host)
        )
        is_own = _re.fullmatch(form, host) is not None and _is_covered(host, self._hosts)
        return len(host) < 254 and (is_any or is_own)

    def nowhere(self, lack: str) -> str:
        """Why there is no link of a kind."""
        names = ", ".join(self.own)
        if not self.own:
            return f"the file declares {lack}"
        if not self._has_others:
            return f"the route exists on {names} only"
        return f"the route's own pattern exists on {names} only, and an 'also' is never printed"


def _accepts_any_host(host: str) -> bool:
    """Whether a link may have the host, if the route accepts any."""
    form = r"\[[0-9A-Fa-f:.]*\]|[A-Za-z0-9_\-.~!$&'()*+,;=]+"
    return _re.fullmatch(form, host) is not None and _is_web_host(host)


def _accepts_any_port(host: str) -> bool:
    """The same for a host with or without a port."""
    found = _re.fullmatch(r"(.*?)(?::(0|[1-9][0-9]{0,4}))?", host, _re.DOTALL)
    return found is not None and _accepts_any_host(found[1]) and int(found[2] or 0) < 65536


def _is_covered(host: str, declared: Sequence[str]) -> bool:
    """Whether one of the declared hosts accepts the host of a link.

    They are ``example.com``, ``*.example.com`` or ``{_}.example.com``.
    """
    lower = _fold(host, True)

    def covers(declared: str) -> bool:
        mark = _re.match(r"\*|\{_\}", declared)
        if mark is None:
            return declared == lower
        end = declared[mark.end() :]
        labels = lower[: -len(end)].split(".")
        return lower.endswith(end) and "" not in labels and (mark[0] == "*" or len(labels) == 1)

    return any(covers(one) for one in declared)


def _fold(text: str, is_caseless: bool) -> str:
    if not is_caseless:
        return text
    return _re.sub("[A-Z]+", lambda letters: letters[0].lower(), text)
