# Reading a link back, for routes whose links other patterns may take.


@_dataclass(frozen=True)
class _Parts:
    """A printed link, taken apart; ``written`` is the query and the fragment as written."""

    routes: RouteSet
    path: tuple[str, ...]
    query: tuple[tuple[str, str], ...]
    fragment_items: tuple[tuple[str, str], ...]
    fragment: str | None
    keys: Mapping[str, str]
    host: str
    written: str

    def values_of(self, item: Item, items: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
        """The values of the items with the key of an item."""
        folded = {self.routes.fold(name) for name in item.names}
        return tuple(value for key, value in items if self.routes.fold(key) in folded)

    def texts_of_key(self, key: str) -> tuple[str, ...]:
        """The text that a payload has under a key."""
        return (self.keys[key],) if self.keys.get(key) else ()

    def has_literal(self, literal: str | None, texts: tuple[str, ...]) -> bool:
        if literal is None:
            return bool(texts)
        return any(self.routes.is_same(text, literal) for text in texts)

    def other_items(self, pattern: Pattern) -> tuple[tuple[str, str], ...]:
        """The items that a pattern does not name, without that of the expiry date."""
        named = {self.routes.fold(self.routes.expires or "")} if self.routes.expires else set()
        for item in pattern.query:
            value = item.value
            if not (isinstance(value, int) and pattern.parameters[value].is_dictionary):
                named.update(self.routes.fold(name) for name in item.names)
        return tuple(item for item in self.query if self.routes.fold(item[0]) not in named)

    def rest_of_link(self, pattern: Pattern) -> str | None:
        """The value of an item that is the rest of the link, if it is a link not encoded."""
        own = next((item for item in pattern.query if item.is_rest), None)
        if own is None:
            return None
        start = 0
        for text in self.written.split("#")[0].split("&"):
            if self.values_of(own, _items_of(text, self.routes)):
                value = self.written[start + len(text.split("=")[0]) + 1 :]
                return value if _re.match("[A-Za-z][A-Za-z0-9+.-]*://", value) else None
            start += len(text) + 1
        return None

    def cut(self, pattern: Pattern) -> _Parts:
        """The link as a pattern sees it: it ends before an item that is the rest of the link."""
        if self.rest_of_link(pattern) is None:
            return self
        key = next(item.key for item in pattern.query if item.is_rest)
        query: list[tuple[str, str]] = []
        for item in self.query:
            if self.routes.is_same(item[0], key):
                break
            query.append(item)
        return _replace(self, query=tuple(query), fragment=None, fragment_items=())

    def repeats_key(self, pattern: Pattern) -> bool:
        """Whether a link has a key with several values that a pattern allows only once."""
        if pattern.keys is not None:
            return False
        parts = self.cut(pattern)

        def is_repeated(item: Item, items: tuple[tuple[str, str], ...]) -> bool:
            value = item.value
            form = pattern.parameters[value].form if isinstance(value, int) else "single"
            if form in ("list", "filledList", "listDictionary"):
                return False
            if form != "dictionary":
                return len(set(parts.values_of(item, items))) > 1
            others = set(parts.other_items(pattern))
            keys = {_unicodedata.normalize("NFC", self.routes.fold(key)) for key, _ in others}
            return len(keys) < len(others)

        return any(is_repeated(item, parts.query) for item in pattern.query) or any(
            is_repeated(item, parts.fragment_items) for item in pattern.fragment_items
        )


def _opens(
    printed: _Printed,
    scopes: Sequence[Scope],
    scheme: str | None,
    host: str,
    keys: Mapping[str, str],
) -> bool:
    """Whether the patterns that may take a link read the route with the same values."""
    routes = printed.route.routes
    rule = routes.payload
    # The value of an item that is the rest of the link may have a fragment.
    query, mark, rest = "&".join(item.text for item in printed.items).partition("#")
    fragment = rest if mark else printed.fragment[1:] if printed.fragment else None
    if fragment is not None:
        fragment = fragment.replace(":~", ":%7E")
    written = query + ("" if fragment is None else f"#{fragment}")
    parts = _Parts(
        routes,
        path=_read_segments(printed.path),
        query=_items_of(query, routes),
        fragment_items=_items_of(fragment or "", routes),
        fragment=None if fragment is None else _unquote(fragment),
        keys={key: text for key, text in keys.items() if rule is None or key != rule.key},
        host=host,
        written=written,
    )
    # Other patterns read the path before a fragment that is written like one.
    start, mark, _ = printed.path.partition("/%00")
    plain = parts
    if mark:
        rest = _path_text(printed).partition("#")[2]
        plain = _replace(
            parts,
            path=_read_segments(start or "/"),
            query=(),
            fragment_items=_items_of(rest, routes),
            fragment=_unquote(rest),
            written=f"#{rest}",
        )
    for scope in scopes:
        if not _accepts(scope.origin, routes, scheme, host):
            continue
        for path in scope.paths:
            # Only the app knows which links match other patterns with a declared type.
            own = printed.route.pattern.route
            known = [one for one in path if one.route == own or not one.has_declared_type]
            if not known:
                continue
            read = parts if known[0].has_fragment_path else plain
            answer = _match_path(known, read, printed)
            if answer is not None:
                return answer
    return False


def _accepts(origin: str | None, routes: RouteSet, scheme: str | None, authority: str) -> bool:
    """Whether the patterns of a block, or those outside of blocks, are tried for a link."""
    if origin == "all links":
        return True
    if scheme is None:
        return origin is None
    is_web = scheme in ("https", "http")
    # The default port does not count.
    host = authority.removesuffix(":443" if scheme == "https" else ":80")
    is_known = (scheme == "https" or routes.accepts_http) if is_web else scheme in routes.schemes
    is_declared = not is_web or _is_covered(host, routes.hosts)
    kind, _, name = (origin or "").partition(" ")
    if kind == "scheme":
        return name == scheme and is_declared
    if kind != "host":
        return is_known and is_declared
    if name == "*:*":
        return is_known and is_web
    if name == "*":
        return is_known and is_web and (host.endswith("]") or ":" not in host)
    return is_known and _is_covered(host, [name])


def _read_segments(path: str) -> tuple[str, ...]:
    """The segments of a path, decoded; a slash at its start and one at its end do not count."""
    # A pattern has `#/` in place of `#`, too.
    segments = _re.sub("%00(%2F)?", "%00%2F", path[1:], count=1).split("/")
    if segments[-1] == "":
        segments.pop()
    return tuple(_unquote(segment) for segment in segments)


def _items_of(text: str, routes: RouteSet) -> tuple[tuple[str, str], ...]:
    """The items of a query, or of a fragment that is written like one."""
    spaced = text if routes.plus_is_literal else text.replace("+", " ")
    pairs = [item.partition("=") for item in spaced.split("&") if item]
    return tuple((_unquote(key), _unquote(value)) for key, _, value in pairs)


def _match_path(patterns: list[Pattern], parts: _Parts, printed: _Printed) -> bool | None:
    """Whether one of the patterns with a path opens the route with the same values.

    None if none of them matches.
    """
    captured = _capture(patterns[0], parts)
    if captured is None:
        return None
    if any(parts.repeats_key(pattern) for pattern in patterns):
        return False
    own = printed.route.pattern
    for allows_empty in (False, True):
        for pattern in patterns:
            texts = _values_of(pattern, captured, parts, allows_empty)
            if texts is None:
                continue
            read = tuple(
                (one.default,) if not values and one.default is not None else values
                for one, values in zip(own.parameters, texts, strict=False)
            )
            return pattern.route == own.route and read == printed.texts
    return None


def _capture(pattern: Pattern, parts: _Parts) -> dict[int, tuple[str, ...]] | None:
    """The texts of the parameters in the path, by their positions; None if it is another path."""
    captured: dict[int, tuple[str, ...]] = {}
    path, segments = pattern.segments, parts.path
    if pattern.keys is not None:
        path = [one for one in path if len(one) == 1 and isinstance(one[0], str)]
    for index, pieces in enumerate(path):
        first = pieces[0]
        if isinstance(first, int) and pattern.parameters[first].form in ("rest", "optionalRest"):
            if index >= len(segments):
                return None
            captured[first] = segments[index:]
            return captured
        if index >= len(segments) or not segments[index]:
            return None
        texts = _split(pieces, segments[index], pattern, parts.routes)
        if texts is None:
            return None
        for slot, text in texts:
            if not pattern.parameters[slot].type.reads(text, True):
                return None
            captured[slot] = (text,)
    return captured if len(path) == len(segments) else None


def _split(
    pieces: Sequence[str | int], text: str, pattern: Pattern, routes: RouteSet
) -> list[tuple[int, str]] | None:
    """The texts of the parameters of a segment, which has literal texts and values in turn.

    A value has a character or more, and ends where the literal text after it can first begin, and
    before an empty text where the rest can first be read; the last literal text must be at the end.
    """
    folded = routes.fold(text)
    found: list[tuple[int, str]] = []
    rest = 0
    slot: int | None = None
    for index, piece in enumerate(pieces):
        if isinstance(piece, int):
            slot = piece
            continue
        if piece == "" and slot is not None:
            for start in range(rest + 1, len(text)):
                others = _split(pieces[index + 1 :], text[start:], pattern, routes)
                if others and all(
                    pattern.parameters[other].type.reads(value, True) for other, value in others
                ):
                    return [*found, (slot, text[rest:start]), *others]
            return None
        literal = routes.fold(piece)
        first = rest if slot is None else rest + 1
        if index == len(pieces) - 1:
            start = len(text) - len(literal)
        else:
            start = rest if slot is None else folded.find(literal, first)
        is_there = first <= start and folded.startswith(literal, start)
        if not is_there or (slot is None and start != rest):
            return None
        if slot is not None:
            found.append((slot, text[rest:start]))
        rest = start + len(literal)
        slot = None
    if slot is None:
        return found if rest == len(text) else None
    return [*found, (slot, text[rest:])] if rest < len(text) else None


def _values_of(
    pattern: Pattern, captured: Mapping[int, tuple[str, ...]], whole: _Parts, allows_empty: bool
) -> list[tuple[str, ...]] | None:
    """The texts of all parameters of a pattern; None if the link does not match it."""
    parts = whole.cut(pattern)
    found = dict(captured)
    for item in pattern.query:
        texts = parts.values_of(item, parts.query)
        if not isinstance(item.value, int):
            if not parts.has_literal(item.value, texts):
                return None
            continue
        parameter = pattern.parameters[item.value]
        rest = whole.rest_of_link(pattern) if item.is_rest else None
        if parameter.is_dictionary:
            pairs = parts.other_items(pattern)
            # The same item may be there again.
            pairs = tuple(dict.fromkeys(pairs)) if parameter.form == "dictionary" else pairs
            texts = tuple(text for pair in pairs for text in pair)
        elif rest is not None:
            texts = (rest,)
        elif not texts and not parameter.is_list:
            names = (parameter.name, *item.names[1:])
            texts = next((own for own in map(parts.texts_of_key, names) if own), ())
        found[item.value] = texts
    if isinstance(pattern.fragment, int) and parts.fragment is not None:
        found[pattern.fragment] = (parts.fragment,)
    for item in pattern.fragment_items:
        texts = parts.values_of(item, parts.fragment_items)
        if isinstance(item.value, int):
            found[item.value] = texts
        elif not parts.has_literal(item.value, texts):
            return None
    found.update({slot: (text,) for slot, text in pattern.constants.items()})
    host = parts.host.lower()
    found.update({slot: (host[: -len(end) or None],) for slot, end in pattern.hosts.items()})
    found.update({slot: parts.texts_of_key(key) for slot, key in (pattern.keys or {}).items()})

    values: list[tuple[str, ...]] = []
    for slot, parameter in enumerate(pattern.parameters):
        is_in_path = slot in captured
        texts = found.get(slot, ())
        texts = texts[:1] if parameter.is_single else texts
        is_required = parameter.is_required and parameter.default is None
        # An empty text that is no value counts as absent, where a value may be absent.
        if (not is_required or parameter.is_list) and not is_in_path:
            texts = tuple(
                text
                for text in texts
                if (text and not parameter.ignores_unreadable) or parameter.type.reads(text, False)
            )
        read = texts[1::2] if parameter.is_dictionary else texts
        if not is_in_path and not all(parameter.type.reads(text, False) for text in read):
            return None
        is_empty = texts == ("",) and parameter.type.is_text and parameter.is_single
        is_missing = not texts or (is_empty and (pattern.is_envelope or not allows_empty))
        if is_required and not is_in_path and is_missing:
            return None
        values.append(texts)
    return values
