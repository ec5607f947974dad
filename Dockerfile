# Study Companion as `npm start` serves it. Settings: .env.example. State: /data, or PostgreSQL and a bucket.
FROM node:24-slim AS build
WORKDIR /product
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN mkdir -p public && npx next build && rm -rf .next/cache && npm prune --omit=dev \
  && rm -rf node_modules/node-linux-*

FROM node:24-slim
WORKDIR /product
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build /product/node_modules node_modules
COPY --from=build /product/.next .next
COPY --from=build /product/package.json /product/next.config.ts ./
COPY --from=build /product/public public
COPY --from=build /product/db/migrations db/migrations
COPY --from=build /product/scripts scripts
# Read from the disk at run time by scripts/, next.config.ts and what stands behind process.cwd().
COPY --from=build /product/lib lib
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", \
  "fetch('http://127.0.0.1:3000/api/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/container.mjs"]
