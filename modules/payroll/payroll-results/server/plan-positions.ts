import { makePlan, resultPlace } from '#formula/index.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import { Kept } from '#platform/server/kept.ts'
import { storedLibrary } from './stored-library.ts'

/** Where a stored payslip keeps its days worked, its taxable pay and what it could not collect. */
export type Positions = { days: number; taxable: number; uncollected: number }

/** Plans never change: what was found out of one is kept. */
const positions = new Kept<Positions>(500)

/** Where the payslips of some plans keep what a later month looks back for; of all of them. */
export const positionsOf = (tx: Tx, hashes: ReadonlySet<string>) =>
  positions.all(hashes, async (missing) => {
    const rows = await tx
      .selectFrom('payrollPlan')
      .select(['hash', 'library'])
      .where(sql<boolean>`hash = any(${missing}::text[])`)
      .execute()
    return new Map(rows.map(({ hash, library }) => [hash, positionsIn(library)]))
  })

function positionsIn(library: unknown): Positions {
  const plan = makePlan(storedLibrary(library))
  return {
    days: resultPlace(plan, 'DIAS_TRABAJADOS'),
    taxable: resultPlace(plan, 'TOTAL_IMPONIBLE'),
    uncollected: resultPlace(plan, 'SOBREGIRO'),
  }
}
