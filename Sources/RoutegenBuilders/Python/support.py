class UnprintableLink(ValueError):
    """Why a route has no link with its values; raised by the functions for routes and by the links.

    ``parameter`` is the name of the parameter whose value no link can have, if it is because of one.
    """

    def __init__(self, reason: str, parameter: str | None = None) -> None:
        super().__init__(reason if parameter is None else f"'{parameter}': {reason}")
        self.parameter = parameter


class AppLink:
    """The links of a route with its values. Each of them raises ``UnprintableLink`` if the route has none."""

    __slots__ = ("_printed",)

    def __init__(self, printed: _Printed) -> None:
        """Only the functions of this module make links."""
        self._printed = printed

    @property
    def app(self) -> str:
        """The link with the custom scheme of the app."""
        origin = self._printed.origin
        if origin.app_scheme is None:
            raise UnprintableLink(origin.nowhere("no custom scheme"))
        if origin.app_scheme in _BEGINNINGS:
            link = _BEGINNINGS[origin.app_scheme] + _plain_path(self._printed)[1:]
            return _checked(self._printed, link, origin.app_scheme, "")
        # The first segment takes the position of the host, if it is the same segment there.
        path = _path_text(self._printed)
        written = path[1:] if _is_authority(_first_segment(path)) else path
        return _checked(self._printed, f"{origin.app_scheme}://{written}", origin.app_scheme, "")

    def web(self, host: str | None = None) -> str:
        """The web link; on the first host that the file declares, if none is given."""
        origin = self._printed.origin
        if host is not None and not origin.accepts_host(host):
            raise UnprintableLink(f"the route has no links on the host '{host}'")
        name = host or origin.web_host
        if name is None:
            raise UnprintableLink(origin.nowhere("no host"))
        link = f"{origin.web_scheme}://{name}{_path_text(self._printed)}"
        return _checked(self._printed, link, origin.web_scheme, name)

    @property
    def path(self) -> str:
        """The path with its query and fragment, for a page of the same site."""
        origin = self._printed.origin
        if origin.is_of_block:
            raise UnprintableLink(origin.nowhere(""))
        return _checked(self._printed, _plain_path(self._printed), None, "")

    def payload(self) -> dict[str, str]:
        """The keys and texts of a push payload that opens the route."""
        return _payload(self._printed, lambda: str(self))

    def __str__(self) -> str:
        return self.web() if self._printed.origin.app_scheme is None else self.app


@_dataclass(frozen=True)
class _PayloadRule:
    """The rule by which a payload names a route by its path or link."""

    key: str

    # Whether other keys may be parameters, except for the reserved ones.
    is_path: bool
    reserved: tuple[str, ...]

    # The keys of the rules before it, with the text for which a rule decides.
    earlier: tuple[tuple[str, str | None], ...]


@_dataclass(frozen=True)
class _Type:
    """A type of values: how they are printed, and which texts of links are values."""

    # The values in words.
    words: str

    # The text of a value; None if it has none.
    print: _Callable[[object], str | None]

    # Whether a text of a link is a value; the second argument is whether it is in the path.
    reads: _Callable[[str, bool], bool]

    # Whether an empty text counts as missing if another pattern matches.
    is_text: bool = False
    is_multiline: bool = False

    # Whether a value is a sequence.
    is_joined: bool = False


@_dataclass(frozen=True)
class _Parameter:
    """A parameter, which payloads have under its name; its fallback is the text of the default."""

    name: str
    type: _Type
    form: str = "single"
    fallback: str | None = None
    ignores_unreadable: bool = False

    # The name of the argument, if it is another one.
    argument: str = ""

    @property
    def shown(self) -> str:
        return self.argument or self.name

    @property
    def is_dictionary(self) -> bool:
        return self.form in ("dictionary", "listDictionary")

    @property
    def is_list(self) -> bool:
        return self.form in ("list", "filledList")

    @property
    def is_required(self) -> bool:
        """Whether a link has a value, unless there is a default."""
        return self.form in ("single", "rest", "filledList")


@_dataclass(frozen=True)
class _Item:
    """A key, with its other names on lines of their own, and its literal text, any text (None), or the position of a parameter, perhaps with the rest of the link."""

    key: str
    value: str | int | None
    is_rest: bool = False


@_dataclass(frozen=True)
class _Pattern:
    """A pattern of links."""

    # The route; None for a pattern that leads to another route, nowhere, or to the link in the link.
    route: str | None
    parameters: tuple[_Parameter, ...]

    # Segments, each of literal texts and positions of parameters.
    path: tuple[tuple[str | int, ...], ...]
    query: tuple[_Item, ...] = ()
    fragment: int | tuple[_Item, ...] | None = None
    is_envelope: bool = False

    # The texts, the ends of hosts and the keys of a payload that supply parameters, by their positions.
    constants: _Mapping[int, str] = _field(default_factory=dict)
    hosts: _Mapping[int, str] = _field(default_factory=dict)
    keys: _Mapping[int, str] | None = None


@_dataclass(frozen=True)
class _Origin:
    """The schemes and hosts on which a route has links."""

    app_scheme: str | None
    web_scheme: str
    web_host: str | None
    is_of_block: bool
    accepts_host: _Callable[[str], bool]
    nowhere: _Callable[[str], str]


@_dataclass(frozen=True)
class _Route:
    """A route with its origin, and a function that tells whether a link opens it again, if other patterns may match."""

    pattern: _Pattern
    origin: _Origin
    opens: _Verification | None = None

    # The position of the parameter whose value is the host, and the text after the value.
    host_value: tuple[int, str] | None = None


