#!/bin/sh
# examples/curl.sh https://example.com
set -eu

url=${1:-https://example.com}
endpoint=${LINKGLASS_ENDPOINT:-http://127.0.0.1:3000}

# Two fields. --data-urlencode encodes the target, which loses its own query string otherwise;
# with requireOk a 404 or a login is an error, which --fail-with-body makes the exit code of curl.
curl -sSG --fail-with-body "$endpoint/" \
  --data-urlencode "url=$url" \
  --data-urlencode 'requireOk=true' \
  --data-urlencode 'meta.title=true' \
  --data-urlencode 'filter=title'
echo

# A value by itself, as text: `embed` answers it as the body.
curl -sSG --fail-with-body "$endpoint/" \
  --data-urlencode "url=$url" \
  --data-urlencode 'requireOk=true' \
  --data-urlencode 'meta=false' \
  --data-urlencode 'data.heading.selector=h1' \
  --data-urlencode 'data.heading.attr=text' \
  --data-urlencode 'embed=heading'
echo
