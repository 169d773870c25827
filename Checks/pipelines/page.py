"""Compares Documentation/Pipelines.md with the action and with schemas, and runs the scripts that it shows."""
import pathlib, re, subprocess, sys

from ruamel.yaml import YAML

root, tool, work = (pathlib.Path(word).resolve() for word in sys.argv[1:4])
page = (root / "Documentation/Pipelines.md").read_text()
action = YAML(typ="safe").load(root / "action.yml")
python = pathlib.Path(sys.executable).parent
problems = []


def blocks(*words):
    """The texts between lines with three backquotes, of which the first has these words."""
    found = re.findall(rf"^```{' '.join(words)}\n(.*?)^```$", page, re.M | re.S)
    assert found, f"there is no block '{' '.join(words)}'"
    return found


def check(name, *command):
    done = subprocess.run([str(word) for word in command], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        problems.append(f"FAILED: {name}\n{done.stdout}")


def validate(schema, file, *options):
    check(file.name, python / "check-jsonschema", "--builtin-schema", f"vendor.{schema}", *options, file)


def run(name, folder, script, code=0, **variables):
    """Runs a script as a pipeline would, with stand-ins for swift and the programs of a Mac."""
    environment = {"PATH": f"{root}/Checks/pipelines/bin:/usr/bin:/bin", "ROUTEGEN": str(tool), "HOME": str(work),
                   **variables}
    done = subprocess.run(["bash", "-ec", script], cwd=folder, env=environment, text=True, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT)
    if done.returncode != code:
        problems.append(f"FAILED: {name}: exit code {done.returncode}, and not {code}\n{done.stdout}")
    return done.stdout


def git(*words):
    command = ["git", "-c", "user.name=a", "-c", "user.email=a@example.com", *words]
    return subprocess.run(command, cwd=app, check=True, capture_output=True, text=True).stdout.strip()


# The action and the workflows that use it.
validate("github-actions", root / "action.yml")
for number, text in enumerate(blocks("yaml", "workflow")):
    file = work / f"workflow-{number}/.github/workflows/links.yml"
    file.parent.mkdir(parents=True)
    file.write_text(text)
    validate("github-workflows", file)
    for step in YAML(typ="safe").load(text)["jobs"]["links"]["steps"]:
        unknown = set(step["with"]) - set(action["inputs"])
        if "swift-routegen@" in step["uses"] and unknown:
            problems.append(f"FAILED: the action has no inputs {unknown}")
    check("zizmor", python / "zizmor", "--offline", "--no-progress", "--config", root / "Checks/pipelines/zizmor.yml",
          file, root / "action.yml")
for name, input in action["inputs"].items():
    default = f" | `{input['default']}` |" if input["default"] else " | |"
    if f"\n| `{name}`{default} " not in page:
        problems.append(f"FAILED: the page lacks the input '{name}', or its default")
for name in action["outputs"]:
    if f"\n| `{name}` | " not in page:
        problems.append(f"FAILED: the page lacks the output '{name}'")

# A validator that accepts everything would be no help.
broken = work / "broken/action.yml"
broken.parent.mkdir()
broken.write_text((root / "action.yml").read_text().replace("using: composite", "using: nothing"))
count = len(problems)
validate("github-actions", broken)
broken.write_text((root / "action.yml").read_text().replace('against "$AGAINST"', "").replace(
    "<<<\"$AGAINST\"", "<<<'${{ github.head_ref }}'"))
check("zizmor", python / "zizmor", "--offline", "--no-progress", broken)
assert len(problems) == count + 2, "the validators accept what is wrong"
del problems[count:]

# The repository of an app whose second commit breaks a link.
app = work / "app"
app.mkdir()
routes = "routes App\n\nhost example.com\n\n/recipe/{id: Int} as recipe\n"
(app / "App.routes").write_text(routes + "/users/{name} as user\n")
git("init", "--quiet")
git("remote", "add", "origin", str(app))
git("add", "--all")
git("commit", "--quiet", "--message", "first")
first = git("rev-parse", "HEAD")
(app / "App.routes").write_text(routes)

# GitLab.
[text] = blocks("yaml", "gitlab")
file = work / ".gitlab-ci.yml"
file.write_text(text)
validate("gitlab-ci", file, "--data-transform", "gitlab-ci")
jobs = YAML(typ="safe").load(text)
run("GitLab: links", app, "\n".join(jobs["links"]["script"]))
said = run("GitLab: changed-links", app, "\n".join(jobs["changed-links"]["script"]), code=1,
           CI_MERGE_REQUEST_DIFF_BASE_SHA=first)
if "RG501" not in said:
    problems.append(f"FAILED: GitLab: no link is lost\n{said}")

# Xcode Cloud.
for name, [text] in [("BuildTools/routegen", blocks("sh", "routegen")),
                     ("ci_scripts/ci_post_clone.sh", blocks("sh", "ci_post_clone.sh"))]:
    (app / name).parent.mkdir()
    (app / name).write_text(text)
    (app / name).chmod(0o755)
cloud = {"CI_PRIMARY_REPOSITORY_PATH": str(app), "SDKROOT": "/the/SDK/of/the/app"}
run("Xcode Cloud", app / "ci_scripts", "./ci_post_clone.sh", **cloud)
(app / "App.routes").write_text(routes + "/Users\n/b/{a: Intt}\n")
run("Xcode Cloud, a mistake", app / "ci_scripts", "./ci_post_clone.sh", code=1, **cloud)
(app / "App.routes").write_text(routes)


# Bazel: its files are also Python, and these are the functions that they call.
def genrule(name, srcs, outs, cmd, tools):
    rules.append((name, srcs, outs, cmd, tools))


rules = []
for text in blocks("python", "BUILD.bazel"):
    exec(text, {"load": lambda *words: None, "swift_library": lambda **words: None, "genrule": genrule})


def expanded(srcs, outs, cmd, tools, folder):
    """The command with the variables of Bazel replaced; dollars are doubled there."""
    def location(match):
        assert match[1] in srcs + tools, f"{match[1]} is no input"
        return str(tool) if match[1] in tools else match[1]
    cmd = re.sub(r"\$\(location ([^)]+)\)", location, cmd)
    cmd = cmd.replace("$(SRCS)", " ".join(srcs)).replace("$(@D)", folder).replace("$@", f"{folder}/{outs[0]}")
    return cmd.replace("$$", "$")


generated = ["App.routes.swift", "App.table.swift"]
(app / "out").mkdir()
for name, srcs, outs, cmd, tools in rules:
    command = expanded(srcs, outs, cmd, tools, "out")
    written = " && ".join(f"[ -f out/{out} ]" for out in outs)
    run(f"Bazel: {name}", app, f"{command} && {written}")

# Tuist.
[script] = blocks("sh", "Project.swift")
(app / "Routes").mkdir()
(app / "Routes/App.routes").write_text(routes)
run("Tuist, no file", app, script, code=1)
for file in generated:
    (app / "out" / file).rename(app / "Routes" / file)
run("Tuist", app, script)

if problems:
    sys.exit("\n".join(problems))
print(f"the page about pipelines: {len(blocks('yaml', 'workflow'))} workflows and {len(rules)} rules are right")
