# syntax=docker/dockerfile:1
# An image for one shop: docs/deploy.md. tests/deploy/dockerfile.test.ts checks this file.
FROM node:22-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
COPY sandbox/package.json sandbox/bin.mjs sandbox/
RUN npm ci --ignore-scripts
COPY . .
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
ENV NEXT_TELEMETRY_DISABLED=1
# Prerenders pages from the platform's catalog. Fails without WIX_CLIENT_ID.
RUN npm run release -- /release

FROM node:22-slim
WORKDIR /shop
ARG WIX_CLIENT_ID
ARG SITE_URL
ARG SITE_INDEXABLE
ARG DEPLOYMENT_ID
ARG WEB_VITALS
ARG ANALYTICS
ARG WIX_CATALOG
ARG PLATFORM_CALLS_PER_MINUTE
ENV NODE_ENV=production NODE_OPTIONS=--max-old-space-size=512 NEXT_TELEMETRY_DISABLED=1 \
  WIX_CLIENT_ID=$WIX_CLIENT_ID SITE_URL=$SITE_URL SITE_INDEXABLE=$SITE_INDEXABLE \
  DEPLOYMENT_ID=$DEPLOYMENT_ID WEB_VITALS=$WEB_VITALS \
  ANALYTICS=$ANALYTICS WIX_CATALOG=$WIX_CATALOG PLATFORM_CALLS_PER_MINUTE=$PLATFORM_CALLS_PER_MINUTE
# Nothing of the first stage but the release: no sandbox, tests, sources or tools. The server writes
# no files, so it does not own them.
COPY --from=build /release .
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.mjs", "--port", "3000"]
