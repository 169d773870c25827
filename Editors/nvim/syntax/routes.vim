" Vim syntax file
" Language: routes, the deep links of swift-routegen
"
" A statement is a region that ends with its line, or before the brace of a block. Only the start of a statement is
" outside of all regions, so words such as 'host' are keywords there alone. 'Checks/grammars/run' tests this file.

if exists('b:current_syntax')
  finish
endif
let s:cpo = &cpo
set cpo&vim

" Parts of the items below. 'GrammarTests' writes the words of the language, and the characters of a word.
let s:char = '[^[:space:]/?&#{}=,:[\]()"]'
let s:parts = {
      \ 'char': s:char,
      \ 'word': '\%(\%(\.\.\.\)\@!' . s:char . '\)\+',
      \ 'quoted': '"\%(\\.\|[^"\\]\)*"',
      \ 'after': s:char . '\@!',
      \ 'line': 'matchgroup=NONE excludenl end=/$/',
      \ 'statement': 'matchgroup=NONE excludenl end=/$/ end=/[{}]/me=s-1',
      \ 'pattern': 'excludenl end=/$/ end=+\%([[:space:]}]\|{\s*\%(//.*\)\?$\)+me=s-1',
      \ 'keyword': 'oneline matchgroup=routesKeyword',
      \ 'comments': 'routesComment,routesDocumentation',
      \ 'names': 'routes\|import\|variant',
      \ 'choices': 'access\|handlers\|plus',
      \ 'alone': 'caseless',
      \ 'origins': 'scheme\|host',
      \ 'keys': 'expires',
      \ 'requirements': 'require',
      \ 'required': 'requires',
      \ 'payloads': 'type\|link\|when\|else',
      \ 'patterns': 'except\|unwrap\|also',
      \ 'links': 'example\|nomatch',
      \ }

