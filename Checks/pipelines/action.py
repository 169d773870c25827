"""Runs the steps of action.yml in repositories of an app, with right and wrong inputs and hostile names."""
import hashlib, json, os, pathlib, shutil, subprocess, sys, zipfile

from ruamel.yaml import YAML

from runner import Runner

root, tool, work = (pathlib.Path(word).resolve() for word in sys.argv[1:4])
action = YAML(typ="safe").load(root / "action.yml")
GOOD = "routes App\n\nhost example.com\n\n/recipe/{id: Int} as recipe\n/users/{name} as user\n"
BROKEN_LINK = GOOD.replace("/users/{name} as user\n", "")
# What git accepts as the name of a branch, and a shell would run.
HOSTILE = "x$(touch${IFS}pwned);touch${IFS}pwned;`touch${IFS}pwned`'\"|<b>&@me#%0A"
MARKER = "<!-- routegen -->\n"
problems = []
repositories = 0


def git(folder, *words):
    subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@example.com", *words], cwd=folder, check=True,
                   capture_output=True)


def repository(base, files, old=GOOD):
    """Makes a checkout of one commit, of a server that has the branch and a tag v1 of the old version."""
    global repositories
    repositories += 1
    folder = work / f"{repositories}"
    server = folder / "server"
    server.mkdir(parents=True)
    git(server, "init", "--quiet", "--initial-branch=pull")
    commit(server, {"App.routes": old})
    git(server, "branch", base)
    git(server, "tag", "v1")
    commit(server, files)
    git(folder, "clone", "--quiet", "--depth=1", f"file://{server}", "app")
    return folder


def commit(folder, files):
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--allow-empty", "--message", "a change")


def run(folder, inputs=None, event="pull_request", base="main", fork=False, forbidden=False, isCached=True):
    temp = folder / "temp"
    # The folder is new for each job, and the cache of GitHub has the tool.
    shutil.rmtree(temp, ignore_errors=True)
    (temp / "routegen").mkdir(parents=True)
    if isCached:
        (temp / "routegen/routegen").symlink_to(tool)
    environment = {
        "PATH": f"{root}/Checks/pipelines/bin:{work}/bin:/usr/bin:/bin", "HOME": str(folder), "ROUTEGEN": str(tool),
        "GH_COMMENTS": str(folder / "comments.json"), "GH_FORBIDDEN": "1" if forbidden else "",
    }
    if not (folder / "comments.json").exists():
        (folder / "comments.json").write_text("[]")
    github = {"event": {}, "base_ref": ""}
    if event == "pull_request":
        github = {"base_ref": base, "event": {"pull_request": {"number": 7, "head": {"repo": {"fork": fork}}}}}
    result = Runner(action, root, folder / "app", temp, environment).run(inputs or {}, github, isCached)
    expect(not list(folder.rglob("pwned")), "a name was run as a command", result)
    for command in result.commands:
        ours = "title=routegen::" in command or command.startswith(("::error file=", "::warning file="))
        expect(ours, f"the runner would run '{command}'", result)
    expect(all(len(token) == 32 for token in result.tokens) and len(set(result.tokens)) == len(result.tokens),
           "a token that can be guessed", result)
    return result


def comments(folder):
    return [comment["body"] for comment in json.loads((folder / "comments.json").read_text())]


def expect(condition, problem, result):
    if not condition:
        problems.append(f"FAILED: {problem}; failures {result.failed}; the log ends with\n{result.log[-2000:]}")


def expect_failure(result, steps, *texts):
    expect(result.failed == steps, f"expected the failures {steps}", result)
    for text in texts:
        expect(text in result.log, f"the log lacks '{text}'", result)


# A pull request that changes no link: every check passes, and nobody is told.
folder = repository("main", {"App.routes": "// The app.\n" + GOOD})
result = run(folder, {"comment": "true", "strict": "true"}, isCached=False)
expect_failure(result, [], "no problems in 1 file", "built")
expect(result.summary.startswith("No link breaks."), "no summary", result)
expect(comments(folder) == [], "a comment without a reason", result)
expect(os.access(result.outputs["tool"], os.X_OK), "no tool in the outputs", result)
expect(pathlib.Path(result.outputs["report"]).exists(), "no report in the outputs", result)
result = run(folder)
expect("built" not in result.log, "the tool was built although the cache has it", result)

# A branch with a hostile name, whose links the pull request breaks. Somebody has written a comment that looks like ours.
folder = repository(HOSTILE, {"App.routes": BROKEN_LINK})
forged = {"id": 1, "user": {"login": "mallory"}, "body": MARKER + "forged"}
(folder / "comments.json").write_text(json.dumps([forged]))
for attempt in 1, 2:
    result = run(folder, {"comment": "true"}, base=HOSTILE)
    expect_failure(result, ["Compare the links"], "title=RG501 link-lost")
    expect(len(comments(folder)) == 2, "not one comment of ours", result)
    expect(comments(folder)[0] == forged["body"], "the comment of somebody else was changed", result)
    expect(comments(folder)[1].startswith(MARKER + "\n### Links that people have"), "another comment", result)
    expect("@me" not in comments(folder)[1] and "<b>" not in comments(folder)[1], "the comment is not safe", result)

# When the link is back, the comment says so.
(folder / "app/App.routes").write_text(GOOD)
result = run(folder, {"comment": "true"}, base=HOSTILE)
expect_failure(result, [])
expect("No link breaks." in comments(folder)[1], "the comment is old", result)

