import type { Plan } from '#formula/index.ts'
import type { Concept } from '#law/concept.ts'
import { valueFact } from '#law/index.ts'

const SALARY: ReadonlySet<string> = new Set(['SUELDO_BASE', 'SUELDO_CONTRATO'])

/** Codes of a plan that are calculated from the salary and their own value, and nothing else. */
export function salaryShares({ steps }: Plan<Concept>): ReadonlySet<string> {
  const shares = steps.flatMap(({ def: { code }, reads }) => {
    const others = reads.operands.filter((name) => !SALARY.has(name))
    const isShare =
      reads.tables.length === 0 &&
      others.length < reads.operands.length &&
      others.every((name) => name === valueFact(code))
    return isShare ? [code] : []
  })
  return new Set(shares)
}
