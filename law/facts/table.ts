import { contractFacts } from './contract.ts'
import type { FactRow } from './kinds.ts'
import { laterFacts } from './later.ts'
import { monthFacts } from './month.ts'
import { personFacts } from './person.ts'
import { togetherFacts } from './together.ts'

/** The facts of every payslip, in the order in which they are stored. */
export const factTable: readonly FactRow[] = [
  ...contractFacts,
  ...personFacts,
  ...monthFacts,
  ...laterFacts,
  ...togetherFacts,
]
