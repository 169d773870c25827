"""Estimates the size of an app on Apple's systems, on any machine with a Swift toolchain.

Each module is compiled to LLVM's representation for this system, which becomes one for arm64 and macOS: another target,
and the names of Mach-O's sections. What the system's libraries have remains undefined. An app that Xcode builds has other
bytes around these; what matters is the difference of two apps."""
import pathlib
import re
import shutil
import subprocess

FLAGS = ["-O", "-wmo", "-swift-version", "6", "-package-name", "swift_routegen"]
FEATURES = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
SECTIONS = {"type_metadata": "types", "type_metadata_2": "types2", "protocol_conformances": "proto", "protocols": "protos"}


def tool(name):
    """Returns the path of a program of the Swift toolchain."""
    return pathlib.Path(shutil.which("swiftc")).resolve().parent / name


def compile(folder, module, sources, flags=[]):
    """Compiles a module for arm64 and returns its object file; the folder has the modules that it imports."""
    text = folder / f"{module}.ll"
    command = ["swiftc", *FLAGS, *flags, "-module-name", module, "-I", folder, "-emit-module", "-emit-module-path",
               folder / f"{module}.swiftmodule", "-emit-ir", "-o", text, *sources]
    subprocess.run(command, check=True)
    ir = re.sub(r"^target datalayout = .*$", 'target datalayout = "e-m:o-i64:64-i128:128-n32:64-S128-Fn32"',
                text.read_text(), flags=re.M)
    ir = re.sub(r"^target triple = .*$", 'target triple = "arm64-apple-none-macho"', ir, flags=re.M)
    # Apple's functions keep a frame pointer, and their unwind tables are short.
    ir = re.sub(r' "target-cpu"="[^"]*"', ' "frame-pointer"="non-leaf"', ir)
    ir = re.sub(r' "(target-features|tune-cpu)"="[^"]*"', "", ir)
    ir = re.sub(r", comdat(\(\$[^)]*\))?", "", ir).replace('section ".rodata"', 'section "__TEXT,__const"')
    ir = ir.replace('section ".swift1_autolink_entries"', 'section "__DATA,__autolink"')
    text.write_text(re.sub(r'section "swift5_(\w+)"', section, ir))
    output = folder / f"{module}.o"
    subprocess.run([tool("clang"), "-x", "ir", "-c", "-O2", "-Wno-override-module", "-target", "arm64-apple-none-macho",
                    "-o", output, text], check=True)
    return output


def section(match):
    """A section of the runtime of Swift, which keeps its records."""
    name = SECTIONS.get(match[1])
    return f'section "__TEXT,__swift5_{name}, regular, no_dead_strip"' if name else f'section "__TEXT,__swift5_{match[1]}"'


def runtime(folder, root):
    """Compiles the libraries, as their manifest says, and returns their object files in the order of imports."""
    features = [word for feature in FEATURES for word in ("-enable-upcoming-feature", feature)]
    flags = ["-Xfrontend", "-internalize-at-link", *features]
    return [compile(folder, module, sorted((root / "Sources" / module).rglob("*.swift")),
                    flags + (["-Osize"] if module != "RoutegenRuntime" else []))
            for module in ["RoutegenRuntime", "RoutegenFoundation", "RoutegenHandling"]]


def size(folder, objects, sources):
    """Returns the bytes of the program of these sources, without symbols."""
    program = folder / "app"
    app = compile(folder, "App", sources)
    subprocess.run([tool("ld64.lld"), "-arch", "arm64", "-platform_version", "macos", "12.0", "12.0", "-dead_strip", "-S", "-x",
                    "-undefined", "dynamic_lookup", "-e", "_main", "-o", program, app, *objects], check=True)
    return program.stat().st_size
