#!/usr/bin/env bash
# Prints a version's part of the changelog.
#   notes.sh v1.2.0
set -euo pipefail
cd "$(dirname "$0")/../.."
node -e '
  const [heading, text] = [`## ${process.argv[1].replace(/^v/, "")}`, require("fs").readFileSync("CHANGELOG.md", "utf8")]
  const part = text.split(/^(?=## )/m).find((one) => one.split(/\s/).slice(0, 2).join(" ") === heading)
  console.log((part ?? "").split("\n").slice(1).join("\n").trim())
' "${1:?the tag, such as v1.2.0}"