@_dataclass(frozen=True)
class _PrintedItem:
    """An item of the query; with a name, it may be a key of a payload instead."""

    text: str
    name: str | None = None
    value: str = ""


@_dataclass(frozen=True)
class _Printed:
    """A route with the texts of its parameters, of which lists and dictionaries have any number."""

    route: _Route
    texts: tuple[tuple[str, ...], ...]
    path: str
    items: tuple[_PrintedItem, ...]
    fragment: str

    @property
    def origin(self) -> _Origin:
        if self.route.host_value is None:
            return self.route.origin
        slot, suffix = self.route.host_value
        host = self.texts[slot][0] + suffix
        if host == host.lower() and _accepts_any_host(host):
            return _origin((f"host {host}",))
        raise UnprintableLink(_OTHER_ROUTE)


# Whether a link, or a payload with keys, opens the route with the same values.
_Verification: _TypeAlias = "_Callable[[_Printed, str | None, str, _Mapping[str, str] | None], bool]"


_OTHER_ROUTE = "the link would open another route, or none"


def _link(route: _Route, values: tuple[object, ...]) -> AppLink:
    """Returns the links of a route, or raises an error if one of its values has no text."""
    parameters = route.pattern.parameters
    return AppLink(_print(route, tuple(_texts_of(one, value) for one, value in zip(parameters, values))))


def _texts_of(parameter: _Parameter, value: object) -> tuple[str, ...]:
    """The texts of a value; keys and values in turn for a dictionary."""
    name, form = parameter.shown, parameter.form
    if parameter.type.is_joined and isinstance(value, (list, tuple)) and not value:
        value = None

    def text_of(one: object) -> str:
        text = parameter.type.print(one)
        if text is None or not _is_writable(text, parameter.type.is_multiline):
            raise UnprintableLink(f"the value is not {parameter.type.words}", name)
        return text

    if value is None:
        if parameter.fallback is not None:
            return (parameter.fallback,)
        if not parameter.is_required:
            return ()
        raise UnprintableLink(f"the value is missing: {parameter.type.words}", name)
    if form in ("single", "optional"):
        return (text_of(value),)
    if not parameter.is_dictionary:
        texts = tuple(text_of(one) for one in _list(value, name))
        if not texts and parameter.is_required:
            raise UnprintableLink("the list is empty", name)
        return texts
    if not isinstance(value, _Mapping):
        raise UnprintableLink("the value is no dictionary", name)
    keys = [_key(key, name) for key in value]
    if len({_unicodedata.normalize("NFC", key) for key in keys}) < len(keys):
        raise UnprintableLink("two keys are the same text", name)
    found: list[str] = []
    for key in sorted(keys):
        values = [value[key]] if form == "dictionary" else list(_list(value[key], name))
        if not values:
            raise UnprintableLink(f"the list of '{key}' is empty", name)
        for one in values:
            found += [key, text_of(one)]
    return tuple(found)


def _list(value: object, name: str) -> _Sequence[object]:
    if isinstance(value, _Sequence) and not isinstance(value, (str, bytes)):
        return value
    raise UnprintableLink("the value is no list", name)


def _key(key: object, name: str) -> str:
    """Returns a key of a dictionary if a link can have it."""
    if isinstance(key, str) and _is_writable(key, False):
        return key
    raise UnprintableLink("a key has a character that no link can have", name)


def _is_writable(text: str, is_multiline: bool) -> bool:
    """Whether a link can have the text: it has no control characters and no half of a surrogate pair."""
    controls = "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]" if is_multiline else "[\x00-\x1f\x7f-\x9f\ud800-\udfff]"
    return _re.search(controls, text) is None


# Percent-encoding, with the characters that RFC 3986 allows in a place, without those that divide it.


def _encode_segment(text: str) -> str:
    return _quote(text, "-_.!~*'()$&+,:;=@")


def _encode_item(text: str) -> str:
    return _quote(text, "-_.!~*'()$,/:;?@")


def _encode_fragment(text: str) -> str:
    return _quote(text, "-_.!~*'()$&+,:;=@/?")


def _encode_inner_link(text: str) -> str:
    """A link at the end of a link: as it is, or encoded so that it does not begin like a link."""
    return _quote(text, "-_.!~*'()$,/;?@") if _re.search('[^\x00-\x7f]|["<>[\\]^`{|}]', text) else text


def _print(route: _Route, texts: tuple[tuple[str, ...], ...]) -> _Printed:
    """Prints the pattern of a route."""
    pattern = route.pattern

    # A default is not written.
    written = tuple(
        () if len(own) == 1 and own[0] == parameter.fallback else own
        for parameter, own in zip(pattern.parameters, texts)
    )
    fragment = ""
    if isinstance(pattern.fragment, int):
        fragment = "".join(f"#{_encode_fragment(text)}" for text in written[pattern.fragment][:1])
    elif pattern.fragment is not None:
        parts = [one.text for item in pattern.fragment for one in _items(item, pattern, written)]
        fragment = f"#{'&'.join(parts)}" if parts else ""
    printed = _Printed(
        route,
        texts,
        _joined_segments([_segment(segment, pattern, written) for segment in pattern.path]) or "/",
        tuple(one for item in pattern.query for one in _items(item, pattern, written)),
        # Browsers remove `:~:` and everything behind it.
        fragment.replace(":~", ":%7E"),
    )
    # With any scheme and host, the link has 16 KiB at most. It is ASCII, so that characters are bytes.
    if len(_path_text(printed)) > 15872:
        raise UnprintableLink("the link would be longer than 16 KiB")
    if printed.path.count("/") > 256 or len(printed.items) > 256:
        raise UnprintableLink(_OTHER_ROUTE)
    return printed


