# Dray in a container: the server with the built storefront and the commands, without what only building and testing need.
#   docker build -t dray .
#   docker run -p 127.0.0.1:3000:3000 -e PUBLIC_URL=http://localhost:3000 -v dray:/var/lib/dray dray
# is the demo shop for this machine alone; docs/run/settings.md has the settings of a shop that others reach.
FROM node:24-bookworm-slim AS build
WORKDIR /dray
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund --ignore-scripts
COPY artwork artwork
COPY database database
COPY shared shared
COPY server server
COPY storefront storefront
COPY tools tools
COPY vite.config.ts vite.console.config.ts tsconfig.json ./
RUN node tools/build.ts

FROM node:24-bookworm-slim AS packages
WORKDIR /dray
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund --omit=dev --ignore-scripts

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 VAR_FOLDER=/var/lib/dray
RUN mkdir -p /var/lib/dray && chown node:node /var/lib/dray
WORKDIR /dray
COPY --from=packages /dray/node_modules node_modules
COPY --from=build /dray/dist dist
COPY package.json ./
COPY artwork artwork
COPY shared shared
COPY server server
COPY tools tools
COPY database database
USER node
VOLUME /var/lib/dray
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# npm would swallow the signal that ends it.
CMD ["node", "--max-semi-space-size=8", "--no-allocation-site-pretenuring", "--heap-growing-percent=40", "dist/shop/main.js"]
