# The website and its server in one image: docker build --build-arg SITE_URL=https://agency.example -t valmis .
# The project's own Node (the npm package `node`) is what runs, as everywhere; the Node of this base only runs npm.
FROM node:24-bookworm-slim AS build
WORKDIR /app
# The one library Node needs that this base and the last one lack.
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Links, sitemap and pictures for sharing name it: another address is another build.
ARG SITE_URL
RUN test -n "$SITE_URL" || { echo "give --build-arg SITE_URL=https://your.host"; exit 1; }
RUN npm run build

# What opens strangers' pages (compose.yaml): the same, with a browser.
FROM build AS analysis
RUN apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell && rm -rf /var/lib/apt/lists/*
RUN rm -rf node_modules/.cache # its packages for looking are development packages: 0058
ENV PATH=/app/node_modules/node/bin:/usr/bin:/bin NODE_ENV=production
USER node
ENTRYPOINT ["node", "dist/server/analyse.js"]

FROM build AS site
RUN npm prune --omit=dev && rm -rf node_modules/.cache
RUN mkdir -p /out/data /out/lib && cp -L /usr/lib/*-linux-gnu/libatomic.so.1 /out/lib/

# No shell, no package manager: the C and C++ libraries Node is linked with, and a user without rights. Of the same
# Debian as above. A base with Node in it would bring a second one of 150 MB.
FROM gcr.io/distroless/cc-debian12:nonroot
WORKDIR /app
COPY --from=site /out/lib/ /usr/lib/
COPY --from=site --chown=65532:65532 /out/data /data
COPY --from=site /app/node_modules ./node_modules
COPY --from=site /app/package.json ./
COPY --from=site /app/domain ./domain
COPY --from=site /app/content ./content
COPY --from=site /app/server ./server
COPY --from=site /app/dist ./dist
ENV PATH=/app/node_modules/node/bin:/usr/bin:/bin NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["node", "server/operations/commands/health.ts"]
ENTRYPOINT ["node", "--max-semi-space-size=2", "dist/server/main.js"]
