"""The routes and links of the benchmarks: the same on every machine and in every version of Python.

A route of a table has 1 to 5 segments (words, Int, String, UUID; at most 3 parameters) and 0 to 4 query keys, of
which 60 % are optional. From 100 routes on, the routes are in groups of 50. Of the 1,000 links, 80 % are hits, 10 %
have a wrong last segment, and 10 % are garbage; 12 % have a `utm_source`, and one in fifteen has an escape."""
from dataclasses import dataclass, field

GROUP = 50
LINKS = 1000
HOST = "app.example.com"
SCHEME = "bench"

WORDS = """account activity album answer archive article artist asset auction author badge balance banner basket
billing board booking bookmark brand budget bundle calendar campaign cart category channel chapter chart checkout
city claim collection comment company contact content coupon course credit customer dashboard deal delivery
detail device discover document draft edit episode event export faq favorite feed filter folder follow forum
friend gallery game gift group guide help history home hotel idea inbox insight invite invoice item job journal
label lesson library like list live location lobby manage map media member menu message mission month movie music
news note notice offer order owner page partner payment people photo place plan play podcast poll post price
product profile project promo question queue quiz rank rating recipe region report result review reward ride room
route sale schedule score search season section seller series service session setting share shelf shop show
signal song source space speaker staff stage station stats step store story stream studio style subject summary
support survey table tag target task team theme thread ticket tip today token tool topic tour track trade trail
transfer trend trip unit update upload user vendor version video view visit voice vote voucher wallet watch week
wish work year zone""".split()
KEYS = """q sort limit page cursor lang country from until color size tab mode view filter order status type period
currency level token code offset ref campaign source currentGeneration highlight""".split()


class Numbers:
    """SplitMix64."""

    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        return z ^ (z >> 31)

    def below(self, bound):
        return self.next() % bound

    def choice(self, items):
        return items[self.below(len(items))]

    def chance(self, percent):
        return self.below(100) < percent

    def shuffled(self, items):
        items = list(items)
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items


@dataclass
class Key:
    name: str
    type: str  # Int, String
    optional: bool


@dataclass
class Route:
    id: int
    group: int  # -1 outside of groups
    segments: list  # ("word", text), or (type, name of the parameter)
    keys: list = field(default_factory=list)

    @property
    def name(self):
        return f"r{self.id}"

    @property
    def parameters(self):
        """The name and type of each parameter, and whether it is optional, in the order of the case."""
        return [(name, kind, False) for kind, name in self.segments if kind != "word"] + [
            (key.name, key.type, key.optional) for key in self.keys]


class Node:
    """A node of the tree against which patterns and links are checked."""

    def __init__(self):
        self.words = {}
        self.type = None
        self.child = None
        self.route = None


def word(numbers):
    text = numbers.choice(WORDS)
    return text if numbers.chance(65) else text + "-" + numbers.choice([w for w in WORDS if len(w) < 8])


class Table:
    """A number of routes and the links to them."""

    def __init__(self, count):
        self.count = count
        self.numbers = Numbers(count)
        self.root = Node()
        self.groups = self.group_words() if count > GROUP else []
        self.routes = []
        while len(self.routes) < count:
            self.add()
        self.links = [self.link() for _ in range(LINKS)]

    def group_words(self):
        words = []
        while len(words) * GROUP < self.count:
            text = word(self.numbers)
            if text not in words:
                words.append(text)
        return words

    def add(self):
        """Adds one route, unless its path is occupied."""
        numbers = self.numbers
        group = len(self.routes) // GROUP if self.groups else -1
        prefix = [("word", self.groups[group])] if self.groups else []
        length = max(1, 1 + numbers.below(3) + numbers.below(3)) - len(prefix)
        segments = list(prefix)
        node = self.root
        for _, text in prefix:
            node = node.words.setdefault(text, Node())
        parameters = 0
        for position in range(length):
            known = numbers.chance(55)
            if parameters < 3 and (position or prefix) and numbers.chance(35):
                kind = (node and node.type) or numbers.choice(["Int", "Int", "String", "UUID"])
                segments.append((kind, "abc"[parameters]))
                parameters += 1
                node = node and node.child
            else:
                old = sorted(node.words) if node else []
                text = numbers.choice(old) if old and known else word(numbers)
                segments.append(("word", text))
                node = node and node.words.get(text)
        if not segments or not self.insert(segments, len(self.routes)):
            return
        self.routes.append(Route(len(self.routes), group, segments, self.keys()))

    def keys(self):
        count = self.numbers.choice([0, 0, 1, 1, 2, 2, 3, 4])
        names = self.numbers.shuffled(KEYS)[:count]
        return [
            Key(name, self.numbers.choice(["Int", "String"]), self.numbers.chance(60))
            for name in names]

    def insert(self, segments, route):
        node = self.root
        for kind, text in segments:
            if kind == "word":
                node = node.words.setdefault(text, Node())
            else:
                if node.child is None:
                    node.type, node.child = kind, Node()
                node = node.child
        if node.route is not None:
            return False
        node.route = route
        return True

    # Links

    def value(self, kind):
        numbers = self.numbers
        if kind == "Int":
            return str(numbers.below(10 ** (1 + numbers.below(8))) + 1)
        if kind == "UUID":
            digits = "%016X%016X" % (numbers.next(), numbers.next())
            return "-".join(
                [digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:]])
        text = "".join(numbers.choice("abcdefghijklmnopqrstuvwxyz") for _ in range(4 + numbers.below(9)))
        if numbers.chance(9):
            text = text[:3] + numbers.choice(["%20", "%C3%A9"]) + text[3:]
        return text

    def link(self):
        """Returns a path with a query, and the number of its route, or -1."""
        numbers = self.numbers
        fate = numbers.below(10)
        if fate == 0:
            garbage = ["".join(numbers.choice("abcdefghijklmnop.") for _ in range(6 + numbers.below(9)))
                       for _ in range(2 + numbers.below(3))]
            return "/" + "/".join(garbage) + "?" + numbers.choice(KEYS) + "=" + self.value("String"), -1
        route = numbers.choice(self.routes)
        segments = [text if kind == "word" else self.value(kind) for kind, text in route.segments]
        items = [
            key.name + "=" + self.value(key.type) for key in route.keys
            if not key.optional or numbers.chance(50)]
        if numbers.chance(12):
            items.append("utm_source=newsletter")
        if fate == 1:
            segments[-1] = "x" + segments[-1] + "q"
            while self.walk(self.root, segments) is not None:
                segments.append("zzz")
        query = "&".join(numbers.shuffled(items))
        text = "/" + "/".join(segments) + ("?" + query if query else "")
        found = self.walk(self.root, segments)
        assert found == (None if fate == 1 else route.id), "another route takes the link"
        return text, -1 if fate == 1 else route.id

    def walk(self, node, segments):
        if not segments:
            return node.route
        first, rest = segments[0], segments[1:]
        if first in node.words:
            found = self.walk(node.words[first], rest)
            if found is not None:
                return found
        if node.child is None or (node.type == "Int" and not first.isdigit()):
            return None
        if node.type == "UUID" and (len(first) != 36 or first.count("-") != 4):
            return None
        return self.walk(node.child, rest)
