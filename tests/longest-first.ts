import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * It counts how often each stretch of code runs (attacks/work.ts), and the engine counts no stretch
 * of a function that its process compiled before the counting began: in a process that other files
 * have used, a costly document would look cheap.
 */
const IN_A_FRESH_PROCESS = ['tests/attacks/documents.test.ts']

/** What keeps a worker for more than forty seconds, in each project the longest first. */
export const LONG = [
  'tests/api/payroll-inputs.test.ts',
  'tests/attacks/sight/sight.test.ts',
  'tests/attacks/tenants.test.ts',
  'tests/attacks/sent-twice.test.ts',
  'tests/attacks/malformed-values.test.ts',
  'tests/attacks/malformed-other-half.test.ts',
  'tests/attacks/sight/inside-company.test.ts',
  'tests/attacks/growth/answers.test.ts',
  'tests/attacks/former.test.ts',
  'tests/attacks/authority.test.ts',
  'tests/crash/payroll.crash.test.ts',
  'tests/crash/collective.crash.test.ts',
  'tests/e2e/roles.test.ts',
  'tests/e2e/screens.test.ts',
  'tests/e2e/shell.test.ts',
  'tests/e2e/forms.test.ts',
  'tests/e2e/companies.test.ts',
  'tests/e2e/processes.test.ts',
  'tests/e2e/typing.test.ts',
  'tests/e2e/payroll.test.ts',
  'tests/e2e/widths.test.ts',
]

/**
 * A long file that begins last keeps one core busy while the other rests. Where no earlier run has
 * left its times, Vitest begins with the files of most bytes, and the longest are not among them.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    // The files of a project stay together, because they share its workers.
    const projects = Map.groupBy(sorted, ({ project }) => project.name)
    return [...projects.values()].flatMap((some) => some.toSorted((a, b) => rank(a) - rank(b)))
  }
}

function rank({ moduleId }: TestSpecification): number {
  const order = [...IN_A_FRESH_PROCESS, ...LONG]
  const place = order.indexOf(path.relative(path.resolve(import.meta.dirname, '..'), moduleId))
  return place < 0 ? order.length : place
}
