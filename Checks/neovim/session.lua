-- One session of Neovim with Editors/nvim: each feature once, and the text that comes out.

--- Waits until a condition is true, and ends Neovim with an error if it never is.
local function expect(what, condition)
  local passed, value = vim.wait(10000, condition, 20)
  if not passed then
    print("not so in Neovim: " .. what .. "\n")
    vim.cmd("cquit 1")
  end
  print("  " .. what .. "\n")
  return value
end

local function line(number)
  return vim.api.nvim_buf_get_lines(0, number - 1, number, false)[1]
end

local function request(method, more)
  local document = { textDocument = { uri = vim.uri_from_bufnr(0) } }
  local answers = vim.lsp.buf_request_sync(0, method, vim.tbl_extend("force", document, more or {}), 10000)
  for _, answer in pairs(answers or {}) do return answer.result end
end

--- The name of the syntax group of the first character of a text in a line.
local function group(number, text)
  return vim.fn.synIDattr(vim.fn.synID(number, line(number):find(text, 1, true), 0), "name")
end

local function rename(place, name)
  vim.api.nvim_win_set_cursor(0, place)
  vim.lsp.buf.rename(name)
end

--- Checks what completion offers at the end of a line, and takes one of the labels, or the first.
local function complete(number, labels, label)
  local answer = request("textDocument/completion", { position = { line = number - 1, character = #line(number) } })
  local items = answer.items or answer
  expect("the completion of '" .. line(number) .. "'", function()
    return vim.deep_equal(vim.tbl_map(function(item) return item.label end, items), labels)
  end)
  for _, item in ipairs(items) do
    if item.label == (label or labels[1]) then
      vim.lsp.util.apply_text_edits({ item.textEdit }, vim.api.nvim_get_current_buf(), "utf-8")
    end
  end
end

vim.cmd("edit App.routes")
expect("the type of the file is routes", function() return vim.bo.filetype == "routes" end)
expect("comments begin with //", function() return vim.bo.commentstring == "// %s" end)
expect("the syntax file colors words without the server", function()
  return group(1, "routes") == "routesKeyword" and group(1, "App") == "routesName" and group(2, "/users") == "routesPath"
    and group(2, "id") == "routesParameter" and group(2, "Int") == "routesType" and group(2, "?") == "routesOperator"
    and group(2, "as") == "routesAs" and group(5, "mount") == "routesMount"
end)
expect("the server starts", function() return #vim.lsp.get_clients({ bufnr = 0 }) == 1 end)
expect("two errors", function() return #vim.diagnostic.get(0) == 2 end)

local first = vim.diagnostic.get(0)[1]
expect("the columns of 'Intt' after two characters that are no ASCII", function()
  return first.code == "RG203" and first.lnum == 2 and first.col == 12 and first.end_col == 16
end)

expect("semantic tokens for the colors", function()
  local tokens = vim.lsp.semantic_tokens.get_at_pos(0, 1, 8)
  return tokens and tokens[1] and tokens[1].type == "parameter" and tokens[1].modifiers.declaration
end)

local place = request("textDocument/definition", { position = { line = 4, character = 10 } })[1]
expect("the definition in another file", function() return vim.endswith(place.uri, "/Shop.routes") end)
expect("a link from 'mount Shop' to the file", function()
  return vim.endswith(request("textDocument/documentLink")[1].target, "/Shop.routes")
end)
expect("a hover", function()
  local hover = request("textDocument/hover", { position = { line = 1, character = 2 } })
  return hover.contents.value:find("App.user(id: Int, q: String)", 1, true) ~= nil
end)
expect("the references of a route set", function()
  local places = request("textDocument/references", {
    position = { line = 4, character = 10 }, context = { includeDeclaration = true },
  })
  return #places == 2
end)
expect("the highlights of a parameter", function()
  return #request("textDocument/documentHighlight", { position = { line = 1, character = 18 } }) == 1
end)
expect("the routes of the workspace by pattern", function()
  return request("workspace/symbol", { query = "/users" })[1].name == "user  /users/{id: Int}?{q}"
end)
expect("an outline", function() return #request("textDocument/documentSymbol") == 5 end)
expect("the selection grows from a word to its declaration", function()
  local range = request("textDocument/selectionRange", { positions = { { line = 1, character = 8 } } })[1]
  local texts = {}
  while range do
    if range.range.start.line == 1 and range.range["end"].line == 1 then
      table.insert(texts, line(2):sub(range.range.start.character + 1, range.range["end"].character))
    end
    range = range.parent
  end
  return texts[1] == "id" and texts[2] == "{id: Int}" and texts[#texts] == line(2)
end)

rename({ 2, 18 }, "text")
expect("the rename keeps the key", function() return line(2) == "/users/{id: Int}?q={text}   as user" end)

vim.api.nvim_win_set_cursor(0, { 3, 13 })
vim.lsp.buf.code_action({ apply = true, filter = function(action) return action.title:find("Int'", 1, true) end })
expect("the fix of 'Intt'", function() return line(3) == "/é😀/{x: Int}" end)

vim.lsp.buf.code_action({ context = { only = { "source.fixAll" } }, apply = true })
expect("the fix of '/a/'", function() return line(4) == "/a" end)

vim.api.nvim_buf_set_lines(0, 2, 3, false, { "/é😀/{x: Int} as emoji" })
expect("no diagnostics after the correction", function() return #vim.diagnostic.get(0) == 0 end)

expect("the command 'routegen.match'", function()
  local drawing = request("workspace/executeCommand", {
    command = "routegen.match", arguments = { vim.uri_from_bufnr(0), "/users/7?q=x" },
  })
  return vim.inspect(drawing):find("user", 1, true) ~= nil
end)

vim.api.nvim_buf_set_lines(0, 5, 5, false, { "/n/{id: U" })
complete(6, {
  "String", "Int", "UInt", "Double", "Bool", "UUID", "Date", "URL", "Text", "[String]", "[String: String]",
  "[String: [String]]",
}, "UUID")
expect("the completion of a type", function() return line(6) == "/n/{id: UUID" end)
vim.api.nvim_buf_set_lines(0, 5, 6, false, {})

vim.api.nvim_buf_set_lines(0, 5, 5, false, { "/x?{all: Bool}" })
expect("a warning", function() return #vim.diagnostic.get(0) == 1 end)
vim.api.nvim_win_set_cursor(0, { 6, 6 })
vim.lsp.buf.code_action({ apply = true, filter = function(action) return action.title:find("silence", 1, true) end })
expect("the comment that silences it", function()
  return line(6) == "/x?{all: Bool}  // routegen:disable-line required-bool" and #vim.diagnostic.get(0) == 0
end)
vim.api.nvim_buf_set_lines(0, 5, 6, false, {})

vim.lsp.buf.format({ timeout_ms = 10000 })
expect("the layout", function() return line(2) == "/users/{id: Int}?q={text} as user" end)
expect("the text at the end", function()
  return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n") ==
    "routes App\n/users/{id: Int}?q={text} as user\n/é😀/{x: Int} as emoji\n/a\n/s mount Shop"
end)
vim.cmd("silent write")

-- The session of Documentation/Editors.md.
vim.cmd("edit Tour/App.routes")
expect("tour: 'Intt' is no type", function()
  local found = vim.diagnostic.get(0)
  return #found == 1 and vim.startswith(found[1].message, "no parameter type is called 'Intt'")
end)
vim.api.nvim_win_set_cursor(0, { 6, 13 })
vim.lsp.buf.code_action({ apply = true, filter = function(action) return action.title == "change it to 'Int'" end })
expect("tour: the fix", function() return line(6) == "/users/{id: Int}" and #vim.diagnostic.get(0) == 0 end)
vim.api.nvim_buf_set_lines(0, 7, -1, false, { "also /find?q={" })
complete(8, { "query", "sort", "_" })
vim.api.nvim_buf_set_lines(0, 7, 8, false, { line(8) .. "}" })
rename({ 7, 10 }, "text")
expect("tour: the parameter", function() return line(7) == "/search?query={text}&{sort: Sort?}" end)
rename({ 4, 13 }, "latest")
expect("tour: the value", function() return line(4) == 'enum Sort { latest = "newest", oldest }' end)
vim.lsp.buf.format({ timeout_ms = 10000 })
expect("tour: the file at the end", function()
  return vim.deep_equal(vim.api.nvim_buf_get_lines(0, 0, -1, false), vim.fn.readfile("../End.routes"))
end)
vim.bo.modified = false

vim.cmd("edit Shop.routes")
vim.o.foldmethod = "expr"
vim.o.foldexpr = "v:lua.vim.lsp.foldexpr()"
expect("runs of comments fold", function() return vim.fn.foldlevel(2) == 1 and vim.fn.foldlevel(3) == 0 end)
expect("a link from a host to the website", function()
  return request("textDocument/documentLink")[1].target == "https://shop.example/"
end)

local formatted = vim.fn.glob(vim.env.FORMATTED .. "/*.routes", false, true)
expect("there are formatted files", function() return #formatted > 0 end)
for _, file in ipairs(formatted) do
  vim.cmd("edit " .. file)
  local text = vim.api.nvim_buf_get_lines(0, 0, -1, false)
  vim.cmd([[silent keeppatterns %s/^\s\+//e]])
  vim.cmd("silent normal! gg=G")
  expect("lines are indented as in " .. vim.fs.basename(file), function()
    return vim.deep_equal(text, vim.api.nvim_buf_get_lines(0, 0, -1, false))
  end)
  vim.bo.modified = false
end

print("Neovim " .. tostring(vim.version()) .. " works with Editors/nvim")
vim.cmd("qall!")