def _joined_segments(segments: list[str]) -> str:
    """The segments of a path; the slash of a fragment's path is not written if the rest behind it is empty."""
    text = "".join(segments)
    return text.removesuffix("%2F") if segments[-1:] == [""] and text.endswith("%00%2F") else text


def _segment(segment: tuple[str | int, ...], pattern: _Pattern, written: tuple[tuple[str, ...], ...]) -> str:
    """A segment with the slash before it, or all segments of the rest of a path; empty if it is missing."""

    def has_dots(text: str) -> bool:
        return _re.search(r"(?:^|/)\.\.?(?:/|\Z)", text) is not None

    values: tuple[str, ...] = ()
    whole = ""
    for piece in segment:
        if isinstance(piece, str):
            values = (piece,)
        else:
            values = written[piece]
            parameter = pattern.parameters[piece]
            is_empty = parameter.form in ("single", "optional") and values == ("",)
            # Of literal text and values in one segment, the whole is checked.
            if is_empty or (len(segment) == 1 and any(has_dots(text) for text in values)):
                raise UnprintableLink("a path segment is empty, or has '.' or '..' as a part", parameter.shown)
        whole += "".join(values)
    if len(segment) > 1:
        if has_dots(whole):
            raise UnprintableLink(_OTHER_ROUTE)
        return f"/{_encode_segment(whole)}"
    # A slash at the end of a path does not count, so an empty last segment needs another one.
    end = "/" if values and values[-1] == "" else ""
    return "".join(f"/{_encode_segment(text)}" for text in values) + end


def _items(item: _Item, pattern: _Pattern, written: tuple[tuple[str, ...], ...]) -> list[_PrintedItem]:
    """What is printed for an item of a pattern."""
    key = _encode_item(_names_of(item.key)[0])
    if item.value is None:
        return []
    if isinstance(item.value, str):
        return [_PrintedItem(f"{key}={_encode_item(item.value)}" if item.value else key)]
    parameter, texts = pattern.parameters[item.value], written[item.value]
    if parameter.is_dictionary:
        pairs = zip(texts[::2], texts[1::2])
        return [_PrintedItem(f"{_encode_item(name)}={_encode_item(value)}") for name, value in pairs]
    if item.is_rest:
        return [_PrintedItem(f"{key}={_encode_inner_link(text)}") for text in texts]
    if parameter.is_list:
        return [_PrintedItem(f"{key}={_encode_item(text)}") for text in texts]
    return [_PrintedItem(f"{key}={_encode_item(text)}", parameter.name, text) for text in texts]


def _path_text(printed: _Printed) -> str:
    """The path with the query and the fragment."""
    query = "&".join(item.text for item in printed.items)
    # A segment that no link has is in place of the `#` before a path, and of a slash after it.
    mark = _re.match("(.*?)/%00(%2F)?/?", printed.path)
    path = f"{mark[1] or '/'}#{'/' if mark[2] else ''}{printed.path[mark.end() :]}" if mark else printed.path
    return path + (f"?{query}" if printed.items else "") + printed.fragment


def _plain_path(printed: _Printed) -> str:
    """The same, if nothing takes its first segment for a host."""
    path = _path_text(printed)
    if path.startswith("//"):
        raise UnprintableLink("a browser would interpret a path that begins with '//' as a host")
    return path


def _first_segment(path: str) -> str:
    """The first segment of a path, as it is written."""
    return _re.split("[/?#]", path[1:], maxsplit=1)[0]


def _is_authority(segment: str) -> bool:
    """Whether a segment, as it is written, is the same segment in the position of the host."""
    found = _re.fullmatch(r"([A-Za-z0-9_\-.~!$&'()*+,;=]+)(?::(0|[1-9][0-9]{0,4}))?", segment)
    return (
        found is not None
        and found[1] not in (".", "..")
        and int(found[2] or 0) < 65536
        and not any(_covers(declared, segment) for declared in _DECLARED_HOSTS)
    )


def _covers(declared: str, host: str) -> bool:
    """Whether a declared host, ``example.com``, ``*.example.com`` or ``{_}.example.com``, accepts the host of a link."""
    lower = _fold(host, True)
    mark = _re.match(r"\*|\{_\}", declared)
    if mark is None:
        return declared == lower
    end = declared[mark.end() :]
    labels = lower[: -len(end)].split(".")
    return lower.endswith(end) and "" not in labels and (mark[0] == "*" or len(labels) == 1)


def _checked(printed: _Printed, link: str, scheme: str | None, host: str) -> str:
    """Returns the link, or raises an error if it would open another route."""
    opens = printed.route.opens
    if not _is_malformed(link) and (opens is None or opens(printed, scheme, host, None)):
        return link
    raise UnprintableLink(_OTHER_ROUTE)


def _is_malformed(link: str) -> bool:
    """Whether a link has escapes and, in the link at its end, a `#` that would have to be one."""
    return "%" in link and link.count("#") > 1


