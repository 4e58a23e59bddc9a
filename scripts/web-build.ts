import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { asProduction } from './as-production.ts'
import { shellFiles } from './screen-sizes.ts'
import { buildIfStale } from './stale.ts'
import { fewerChunks } from './web-chunks.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const STAMP = path.join(ROOT, 'dist/web/.sources')

/** Everything the browser's code is made of. */
const SOURCES = [
  'package-lock.json',
  'vite.config.ts',
  'scripts/{web-build,web-chunks,screen-sizes}.ts',
  'apps/web/**/*',
  'platform/{model,web}/**/*',
  'modules/*/*/{model,web}/**/*',
  '{access,chile,formula,law,generated}/**/*',
]

/** Builds the web application into dist/web unless it was built from these very sources. */
export const buildWebIfStale = (): Promise<boolean> => buildIfStale(STAMP, SOURCES, writeWeb)

/** Builds it in any case. */
export async function buildWeb(): Promise<void> {
  rmSync(STAMP, { force: true })
  await buildWebIfStale()
}

async function writeWeb(): Promise<void> {
  const { build } = await import('vite')
  const config = { configFile: path.join(ROOT, 'vite.config.ts'), logLevel: 'warn' } as const
  await asProduction(async () => build({ ...config, ...(await fewerChunks(build, config)) }))
  writeServiceWorker()
}

/** Names in the service worker what it keeps, and the version that this makes of it. */
function writeServiceWorker(): void {
  const place = path.join(ROOT, 'dist/web/service-worker.js')
  const files = shellFiles().map((file) => `/${file}`)
  const pages = ['index.html', 'offline.html', 'boot.js'].map((file) =>
    readFileSync(path.join(ROOT, 'dist/web', file)),
  )
  const version = createHash('sha256').update(Buffer.concat(pages)).update(files.join('\n'))
  const filled = readFileSync(place, 'utf8')
    .replace('const SHELL = []', `const SHELL = ${JSON.stringify(files)}`)
    .replace("'development'", `'${version.digest('hex').slice(0, 16)}'`)
  writeFileSync(place, filled)
}
