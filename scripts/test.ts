import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ARCHITECTURE, CHECKS, reportOf, SERVER_TYPES, UNIT, vitest } from './check-steps.ts'
import { lineOf, type Outcome, runSteps, type Step } from './steps.ts'
import { changedFiles, readImports, touchedTests } from './touched-tests.ts'

type Report = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults?: readonly FileResult[]
}

/** What one test file gave, as Vitest's own report says it. */
type FileResult = {
  readonly name: string
  readonly status: string
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
}

/**
 * In order; the steps of one row do not disturb each other, and share the two cores. The long ones
 * of a row come first, so that no core waits at its end.
 */
const ROWS: readonly (readonly Step[])[] = [
  [{ name: 'generado al día', command: ['node', 'scripts/fresh.ts'] }],
  [
    SERVER_TYPES,
    { name: 'aplicación web', command: ['node', 'scripts/build.ts'] },
    UNIT,
    ARCHITECTURE,
    ...CHECKS.filter((step) => step !== SERVER_TYPES),
  ],
  [vitest('api', 'API')],
  [vitest('e2e', 'navegador')],
  [vitest('attacks', 'ataques')],
  [vitest('crash', 'caídas')],
]

/** `npm test -- api e2e` runs only the steps whose project or name is given. */
const chosen = process.argv.slice(2).filter((word) => word !== 'changed')

/** `npm test -- changed` runs the tests that a change touches, and all that reads the sources. */
const touched = process.argv.includes('changed')
  ? touchedTests(changedFiles(), readImports())
  : undefined
if (touched) console.log(['Pruebas que toca el cambio:', ...touched].join('\n  '))
rmSync('.cache/reports', { recursive: true, force: true })

/** More files than these do not fail by chance. */
const MOST_AGAIN = 6

const outcomes: Outcome[] = []
const reports: Report[] = []
const faults: string[] = []
for (const row of ROWS) {
  const steps = row.filter(isChosen).flatMap(ofTheChange)
  const done = await runSteps(steps)
  for (const [place, step] of steps.entries()) {
    const first = done[place] ?? { name: step.name, ok: false, seconds: 0 }
    outcomes.push(first)
    reports.push(first.ok ? countsOf(step, true) : await onceMore(step))
  }
}

console.log(`\n${outcomes.map(lineOf).join('\n')}\n`)
if (faults.length > 0) console.log(`Pruebas que fallaron:\n  ${faults.join('\n  ')}\n`)
const sum = (count: (report: Report) => number) => reports.reduce((all, one) => all + count(one), 0)
const failed = sum((report) => report.numFailedTests)
console.log(`${sum((report) => report.numPassedTests)} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/**
 * A server beside a database and a browser on two cores can miss a beat. The few files that failed
 * run once more, alone and on a fresh world; what fails then has failed. What failed only the first
 * time is named at the end: such a test is to be mended too.
 */
async function onceMore(step: Step): Promise<Report> {
  const before = countsOf(step, false)
  const failed = failedFiles(step)
  faults.push(...failed.flatMap((file) => faultsOf(step, file)))
  const files = failed.map(({ name }) => path.relative('.', name))
  const mayMissABeat = ['api', 'e2e', 'attacks', 'crash'].includes(projectOf(step) ?? '')
  if (!mayMissABeat || files.length === 0 || files.length > MOST_AGAIN) return before
  const [program, ...argv] = step.command
  const command = [program, ...argv, '--maxWorkers=1'] as const
  const name = `${step.name}, otra vez`
  const [again] = await runSteps([{ name, command, files }])
  if (!again) return before
  outcomes.push(again)
  const { numFailedTests } = countsOf(step, again.ok)
  faults.push(...failedFiles(step).flatMap((file) => faultsOf({ name }, file)))
  const mended = before.numFailedTests - numFailedTests
  return { numPassedTests: before.numPassedTests + mended, numFailedTests }
}

function failedFiles(step: Step): readonly FileResult[] {
  const file = reportOf(projectOf(step) ?? 'none')
  if (!existsSync(file)) return []
  const { testResults = [] }: Report = JSON.parse(readFileSync(file, 'utf8'))
  return testResults.filter(({ status }) => status === 'failed')
}

/** One line for each failed test of a file; the file alone where it did not come to its tests. */
function faultsOf({ name: step }: Pick<Step, 'name'>, { name, assertionResults }: FileResult) {
  const file = path.relative('.', name)
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return [`${step}: ${file}`]
  return failed.map(({ fullName }) => `${step}: ${file}: ${fullName}`)
}

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

/** A step that runs tests keeps those that the change touches, and falls away without any. */
function ofTheChange(step: Step): readonly Step[] {
  if (!touched || projectOf(step) === undefined || step === ARCHITECTURE) return [step]
  return touched.length === 0 ? [] : [{ ...step, files: touched }]
}

function projectOf({ command }: Step): string | undefined {
  const place = command.indexOf('--project')
  return place < 0 ? undefined : command[place + 1]
}
