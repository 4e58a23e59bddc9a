import { contractFacts } from './contract.ts'
import type { FactRow } from './kinds.ts'
import { laterFacts } from './later-facts.ts'
import { monthFacts } from './month.ts'
import { personFacts } from './person.ts'
import { togetherFacts } from './together.ts'

/** The facts of a contract and its person in the month. */
export const ownFacts: readonly FactRow[] = [
  ...contractFacts,
  ...personFacts,
  ...monthFacts,
  ...laterFacts,
]

/** The facts of every payslip, in the order in which they are stored. */
export const factTable: readonly FactRow[] = [...ownFacts, ...togetherFacts]
