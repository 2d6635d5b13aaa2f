# Not tested: see docs/deploy.md.
FROM node:22-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
COPY sandbox/package.json sandbox/bin.mjs sandbox/
RUN npm ci --ignore-scripts
COPY . .
# The build prerenders pages from the platform's catalog.
ARG WIX_CLIENT_ID SITE_URL DEPLOYMENT_ID REDIS_URL WEB_VITALS
ENV NEXT_TELEMETRY_DISABLED=1
# Fails without WIX_CLIENT_ID. The sandbox is a development tool. Its packages go with its folder.
RUN npm run build && rm -r sandbox && npm prune --omit=dev --ignore-scripts

FROM node:22-slim
WORKDIR /shop
ARG WIX_CLIENT_ID SITE_URL DEPLOYMENT_ID REDIS_URL WEB_VITALS
ENV NODE_ENV=production NODE_OPTIONS=--max-old-space-size=512 \
  WIX_CLIENT_ID=$WIX_CLIENT_ID SITE_URL=$SITE_URL DEPLOYMENT_ID=$DEPLOYMENT_ID REDIS_URL=$REDIS_URL WEB_VITALS=$WEB_VITALS
COPY --from=build --chown=node:node /shop .
USER node
EXPOSE 3000
CMD ["node", "server/main.mjs", "--port", "3000"]
