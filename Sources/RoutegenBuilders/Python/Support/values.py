_GREATEST = 1.7976931348623157e308


@_dataclass(frozen=True)
class ValueType:
    """A type of values: how they are printed, and which texts of links are values."""

    # The values in words.
    words: str

    # The text of a value; None if it has none.
    print: Callable[[object], str | None]

    # Whether a text of a link is a value; the second argument is whether it is in the path.
    reads: Callable[[str, bool], bool]

    # Whether an empty text counts as missing if another pattern matches.
    is_text: bool = False
    is_multiline: bool = False

    # Whether a value is a sequence.
    is_joined: bool = False

    # Whether only the app knows which texts are values.
    is_declared: bool = False

    @staticmethod
    def text() -> ValueType:
        return ValueType("a text", _text_of, lambda text, is_in_path: True, is_text=True)

    @staticmethod
    def lines() -> ValueType:
        return _replace(ValueType.text(), words="a text of one or more lines", is_multiline=True)

    @staticmethod
    def filled(words: str, element: ValueType) -> ValueType:
        """The values of a type of texts whose texts are not empty."""
        return _replace(
            element,
            words=words,
            print=lambda value: element.print(value) or None,
            reads=lambda text, is_in_path: text != "" and element.reads(text, is_in_path),
        )

    @staticmethod
    def joined(words: str, separator: str, element: ValueType) -> ValueType:
        """Sequences of values, whose texts are one text with another one between them."""

        def print_value(value: object) -> str | None:
            if not isinstance(value, Sequence) or isinstance(value, (str, bytes)):
                return None
            texts = [element.print(one) for one in value]
            joined = separator.join(text or "" for text in texts)
            # The end of one element and the separator may contain another separator.
            return (joined or None) if joined.split(separator) == texts else None

        def reads(text: str, is_in_path: bool) -> bool:
            parts = text.split(separator)
            return text != "" and all(element.reads(part, is_in_path) for part in parts)

        is_multiline = element.is_multiline
        return ValueType(words, print_value, reads, is_multiline=is_multiline, is_joined=True)

    @staticmethod
    def boolean() -> ValueType:
        def print_value(value: object) -> str | None:
            return str(value).lower() if isinstance(value, bool) else None

        def reads(text: str, is_in_path: bool) -> bool:
            return text in ("true", "false") or (not is_in_path and text in ("0", "1", ""))

        return ValueType("true or false", print_value, reads)

    @staticmethod
    def uuid() -> ValueType:
        digits = "[0-9A-Fa-f]"
        form = f"{digits}{{8}}-({digits}{{4}}-){{3}}{digits}{{12}}"
        return ValueType(
            "a UUID",
            lambda value: str(value).upper() if isinstance(value, UUID) else None,
            lambda text, is_in_path: _re.fullmatch(form, text) is not None,
        )

    @staticmethod
    def integer(
        words: str = "a whole number", low: int = -(2**63), high: int = 2**63 - 1, digits: int = 0
    ) -> ValueType:
        """Whole numbers in a range, perhaps with a number of digits."""

        def print_value(value: object) -> str | None:
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                return None
            return str(value).rjust(digits, "0")

        def reads(text: str, is_in_path: bool) -> bool:
            form = f"[0-9]{{{digits}}}" if digits else "0|-?[1-9][0-9]{0,19}"
            return _re.fullmatch(form, text) is not None and low <= int(text) <= high

        return ValueType(words, print_value, reads)

    @staticmethod
    def double(
        words: str = "a number", low: float = -_GREATEST, high: float = _GREATEST
    ) -> ValueType:
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
            form = r"-?(0|[1-9][0-9]*)(\.[0-9]+)?"
            return _re.fullmatch(form, text) is not None and is_value(float(text))

        return ValueType(words, print_value, reads)

    @staticmethod
    def date() -> ValueType:
        return ValueType("a time with a zone", _text_of_date, _is_date)

    @staticmethod
    def one_of(*texts: str, is_caseless: bool = False) -> ValueType:
        """The texts of an enum."""
        folded = [_fold(text, is_caseless) for text in texts]
        return ValueType(
            "one of " + ", ".join(text or "an empty text" for text in texts),
            lambda value: value if isinstance(value, str) and value in texts else None,
            lambda text, is_in_path: _fold(text, is_caseless) in folded,
        )

    @staticmethod
    def open_enum(*texts: str, is_caseless: bool = False) -> ValueType:
        """Texts, of which some are those of an open enum."""

        def print_value(value: object) -> str | None:
            if not isinstance(value, str):
                return None
            folded = _fold(value, is_caseless)
            return next((text for text in texts if _fold(text, is_caseless) == folded), value)

        return _replace(ValueType.text(), print=print_value)

    @staticmethod
    def declared(words: str, beginning: str = "", *, is_object: bool = False) -> ValueType:
        """The texts of a type of the app, of which only the beginning is known.

        They are perhaps those of objects.
        """

        def print_value(value: object) -> str | None:
            text = str(value) if is_object else value
            return text if isinstance(text, str) and text.startswith(beginning) else None

        return ValueType(
            words,
            print_value,
            lambda text, is_in_path: text.startswith(beginning),
            is_declared=True,
        )

    @staticmethod
    def web_link(words: str = "a web link", hosts: Sequence[str] | None = None) -> ValueType:
        """Web links, perhaps on some hosts only."""

        def reads(text: str, is_in_path: bool) -> bool:
            host = _host_of_web_link(text)
            return host is not None and (hosts is None or _is_covered(host, hosts))

        def print_value(value: object) -> str | None:
            found = _re.fullmatch(r"([^/]*//[^/?#]*)([^#]*)(#?)(.*)", str(value), _re.DOTALL)
            if not isinstance(value, str) or not reads(value, False) or found is None:
                return None

            # Characters that a link contains only escaped, and an empty port, as a URL has them.
            def escape(part: str) -> str:
                form = '[^\x00-\x7f]+|["<>[\\]^`{|}#]'
                return _re.sub(form, lambda found: _quote(found[0], ""), part)

            rest = escape(found[2]) + found[3] + escape(found[4])
            is_plain = rest == value[len(found[1]) :]
            return value if is_plain else found[1].removesuffix(":") + rest

        return ValueType(words, print_value, reads)


