import { compareDecimals, plainDecimal } from '#chile/money/decimal.ts'
import { formatNumber } from '#chile/numbers.ts'
import { sql, type Tx } from './db.ts'
import { conflict } from './errors.ts'

/** A cell of a grid that is saved: its new value, and what it held when it was typed over. */
export type SeenCell = { value: string; seen?: string | null | undefined }

/**
 * Refuses to write over what somebody else wrote since it was read. A cell that does not say what
 * it
 * saw is written as it comes.
 *
 * @param storedAt what the cell of a row holds now, `'0'` when nothing
 * @throws UserError of kind `conflict` at the first such cell: `cells.3.value`
 */
export function refuseCrossed(
  cells: readonly SeenCell[],
  list: string,
  storedAt: (index: number) => string,
): void {
  cells.forEach(({ seen, value }, index) => {
    if (seen === null || seen === undefined) return
    const now = storedAt(index)
    if (compareDecimals(now, seen) === 0 || compareDecimals(now, value) === 0) return
    throw conflict(
      `Otra persona guardó ${formatNumber(plainDecimal(now))} mientras usted escribía`,
      `${list}.${index}.value`,
    )
  })
}

/**
 * Two people who save cells of one company wait for each other, so that the second reads what the
 * first wrote. Every change takes this row at its end anyway.
 */
export async function oneAtATime(tx: Tx, companyId: number): Promise<void> {
  await sql`select seq from audit_head where company_id = ${companyId} for update`.execute(tx)
}
