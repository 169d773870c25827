" Compares the syntax file of Vim with the kinds of characters that 'check.py' wrote. It runs in Neovim and in Vim.
"
" usage: CORPUS=FILE RESULT=FILE nvim --headless -u NONE --cmd 'set rtp^=Editors/nvim' -S check.vim

set encoding=utf-8 nocompatible noswapfile

" The letters of 'kinds.py' with the highlight groups that the syntax groups are linked to.
let s:letters = {
      \ 'Keyword': 'k', 'Boolean': 'k', 'PreProc': 'd', 'Structure': 'n', 'Type': 't', 'Constant': 'm', 'Number': '0',
      \ 'Identifier': 'p', 'Function': 'f', 'Label': 'y', 'String': 's', 'SpecialChar': 's', 'Operator': 'o',
      \ 'Comment': 'c', 'SpecialComment': 'C',
      \ }

" Returns the letter of a syntax group.
let s:letter_of_group = {}
function! s:Letter(id) abort
  if !has_key(s:letter_of_group, a:id)
    let name = synIDattr(a:id, 'name')
    let link = name ==# '' ? '' : matchstr(execute('highlight ' . name), 'links to \zs\w\+')
    let s:letter_of_group[a:id] = get(s:letters, link, '.')
  endif
  return s:letter_of_group[a:id]
endfunction

" Returns a letter for each character of a line. White space has the letter that is expected.
function! s:Kinds(number, line, expected) abort
  let [letters, column] = ['', 1]
  for index in range(strchars(a:line))
    let character = nr2char(strgetchar(a:line, index), 1)
    let letters .= character =~# '^\s$' ? a:expected[index] : s:Letter(synID(a:number, column, 0))
    let column += len(character)
  endfor
  return letters
endfunction

" Returns the lines of a text that differ, as they are shown.
function! s:Differences(entry) abort
  let found = []
  for [index, expected] in map(copy(a:entry.kinds), {index, kinds -> [index, kinds]})
    " What follows a mistake in the line is not compared.
    let line = strcharpart(getline(index + 1), 0, strlen(expected))
    let actual = s:Kinds(index + 1, line, expected)
    if actual !=# expected
      let found += [a:entry.name . ':' . (index + 1), '  ' . line, '  ' . actual . '  vim', '  ' . expected . '  server']
    endif
  endfor
  return found
endfunction

function! s:Check() abort
  filetype on
  syntax on
  let [texts, found] = [0, []]
  for entry in json_decode(join(readfile($CORPUS), "\n"))
    let texts += 1
    enew!
    call setline(1, split(entry.text, "\n", 1))
    setfiletype routes
    syntax sync fromstart
    let found += s:Differences(entry)
  endfor
  let summary = empty(found)
        \ ? 'the syntax file of Vim agrees with the server on ' . texts . ' texts' : 'FAILED: lines differ'
  call writefile(found + [summary], $RESULT)
  return empty(found) && texts > 500
endfunction

try
  let s:passed = s:Check()
catch
  call writefile(['FAILED: ' . v:exception . ' ' . v:throwpoint], $RESULT)
  let s:passed = 0
endtry
execute s:passed ? 'qall!' : 'cquit!'
