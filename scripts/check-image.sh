#!/usr/bin/env bash
# Builds the image, starts it as docs/deployment.md says, and asks it.
set -euo pipefail
cd "$(dirname "$0")/.."
docker build -t linkglass .
container=$(docker run -d --rm -p 127.0.0.1:0:3000 --read-only --tmpfs /tmp --cap-drop ALL linkglass)
trap 'docker kill "$container" >/dev/null' EXIT
address=$(docker port "$container" 3000/tcp | head -n 1)
for _ in $(seq 30); do
  curl -fsS "http://$address/ready" >/dev/null 2>&1 && break
  sleep 1
done
curl -fsS "http://$address/health"
docker image inspect linkglass --format 'The image takes {{.Size}} bytes.'