def _payload(printed: _Printed, link: _Callable[[], str]) -> dict[str, str]:
    """The payload of a route, by the first rule of the file that names a route by its path or link."""
    rule = _PAYLOAD_RULE
    if rule is None:
        raise UnprintableLink("no payload can name a route")
    if printed.origin.is_of_block or printed.path.startswith("//"):
        return {rule.key: link()}
    payload: dict[str, str] = {}
    items: list[_PrintedItem] = []
    for item in printed.items:
        if rule.is_path and item.name is not None and item.value and item.name not in rule.reserved:
            payload[item.name] = item.value
        else:
            items.append(item)
    rest = _replace(printed, items=tuple(items))
    path = _path_text(rest)
    first = _first_segment(path)
    # The first slash is left out, unless it is necessary to read the path.
    payload[rule.key] = path if first == "" or ":" in first else path[1:]
    opens = printed.route.opens is None or printed.route.opens(rest, None, "", payload)
    if opens and not _is_malformed(path) and not _is_of_earlier_rule(rule, payload):
        return payload
    raise UnprintableLink(_OTHER_ROUTE)


# The types of values.


def _text_of(value: object) -> str | None:
    return value if isinstance(value, str) else None


def _text() -> _Type:
    return _Type("a text", _text_of, lambda text, is_in_path: True, is_text=True)


def _multiline_text() -> _Type:
    return _Type(
        "a text of one or more lines", _text_of, lambda text, is_in_path: True, is_text=True, is_multiline=True
    )


def _filled(words: str, type: _Type) -> _Type:
    """The values of a type of texts whose texts are not empty."""
    return _replace(
        type,
        words=words,
        print=lambda value: type.print(value) or None,
        reads=lambda text, is_in_path: text != "" and type.reads(text, is_in_path),
    )


def _joined(words: str, separator: str, type: _Type) -> _Type:
    """Sequences of values, whose texts are one text with another one between them."""

    def print_value(value: object) -> str | None:
        if not isinstance(value, _Sequence) or isinstance(value, (str, bytes)):
            return None
        texts = [type.print(one) for one in value]
        if any(text is None or separator in text for text in texts):
            return None
        return separator.join(text or "" for text in texts) or None

    def reads(text: str, is_in_path: bool) -> bool:
        return text != "" and all(type.reads(element, is_in_path) for element in text.split(separator))

    return _Type(words, print_value, reads, is_multiline=type.is_multiline, is_joined=True)


def _bool() -> _Type:
    def print_value(value: object) -> str | None:
        return ("true" if value else "false") if isinstance(value, bool) else None

    return _Type(
        "true or false",
        print_value,
        lambda text, is_in_path: text in ("true", "false") or (not is_in_path and text in ("0", "1", "")),
    )


def _uuid() -> _Type:
    def print_value(value: object) -> str | None:
        return str(value).upper() if isinstance(value, _UUID) else None

    digits = "[0-9A-Fa-f]"
    form = f"{digits}{{8}}-({digits}{{4}}-){{3}}{digits}{{12}}"
    return _Type("a UUID", print_value, lambda text, is_in_path: _re.fullmatch(form, text) is not None)


def _integer(words: str, low: int, high: int, digits: int = 0) -> _Type:
    """Whole numbers in a range, perhaps with a number of digits."""

    def print_value(value: object) -> str | None:
        is_whole = isinstance(value, int) and not isinstance(value, bool)
        return str(value).rjust(digits, "0") if is_whole and low <= value <= high else None  # type: ignore[operator]

    def reads(text: str, is_in_path: bool) -> bool:
        form = f"[0-9]{{{digits}}}" if digits else "0|-?[1-9][0-9]{0,19}"
        return _re.fullmatch(form, text) is not None and low <= int(text) <= high

    return _Type(words, print_value, reads)


def _double(words: str, low: float, high: float) -> _Type:
    """Numbers in a range."""

    def is_value(number: float) -> bool:
        return low <= number <= high and not (number == 0 and _math.copysign(1, number) < 0)

    def print_value(value: object) -> str | None:
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            return None
        try:
            number = float(value)
        except OverflowError:
            return None
        return _decimal(number) if is_value(number) else None

    def reads(text: str, is_in_path: bool) -> bool:
        return _re.fullmatch(r"-?(0|[1-9][0-9]*)(\.[0-9]+)?", text) is not None and is_value(float(text))

    return _Type(words, print_value, reads)


def _decimal(number: float) -> str:
    """The shortest digits that are exactly this number, without an exponent."""
    text = format(_Decimal(repr(number)), "f")
    return text.rstrip("0").rstrip(".") if "." in text else text


def _date() -> _Type:
    def print_value(value: object) -> str | None:
        if not isinstance(value, _datetime) or value.utcoffset() is None:
            return None
        try:
            utc = value.astimezone(_timezone.utc)
        except OverflowError:
            return None
        unit = "milliseconds" if utc.microsecond % 1000 == 0 else "microseconds"
        text = utc.replace(tzinfo=None).isoformat(timespec="seconds" if utc.microsecond == 0 else unit)
        return f"{text}Z"

    def reads(text: str, is_in_path: bool) -> bool:
        form = (
            "([0-9]{4})-([0-9]{2})-([0-9]{2})T([01][0-9]|2[0-3]):([0-5][0-9]):([0-5][0-9])"
            r"(?:\.([0-9]{1,9}))?(?:Z|([+ -])([01][0-9]|2[0-3]):([0-5][0-9]))"
        )
        found = _re.fullmatch(form, text)
        if found is None:
            return False
        year, month, day, hour, minute, second = (int(found[index]) for index in range(1, 7))
        # Python has no year 0, which has as many days as 400 years later.
        try:
            days = _datetime(year + 400, month, day).toordinal() - 146097
        except ValueError:
            if year < 9600:
                return False
            try:
                days = _datetime(year - 400, month, day).toordinal() + 146097
            except ValueError:
                return False
        east = (int(found[9] or 0) * 60 + int(found[10] or 0)) * (-60 if found[8] == "-" else 60)
        seconds = (days - 719163) * 86400 + hour * 3600 + minute * 60 + second - east
        return -62167219200 <= seconds and seconds + float(f"0.{found[7] or 0}") < 253402300800

    return _Type("a time with a zone", print_value, reads)


