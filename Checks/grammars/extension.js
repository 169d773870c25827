// Checks the extension for VS Code: its files, its snippets with the tool, and extension.js with stubs of VS Code.
// usage: extension.js TOOL
const assert = require("assert");
const { execFileSync } = require("child_process");
const fs = require("fs");
const Module = require("module");
const os = require("os");
const path = require("path");

const folder = path.resolve(__dirname, "../../Editors/vscode");
const json = (name) => JSON.parse(fs.readFileSync(path.join(folder, name), "utf8"));
const manifest = json("package.json");
const { languages: [language], grammars: [grammar], snippets: [snippets], jsonValidation: [settings], configuration, commands } = manifest.contributes;

function checkFiles() {
  for (const file of [manifest.main, language.configuration, grammar.path, snippets.path, settings.url]) {
    assert(fs.existsSync(path.join(folder, file)), `${file} is missing`);
  }
  assert.equal(grammar.scopeName, json(grammar.path).scopeName);
  assert(grammar.language === language.id && snippets.language === language.id);
  const { wordPattern, indentationRules, onEnterRules } = json(language.configuration);
  assert.deepEqual("/a/{top-rated: Int}".match(new RegExp(wordPattern, "g")), ["a", "top-rated", "Int"]);
  const increase = new RegExp(indentationRules.increaseIndentPattern);
  assert(increase.test("/users {  // all") && !increase.test("/a/{id}") && !increase.test("/a  // {"));
  assert(new RegExp(indentationRules.decreaseIndentPattern).test("    }"));
  assert(onEnterRules.every((rule) => new RegExp(rule.beforeText).test("    /// A route.")));
}

// Inserts each snippet where it belongs, with the texts that it proposes, and compiles the file.
function checkSnippets(tool) {
  for (const [name, { body }] of Object.entries(json(snippets.path))) {
    const text = body.join("\n").replace(/\$\{\d+:([^}]*)\}/g, "$1").replace(/\$\{\d+\|([^,]*),.*?\|\}/g, "$1").replace("$0", "");
    const continues = /^(also|example)/.test(text);
    const before = text.startsWith("routes") ? "" : `routes App\nscheme app\n${continues ? "/users/{id: Int}\n" : ""}`;
    const after = text.startsWith("enum") ? "\n/list?{sort: Sort?}" : "";
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "snippet-")), "App.routes");
    fs.writeFileSync(file, `${before}${text}${after}\n`);
    try {
      execFileSync(tool, ["check", "--strict", file], { encoding: "utf8" });
    } catch (error) {
      assert.fail(`the snippet '${name}' has mistakes:\n${error.stdout}${error.stderr}`);
    }
    fs.rmSync(path.dirname(file), { recursive: true });
  }
}

// Runs the extension, and returns what it does.
async function checkExtension() {
  const settings = { path: "routegen", imports: { Shop: "Shop.routes" } };
  const seen = { clients: [], errors: [], commands: {}, running: 0 };
  class LanguageClient {
    constructor(id, name, server, client) {
      Object.assign(this, { server, client, running: false });
      seen.clients.push(this);
    }
    async start() {
      if (this.server.command === "/missing") throw new Error("ENOENT");
      this.running = true;
      seen.running += 1;
    }
    async stop() {
      this.running = false;
      seen.running -= 1;
    }
    isRunning() { return this.running; }
  }
  const vscode = {
    workspace: {
      workspaceFolders: [{ uri: { fsPath: "/app" } }],
      getConfiguration: () => ({ get: (name) => settings[name] }),
      isTrusted: true,
      onDidChangeConfiguration: (listener) => { seen.changed = listener; },
      onDidGrantWorkspaceTrust: (listener) => { seen.trusted = listener; },
      onDidChangeWorkspaceFolders: (listener) => { seen.moved = listener; },
    },
    window: { showErrorMessage: (text) => seen.errors.push(text) },
    commands: { registerCommand: (name, action) => { seen.commands[name] = action; } },
  };
  const load = Module._load;
  const stubs = { vscode, "vscode-languageclient/node": { LanguageClient } };
  Module._load = (name, ...rest) => stubs[name] ?? load(name, ...rest);
  const extension = require(path.join(folder, manifest.main));

  const change = (name) => seen.changed({ affectsConfiguration: (section) => section === name });
  await extension.activate({ subscriptions: [] });
  assert.deepEqual(seen.clients[0].server, { command: "routegen", args: ["lsp"], options: { cwd: "/app" } });
  const options = { imports: settings.imports, trustedFolders: ["/app"] };
  assert.deepEqual(seen.clients[0].client.initializationOptions, options);
  assert.deepEqual(seen.clients[0].client.documentSelector, [{ language: language.id }]);
  settings.path = "build/routegen";
  await change("editor");
  assert.equal(seen.clients.length, 1);
  await change("routegen");
  assert.equal(seen.clients[1].server.command, "/app/build/routegen");
  assert.equal(seen.running, 1);
  settings.path = "/missing";
  await seen.commands[commands[0].command]();
  assert.match(seen.errors[0], /^\/missing cannot be started\. .*routegen\.path/);
  // A folder that is not trusted has no program to start, and the tool starts none there.
  vscode.workspace.isTrusted = false;
  settings.path = "build/routegen";
  await change("routegen");
  assert.match(seen.errors[1], /not trusted/);
  settings.path = "routegen";
  await change("routegen");
  assert.equal(seen.clients.length, 4);
  assert.deepEqual(seen.clients[3].server, { command: "routegen", args: ["lsp"], options: { cwd: undefined } });
  assert.deepEqual(seen.clients[3].client.initializationOptions.trustedFolders, []);
  vscode.workspace.isTrusted = true;
  await seen.trusted();
  assert.deepEqual(seen.clients[4].client.initializationOptions, options);
  const { untrustedWorkspaces } = manifest.capabilities;
  assert(untrustedWorkspaces.supported === "limited" && untrustedWorkspaces.restrictedConfigurations.includes("routegen.path"));
  await extension.deactivate();
  assert.equal(seen.running, 0);
  for (const name of ["path", "imports"]) assert(configuration.properties[`routegen.${name}`], name);
}

checkFiles();
checkSnippets(path.resolve(process.argv[2]));
checkExtension().then(() => console.log("the extension for VS Code works with stubs"));
