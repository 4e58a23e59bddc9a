import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { fingerprint } from './fingerprint.ts'

const GENERATED = ['generated/**/*', 'database/schema.sql', 'docs/screens.md', 'docs/retention.md']

// Writing again what is already right changes nothing; otherwise somebody forgot to.
const before = GENERATED.map((pattern) => fingerprint([pattern]))
execFileSync(process.execPath, [path.join(import.meta.dirname, 'generate.ts')], {
  stdio: 'inherit',
})
const stale = GENERATED.filter((pattern, place) => fingerprint([pattern]) !== before[place])
if (stale.length > 0) {
  console.log(`No estaba al día: ${stale.join(', ')}. Ya se generó: revise y agregue al commit.`)
  process.exitCode = 1
}
