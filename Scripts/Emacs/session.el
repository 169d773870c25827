;;; session.el --- One session of Emacs with routes-mode and Eglot  -*- lexical-binding: t; -*-

;; Each feature once, and the text that comes out.

(require 'eglot)
(require 'flymake)
(require 'seq)
(require 'xref)

(defun expect (what condition)
  "Wait until CONDITION is true, and end Emacs with an error about WHAT if it never is."
  (let ((end (+ (float-time) 10)) value)
    (while (and (not (setq value (funcall condition))) (< (float-time) end))
      (accept-process-output nil 0.02))
    (message "%s%s" (if value "  " "not so in Emacs: ") what)
    (unless value (kill-emacs 1))
    value))

(defun line (number)
  "Return the text of the line NUMBER."
  (save-excursion
    (goto-char (point-min))
    (forward-line (1- number))
    (buffer-substring-no-properties (line-beginning-position) (line-end-position))))

(defun go (number text)
  "Move to TEXT in the line NUMBER."
  (goto-char (point-min))
  (forward-line (1- number))
  (search-forward text (line-end-position))
  (goto-char (match-beginning 0)))

(defun face (number text)
  "Return the face of TEXT in the line NUMBER."
  (save-excursion (go number text) (get-text-property (point) 'face)))

(defun diagnostics ()
  "Return the diagnostics of the buffer."
  ;; Eglot sends changes when Emacs is idle, which it never is in batch mode.
  (eglot--signal-textDocument/didChange)
  (flymake-start)
  (flymake-diagnostics))

(find-file "App.routes")
(expect "the mode is routes-mode" (lambda () (eq major-mode 'routes-mode)))
(font-lock-ensure)
(expect "words have colors without the server"
        (lambda ()
          (and (eq (face 1 "routes") 'font-lock-keyword-face)
               (eq (face 2 "/users") 'font-lock-string-face)
               (eq (face 2 "id") 'font-lock-variable-name-face)
               (eq (face 2 "Int") 'font-lock-type-face)
               (eq (face 5 "mount") 'font-lock-keyword-face))))
(go 4 "/a/")
(comment-line 1)
(expect "a line becomes a comment" (lambda () (equal (line 4) "// /a/")))
(comment-line -1)
(expect "an index of the patterns"
        (lambda () (equal (mapcar #'car (imenu--make-index-alist t))
                          '("*Rescan*" "/users/{id: Int}?{q}" "/é😀/{x: Intt}" "/a/" "/s"))))

(apply #'eglot (eglot--guess-contact))
(expect "the server starts" #'eglot-current-server)
(expect "two errors in Flymake" (lambda () (= (length (diagnostics)) 2)))
(expect "the place of 'Intt' after two characters that are no ASCII"
        (lambda ()
          (let ((first (car (flymake-diagnostics))))
            (equal (buffer-substring (flymake-diagnostic-beg first) (flymake-diagnostic-end first)) "Intt"))))

(go 5 "Shop")
(expect "the definition in another file"
        (lambda ()
          (let ((found (xref-backend-definitions 'eglot (xref-backend-identifier-at-point 'eglot))))
            (string-suffix-p "Shop.routes" (xref-location-group (xref-item-location (car found)))))))
(go 2 "q}")
(expect "the reference of a parameter"
        (lambda () (= (length (xref-backend-references 'eglot (xref-backend-identifier-at-point 'eglot))) 1)))
(go 2 "/users")
(let (hover)
  (eglot-hover-eldoc-function (lambda (text &rest _) (setq hover text)))
  (expect "the hover of a route" (lambda () (and hover (string-search "App.user(id: Int, q: String)" hover)))))

(go 2 "q}")
(eglot-rename "text")
(expect "the rename keeps the key" (lambda () (equal (line 2) "/users/{id: Int}?q={text}   as user")))

(go 3 "Intt")
(eglot-code-actions (point) (1+ (point)) "quickfix" t)
(expect "the fix of 'Intt'" (lambda () (equal (line 3) "/é😀/{x: Int}")))
(eglot-code-actions (point-min) (point-max) "source.fixAll.routegen" t)
(expect "the fix of '/a/'" (lambda () (equal (line 4) "/a")))

(go 3 "}")
(forward-char)
(insert " as emoji")
(expect "no diagnostics after the correction" (lambda () (null (diagnostics))))

(goto-char (point-max))
(insert "/n/{id: UU")
(completion-at-point)
(expect "the completion of a type" (lambda () (equal (line 6) "/n/{id: UUID")))
(delete-region (line-beginning-position) (point-max))

(goto-char (point-max))
(insert "/g {")
(newline-and-indent)
(insert "/h")
(newline-and-indent)
(insert "}")
(indent-for-tab-command)
(expect "a block is indented by four" (lambda () (equal (list (line 6) (line 7) (line 8)) '("/g {" "    /h" "}"))))

(eglot-format-buffer)
(expect "the text at the end"
        (lambda ()
          (equal (buffer-substring-no-properties (point-min) (point-max))
                 (concat "routes App\n/users/{id: Int}?q={text} as user\n/é😀/{x: Int} as emoji\n/a\n/s mount Shop\n"
                         "/g {\n    /h\n}\n"))))
(set-buffer-modified-p nil)

(dolist (file (directory-files (getenv "FORMATTED") t "\\.routes\\'"))
  (with-temp-buffer
    (insert-file-contents file)
    (let ((text (buffer-string))
          (inhibit-message t))
      (routes-mode)
      (goto-char (point-min))
      (while (re-search-forward "^[ \t]+" nil t) (replace-match ""))
      (indent-region (point-min) (point-max))
      (setq inhibit-message nil)
      (expect (concat "lines are indented as in " (file-name-nondirectory file))
              (lambda () (equal text (buffer-substring-no-properties (point-min) (point-max))))))))

(message "Emacs %s works with Editors/emacs and Eglot" emacs-version)
(eglot-shutdown (eglot-current-server))

;;; session.el ends here
