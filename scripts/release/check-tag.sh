#!/usr/bin/env bash
# Fails unless the tag matches the version and the changelog.
#   check-tag.sh v1.2.0
set -euo pipefail
cd "$(dirname "$0")/../.."
tag=${1:?the tag, such as v1.2.0}
version=$(node -p "require('./package.json').version")
if [ "$tag" != "v$version" ]; then
  echo "The tag $tag is not that of version $version: run npm version." >&2
  exit 1
fi
if ! grep -qF "## $version" CHANGELOG.md; then
  echo "CHANGELOG.md has no part \"## $version\": name what changed." >&2
  exit 1
fi
echo "$tag is version $version"