def _text_of(value: object) -> str | None:
    return value if isinstance(value, str) else None


def _decimal(number: float) -> str:
    """The shortest digits that are exactly this number, without an exponent."""
    text = format(Decimal(repr(number)), "f")
    return text.rstrip("0").rstrip(".") if "." in text else text


def _text_of_date(value: object) -> str | None:
    if not isinstance(value, datetime) or value.utcoffset() is None:
        return None
    try:
        utc = value.astimezone(_timezone.utc)
    except OverflowError:
        return None
    unit = "milliseconds" if utc.microsecond % 1000 == 0 else "microseconds"
    timespec = "seconds" if utc.microsecond == 0 else unit
    return f"{utc.replace(tzinfo=None).isoformat(timespec=timespec)}Z"


def _is_date(text: str, is_in_path: bool) -> bool:
    form = (
        "([0-9]{4})-([0-9]{2})-([0-9]{2})T([01][0-9]|2[0-3]):([0-5][0-9]):([0-5][0-9])"
        r"(?:\.([0-9]{1,9}))?(?:Z|([+ -])([01][0-9]|2[0-3]):([0-5][0-9]))"
    )
    found = _re.fullmatch(form, text)
    if found is None:
        return False
    year, month, day, hour, minute, second = (int(found[index]) for index in range(1, 7))
    # Python has no year 0, which has as many days as 400 years later.
    shift = 400 if year < 5000 else -400
    try:
        days = datetime(year + shift, month, day).toordinal() - shift // 400 * 146097
    except ValueError:
        return False
    east = int(found[9] or 0) * 60 + int(found[10] or 0)
    seconds = ((days - 719163) * 24 + hour) * 3600 + minute * 60 + second
    seconds += east * (60 if found[8] == "-" else -60)
    fraction = float(f"0.{found[7] or 0}")
    return -62167219200 <= seconds and seconds + fraction < 253402300800


def _host_of_web_link(text: str) -> str | None:
    """The host of a web link, with a port that is not that of the scheme.

    None if it is no web link, or parsers disagree on it.
    """
    if not _is_decodable(text) or len(text.encode()) > 16384:
        return None
    form = r"([Hh][Tt][Tt][Pp][Ss]?)://([^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?"
    found = _re.fullmatch(form, text, _re.DOTALL)
    if found is None or _re.search(r"[ \\]|%0[9ADad]", text):
        return None
    form = r"(\[[0-9A-Fa-f:.]*\]|[A-Za-z0-9_\-.~!$&'()*+,;=]+)(:[0-9]*)?"
    authority = _re.fullmatch(form, found[2])
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
    has_dots = any(_re.search(r"(?:^|/)\.\.?(?:/|\Z)", _unquote(one)) for one in segments)
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
