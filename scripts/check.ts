import { ARCHITECTURE, CHECKS, UNIT } from './check-steps.ts'
import { runSteps } from './steps.ts'

const outcomes = await runSteps([...CHECKS, ARCHITECTURE, UNIT], 3)
const failed = outcomes.filter(({ ok }) => !ok)
if (failed.length > 0) {
  console.log(`Fallaron: ${failed.map(({ name }) => name).join(', ')}`)
  process.exitCode = 1
}
