import { ARCHITECTURE, CHECKS, UNIT } from './check-steps.ts'
import { runSteps } from './steps.ts'

/**
 * How much of what tests generate is tried here: enough to show a fault within a minute. `npm test`
 * tries all of it.
 */
const FEWER = {
  BUDGET: '0.2',
  PAYSLIPS: '10000',
  PEOPLE: '600',
  MUTATIONS: '300',
  FORMULA_RUNS: '200',
}
for (const [name, value] of Object.entries(FEWER)) process.env[name] ??= value

const outcomes = await runSteps([...CHECKS, ARCHITECTURE, UNIT], 3)
const failed = outcomes.filter(({ ok }) => !ok)
if (failed.length > 0) {
  console.log(`Fallaron: ${failed.map(({ name }) => name).join(', ')}`)
  process.exitCode = 1
}
