@_dataclass(frozen=True)
class _PrintedItem:
    """An item of the query; with a name, it may be a key of a payload instead."""

    text: str
    name: str | None = None
    value: str = ""


# The texts of parameters, of which lists and dictionaries have any number.
_Texts: TypeAlias = "tuple[tuple[str, ...], ...]"


@_dataclass(frozen=True)
class _Printed:
    """A route with the texts of its parameters, and the parts of its link."""

    route: _Route
    texts: _Texts
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
            return _Origin(self.route.routes, [f"host {host}"])
        raise UnprintableLink(_OPENS_ANOTHER)

    def opens(
        self, scheme: str | None, host: str = "", keys: Mapping[str, str] | None = None
    ) -> bool:
        """Whether a link, or a payload with keys, opens the route with the same values."""
        routes = self.route.routes
        scopes = routes.scopes if keys is None else routes.payload_scopes
        return _opens(self, scopes, scheme, host, keys or {})


def _texts_of(parameter: Parameter, value: object) -> tuple[str, ...]:
    """The texts of a value; keys and values in turn for a dictionary."""
    name, form = parameter.argument or parameter.name, parameter.form
    if parameter.type.is_joined and isinstance(value, (list, tuple)) and not value:
        value = None

    def text_of(one: object) -> str:
        text = parameter.type.print(one)
        if text is None or not _is_writable(text, parameter.type.is_multiline):
            raise UnprintableLink(f"the value is not {parameter.type.words}", name)
        return text

    if value is None:
        if parameter.default is not None:
            return (parameter.default,)
        if not parameter.is_required:
            return ()
        raise UnprintableLink(f"the value is missing: {parameter.type.words}", name)
    if parameter.is_single:
        return (text_of(value),)
    if not parameter.is_dictionary:
        texts = tuple(text_of(one) for one in _list(value, name))
        if not texts and parameter.is_required:
            raise UnprintableLink("the list is empty", name)
        return texts
    if not isinstance(value, Mapping):
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


def _list(value: object, name: str) -> Sequence[object]:
    if isinstance(value, Sequence) and not isinstance(value, (str, bytes)):
        return value
    raise UnprintableLink("the value is no list", name)


def _key(key: object, name: str) -> str:
    """Returns a key of a dictionary if a link can have it."""
    if isinstance(key, str) and _is_writable(key, False):
        return key
    raise UnprintableLink("a key has a character that no link can have", name)


def _is_writable(text: str, is_multiline: bool) -> bool:
    """Whether a link can have the text, without control characters and halves of characters."""
    controls = "\x00-\x08\x0b\x0c\x0e-\x1f" if is_multiline else "\x00-\x1f"
    return _re.search(f"[{controls}\x7f-\x9f\ud800-\udfff]", text) is None


# The characters that RFC 3986 allows in a place beside letters and digits, without those that
# divide it.
_SEGMENT = "-_.!~*'()$&+,:;=@"
_ITEM = "-_.!~*'()$,/:;?@"
_FRAGMENT = "-_.!~*'()$&+,:;=@/?"


def _encode_inner_link(text: str, is_in_fragment: bool) -> str:
    """A link at the end of a link: as it is, or encoded so that it does not begin like one.

    It is encoded if a part of it would be escaped or removed.
    """
    cut = "#|:~:" if is_in_fragment else "#[^\0]*:~:"
    is_plain = _re.search(f'[^\x00-\x7f]|["<>[\\]^`{{|}}]|{cut}', text) is None
    return text if is_plain else _quote(text, _ITEM.replace(":", ""))


