;; Compares the colors of 'routes-mode' with the kinds of characters that 'check.py' wrote.
;;
;; usage: emacs -Q --batch -l routes-mode.el -l check.el -f check CORPUS

;; The faces of the letters of 'kinds.py'. Emacs 28 has no faces for numbers and operators.
(defconst faces
  '((?k . font-lock-keyword-face) (?d . font-lock-preprocessor-face) (?n . font-lock-type-face)
    (?t . font-lock-type-face) (?m . font-lock-constant-face) (?0 . font-lock-constant-face)
    (?p . font-lock-variable-name-face) (?f . font-lock-function-name-face) (?y . font-lock-builtin-face)
    (?s . font-lock-string-face) (?c . font-lock-comment-face) (?C . font-lock-doc-face) (?o) (?.)))

(defun face-at (position)
  (let ((face (get-text-property position 'face)))
    (if (eq face 'font-lock-comment-delimiter-face) 'font-lock-comment-face face)))

(defun differs (expected)
  "Whether the line at point has other colors than the letters of EXPECTED."
  (seq-some
   #'identity
   (seq-map-indexed
    (lambda (letter column)
      (let ((position (+ (point) column)))
        (not (or (memq (char-after position) '(?\s ?\t))
                 (eq (face-at position) (alist-get letter faces))
                 ;; Emacs colors quoted text even where the server has no tokens.
                 (and (eq letter ?.) (eq (face-at position) 'font-lock-string-face))))))
    expected)))

(defun faces-of-line ()
  "Return the parts of the line at point with their faces."
  (let ((found nil) (position (point)))
    (while (< position (line-end-position))
      (let ((next (next-single-property-change position 'face nil (line-end-position))))
        (push (cons (buffer-substring-no-properties position next) (face-at position)) found)
        (setq position next)))
    (nreverse found)))

(defun differences (entry)
  "Return the number of lines of ENTRY with other colors, and show them."
  (erase-buffer)
  (insert (gethash "text" entry))
  (font-lock-ensure)
  (goto-char (point-min))
  (let ((failures 0))
    (seq-do-indexed
     (lambda (expected index)
       (when (differs expected)
         (setq failures (1+ failures))
         (message "%s:%d: the colors differ from the semantic tokens\n  %S\n  %s"
                  (gethash "name" entry) (1+ index) (faces-of-line) expected))
       (forward-line))
     (gethash "kinds" entry))
    failures))

(defun check ()
  (let ((texts (with-temp-buffer (insert-file-contents (pop command-line-args-left)) (json-parse-buffer))))
    (with-temp-buffer
      (routes-mode)
      (unless (and (> (length texts) 500) (zerop (apply #'+ (seq-map #'differences texts))))
        (message "FAILED: lines differ")
        (kill-emacs 1)))
    (message "routes-mode of Emacs agrees with the server on %d texts" (length texts))))
