import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')

/** One name for the contents of all files that match, tests apart. Patterns start at the root. */
export function fingerprint(patterns: readonly string[]): string {
  const files = globSync(patterns, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
  const hash = createHash('sha256')
  for (const file of files.toSorted()) {
    hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}