" If two items match in one place, Vim takes the later one.
for s:item in [
      "\ Texts that begin no statement.
      \ 'region routesUnknown oneline start=/[^[:space:]{}]/ <statement> contains=<comments>',
      \ 'region routesRest oneline start=/[^[:space:]{}]/ <statement> contained contains=<comments>',
      "\ Declarations
      \ 'match routesName /<word>/ contained',
      \ 'match routesWord /<word>/ contained',
      \ 'match routesKey /<word>/ contained',
      \ 'match routesRequirement /<word>/ contained',
      \ 'match routesFunction /<word>/ contained',
      \ 'match routesOrigin /[^[:space:]{},]\+/ contained',
      \ 'match routesText /[^[:space:]{}"]\+/ contained',
      \ 'region routesString oneline start=/"/ skip=/\\./ end=/"/ contained',
      \ 'region routesNames <keyword> start=/\%(<names>\)<after>/ <statement>
      \   contains=<comments>,routesString,routesName',
      \ 'region routesWords <keyword> start=/\%(<choices>\|<alone>\)<after>/ <statement>
      \   contains=<comments>,routesString,routesWord',
      \ 'region routesOrigins <keyword> start=/\%(<origins>\)<after>/ <statement>
      \   contains=<comments>,routesOrigin',
      \ 'region routesOrigins <keyword> start=+host\s\+\ze{\s*[^[:space:]{}/]+ excludenl end=/$/ end=/[^,[:space:]]\@1<=\s\+{/me=s-1
      \   contains=<comments>,routesOrigin,routesHole',
      \ 'region routesKeys <keyword> start=/\%(<keys>\)<after>/ <statement> contains=<comments>,routesString,routesKey',
      \ 'region routesRequire <keyword> start=/\%(<requirements>\)<after>/ <statement>
      \   contains=<comments>,routesString,routesRequirement',
      "\ type UserID begins "@", type PostID = String of a-z 0-9, length 26
      \ 'match routesCharacters /[^[:space:]{}",]\+/ contained',
      \ 'match routesBegins /\%(begins\|of\|plus\%(\s\+literal\)\?\)<after>/ contained',
      \ 'match routesTextType /=\s*String<after>/ contained contains=routesOperator,routesType',
      \ 'region routesLength <keyword> start=/length<after>/ <line> end=/,/me=s-1 end=/\s\@1<=\%(begins\|of\|plus\)<after>/me=s-1 contained
      \   contains=<comments>,routesNumber,routesRangeOperator',
      \ 'match routesTypeName /\%(\<type\s\+\)\@<=<word>/ contained',
      \ 'region routesTypes <keyword> start=/type<after>/ <statement>
      \   contains=<comments>,routesString,routesCharacters,routesBegins,routesTextType,routesLength,routesTypeName',
      "\ enum Sort { newest, price = "by price" }
      \ 'match routesEnum /\%(caseless\s\+\)\?\%(open\s\+\)\?enum<after>/ nextgroup=routesEnumName,routesValues skipwhite',
      \ 'match routesEnumName /<word>/ contained nextgroup=routesValues skipwhite',
      \ 'match routesValue /<word>/ contained',
      \ 'match routesOperator /=/ contained',
      \ 'match routesValueText /=\s*\%(<quoted>\|<word>\)/ contained contains=routesOperator,routesString,routesText',
      \ 'region routesValues matchgroup=routesBrace start=/{/ end=/}/ contained
      \   contains=<comments>,routesValue,routesValueText',
      "\ payload type, and payload { when kind = new /news }
      \ 'match routesPayload /payload<after>/ nextgroup=routesPayloadKey,routesString,routesPayloadBlock skipwhite',
      \ 'match routesPayloadKey /<word>/ contained',
      \ 'region routesPayloadLine <keyword> start=/\%(<payloads>\)<after>/ <statement> contained
      \   contains=<comments>,routesKey,routesString,routesPayloadText,routesPath',
      \ 'match routesPayloadText /=\s*\%(<quoted>\|<word>\)\%(\s*,\s*\%(<quoted>\|<word>\)\)*/ contained contains=routesOperator,routesString,routesPayloadWord',
      \ 'match routesPayloadWord /[^[:space:]{}=,"]\+/ contained',
      \ 'region routesPayloadBlock matchgroup=routesBrace start=/{/ end=/}/ contained
      \   contains=<comments>,routesPayloadLine,routesRoute',
      "\ variant BETA { host example.com = beta.example.com }
      \ 'match routesVariant /variant<after>/ nextgroup=routesVariantName,routesVariantBlock skipwhite',
      \ 'match routesVariantName /<word>/ contained nextgroup=routesVariantBlock skipwhite',
      \ 'match routesVariantOrigin /[^[:space:]{},=]\+/ contained',
      \ 'region routesVariantLine <keyword> start=/\%(<origins>\)<after>/ <statement> contained
      \   contains=<comments>,routesOperator,routesVariantOrigin',
      \ 'region routesVariantBlock matchgroup=routesBrace start=/{/ end=/}/ contained
      \   contains=<comments>,routesVariantLine',
      "\ @shortcut("com.example.search") with page = 1
      \ 'match routesArgument /<word>/ contained',
      \ 'match routesLabel /<word>\%(\s*:\)\@=/ contained',
      \ 'region routesAttributes oneline matchgroup=routesAttribute start=/@<char>*/ <line>
      \   contains=<comments>,routesString,routesArgument,routesLabel,routesWith',
      \ 'region routesAttributes oneline matchgroup=routesAttribute start=/@\%(<required>\)<after>/ <line>
      \   contains=<comments>,routesString,routesRequirement',
      "\ Routes, and the lines that continue them: /users/{id: Int}?{page: Int = 1} as user
      \ 'region routesRoute oneline start=/[/?&#]\@=/ <statement> contains=routesPath,routesQuery,routesHash,@routesTail',
      \ 'region routesRoute oneline start=/\%(as<after>\)\@=/ <statement> contains=@routesTail',
      \ 'region routesRoute <keyword> start=/\%(<patterns>\)<after>/ <statement>
      \   contains=routesAlso,routesAliasedOrigin,@routesTail',
      \ 'region routesPath oneline start=+/+ <pattern> contained contains=@routesPattern',
      \ 'region routesAlso oneline start=/\%(\%(<patterns>\)\s\+\)\@<=[^[:space:]{}]/ <pattern> contained
      \   contains=@routesPattern',
      \ 'match routesAliasedOrigin +[^[:space:],{}/]\+://[^[:space:],{}/]*,\@=+ contained nextgroup=routesOriginComma',
      \ 'match routesOriginComma +,\s*+ contained nextgroup=routesAliasedOrigin,routesLastOrigin',
      \ 'match routesLastOrigin +[^[:space:],{}/]\+://[^[:space:],{}/]*\s\@=+ contained',
      \ 'cluster routesPattern contains=routesHole,routesQuery,routesHash,routesString,routesEscape',
      \ 'match routesEscape /%\x\x/ contained',
      \ 'match routesAs /as<after>/ contained nextgroup=routesFunction skipwhite',
      \ 'match routesMount /mount<after>/ contained nextgroup=routesName skipwhite',
      \ 'cluster routesTail contains=<comments>,routesRest,routesAs,routesMount,routesWith,routesRoute,routesExample',
      "\ ?q={query}&draft#tab=info
      \ 'region routesQuery oneline matchgroup=routesOperator start=/[?#]\|\S\@1<!&/ <pattern> contained
      \   contains=routesHole,routesQueryOperator,routesItem,routesItemText',
      \ 'match routesQueryOperator /[?&#=]/ contained',
      "\ The # of a fragment that is written like a path: /#/room/{room}
      \ 'region routesHash oneline matchgroup=routesOperator start=+#\%(\%([^[:space:]{}?&#=/]\|{[^}]*}\)*/\)\@=+ <pattern> contained
      \   contains=@routesPattern',
      \ 'match routesItem /[^[:space:]{}?&#=]\+/ contained',
      \ 'match routesItemText /[=}]\@1<=[^[:space:]{}?&#]\+/ contained contains=routesEscape',
      "\ {name: Type in 1...50 by "," also key = 20}
      \ 'region routesHole oneline matchgroup=routesBrace start=/{/ end=/}/ excludenl end=/$/ contained
      \   contains=<comments>,routesString,routesType,routesBy,routesParameter,routesRange,routesRangeOperator,routesDefault,routesElse,routesOtherKeys',
      \ 'match routesType /<word>/ contained',
      \ 'match routesBy /<char>\@1<!by\%(\s*"\)\@=/ contained',
      \ 'match routesParameter /{\@1<=\s*<word>/ contained',
      \ 'match routesRangeOperator /\.\.\.\|?\|\]\@1<=+/ contained',
      \ 'region routesRange <keyword> start=/\%({\s*\)\@<!<char>\@1<!in<after>/ <line> end=/[=}]/me=s-1 end=/\s\@1<=\%(also\|else\)<after>/me=s-1 contained
      \   contains=<comments>,routesString,routesHost,routesNumber,routesRangeOperator,routesByAfterRange',
      \ 'match routesHost /<word>/ contained',
      \ 'match routesByAfterRange /<char>\@1<!by\%(\s*"\)\@=/ contained',
      \ 'region routesDefault oneline matchgroup=routesOperator start=/=/ <line> end=/}/me=s-1 contained
      \   contains=<comments>,@routesGiven,routesRangeOperator',
      \ 'region routesOtherKeys <keyword> start=/\s\@1<=also<after>/ <line> end=/[=}]/me=s-1 end=/\s\@1<=else<after>/me=s-1 contained
      \   contains=<comments>,routesString,routesItemKey',
      \ 'match routesItemKey /[^[:space:]{}?&#=,"]\+/ contained',
      \ 'region routesElse <keyword> start=/\s\@1<=else<after>/ <line> end=/}/me=s-1 contained
      \   contains=<comments>,@routesGiven,routesRangeOperator',
      "\ Values of defaults, of examples, and after 'with'
      \ 'match routesGivenValue /<word>/ contained',
      \ 'match routesConstant /\%(true\|false\|nil\)<after>/ contained',
      \ 'match routesNumber /-*[0-9]\%(\%(\.\.\.\)\@!<char>\)*/ contained',
      \ 'cluster routesGiven contains=routesString,routesGivenValue,routesConstant,routesNumber',
      "\ with tab = insights, page = 2
      \ 'match routesGivenParameter /<word>/ contained',
      \ 'region routesGivenDefault oneline matchgroup=routesOperator start=/=/ <line> end=/[,{}]/me=s-1 contained
      \   contains=<comments>,@routesGiven',
      \ 'region routesWith <keyword> start=/with<after>/ <statement> contained
      \   contains=<comments>,routesGivenParameter,routesGivenDefault',
      "\ example /users/7 -> user(id: 7)
      \ 'match routesLink /\S\+/ contained contains=routesEscape',
      \ 'match routesExpectedParameter /\%([(,]\s*\)\@<=<word>\%(\s*:\)\@=/ contained',
      \ 'match routesExpected /\%(->\s*\)\@<=<word>/ contained',
      \ 'region routesResult oneline matchgroup=routesOperator start=/\s\@1<=-><after>/ <line> contained
      \   contains=<comments>,@routesGiven,routesExpectedParameter,routesExpected',
      \ 'region routesExample <keyword> start=/\%(<links>\)<after>/ <line>
      \   contains=<comments>,routesLink,routesResult',
      "\ A comment begins at the start of a line, after white space, or after a brace that begins its line.
      \ 'match routesComment +\%(^\|\s\)\@1<=//.*+ contains=@Spell',
      \ 'match routesComment +\%(^\s*}\)\@<=//.*+ contains=@Spell',
      \ 'match routesDocumentation +\%(^\|\s\)\@1<=////\@!.*+ contains=@Spell',
      \ ]
  execute 'syn' substitute(s:item, '<\(\l\+\)>', '\=s:parts[submatch(1)]', 'g')
