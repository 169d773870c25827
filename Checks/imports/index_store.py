"""Reads the index that the compiler writes with every debug build: which file declares a name, and which uses it."""
import collections, ctypes, json, pathlib, subprocess

POINTER = ctypes.c_void_p
RECORD = 2
DEFINITION, REFERENCE = 2, 4


class Text(ctypes.Structure):
    _fields_ = [("bytes", POINTER), ("count", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.bytes, self.count).decode() if self.count else ""


ON_TEXT = ctypes.CFUNCTYPE(ctypes.c_bool, POINTER, Text)
ON_ITEM = ctypes.CFUNCTYPE(ctypes.c_bool, POINTER, POINTER)
Names = collections.namedtuple("Names", "declared used")


def library():
    """The functions of libIndexStore, which is beside the compiler."""
    info = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))
    folder = pathlib.Path(info["paths"]["runtimeResourcePath"]).parent
    path = next(path for path in sorted(folder.glob("libIndexStore.*")) if path.suffix in (".so", ".dylib"))
    loaded = ctypes.CDLL(str(path))

    def function(name, result, *arguments):
        found = getattr(loaded, "indexstore_" + name)
        found.restype, found.argtypes = result, arguments
        return found

    return function


def read(store, is_read):
    """Returns the names of each file for which `is_read` holds, and when its index was written.

    A name is a pair: the USR, which the compiler gives to each declaration, and the name in the source.
    """
    function = library()
    unit = function("unit_reader_create", POINTER, POINTER, ctypes.c_char_p, POINTER)
    main_file = function("unit_reader_get_main_file", Text, POINTER)
    dependencies = function("unit_reader_dependencies_apply_f", ctypes.c_bool, POINTER, POINTER, ON_ITEM)
    kind = function("unit_dependency_get_kind", ctypes.c_int, POINTER)
    record_name = function("unit_dependency_get_name", Text, POINTER)
    record = function("record_reader_create", POINTER, POINTER, ctypes.c_char_p, POINTER)
    occurrences = function("record_reader_occurrences_apply_f", ctypes.c_bool, POINTER, POINTER, ON_ITEM)
    symbol = function("occurrence_get_symbol", POINTER, POINTER)
    roles = function("occurrence_get_roles", ctypes.c_uint64, POINTER)
    usr, name = function("symbol_get_usr", Text, POINTER), function("symbol_get_name", Text, POINTER)

    opened = function("store_create", POINTER, ctypes.c_char_p, POINTER)(str(store).encode(), None)
    if not opened:
        raise SystemExit(f"there is no index in {store}; run 'swift build'")
    units = []
    function("store_units_apply_f", ctypes.c_bool, POINTER, ctypes.c_uint, POINTER, ON_TEXT)(
        opened, 0, None, ON_TEXT(lambda _, text: units.append(str(text)) or True))

    def names(record_names):
        found = Names(set(), set())
        for each in record_names:
            reader, known = record(opened, each.encode(), None), {}
            if not reader:
                continue

            def add(_, occurrence):
                one, role = symbol(occurrence), roles(occurrence)
                if one not in known:
                    known[one] = (str(usr(one)), str(name(one)))
                if role & DEFINITION:
                    found.declared.add(known[one])
                elif role & REFERENCE:
                    found.used.add(known[one])
                return True

            occurrences(reader, None, ON_ITEM(add))
        return found

    files = {}
    for each in units:
        reader = unit(opened, each.encode(), None)
        path = str(main_file(reader)) if reader else ""
        # A file has an index for each build of its target: as a tool of plugins and as itself.
        written = (store / "v5" / "units" / each).stat().st_mtime
        if not is_read(path) or path in files and files[path][0] >= written:
            continue
        records = []
        dependencies(
            reader, None,
            ON_ITEM(lambda _, item: kind(item) != RECORD or records.append(str(record_name(item))) or True))
        files[path] = (written, names(records))
    return files
