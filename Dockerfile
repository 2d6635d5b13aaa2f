# syntax=docker/dockerfile:1
# An image for one shop: docs/deploy.md. tests/deploy/dockerfile.test.ts checks this file.

# The tag is for people, the digest decides. .github/dependabot.yml keeps both current.
FROM node:22.23.3-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c AS base
WORKDIR /shop

FROM base AS sources
COPY package.json package-lock.json ./
COPY sandbox/package.json sandbox/bin.mjs sandbox/
# The caches of this stage and the next stay on the machine that builds. No layer has them.
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts
COPY . .
ENV NEXT_TELEMETRY_DISABLED=1

FROM sources AS build
# Public settings that the build writes into pages. Secrets are for `docker run` only: arguments
# stay readable in the image.
ARG WIX_CLIENT_ID
ARG SITE_URL
ARG SITE_INDEXABLE
ARG DEPLOYMENT_ID
ARG WEB_VITALS
ARG ANALYTICS
ARG WIX_CATALOG
ARG PLATFORM_CALLS_PER_MINUTE
# `on`: the demo shop, whose platform is the sandbox, for compose.yaml.
ARG DEMO
# Prerenders pages from the platform's catalog. Fails without WIX_CLIENT_ID and without DEMO.
# `locked`, because two compilers must not write one cache.
RUN --mount=type=cache,target=/shop/.next/cache,sharing=locked \
  COMPILER_CACHE=on npm run release -- /release ${DEMO:+--demo}

# The platform of the demo shop, for compose.yaml. A build of the shop leaves it out.
FROM sources AS sandbox
RUN mkdir -p .data node_modules/.cache && chown node .data node_modules/.cache
USER node
EXPOSE 4000
HEALTHCHECK --interval=5s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/_sandbox/clock').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# With the seed of the shop, as `npm start`.
CMD ["node", "-e", "process.env.SANDBOX_SEED ||= require('./content/sandbox.json').seed; import('/shop/sandbox/start.mjs')"]

FROM base
ARG WIX_CLIENT_ID
ARG SITE_URL
ARG SITE_INDEXABLE
ARG DEPLOYMENT_ID
ARG WEB_VITALS
ARG ANALYTICS
ARG WIX_CATALOG
ARG PLATFORM_CALLS_PER_MINUTE
# Without the second flag, promises of Node 22 keep the requests that created them (docs/performance.md). Node 24
# needs no flag, and does not start with it.
ENV NODE_ENV=production NODE_OPTIONS="--max-old-space-size=512 --experimental-async-context-frame" NEXT_TELEMETRY_DISABLED=1 PORT=3000 \
  WIX_CLIENT_ID=$WIX_CLIENT_ID SITE_URL=$SITE_URL SITE_INDEXABLE=$SITE_INDEXABLE \
  DEPLOYMENT_ID=$DEPLOYMENT_ID WEB_VITALS=$WEB_VITALS \
  ANALYTICS=$ANALYTICS WIX_CATALOG=$WIX_CATALOG PLATFORM_CALLS_PER_MINUTE=$PLATFORM_CALLS_PER_MINUTE
# Nothing of the other stages but the release: no sandbox, tests, sources or tools. The server writes
# no files, so it does not own them.
COPY --from=build /release .
USER node
EXPOSE $PORT
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.mjs"]
