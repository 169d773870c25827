// Starts 'routegen lsp' for '.routes' files, and again when its settings change.
const path = require("path");
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

function start() {
  const settings = vscode.workspace.getConfiguration("routegen");
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
  // The name of a program is looked up in PATH; any other path may be relative.
  const tool = settings.get("path");
  const command = folder && path.basename(tool) !== tool ? path.resolve(folder, tool) : tool;
  client = new LanguageClient(
    "routegen",
    "Routes",
    { command, args: ["lsp"], options: { cwd: folder } },
    {
      documentSelector: [{ language: "routes" }],
      initializationOptions: { imports: settings.get("imports") },
    },
  );
  return client.start().catch((error) => {
    vscode.window.showErrorMessage(`${command} cannot be started. Change the setting routegen.path. ${error.message}`);
  });
}

function stop() {
  return client?.isRunning() ? client.stop() : undefined;
}

async function restart() {
  await stop();
  await start();
}

exports.activate = (context) => {
  context.subscriptions.push(
    vscode.commands.registerCommand("routegen.restart", restart),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("routegen")) return restart();
    }),
  );
  return start();
};

exports.deactivate = stop;
