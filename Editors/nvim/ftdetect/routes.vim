autocmd BufNewFile,BufRead *.routes setfiletype routes
