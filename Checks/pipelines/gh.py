"""A stand-in for gh: the comments of one pull request, in the file that GH_COMMENTS names.

It runs with the arguments of 'gh api'. With GH_FORBIDDEN, the token may not do anything."""
import json, os, pathlib, sys

import jq


def main(words):
    assert words.pop(0) == "api", "only 'gh api' is known"
    assert os.environ["GH_TOKEN"], "gh needs a token"
    if os.environ.get("GH_FORBIDDEN"):
        sys.exit("gh: Resource not accessible by integration (HTTP 403)")
    method, filter, fields, paths = "GET", None, {}, []
    while words:
        word = words.pop(0)
        if word == "--method":
            method = words.pop(0)
        elif word == "--jq":
            filter = words.pop(0)
        elif word == "--field":
            name, value = words.pop(0).split("=", 1)
            fields[name] = pathlib.Path(value[1:]).read_text() if value.startswith("@") else value
        elif word not in ("--paginate", "--silent"):
            paths.append(word)
    store = pathlib.Path(os.environ["GH_COMMENTS"])
    comments = json.loads(store.read_text())
    [path] = paths
    if (method, path) == ("GET", "repos/example/app/issues/7/comments"):
        for result in jq.compile(filter).input_value(comments).all():
            print(result)
    elif (method, path) == ("POST", "repos/example/app/issues/7/comments"):
        comments.append({"id": 100 + len(comments), "user": {"login": "github-actions[bot]"}, **fields})
    elif method == "PATCH" and path.startswith("repos/example/app/issues/comments/"):
        [comment] = [comment for comment in comments if str(comment["id"]) == path.rsplit("/", 1)[1]]
        comment.update(fields)
    else:
        sys.exit(f"gh: not found: {method} {path}")
    store.write_text(json.dumps(comments))


main(sys.argv[1:])
