#!/usr/bin/env python3
"""python3 examples/client.py https://example.com"""

import json
import os
import sys
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

ENDPOINT = os.environ.get("LINKGLASS_ENDPOINT", "http://127.0.0.1:3000")


class LinkglassError(Exception):
    """The service's answer to a request that failed."""

    def __init__(self, body):
        super().__init__(f"{body['code']}: {body['message']}")
        self.code = body["code"]


def ask(url, rules=None, key=None, **parameters):
    """Asks what is behind a link; `rules` is a dict. A 404, a login or an empty page is an error."""
    query = {"url": url, "requireOk": "true", **parameters}
    if rules:
        query["data"] = json.dumps(rules)
    headers = {"x-api-key": key} if key else {}
    request = Request(f"{ENDPOINT}/?{urlencode(query)}", headers=headers)
    try:
        with urlopen(request, timeout=30) as response:
            return json.load(response)["data"]
    except HTTPError as error:
        raise LinkglassError(json.load(error)) from None


if __name__ == "__main__":
    target = sys.argv[1] if len(sys.argv) > 1 else "https://example.com"
    rules = {"headings": {"selectorAll": "h1, h2", "attr": "text"}}
    try:
        data = ask(target, rules, meta=json.dumps({"title": True, "lang": True}))
    except LinkglassError as error:
        sys.exit(str(error))
    print(f"{data['title']} ({data['lang']})")
    for heading in data["headings"]:
        print(f"- {heading}")
