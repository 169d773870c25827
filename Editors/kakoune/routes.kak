# The language of swift-routegen for Kakoune with kakoune-lsp.

hook global BufCreate .*[.]routes %{ set-option buffer filetype routes }

hook global BufSetOption filetype=routes %{
    set-option buffer comment_line '//'
    set-option buffer indentwidth 4
    set-option buffer lsp_servers %{
        [routegen]
        command = "routegen"
        args = ["lsp"]
        root_globs = [".routegen.json", "Package.swift", ".git"]
    }
}

hook global WinSetOption filetype=routes %{
    lsp-enable-window
    hook window -group routes-colors BufReload .* lsp-semantic-tokens
    hook window -group routes-colors NormalIdle .* lsp-semantic-tokens
    hook window -group routes-colors InsertIdle .* lsp-semantic-tokens
}
