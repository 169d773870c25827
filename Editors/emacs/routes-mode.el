;;; routes-mode.el --- Major mode for the deep links of swift-routegen  -*- lexical-binding: t; -*-

;; Version: 1.0
;; Package-Requires: ((emacs "28.1"))
;; Keywords: languages
;; SPDX-License-Identifier: Apache-2.0

;;; Commentary:

;; Colors, comments and indentation of '.routes' files, and an entry for Eglot, which starts 'routegen lsp'.
;; 'Scripts/check-grammars' and 'Scripts/check-emacs' test this file.

;;; Code:

(require 'seq)

(defvar eglot-server-programs)

;;; Syntax

(defvar routes-mode-syntax-table
  (let ((table (make-syntax-table)))
    (dolist (char (string-to-list "!$%'*+-.;<>@\\^_`|~"))
      (modify-syntax-entry char "_" table))
    (dolist (char (string-to-list "/?&#=,:()[]\""))
      (modify-syntax-entry char "." table))
    (modify-syntax-entry ?\{ "(}" table)
    (modify-syntax-entry ?\} "){" table)
    (modify-syntax-entry ?\n ">" table)
    table)
  "Syntax table of `routes-mode'.")

(defconst routes--word "\\(?:\\sw\\|\\s_\\)+"
  "A word: anything without white space and punctuation.")

(defconst routes--string "\"\\(?:[^\"\\\n]\\|\\\\.\\)*\""
  "A text in quotation marks.")

(defun routes--placeholder-brace ()
  "Return the syntax of punctuation if a placeholder has the brace of the match."
  (save-excursion
    (goto-char (match-beginning 0))
    (when (looking-at "}")
      (skip-chars-backward "^{}\n")
      (unless (bobp) (backward-char)))
    ;; It touches the pattern before it, and does not end the line.
    (and (looking-at "{[ \t]*[^ \t\n]")
         (not (memq (char-before) '(nil ?\s ?\t ?\n)))
         (progn (back-to-indentation)
                (not (looking-at "\\(?:open[ \t]+\\)?enum\\_>\\|payload\\_>")))
         (string-to-syntax "."))))

(defconst routes--propertize
  (syntax-propertize-rules
   ("\\(\"\\)\\(?:[^\"\\\n]\\|\\\\.\\)*\\(\"\\)" (1 "\"") (2 "\""))
   ;; A comment begins at the start of a line, after white space, or after a brace that begins its line.
   ("\\(?:^[ \t]*}?\\|[ \t]\\)\\(/\\)/.*" (1 "<"))
   ("\\(\\.\\)\\(\\.\\)\\(\\.\\)" (1 ".") (2 ".") (3 "."))
   ("[{}]" (0 (routes--placeholder-brace))))
  "Marks texts, comments, placeholders and the dots that end a word.")

(defun routes--syntactic-face (state)
  "Return the face of the text or comment that STATE is in."
  (cond ((nth 3 state) font-lock-string-face)
        ((save-excursion (goto-char (nth 8 state)) (looking-at "///\\(?:[^/]\\|$\\)"))
         font-lock-doc-face)
        (t font-lock-comment-face)))

(defun routes--block (position)
  "Return the kind of the innermost block around POSITION, or nil."
  (save-excursion
    (save-restriction
      (widen)
      (let ((brace (nth 1 (syntax-ppss position))))
        (when brace
          (goto-char brace)
          (back-to-indentation)
          (cond ((looking-at "\\(?:open[ \t]+\\)?enum\\_>") 'enum)
                ((looking-at "payload\\_>") 'payload)
                (t 'other)))))))

;;; Colors

(defconst routes--states
  (let* ((keyword font-lock-keyword-face)
         (type font-lock-type-face)
         (value font-lock-constant-face)
         (parameter font-lock-variable-name-face)
         (key font-lock-builtin-face)
         (text font-lock-string-face)
         (function font-lock-function-name-face)
         (attribute font-lock-preprocessor-face)
         (string `(,routes--string ,text))
         (number `("-*[0-9]\\(?:\\sw\\|\\s_\\)*" ,value))
         (hole `(("{[ \t]*$" nil start)
                 (,(concat "{[ \t]*\\(" routes--word "\\)") ,parameter push hole)
                 ("{" nil push rest)))
         (values `(,string ,number ("\\(?:true\\|false\\|nil\\)\\_>" ,keyword) (,routes--word ,value))))
    `((statement
       ("@requires\\_>" ,attribute requirements)
       ("@\\(?:\\sw\\|\\s_\\)*" ,attribute attribute)
       ("\\(?:routes\\|import\\)\\_>" ,keyword names)
       ("\\(?:access\\|handlers\\|plus\\|caseless\\)\\_>" ,keyword words)
       ("\\(?:scheme\\|host\\)\\_>" ,keyword origins)
       ("\\(?:payload\\|expires\\)\\_>" ,keyword keys)
       ("require\\_>" ,keyword requirements)
       ("\\(?:open[ \t]+\\)?enum\\_>" ,keyword enum)
       ("type\\_>" ,keyword type)
       ("\\(?:also\\|except\\|unwrap\\)\\_>[ \t]*" ,keyword path)
       ("\\(?:example\\|nomatch\\)\\_>" ,keyword example)
       ("as\\_>" ,keyword function)
       ("/" ,text path)
       ("[?&#]" nil query)
       ("[^{} \t]" nil rest))
      (rest ("}" nil pop))
      (names ,string (,routes--word ,type))
      (words (,routes--word ,keyword))
      (origins ("[^ \t{},]+" ,text))
      (keys ,string (,routes--word ,key))
      (requirements (,routes--word ,value))
      (enum (,routes--word ,type rest))
      (values ,string (,(concat "=[ \t]*\\(" routes--word "\\)") ,text) (,routes--word ,value))
      (type (,routes--word ,type prefix))
      (prefix ("begins\\_>" ,keyword) ,string ("[^ \t{}]+" ,text))
      (payload
       ("\\(?:type\\|link\\|when\\|else\\)\\_>" ,keyword payload-keys)
       ("/" ,text path)
       ("[?&#]" nil query))
      (payload-keys ("/" ,text path) ("=" nil payload-text) ,string ("[^ \t/={}\"]+" ,key))
      (payload-text ("/" ,text path) ,string ("[^ \t/={}\"]+" ,text))
      (attribute
       ("with\\_>" ,keyword with)
       ,string
       (,(concat "\\(" routes--word "\\)[ \t]*:") ,key)
       (,routes--word ,text))
      (path ,string ,@hole ("[?&#]" nil query) ("[ \t]+" nil tail) ("[^ \t{}?&#\"]+" ,text))
      (query ,@hole ("[?&#]" nil) ("=" nil item) ("[ \t]+" nil tail) ("[^ \t{}?&#=]+" ,key))
      (item ,@hole ("[?&#]" nil query) ("[ \t]+" nil tail) ("[^ \t{}?&#]+" ,text))
      (hole ("}" nil pop) ("in\\_>" ,keyword range) ("=" nil default) ,string (,routes--word ,type))
      (range ("}" nil pop) ("=" nil default) ,string ,number (,routes--word ,text))
      (default ("}" nil pop) ,@values)
      (tail
       ("as\\_>" ,keyword function)
       ("mount\\_>" ,keyword names)
       ("with\\_>" ,keyword with)
       ("[^{} \t]" nil rest))
      (function ,string (,routes--word ,function))
      (with ("=" nil given) (,routes--word ,parameter))
      (given ("," nil with) ,@values ("[^ \t,{}]" ,value))
      (example
       (,(concat "->[ \t]*\\(" routes--word "\\)") ,function expected)
       ("[^ \t]+" ,text))
      (expected (,(concat "[(,][ \t]*\\(" routes--word "\\)[ \t]*:") ,parameter) ,@values)))
  "The rules of each state: a pattern, the face of its group, the next state.
`start' is the state of a new statement; `pop' ends the one that `push' began.")

(defun routes--start ()
  "Return the state of a statement at point."
  (pcase (routes--block (point))
    ('enum 'values)
    ('payload 'payload)
    (_ 'statement)))

(defun routes--fontify (limit)
  "Color the lines from point to LIMIT; return nil."
  (while (< (point) limit)
    (let* ((parsed (save-excursion (syntax-ppss (line-end-position))))
           (end (if (nth 4 parsed) (nth 8 parsed) (line-end-position))))
      ;; No pattern matches a comment, or two lines.
      (save-restriction
        (narrow-to-region (point) end)
        (routes--fontify-line)))
    (forward-line))
  nil)

(defun routes--fontify-line ()
  "Color the line that is the buffer."
  (skip-chars-forward " \t")
  (let ((states (list (routes--start))))
    (while (not (eobp))
      (pcase (seq-find (lambda (rule) (looking-at (car rule))) (alist-get (car states) routes--states))
        (`(,_ ,face . ,next)
         (when face
           (let ((group (if (match-beginning 1) 1 0)))
             (put-text-property (match-beginning group) (match-end group) 'face face)))
         (goto-char (match-end 0))
         (setq states (routes--next next states)))
        (_
         (forward-char)
         (when (memq (char-before) '(?\{ ?\}))
           (setq states (routes--next '(start) states))))))))

(defun routes--next (next states)
  "Return the states after NEXT, the end of a rule, in STATES."
  (pcase next
    (`(push ,state) (cons state states))
    ('(pop) (or (cdr states) (list (routes--start))))
    ('(start) (skip-chars-forward " \t") (list (routes--start)))
    (`(,state) (cons state (cdr states)))
    (_ states)))

;;; Indentation

(defcustom routes-indent-offset 4
  "The number of spaces of each level."
  :type 'integer
  :safe #'integerp
  :group 'languages)

(defun routes--level ()
  "Return the level of the current line, as 'routegen format' indents it."
  (save-excursion
    (beginning-of-line)
    (let ((is-comment (looking-at "[ \t]*//"))
          (depth (car (syntax-ppss))))
      ;; A comment is indented like the line that follows it.
      (when is-comment (forward-comment (point-max)))
      (back-to-indentation)
      (cond ((looking-at "}") (if is-comment depth (1- depth)))
            ((looking-at "\\(?:also\\|as\\|example\\|nomatch\\)\\_>") (1+ depth))
            ((looking-at "[?&#]")
             (while (and (looking-at "[?&#]") (zerop (forward-line -1)))
               (back-to-indentation))
             (+ depth (if (looking-at "also\\_>") 2 1)))
            (t depth)))))

(defun routes-indent-line ()
  "Indent the current line."
  (let ((column (* routes-indent-offset (max 0 (routes--level)))))
    (if (<= (current-column) (current-indentation))
        (indent-line-to column)
      (save-excursion (indent-line-to column)))))

;;; The mode

;;;###autoload
(define-derived-mode routes-mode prog-mode "Routes"
  "Major mode for the deep links of swift-routegen."
  (setq-local comment-start "// ")
  (setq-local comment-start-skip "///*[ \t]*")
  (setq-local indent-line-function #'routes-indent-line)
  (setq-local indent-tabs-mode nil)
  (setq-local electric-indent-chars (append '(?\}) electric-indent-chars))
  (setq-local imenu-generic-expression
              '((nil "^[ \t]*\\(/\\(?:[^ \t\n{]\\|{[^}\n]*}\\)*\\)" 1)
                ("Enums" "^[ \t]*\\(?:open[ \t]+\\)?enum[ \t]+\\([^ \t\n{]+\\)" 1)))
  (setq-local syntax-propertize-function routes--propertize)
  (setq-local font-lock-defaults
              '(((routes--fontify)) nil nil nil
                (font-lock-syntactic-face-function . routes--syntactic-face))))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.routes\\'" . routes-mode))

;;;###autoload
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(routes-mode . ("routegen" "lsp"))))

(provide 'routes-mode)

;;; routes-mode.el ends here
