#!/usr/bin/env python3
"""Compares the runtime's readings of random links with those of ada-url and urllib.

usage: compare.py PROGRAM COUNT SEED

PROGRAM is `agree`, which reads COUNT links and writes a record for each that is a route; `Reading.swift` has the
format. The exit code is 1 if there is a difference."""
import collections
import ipaddress
import itertools
import multiprocessing
import re
import subprocess
import sys
import unicodedata
import urllib.parse

import ada_url

DECLARED = re.compile(r"example\.com|([^.]+\.)+wild\.example|127\.0\.0\.1", re.IGNORECASE)
WEB = ("http", "https")
PORTS = {"http": 80, "https": 443}
# Each worker prints at most so many differences.
SHOWN = 20

Reading = collections.namedtuple("Reading", "scheme host path items fragment")


def main(program, count, seed):
    check_comparison()
    workers = multiprocessing.cpu_count()
    parts = [(program, count // workers + (n < count % workers), seed * 1000 + n) for n in range(workers)]
    with multiprocessing.Pool(workers) as pool:
        results = pool.starmap(compare_all, parts)
    totals = sum((result[0] for result in results), collections.Counter())
    failures = list(itertools.chain.from_iterable(result[1] for result in results))
    print(f"{count} links; accepted, and read alike by the runtime, ada-url {version()} and urllib:")
    for name in sorted(totals):
        print(f"{totals[name]:10} {name}")
    for failure in failures:
        print("FAILED:", failure)
    print(f"{totals['differences']} differences")
    # A campaign in which nothing was compared proves nothing.
    if count >= 100_000 and any(totals[name] < count // 100 for name in KINDS):
        sys.exit("FAILED: too few links of a kind")
    sys.exit(1 if totals["differences"] else 0)


KINDS = ["custom schemes", "declared hosts", "any host", "printed links"]


def version():
    return ada_url.get_version()


def compare_all(program, count, seed):
    """Returns the numbers of records by their kinds, and some of the differences."""
    totals = collections.Counter({"differences": 0})
    failures = []
    process = subprocess.Popen([program, str(seed), str(count)], stdout=subprocess.PIPE)
    for line in process.stdout:
        fields = line.decode("utf-8", "strict")[:-1].split("\x1f")
        if len(fields) == 2:
            messages = [f"{fields[0]}: {fields[1]!r}"]
        else:
            totals[kind(fields)] += 1
            if fields[0] == "printed":
                totals["printed links"] += 1
            messages = differences(fields[2], ours(fields))
        totals["differences"] += len(messages)
        failures += messages[: SHOWN - len(failures)]
    if process.wait():
        totals["differences"] += 1
        failures.append(f"{program} {seed} {count} ended with {process.returncode}")
    return totals, failures


def kind(fields):
    if fields[3] not in WEB:
        return "custom schemes"
    return "declared hosts" if fields[1] == "declared" else "any host"


def ours(fields):
    """The reading in a record."""
    scheme, host, path, items, fragment = fields[3:]
    groups = {}
    for item in items.split("\x1e")[1:]:
        key, value = item.split("\x1d")
        groups.setdefault(swift_key(key), []).append(value)
    return Reading(scheme, canonical(host), path.split("\x1e")[1:], groups, fragment)


def differences(link, ours):
    messages = []
    for name, read in (("ada", read_ada), ("urllib", read_urllib)):
        try:
            theirs = read(link)
        except ValueError as error:
            messages.append(f"{name} refuses {link!r}: {error}")
            continue
        if theirs != ours:
            messages.append(f"{link!r}\n  the runtime: {ours}\n  {name}: {theirs}")
    return messages


def read_ada(link):
    url = ada_url.URL(link)
    scheme = url.protocol[:-1]
    # A list, because ada_url's own functions group the items.
    items = list(ada_url.URLSearchParams(url.search).items())
    if scheme in WEB:
        return reading(scheme, url.hostname, url.pathname, items, url.hash[1:])
    return reading(scheme, url.host, url.pathname, items, url.hash[1:])


def read_urllib(link):
    parts = urllib.parse.urlsplit(link)
    items = urllib.parse.parse_qsl(parts.query, keep_blank_values=True, errors="strict")
    if parts.scheme not in WEB:
        # An empty port does not count (RFC 3986, 3.2.3).
        return reading(parts.scheme, parts.netloc.removesuffix(":"), parts.path, items, parts.fragment)
    if parts.username is not None:
        raise ValueError("a user name")
    # `port` raises an error if it is not a number.
    port, host = parts.port, parts.hostname or ""
    if port == PORTS[parts.scheme] or port is None or 0 <= port <= 65535:
        return reading(parts.scheme, f"[{host}]" if ":" in host else host, parts.path, items, parts.fragment)
    raise ValueError("a port")


def reading(scheme, host, path, items, fragment):
    """A reading by the rules of Documentation/Matching.md for the parts of a link."""
    segments = path.removeprefix("/")
    segments = segments.removesuffix("/").split("/") if segments else []
    if scheme not in WEB:
        # The authority is the first segment, unless it is a declared host.
        if host and not DECLARED.fullmatch(host):
            segments.insert(0, host)
        host = ""
    groups = {}
    for key, value in items:
        groups.setdefault(swift_key(key), []).append(value)
    return Reading(
        scheme, canonical(host.lower()), [decoded(text) for text in segments], groups, decoded(fragment))


def decoded(text):
    return urllib.parse.unquote(text, errors="strict")


def swift_key(key):
    """The key of a Swift dictionary: canonically equivalent keys are one, as Matching.md says."""
    return unicodedata.normalize("NFC", key)


def canonical(host):
    """The host with an IPv6 address in its shortest form."""
    return f"[{ipaddress.IPv6Address(host[1:-1])}]" if host.startswith("[") else host


def check_comparison():
    """Makes sure that the comparison does not accept everything."""
    link = "https://a.example/b%20c/?d=e+f&d=g#h"
    right = Reading("https", "a.example", ["b c"], {"d": ["e f", "g"]}, "h")
    assert differences(link, right) == []
    for field, value in zip(right._fields, ["http", "b.example", ["b%20c"], {"d": ["g", "e f"]}, ""]):
        wrong = right._replace(**{field: value})
        assert len(differences(link, wrong)) == 2, field
    for link in ["https://[1]/", "https://a:b/"]:
        assert len(differences(link, right)) == 2, link


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
