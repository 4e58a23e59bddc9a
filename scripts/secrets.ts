import { randomBytes } from 'node:crypto'

/**
 * Prints secrets for a new installation, one a line, as compose.yaml reads them from `.env`:
 * `node scripts/secrets.ts > .env`. Each run makes others: keep the file, and keep it from others.
 */
const names = [
  'SESSION_SECRET',
  'FILES_SECRET',
  'METRICS_TOKEN',
  'POSTGRES_PASSWORD',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
]
for (const name of names) console.log(`${name}=${randomBytes(24).toString('base64url')}`)
