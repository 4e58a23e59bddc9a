// npm run -s casos -- PATH…: runs any file or folder of JSON cases and says what does not agree.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { evaluate } from '#formula/index.ts'
import { runCase, type Verdict } from '#law/cases.ts'

const asked = process.argv.slice(2)
const files = (asked.length > 0 ? asked : ['law/cases']).flatMap(jsonFiles)
const verdicts = files.flatMap((file) => casesOf(file).map((verdict) => ({ file, ...verdict })))

for (const { file, title, problems } of verdicts) {
  if (problems.length === 0) continue
  console.log(`✗ ${title} (${path.relative(process.cwd(), file)})`)
  for (const problem of problems) console.log(`    ${problem}`)
}
const failed = verdicts.filter(({ problems }) => problems.length > 0).length
console.log(`${verdicts.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 || verdicts.length === 0 ? 1 : 0

/** A file by itself, there or not, or every JSON file under a folder, in order of name. */
function jsonFiles(place: string): string[] {
  if (!statSync(place, { throwIfNoEntry: false })?.isDirectory()) return [place]
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.join(place, name))
}

/** A file holds one case or a list of them. A file that is not JSON is one failed case. */
function casesOf(file: string): Verdict[] {
  try {
    const found: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const list: readonly unknown[] = Array.isArray(found) ? found : [found]
    return list.map((one) =>
      runCase(one, ({ plan, period }, facts) => evaluate(plan, period, facts)),
    )
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [{ title: path.basename(file), problems: [`No se pudo leer: ${reason}`] }]
  }
}
