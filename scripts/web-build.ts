import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fingerprint } from './fingerprint.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const STAMP = path.join(ROOT, 'dist/web/.sources')

/** Everything the browser's code is made of. */
const SOURCES = [
  'package-lock.json',
  'vite.config.ts',
  'apps/web/**/*',
  'platform/{model,web}/**/*',
  'modules/*/*/{model,web}/**/*',
  '{access,chile,formula,law,generated}/**/*',
]

/** Builds the web application into dist/web unless it was built from these very sources. */
export async function buildWebIfStale(): Promise<boolean> {
  const sources = fingerprint(SOURCES)
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return false
  await buildWeb()
  return true
}

export async function buildWeb(): Promise<void> {
  const sources = fingerprint(SOURCES)
  rmSync(STAMP, { force: true })
  const { build } = await import('vite')
  // Tests run with another NODE_ENV, and would get React and Ant Design as for development.
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    await build({ configFile: path.join(ROOT, 'vite.config.ts'), logLevel: 'warn' })
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
  writeFileSync(STAMP, sources)
}