# A token that may not write comments, as that of a fork, and a report that is too long for a comment.
removed = "".join(f"/removed{number}/{'é' * 99}/{{name}} as removed{number}\n" for number in range(100))
folder = repository("main", {"App.routes": GOOD}, old=GOOD + removed)
result = run(folder, {"comment": "true", "sarif": "true"}, fork=True, forbidden=True)
expect_failure(result, ["Compare the links"], "::warning title=routegen::the comments cannot be read")
expect("github/codeql-action/upload-sarif" not in result.used, "a fork cannot send findings", result)
result = run(folder, {"comment": "true"})
expect(50000 < len(comments(folder)[0].encode()) < 65536, "a comment of another length", result)
expect(comments(folder)[0].endswith("|\n\nThe summary of the run has the rest.\n"), "nothing says that the rest is missing", result)

# Mistakes, and names of files and texts that look like commands of the runner.
folder = repository("main", {
    "App.routes": "routes App\n\nhost example.com\n\n/recipe/{id: Intt} as recipe\n",
    "::error title=pwned::x/::add-mask::a.routes": "routes  Other\n::stop-commands::pwned\n",
    "Third.routes": "routes Third\n\n//::warning::pwned\n/third/{a:Int}\n",
    "##[add-path]pwned.routes": "routes  Fourth\n// ##[set-env name=pwned]x \x1b[31m\n/fourth\n",
    "a\n::warning::pwned.routes": "routes  Fifth\n::notice::pwned\n// ##[group]pwned\n"})
result = run(folder, {"sarif": "true"})
expect_failure(result, ["Check", "Check the layout", "Compare the links"], "no parameter type is called 'Intt'", "/third/{a: Int}")
upload = result.used.get("github/codeql-action/upload-sarif", {})
log = json.loads(pathlib.Path(upload["sarif_file"]).read_text())
expect(len(log["runs"][0]["results"]) >= 2 and upload["category"] == "routegen", "other findings", result)

# Warnings, and exported files that are not current.
settings = '{"exports": [{"kind": "links", "file": "App.routes", "to": "links.txt"}]}'
folder = repository("main", {"App.routes": GOOD + "/Upper\n", ".routegen.json": settings, "links.txt": "old\n"})
(folder / "app/.routegen.json").write_text(settings[:-1] + ', "rules": {"uppercase-segment": "warning"}}')
expect_failure(run(folder), [], "RG402")
expect_failure(run(folder, {"strict": "true", "exports": "true"}), ["Check", "Check the exported files"], "links.txt")
expect_failure(run(folder, {"exports": "true", "format": "false", "diff": "false"}), ["Check the exported files"])
subprocess.run([tool, "export"], cwd=folder / "app", check=True, stdout=subprocess.DEVNULL)
expect_failure(run(folder, {"exports": "true"}), [])

# Old versions on a branch: a tag that the checkout lacks, a snapshot, both, and what does not exist.
folder = repository("main", {"App.routes": BROKEN_LINK})
(folder / "app/old.lock").write_text(json.dumps({"version": 1, "files": [{"path": "App.routes", "text": GOOD}]}))
result = run(folder, event="push")
expect(result.outcomes["Compare the links"] == "skipped", "a push has no base", result)
hash = subprocess.check_output(["git", "rev-parse", "v1"], cwd=folder / "server", text=True).strip()
for against in "v1", hash, "old.lock", "v1\nold.lock\n":
    expect_failure(run(folder, {"against": against}, event="push"), ["Compare the links"], "RG501")
expect_failure(run(folder, {"against": "pull"}, event="push"), [])
expect_failure(run(folder, {"against": "v9"}, event="push"), ["Compare the links"], "v9")
expect_failure(run(folder, {"against": "--upload-pack=touch pwned"}, event="push"), ["Compare the links"])

# Wrong inputs: nothing runs after them.
for inputs, text in [({"strict": "yes"}, "the input 'strict' is 'true' or 'false'"),
                     ({"diff": "v1"}, "the input 'diff' is 'true' or 'false'"),
                     ({"comment": ""}, "the input 'comment' is 'true' or 'false'")]:
    expect_failure(run(folder, inputs), ["Read the inputs"], text)

# Tools: a path, bundles, and what is neither.
def bundle(name, *programs):
    with zipfile.ZipFile(work / name, "w") as file:
        for program in programs:
            file.write(program, f"routegen.artifactbundle/{program.parent.name}/bin/routegen")
    return work / name


other = work / "another-system/routegen"
other.parent.mkdir()
other.write_bytes(b"\x7fELF is not the form of a program here")
ours = work / "this-system/routegen"
ours.parent.mkdir()
shutil.copy(tool, ours)
both, wrong = bundle("both.zip", other, ours), bundle("wrong.zip", other)
(work / "text.zip").write_text("no bundle")
checksum = hashlib.sha256(both.read_bytes()).hexdigest()
folder = repository("main", {"App.routes": GOOD})
for name, given in [(str(tool), ""), (str(both), checksum), (f"file://{both}", checksum)]:
    result = run(folder, {"tool": name, "checksum": given}, isCached=False)
    expect_failure(result, [], "no problems in 1 file")
    expect("built" not in result.log and "actions/cache" not in result.used, "the tool was built", result)
for name, given, text in [(str(both), "0" * 64, f"is {checksum}, and not 0000"), (str(wrong), "", "has no routegen for Linux"),
                          (str(work / "text.zip"), "", "is not a zip file"), ("nowhere", "", "there is no file 'nowhere'"),
                          (f"file://{work}/nowhere.zip", "", "cannot load 'file://")]:
    expect_failure(run(folder, {"tool": name, "checksum": given}, isCached=False), ["Take the tool that is named"], text)
expect_failure(run(folder, {"tool": str(other)}, isCached=False), ["Start the tool"], "the tool does not start on Linux")

if problems:
    sys.exit("\n\n".join(problems))
print(f"the action passes in {repositories} repositories")