def _one_of(texts: tuple[str, ...], is_caseless: bool = False) -> _Type:
    """The texts of an enum."""
    folded = [_fold(text, is_caseless) for text in texts]
    return _Type(
        "one of " + ", ".join(text or "an empty text" for text in texts),
        lambda value: value if isinstance(value, str) and value in texts else None,
        lambda text, is_in_path: _fold(text, is_caseless) in folded,
    )


def _open_enum(texts: tuple[str, ...], is_caseless: bool = False) -> _Type:
    """Texts, of which some are those of an open enum."""

    def print_value(value: object) -> str | None:
        if not isinstance(value, str):
            return None
        return next((text for text in texts if _fold(text, is_caseless) == _fold(value, is_caseless)), value)

    return _Type("a text", print_value, lambda text, is_in_path: True, is_text=True)


def _declared(words: str, beginning: str, is_object: bool = False) -> _Type:
    """The texts of a type of the app, of which only the beginning is known; perhaps those of objects."""

    def print_value(value: object) -> str | None:
        text = str(value) if is_object else value
        return text if isinstance(text, str) and text.startswith(beginning) else None

    return _Type(words, print_value, lambda text, is_in_path: text.startswith(beginning))


def _web_link(words: str, hosts: tuple[str, ...] | None = None) -> _Type:
    """Web links, perhaps on some hosts only."""

    def reads(text: str, is_in_path: bool) -> bool:
        host = _host_of_web_link(text)
        return host is not None and (hosts is None or any(_covers(declared, host) for declared in hosts))

    def print_value(value: object) -> str | None:
        if not isinstance(value, str) or not reads(value, False):
            return None
        # Characters that a link contains only escaped, and an empty port, as a URL has them.
        origin, path, mark, fragment = _re.fullmatch(r"([^/]*//[^/?#]*)([^#]*)(#?)(.*)", value, _re.DOTALL).groups()  # type: ignore[union-attr]

        def escape(part: str) -> str:
            return _re.sub('[^\x00-\x7f]+|["<>[\\]^`{|}#]', lambda found: _quote(found[0], ""), part)

        rest = escape(path) + mark + escape(fragment)
        return value if rest == path + mark + fragment else origin.removesuffix(":") + rest

    return _Type(words, print_value, reads)


def _fold(text: str, is_caseless: bool) -> str:
    """The text in the letters in which texts are compared."""
    return _re.sub("[A-Z]+", lambda letters: letters[0].lower(), text) if is_caseless else text


def _host_of_web_link(text: str) -> str | None:
    """The host of a web link, with a port that is not that of the scheme; None if parsers disagree on it."""
    if not _is_decodable(text) or len(text.encode()) > 16384 or _re.search(r"[ \\]|%0[9ADad]", text):
        return None
    found = _re.fullmatch(r"([Hh][Tt][Tt][Pp][Ss]?)://([^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?", text, _re.DOTALL)
    if found is None:
        return None
    authority = _re.fullmatch(r"(\[[0-9A-Fa-f:.]*\]|[A-Za-z0-9_\-.~!$&'()*+,;=]+)(:[0-9]*)?", found[2])
    if authority is None or not _is_web_host(authority[1]):
        return None
    digits = (authority[2] or "")[1:]
    port = int(digits or 0) if len(digits.lstrip("0")) < 6 else 65536
    path, query, fragment = found[3], (found[4] or "")[1:], (found[5] or "")[1:]
    rest = path + query + fragment
    is_mixed = "%" in rest and _re.search('[^\x00-\x7f]|["<>[\\]^`{|}#]', rest)
    segments = path.split("/")[1:]
    if segments and segments[-1] == "":
        segments.pop()
    has_dots = any(_re.search(r"(?:^|/)\.\.?(?:/|\Z)", _unquote(segment)) for segment in segments)
    if port > 65535 or is_mixed or has_dots or len(segments) > 256 or query.count("&") > 255:
        return None
    is_default = digits == "" or port == (443 if len(found[1]) == 5 else 80)
    return authority[1] if is_default else f"{authority[1]}:{port}"


def _is_web_host(host: str) -> bool:
    """Whether browsers read the host as it is: no number in another notation, and no dots alone."""

    def is_ipv4(address: str) -> bool:
        numbers = address.split(".")
        return len(numbers) == 4 and all(
            _re.fullmatch("0|[1-9][0-9]{0,2}", number) and int(number) < 256 for number in numbers
        )

    if not host.startswith("["):
        ends_in_number = _re.search(r"(?:^|\.)(?:[0-9]+|0[xX][0-9A-Fa-f]*)\.?\Z", host)
        return host not in (".", "..") and (ends_in_number is None or is_ipv4(host))
    address = host[1:-1]
    last = address[address.rfind(":") + 1 :]
    halves = (f"{address[: -len(last)]}0:0" if is_ipv4(last) else address).split("::")
    groups = [group for half in halves if half != "" for group in half.split(":")]
    return (
        ":" in address
        and all(_re.fullmatch("[0-9A-Fa-f]{1,4}", group) for group in groups)
        and (len(groups) == 8 if len(halves) == 1 else len(halves) == 2 and len(groups) < 8)
    )


