"""Runs a composite action as a runner of GitHub does, with stand-ins for other actions, swift and gh."""
import os, pathlib, subprocess
from dataclasses import dataclass, field

from expressions import expanded, isTrue


@dataclass
class Run:
    """What happened: the steps by their names, and what the runner was given."""
    outcomes: dict = field(default_factory=dict)
    log: str = ""
    outputs: dict = field(default_factory=dict)
    summary: str = ""
    # The texts that end a part of the log without commands.
    tokens: list = field(default_factory=list)
    # The inputs of the actions that were used, by their names.
    used: dict = field(default_factory=dict)

    @property
    def failed(self):
        return [name for name, outcome in self.outcomes.items() if outcome == "failure"]

    @property
    def commands(self):
        """The lines that the runner takes for commands, of which some stop all others up to a token."""
        commands, token = [], None
        for line in self.log.splitlines():
            text = line.strip()
            if token is not None:
                token = None if text == f"::{token}::" else token
            elif text.startswith("::stop-commands::"):
                token = text.removeprefix("::stop-commands::")
                self.tokens.append(token)
            elif text.startswith("::") or "##[" in line:
                commands.append(text)
        assert token is None, "commands are stopped for ever"
        return commands


class Runner:
    """A machine with a checkout of a repository."""

    def __init__(self, action, root, workspace, temp, environment):
        self.action, self.root, self.workspace, self.temp = action, root, workspace, temp
        self.environment = environment

    def run(self, inputs, github, isCached=False):
        defaults = {name: input.get("default", "") for name, input in self.action["inputs"].items()}
        unknown = set(inputs) - set(defaults)
        assert not unknown, f"the action has no inputs {unknown}"
        contexts = {
            "inputs": {**defaults, **inputs}, "github": {"token": "secret", **github}, "steps": {},
            "runner": {"temp": str(self.temp), "os": "Linux", "arch": "X64"},
        }
        run = Run()
        for step in self.action["runs"]["steps"]:
            outcome, outputs = "skipped", {}
            if isTrue(step.get("if", "success()"), contexts, not run.failed):
                if "uses" in step:
                    given = {name: expanded(text, contexts) for name, text in step["with"].items()}
                    run.used[step["uses"].split("@")[0]] = given
                    outcome, outputs = "success", {"cache-hit": "true" if isCached else ""}
                else:
                    outcome, outputs = self.shell(step, contexts, run)
            run.outcomes[step["name"]] = outcome
            if "id" in step:
                contexts["steps"][step["id"]] = {"outcome": outcome, "outputs": outputs}
        run.outputs = {name: expanded(output["value"], contexts) for name, output in self.action["outputs"].items()}
        return run

    def shell(self, step, contexts, run):
        assert step["shell"] == "bash" and "${{" not in step["run"], "values do not belong into scripts"
        files = {name: self.temp / name.lower() for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY")}
        for file in files.values():
            file.write_text("")
        script = self.temp / "script.sh"
        script.write_text(step["run"])
        environment = {
            **self.environment, **{name: str(file) for name, file in files.items()},
            "GITHUB_ACTION_PATH": str(self.root), "RUNNER_TEMP": str(self.temp), "GITHUB_REPOSITORY": "example/app",
            **{name: expanded(text, contexts) for name, text in step.get("env", {}).items()},
        }
        done = subprocess.run(["bash", "--noprofile", "--norc", "-eo", "pipefail", script], cwd=self.workspace,
                              env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60)
        run.log += f"--- {step['name']}\n{done.stdout}"
        run.summary += files["GITHUB_STEP_SUMMARY"].read_text()
        outputs = dict(line.split("=", 1) for line in files["GITHUB_OUTPUT"].read_text().splitlines())
        return ("failure" if done.returncode else "success"), outputs
