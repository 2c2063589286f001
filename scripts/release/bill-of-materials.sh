#!/usr/bin/env bash
# Lists the packages of an npm installation (CycloneDX).
#   bill-of-materials.sh FILE
set -euo pipefail
file=$(realpath "${1:?the file to write}")
cd "$(dirname "$0")/../.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm pack --silent --pack-destination "$folder" >/dev/null
cd "$folder"
echo '{ "name": "bill-of-materials", "version": "0.0.0", "private": true }' >package.json
npm install --silent --no-audit --no-fund ./linkglass-*.tgz
npm sbom --sbom-format cyclonedx >"$file"
node -e '
  const { bomFormat, components } = JSON.parse(require("fs").readFileSync(process.argv[1], "utf8"))
  console.log(`${process.argv[1]}: ${bomFormat}, ${components.length} packages`)
' "$file"
