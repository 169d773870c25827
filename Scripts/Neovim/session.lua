-- One session of Neovim with the language server: each feature once, and the text that comes out.

--- Waits until a condition is true, and ends Neovim with an error if it never is.
local function expect(what, condition)
  if not vim.wait(10000, condition, 20) then
    io.stderr:write("not so in Neovim: " .. what .. "\n")
    vim.cmd("cquit 1")
  end
end

local function line(number)
  return vim.api.nvim_buf_get_lines(0, number - 1, number, false)[1]
end

local function request(method, more)
  local document = { textDocument = { uri = vim.uri_from_bufnr(0) } }
  local answers = vim.lsp.buf_request_sync(0, method, vim.tbl_extend("force", document, more or {}), 10000)
  for _, answer in pairs(answers or {}) do return answer.result end
end

vim.cmd("filetype plugin on")
vim.cmd("edit App.routes")
expect("the server starts", function() return #vim.lsp.get_clients({ bufnr = 0 }) == 1 end)
expect("two errors", function() return #vim.diagnostic.get(0) == 2 end)

local first = vim.diagnostic.get(0)[1]
expect("the columns of 'Intt' after two characters that are no ASCII", function()
  return first.code == "RG203" and first.lnum == 2 and first.col == 12 and first.end_col == 16
end)

local place = request("textDocument/definition", { position = { line = 4, character = 10 } })[1]
expect("the definition in another file", function() return vim.endswith(place.uri, "/Shop.routes") end)
expect("a hover", function()
  local hover = request("textDocument/hover", { position = { line = 1, character = 2 } })
  return hover.contents.value:find("App.user(id: Int, q: String)", 1, true) ~= nil
end)
expect("an outline", function() return #request("textDocument/documentSymbol") == 5 end)

vim.api.nvim_win_set_cursor(0, { 2, 18 })
vim.lsp.buf.rename("text")
expect("the rename keeps the key", function() return line(2) == "/users/{id: Int}?q={text}   as user" end)

vim.lsp.buf.code_action({ context = { only = { "source.fixAll" } }, apply = true })
expect("the fix of '/a/'", function() return line(4) == "/a" end)

vim.api.nvim_buf_set_lines(0, 2, 3, false, { "/é😀/{x: Int} as emoji" })
expect("no diagnostics after the correction", function() return #vim.diagnostic.get(0) == 0 end)

vim.lsp.buf.format({ timeout_ms = 10000 })
expect("the layout", function() return line(2) == "/users/{id: Int}?q={text} as user" end)

print("Neovim " .. tostring(vim.version()) .. " works with the language server")
vim.cmd("qall!")