def _print(route: _Route, texts: _Texts) -> _Printed:
    """Prints the pattern of a route."""
    pattern = route.pattern

    # A default is not written.
    written = tuple(
        () if len(own) == 1 and own[0] == parameter.default else own
        for parameter, own in zip(pattern.parameters, texts, strict=True)
    )
    if isinstance(pattern.fragment, int):
        fragment = "".join(f"#{_quote(text, _FRAGMENT)}" for text in written[pattern.fragment][:1])
    else:
        items = [_items(item, pattern, written) for item in pattern.fragment_items]
        parts = "&".join(one.text for item in items for one in item)
        fragment = f"#{parts}" if parts else ""
    segments: list[str] = []
    for segment in pattern.segments:
        is_in_fragment = any(one.startswith("/%00") for one in segments)
        segments.append(_segment(segment, pattern, written, is_in_fragment))
    printed = _Printed(
        route,
        texts,
        _joined_segments(segments) or "/",
        tuple(one for item in pattern.query for one in _items(item, pattern, written)),
        fragment,
    )
    # With any scheme and host, the link has 16 KiB at most. It is ASCII, so characters are bytes.
    if len(_path_text(printed)) > 15872:
        raise UnprintableLink("the link would be longer than 16 KiB")
    if printed.path.count("/") > 256 or len(printed.items) > 256:
        raise UnprintableLink(_OPENS_ANOTHER)
    return printed


def _joined_segments(segments: list[str]) -> str:
    """The path; the slash of a fragment's path is not written if the rest behind it is empty."""
    text = "".join(segments)
    return text.removesuffix("%2F") if segments[-1:] == [""] and text.endswith("%00%2F") else text


def _segment(
    segment: Sequence[str | int], pattern: Pattern, written: _Texts, is_in_fragment: bool
) -> str:
    """A segment with the slash before it, or all of the rest of a path; empty if it is missing."""

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
            is_empty = parameter.is_single and values == ("",)
            # Of literal text and values in one segment, the whole is checked.
            has_dots_alone = len(segment) == 1 and any(has_dots(text) for text in values)
            if is_empty or (has_dots_alone and not is_in_fragment):
                raise UnprintableLink(
                    "a path segment is empty, or has '.' or '..' as a part",
                    parameter.argument or parameter.name,
                )
        whole += "".join(values)
    if len(segment) > 1:
        if has_dots(whole) and not is_in_fragment:
            raise UnprintableLink(_OPENS_ANOTHER)
        return f"/{_quote(whole, _SEGMENT)}"
    # A slash at the end of a path does not count, so an empty last segment needs another one.
    end = "/" if values and values[-1] == "" else ""
    return "".join(f"/{_quote(text, _SEGMENT)}" for text in values) + end


def _items(item: Item, pattern: Pattern, written: _Texts) -> list[_PrintedItem]:
    """What is printed for an item of a pattern."""
    key = _quote(item.names[0], _ITEM)
    if item.value is None:
        return []
    if isinstance(item.value, str):
        return [_PrintedItem(f"{key}={_quote(item.value, _ITEM)}" if item.value else key)]
    parameter, texts = pattern.parameters[item.value], written[item.value]
    if parameter.is_dictionary:
        pairs = zip(texts[::2], texts[1::2], strict=True)
        return [_PrintedItem(f"{_quote(one, _ITEM)}={_quote(text, _ITEM)}") for one, text in pairs]
    if item.is_rest:
        inner = [_encode_inner_link(text, pattern.has_fragment_path) for text in texts]
        return [_PrintedItem(f"{key}={text}") for text in inner]
    name = None if parameter.is_list else parameter.name
    return [_PrintedItem(f"{key}={_quote(text, _ITEM)}", name, text) for text in texts]


def _path_text(printed: _Printed) -> str:
    """The path with the query and the fragment."""
    query = "&".join(item.text for item in printed.items)
    path = printed.path
    # A segment that no link has is in place of the `#` before a path, and of a slash after it.
    mark = _re.match("(.*?)/%00(%2F)?/?", path)
    if mark:
        path = f"{mark[1] or '/'}#{'/' if mark[2] else ''}{path[mark.end() :]}"
    text = path + (f"?{query}" if printed.items else "") + printed.fragment
    if not mark and not printed.fragment:
        return text
    # Browsers remove `:~:` and everything behind it.
    before, _, fragment = text.partition("#")
    return f"{before}#{fragment.replace(':~', ':%7E')}"


def _plain_path(printed: _Printed) -> str:
    """The same, if nothing takes its first segment for a host."""
    path = _path_text(printed)
    if path.startswith("//"):
        raise UnprintableLink("a browser would interpret a path that begins with '//' as a host")
    return path


def _first_segment(path: str) -> str:
    """The first segment of a path, as it is written."""
    return _re.split("[/?#]", path[1:], maxsplit=1)[0]