def _is_decodable(text: str) -> bool:
    """Whether the escapes of a text are UTF-8, and there is no control character."""
    if _re.search("%(?![0-9A-Fa-f]{2})", text) or not _is_writable(text, False):
        return False
    try:
        return _is_writable(_unquote(text, errors="strict"), False)
    except UnicodeDecodeError:
        return False


# The schemes and hosts of links.


def _origin(
    own: tuple[str, ...], has_others: bool = False, accepts_any: _Callable[[str], bool] = lambda host: False
) -> _Origin:
    """The schemes and hosts of a route in a block: ``host example.com``, ``scheme app``; those of the file for none.

    ``has_others`` tells whether the file has patterns of the route for others, which are never printed.
    """
    schemes = [origin[7:] for origin in own if origin.startswith("scheme ")]
    names = [origin[5:] for origin in own if origin.startswith("host ")]
    is_wide = not own or "*" in names or "*:*" in names or "https" in schemes or "http" in schemes
    hosts = [name for name in names if name not in ("*", "*:*")] + (list(_HOSTS) if is_wide else [])
    app_schemes = [scheme for scheme in schemes if scheme not in ("https", "http")] if own else list(_SCHEMES)

    def accepts_host(host: str) -> bool:
        return accepts_any(host) or (
            len(host) < 254
            and _re.fullmatch(r"[A-Za-z0-9_\-.~!$&'()*+,;=]+(:[0-9]+)?", host) is not None
            and any(_covers(declared, host) for declared in hosts)
        )

    def nowhere(lack: str) -> str:
        if not own:
            return f"the file declares {lack}"
        if has_others:
            return f"the route's own pattern exists on {', '.join(own)} only, and an 'also' is never printed"
        return f"the route exists on {', '.join(own)} only"

    return _Origin(
        app_scheme=app_schemes[0] if app_schemes else None,
        web_scheme="http" if "http" in schemes and "https" not in schemes else "https",
        web_host=next((host for host in hosts if not host.startswith("*")), None),
        is_of_block=bool(own),
        accepts_host=accepts_host,
        nowhere=nowhere,
    )


def _accepts_any_host(host: str) -> bool:
    """Whether a link may have the host, if the route accepts any."""
    form = r"\[[0-9A-Fa-f:.]*\]|[A-Za-z0-9_\-.~!$&'()*+,;=]+"
    return len(host) < 254 and _re.fullmatch(form, host) is not None and _is_web_host(host)


def _accepts_any_port(host: str) -> bool:
    """The same for a host with or without a port."""
    found = _re.fullmatch(r"(.*?)(?::(0|[1-9][0-9]{0,4}))?", host, _re.DOTALL)
    return found is not None and _accepts_any_host(found[1]) and int(found[2] or 0) < 65536


# Reading a link back, for routes whose links other patterns may match.


@_dataclass(frozen=True)
class _Scope:
    """The paths of a block of the file, or of what is outside of blocks, each with its patterns in match order."""

    accepts: _Callable[[str | None, str], bool]
    groups: _Callable[[], tuple[tuple[_Pattern, ...], ...]]


@_dataclass(frozen=True)
class _Parts:
    """A printed link, taken apart; ``written`` is the query and the fragment as they are written."""

    path: tuple[str, ...]
    query: tuple[tuple[str, str], ...]
    fragment_items: tuple[tuple[str, str], ...]
    fragment: str | None
    keys: _Mapping[str, str]
    host: str
    written: str


def _opens(scopes: tuple[_Scope, ...], payload_scopes: tuple[_Scope, ...] | None = None) -> _Verification:
    """Returns a function that reads links back with the patterns that may match them."""

    def opens(printed: _Printed, scheme: str | None, host: str, keys: _Mapping[str, str] | None) -> bool:
        rule = _PAYLOAD_RULE
        others = {key: text for key, text in (keys or {}).items() if rule is None or key != rule.key}
        # The value of an item that is the rest of the link may have a fragment.
        query = "&".join(item.text for item in printed.items)
        fragment: str | None = printed.fragment[1:] if printed.fragment else None
        if "#" in query:
            query, fragment = query.split("#", 1)
        written = query + ("" if fragment is None else f"#{fragment}")
        if fragment is not None and ":~:" in fragment:
            fragment = fragment.split(":~:", 1)[0] or None
        parts = _Parts(
            path=_segments(printed.path),
            query=_items_of(query),
            fragment_items=_items_of(fragment or ""),
            fragment=None if fragment is None else _unquote(fragment),
            keys=others,
            host=host,
            written=written,
        )
        tried = scopes if keys is None or payload_scopes is None else payload_scopes
        for scope in tried:
            if not scope.accepts(scheme, host):
                continue
            for group in scope.groups():
                answer = _match_group(group, parts, printed)
                if answer is not None:
                    return answer
        return False

    return opens


def _segments(path: str) -> tuple[str, ...]:
    """The segments of a path, decoded; one slash at its start and one at its end do not count."""
    # A pattern has `#/` in place of `#`, too.
    segments = _re.sub("%00(%2F)?", "%00%2F", path[1:], count=1).split("/")
    if segments[-1] == "":
        segments.pop()
    return tuple(_unquote(segment) for segment in segments)


def _items_of(text: str) -> tuple[tuple[str, str], ...]:
    """The items of a query, or of a fragment that is written like one."""
    spaced = text if _PLUS_IS_LITERAL else text.replace("+", " ")
    pairs = [item.partition("=") for item in spaced.split("&") if item]
    return tuple((_unquote(key), _unquote(value)) for key, _, value in pairs)


