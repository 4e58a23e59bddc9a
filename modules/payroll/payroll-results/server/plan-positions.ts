import { makePlan, resultPlace } from '#formula/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { ProcessCache } from '#platform/server/cache/process-cache.ts'
import { storedLibrary } from './stored-library.ts'

/**
 * Where a stored payslip has its days worked, its taxable pay and the amount it could not discount.
 */
export type Positions = {
  days: number
  taxable: number
  uncollected: number
  /** Of every concept, by its code. */
  of: ReadonlyMap<string, number>
}

/** Plans never change, so their positions are cached. */
const positions = new ProcessCache<Positions>(500)

/**
 * The positions that later months read in the payslips of some plans; answers every plan asked for.
 */
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
    of: plan.indexOf,
  }
}
