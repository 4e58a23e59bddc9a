import { makePlan } from '#formula/index.ts'
import type { Library } from '#formula/types.ts'
import type { Concept } from '#payroll/concept.ts'
import { sql, type Tx } from '#platform/server/db.ts'

/** Where a stored payslip keeps its days worked, its taxable pay and what it could not collect. */
export type Positions = { days: number; taxable: number; uncollected: number }

/** Plans never change: what was found out of one is kept. */
const known = new Map<string, Positions>()
const most = 500

/** Where the payslips of some plans keep what a later month looks back for. */
export async function positionsOf(
  tx: Tx,
  hashes: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Positions>> {
  const missing = [...hashes].filter((hash) => !known.has(hash))
  if (missing.length > 0) {
    const rows = await tx
      .selectFrom('payrollPlan')
      .select(['hash', 'library'])
      .where(sql<boolean>`hash = any(${missing}::text[])`)
      .execute()
    if (known.size > most) known.clear()
    for (const { hash, library } of rows) known.set(hash, positionsIn(library))
  }
  return known
}

function positionsIn(library: unknown): Positions {
  if (!isLibrary(library)) throw new Error('A stored plan is not a library')
  const { indexOf } = makePlan(library)
  return {
    days: indexOf.get('DIAS_TRABAJADOS') ?? -1,
    taxable: indexOf.get('TOTAL_IMPONIBLE') ?? -1,
    uncollected: indexOf.get('SOBREGIRO') ?? -1,
  }
}

const isLibrary = (value: unknown): value is Library<Concept> =>
  typeof value === 'object' &&
  value !== null &&
  'concepts' in value &&
  Array.isArray(value.concepts)