def _match_group(group: tuple[_Pattern, ...], parts: _Parts, printed: _Printed) -> bool | None:
    """Whether one of the patterns matches, and then opens the route with the same values; otherwise None."""
    captured = _capture(group[0], parts.path)
    if captured is None:
        return None
    if any(_repeats_key(pattern, parts) for pattern in group):
        return False
    own = printed.route.pattern
    for allows_empty in (False, True):
        for pattern in group:
            texts = _values_of(pattern, captured, parts, allows_empty)
            if texts is None:
                continue
            read = [
                (parameter.fallback,) if not values and parameter.fallback is not None else values
                for parameter, values in zip(own.parameters, texts)
            ]
            return pattern.route == own.route and read == list(printed.texts)
    return None


def _capture(pattern: _Pattern, segments: tuple[str, ...]) -> dict[int, tuple[str, ...]] | None:
    """The texts of the parameters in the path, by their positions; None if it is another path."""
    captured: dict[int, tuple[str, ...]] = {}
    path = pattern.path
    if pattern.keys is not None:
        path = tuple(pieces for pieces in path if len(pieces) == 1 and isinstance(pieces[0], str))
    for index, pieces in enumerate(path):
        first = pieces[0]
        if len(pieces) == 1 and isinstance(first, int) and "est" in pattern.parameters[first].form:
            if index >= len(segments):
                return None
            captured[first] = segments[index:]
            return captured
        if index >= len(segments) or not segments[index]:
            return None
        texts = _split(pieces, segments[index], pattern)
        if texts is None:
            return None
        for slot, text in texts:
            if not pattern.parameters[slot].type.reads(text, True):
                return None
            captured[slot] = (text,)
    return captured if len(path) == len(segments) else None


def _split(pieces: tuple[str | int, ...], text: str, pattern: _Pattern) -> list[tuple[int, str]] | None:
    """The texts of the parameters of a segment, which has literal texts and values in turn.

    A value has a character or more, and ends where the literal text after it can first begin, and before an empty text
    where the rest can first be read; the last literal text must be at the end.
    """
    folded = _fold(text, _IS_CASELESS)
    found: list[tuple[int, str]] = []
    rest = 0
    slot: int | None = None
    for index, piece in enumerate(pieces):
        if isinstance(piece, int):
            slot = piece
            continue
        if piece == "" and slot is not None:
            for start in range(rest + 1, len(text)):
                others = _split(pieces[index + 1 :], text[start:], pattern)
                if others and all(pattern.parameters[other].type.reads(value, True) for other, value in others):
                    return [*found, (slot, text[rest:start]), *others]
            return None
        literal = _fold(piece, _IS_CASELESS)
        first = rest if slot is None else rest + 1
        if index == len(pieces) - 1:
            start = len(text) - len(literal)
        else:
            start = rest if slot is None else folded.find(literal, first)
        if start < first or (slot is None and start != rest) or not folded.startswith(literal, start):
            return None
        if slot is not None:
            found.append((slot, text[rest:start]))
        rest = start + len(literal)
        slot = None
    if slot is None:
        return found if rest == len(text) else None
    return [*found, (slot, text[rest:])] if rest < len(text) else None


def _values_of(
    pattern: _Pattern, captured: _Mapping[int, tuple[str, ...]], whole: _Parts, allows_empty: bool
) -> list[tuple[str, ...]] | None:
    """The texts of all parameters of a pattern, in their order; None if the link does not match it."""
    parts = _cut(pattern, whole)
    found = dict(captured)
    for item in pattern.query:
        texts = _values_of_key(item.key, parts.query)
        if not isinstance(item.value, int):
            if not _has_literal(item.value, texts):
                return None
            continue
        parameter = pattern.parameters[item.value]
        rest = _rest_of_link(pattern, whole) if item.is_rest else None
        if parameter.is_dictionary:
            pairs = _other_items(pattern, parts)
            # The same item may be there again.
            pairs = tuple(dict.fromkeys(pairs)) if parameter.form == "dictionary" else pairs
            texts = tuple(text for pair in pairs for text in pair)
        elif rest is not None:
            texts = (rest,)
        elif not texts and not parameter.is_list:
            names = (parameter.name, *_names_of(item.key)[1:])
            texts = next((own for own in (_texts_of_key(name, parts) for name in names) if own), ())
        found[item.value] = texts
    if isinstance(pattern.fragment, int):
        if parts.fragment is not None:
            found[pattern.fragment] = (parts.fragment,)
    else:
        for item in pattern.fragment or ():
            texts = _values_of_key(item.key, parts.fragment_items)
            if isinstance(item.value, int):
                found[item.value] = texts
            elif not _has_literal(item.value, texts):
                return None
    found.update({slot: (text,) for slot, text in pattern.constants.items()})
    found.update({slot: (parts.host.lower()[: -len(end) or None],) for slot, end in pattern.hosts.items()})
    found.update({slot: _texts_of_key(key, parts) for slot, key in (pattern.keys or {}).items()})

    values: list[tuple[str, ...]] = []
    for slot, parameter in enumerate(pattern.parameters):
        is_in_path = slot in captured
        is_single = parameter.form in ("single", "optional")
        texts = found.get(slot, ())
        texts = texts[:1] if is_single else texts
        is_required = parameter.is_required and parameter.fallback is None
        # An empty text that is no value of the type counts as absent, where a value may be absent, and in a list.
        if (not is_required or parameter.is_list) and not is_in_path:
            texts = tuple(
                text
                for text in texts
                if text and not parameter.ignores_unreadable or parameter.type.reads(text, False)
            )
        read = texts[1::2] if parameter.is_dictionary else texts
        if not is_in_path and not all(parameter.type.reads(text, False) for text in read):
            return None
        is_empty = texts == ("",) and parameter.type.is_text and is_single and not (
            allows_empty and not pattern.is_envelope
        )
        if is_required and not is_in_path and (not texts or is_empty):
            return None
        values.append(texts)
    return values


