" Vim indent file
" Language: routes, the deep links of swift-routegen
"
" Lines are indented as 'routegen format' does it.

if exists('b:did_indent')
  finish
endif
let b:did_indent = 1

" 'GrammarTests' writes the words of the language.
let s:words = {'continuations': 'also\|example\|nomatch\|as'}.continuations

setlocal indentexpr=RoutesIndent()
let &l:indentkeys = 'o,O,0},0?,0&,0#,0=' . substitute(s:words, '\\|', ',0=', 'g') . ',!^F'
let b:undo_indent = 'setlocal indentexpr< indentkeys<'

if exists('*RoutesIndent')
  finish
endif

let s:ignored = '^\s*\%(//.*\)\?$'
let s:part = '^\s*[?&#]'
let s:continued = '^\s*\%([?&#]\|\%(' . s:words . '\)\>\)'

" Returns the number of the last line of code before a line that does not match a pattern, or 0.
function! s:Before(number, pattern) abort
  let number = a:number - 1
  while number > 0 && (getline(number) =~# s:ignored || getline(number) =~# a:pattern)
    let number -= 1
  endwhile
  return number
endfunction

function! RoutesIndent() abort
  " A comment is indented like the line that follows it.
  let number = v:lnum
  while getline(number) =~# '^\s*//' || number > v:lnum && getline(number) =~# s:ignored && number < line('$')
    let number += 1
  endwhile
  let line = getline(number)
  if line =~# s:part
    return indent(s:Before(v:lnum, s:part)) + shiftwidth()
  endif
  let before = s:Before(v:lnum, s:continued)
  let level = indent(before)
  " The first lines of a group may begin with 'also'.
  let opens = getline(before) =~# '{\s*\%(//.*\)\?$'
  if opens
    let level += shiftwidth()
  endif
  if line =~# s:continued && !opens
    let level += shiftwidth()
  elseif line =~# '^\s*}' && number == v:lnum
    let level -= shiftwidth()
  endif
  return level
endfunction
