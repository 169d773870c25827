" Vim filetype plugin file
" Language: routes, the deep links of swift-routegen

if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1

setlocal commentstring=//\ %s
setlocal comments=:///,://
setlocal formatoptions-=t formatoptions+=croql
setlocal expandtab shiftwidth=4 softtabstop=4
" A '#' begins the fragment of a pattern.
setlocal nosmartindent
setlocal suffixesadd=.routes

let b:undo_ftplugin = 'setlocal commentstring< comments< formatoptions< expandtab< shiftwidth< softtabstop<'
      \ . ' smartindent< suffixesadd<'
