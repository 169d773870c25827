// Starts 'routegen lsp' for '.routes' files, and again when its settings change.
const path = require("path");
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

function start() {
  const settings = vscode.workspace.getConfiguration("routegen");
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
  const folders = (vscode.workspace.workspaceFolders ?? []).map((each) => each.uri.fsPath);
  const isTrusted = vscode.workspace.isTrusted;
  // The name of a program is looked up in PATH; any other path may be relative.
  const tool = settings.get("path");
  const isRelative = path.basename(tool) !== tool && !path.isAbsolute(tool);
  if (isRelative && !isTrusted) {
    vscode.window.showErrorMessage(`${tool} is in a folder that is not trusted, and is not started.`);
    return Promise.resolve();
  }
  const command = folder && isRelative ? path.resolve(folder, tool) : tool;
  client = new LanguageClient(
    "routegen",
    "Routes",
    { command, args: ["lsp"], options: { cwd: isTrusted ? folder : undefined } },
    {
      documentSelector: [{ language: "routes" }],
      initializationOptions: {
        imports: settings.get("imports"),
        trustedFolders: isTrusted ? folders : [],
      },
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
    vscode.workspace.onDidGrantWorkspaceTrust(restart),
    vscode.workspace.onDidChangeWorkspaceFolders(restart),
  );
  return start();
};

exports.deactivate = stop;
