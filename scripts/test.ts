import { existsSync, readFileSync, rmSync } from 'node:fs'
import { ARCHITECTURE, CHECKS, reportOf, UNIT, vitest } from './check-steps.ts'
import { lineOf, type Outcome, runSteps, type Step } from './steps.ts'

type Report = {
  readonly numPassedTests: number
  readonly numFailedTests: number
}

/** In order; the steps of one row do not disturb each other, and share the two cores. */
const ROWS: readonly (readonly Step[])[] = [
  [{ name: 'generado al día', command: ['node', 'scripts/fresh.ts'] }],
  [{ name: 'aplicación web', command: ['node', 'scripts/build.ts'] }, ...CHECKS],
  [ARCHITECTURE, UNIT],
  [vitest('api', 'API')],
  [vitest('e2e', 'navegador')],
  [vitest('attacks', 'ataques')],
  [vitest('crash', 'caídas')],
]

/** `npm test -- api e2e` runs only the steps whose project or name is given. */
const chosen = process.argv.slice(2)
rmSync('.cache/reports', { recursive: true, force: true })

const outcomes: Outcome[] = []
const reports: Report[] = []
for (const row of ROWS) {
  const steps = row.filter(isChosen)
  const done = await runSteps(steps)
  outcomes.push(...done)
  steps.forEach((step, place) => reports.push(countsOf(step, done[place]?.ok ?? false)))
}

console.log(`\n${outcomes.map(lineOf).join('\n')}\n`)
const sum = (count: (report: Report) => number) => reports.reduce((all, one) => all + count(one), 0)
const failed = sum((report) => report.numFailedTests)
console.log(`${sum((report) => report.numPassedTests)} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** What a step adds to the last line; one that failed without a failed test counts as one. */
function countsOf(step: Step, ok: boolean): Report {
  const file = reportOf(projectOf(step) ?? 'none')
  const { numPassedTests, numFailedTests }: Report = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0 }
  return { numPassedTests, numFailedTests: Math.max(numFailedTests, ok ? 0 : 1) }
}

function isChosen(step: Step): boolean {
  if (chosen.length === 0) return true
  return chosen.some((word) => word === projectOf(step) || step.name.includes(word))
}

function projectOf({ command }: Step): string | undefined {
  const place = command.indexOf('--project')
  return place < 0 ? undefined : command[place + 1]
}
