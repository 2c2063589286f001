# Built in one image, run in another that has only what runs. Needs no compiler and no download at
# start; runs as nobody in particular, with a read-only file system.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Without what only the tests take.
RUN npm ci --workspaces=false --omit=peer
COPY tsconfig.json tsconfig.build.json ./
COPY scripts scripts
COPY src src
COPY playground playground
# By what is installed: the lock file counts what tests share with the build as needed to run.
RUN npm run build && npm prune --omit=dev --workspaces=false --no-package-lock

FROM node:24-bookworm-slim AS plain
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
# Memory that is free goes back to the system at once (mallopt(3)); without these a burst of large
# pages leaves the process at twice its size.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=262144
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY README.md LICENSE CHANGELOG.md ./
COPY docs docs
USER node
EXPOSE 3000
# Node itself asks, so that the image needs no curl.
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/health').then((answer)=>process.exit(answer.ok?0:1),()=>process.exit(1))"]
# No shell in between: signals reach the program, which drains and ends.
ENTRYPOINT ["node", "dist/cli/main.js"]
CMD ["serve"]

# The same with a browser: docker build --target browser
FROM node:24-bookworm-slim AS driver
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN node -e "console.log(require('./package-lock.json').packages['node_modules/playwright-core'].version)" > version \
  && mkdir driver && cd driver && npm init -y > /dev/null \
  && npm install --no-audit --no-fund "playwright-core@$(cat ../version)"

FROM plain AS browser
USER root
# Fonts for Latin, CJK, Arabic and emoji; an init that reaps what a browser leaves behind.
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium tini fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji \
  && rm -rf /var/lib/apt/lists/*
COPY --from=driver /app/driver/node_modules/playwright-core node_modules/playwright-core
ENV LINKGLASS_BROWSER=/usr/bin/chromium
USER node
ENTRYPOINT ["tini", "--", "node", "dist/cli/main.js"]
CMD ["serve"]

# What is built unless another target is asked for.
FROM plain
