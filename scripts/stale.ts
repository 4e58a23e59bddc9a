import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fingerprint } from './fingerprint.ts'

/**
 * Builds something unless it was built from these very sources, as the stamp beside it says. A
 * build that fails leaves no stamp.
 *
 * @returns whether it was built now
 */
export async function buildIfStale(
  stamp: string,
  patterns: readonly string[],
  build: () => Promise<void>,
): Promise<boolean> {
  const sources = fingerprint(patterns)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return false
  rmSync(stamp, { force: true })
  await build()
  writeFileSync(stamp, sources)
  return true
}