endfor

" Only an enum, a payload or a variant is longer than a line.
syn sync minlines=100

for [s:link, s:names] in items({
      \ 'Keyword': ['Keyword', 'Word', 'Enum', 'Payload', 'Variant', 'Begins', 'As', 'Mount', 'By', 'ByAfterRange'],
      \ 'PreProc': ['Attribute'],
      \ 'Structure': ['Name', 'VariantName'],
      \ 'Type': ['Type', 'TypeName', 'EnumName'],
      \ 'Constant': ['Value', 'Requirement', 'GivenValue', 'GivenText'],
      \ 'Boolean': ['Constant'],
      \ 'Number': ['Number'],
      \ 'Identifier': ['Parameter', 'GivenParameter', 'ExpectedParameter'],
      \ 'Function': ['Function', 'Expected'],
      \ 'Label': ['Key', 'PayloadKey', 'Item', 'ItemKey', 'Label'],
      \ 'String': ['String', 'Path', 'Hash', 'Also', 'ItemText', 'Link', 'Origin', 'VariantOrigin', 'AliasedOrigin', 'LastOrigin', 'PayloadWord', 'Host', 'Text', 'Characters', 'Argument'],
      \ 'SpecialChar': ['Escape'],
      \ 'Operator': ['Operator', 'QueryOperator', 'RangeOperator'],
      \ 'Delimiter': ['Brace'],
      \ 'Comment': ['Comment'],
      \ 'SpecialComment': ['Documentation'],
      \ })
  for s:name in s:names
    execute 'hi def link' 'routes' . s:name s:link
  endfor
endfor
unlet s:char s:parts s:item s:link s:names s:name

let b:current_syntax = 'routes'
let &cpo = s:cpo
unlet s:cpo
