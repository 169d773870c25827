-- The language server of swift-routegen, for Neovim 0.11: vim.lsp.enable("routegen")
return {
  cmd = { "routegen", "lsp" },
  filetypes = { "routes" },
  root_markers = { ".routegen.json", "Package.swift", ".git" },
}