def _has_literal(literal: str | None, texts: tuple[str, ...]) -> bool:
    if literal is None:
        return bool(texts)
    return any(_fold(text, _IS_CASELESS) == _fold(literal, _IS_CASELESS) for text in texts)


def _names_of(key: str) -> list[str]:
    """The names of the key of an item, of which the first one is printed."""
    return key.split("\n")


def _values_of_key(key: str, items: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    folded = {_fold(name, _IS_CASELESS) for name in _names_of(key)}
    return tuple(value for other, value in items if _fold(other, _IS_CASELESS) in folded)


def _texts_of_key(key: str, parts: _Parts) -> tuple[str, ...]:
    """The text that a payload has under a key."""
    text = parts.keys.get(key)
    return (text,) if text else ()


def _other_items(pattern: _Pattern, parts: _Parts) -> tuple[tuple[str, str], ...]:
    """The items that a pattern does not name, without that of the expiry date."""
    named = {
        name
        for item in pattern.query
        for name in _names_of(item.key)
        if not (isinstance(item.value, int) and pattern.parameters[item.value].is_dictionary)
    }
    if _EXPIRY_KEY is not None:
        named.add(_EXPIRY_KEY)
    folded = {_fold(key, _IS_CASELESS) for key in named}
    return tuple(item for item in parts.query if _fold(item[0], _IS_CASELESS) not in folded)


def _rest_of_link(pattern: _Pattern, parts: _Parts) -> str | None:
    """The value of an item that is the rest of the link, if it is a link that is not encoded."""
    key = next((item.key for item in pattern.query if item.is_rest), None)
    if key is None:
        return None
    start = 0
    for item in parts.written.split("#")[0].split("&"):
        if _values_of_key(key, _items_of(item)):
            value = parts.written[start + len(item.split("=")[0]) + 1 :]
            return value if _re.match("[A-Za-z][A-Za-z0-9+.-]*://", value) else None
        start += len(item) + 1
    return None


def _cut(pattern: _Pattern, parts: _Parts) -> _Parts:
    """The link as a pattern sees it: it ends before an item that is the rest of the link."""
    if _rest_of_link(pattern, parts) is None:
        return parts
    key = next(item.key for item in pattern.query if item.is_rest)
    query: list[tuple[str, str]] = []
    for item in parts.query:
        if _fold(item[0], _IS_CASELESS) == _fold(key, _IS_CASELESS):
            break
        query.append(item)
    return _replace(parts, query=tuple(query), fragment=None, fragment_items=())


def _repeats_key(pattern: _Pattern, whole: _Parts) -> bool:
    """Whether a link has a key with different values that a pattern names and allows only once."""
    if pattern.keys is not None:
        return False
    parts = _cut(pattern, whole)

    def is_repeated(item: _Item, items: tuple[tuple[str, str], ...]) -> bool:
        form = pattern.parameters[item.value].form if isinstance(item.value, int) else "single"
        if form in ("list", "filledList", "listDictionary"):
            return False
        if form != "dictionary":
            return len(set(_values_of_key(item.key, items))) > 1
        others = set(_other_items(pattern, parts))
        keys = [_unicodedata.normalize("NFC", _fold(key, _IS_CASELESS)) for key, _ in others]
        return len(set(keys)) < len(keys)

    fragment = pattern.fragment if isinstance(pattern.fragment, tuple) else ()
    return any(is_repeated(item, parts.query) for item in pattern.query) or any(
        is_repeated(item, parts.fragment_items) for item in fragment
    )


def _accepts(origin: str | None = None, name: str = "") -> _Callable[[str | None, str], bool]:
    """Whether the patterns of a block are tried for a link; without an origin, those outside of blocks."""

    def accepts(scheme: str | None, authority: str) -> bool:
        if origin == "everywhere":
            return True
        if scheme is None:
            return origin is None
        is_web = scheme in ("https", "http")
        # The default port does not count.
        host = authority.removesuffix(":443" if scheme == "https" else ":80")
        is_known = (scheme == "https" or _ACCEPTS_HTTP) if is_web else scheme in _SCHEMES
        is_declared = not is_web or any(_covers(declared, host) for declared in _HOSTS)
        if origin == "host":
            return is_known and _covers(name, host)
        if origin == "anyHost":
            return is_known and is_web and (host.endswith("]") or ":" not in host)
        if origin == "anyHostAndPort":
            return is_known and is_web
        if origin == "scheme":
            return name == scheme and is_declared
        return is_known and is_declared

    return accepts


def _is_of_earlier_rule(rule: _PayloadRule, keys: _Mapping[str, str]) -> bool:
    """Whether a rule before the one for paths and links may read a payload, or an expiry date may be in it."""
    # A key with dots reaches into a text that is a JSON object.
    others = (*(key for key, _ in rule.earlier), _EXPIRY_KEY or "")
    for name, text in keys.items():
        if text.lstrip().startswith("{") and any(key.startswith(name + ".") for key in others):
            return True
    return any(
        keys.get(key) and (value is None or _fold(keys[key], _IS_CASELESS) == _fold(value, _IS_CASELESS))
        for key, value in rule.earlier
    )
