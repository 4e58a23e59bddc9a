import { compareDecimals, plainDecimal } from '#chile/money/decimal.ts'
import { formatNumber } from '#chile/numbers.ts'
import { sql, type Tx } from '../sql/db.ts'
import { crossedBy, type CrossedRecord } from '../errors.ts'

/** A cell of a grid that is saved: its new value, and what it held when it was typed over. */
export type SeenCell = { value: string; seen?: string | null | undefined }

/** The cells of a list as they are stored, by their place in it. */
type Stored<Cell> = {
  /** The name of the list in the input: `cells`. */
  list: string
  /** What the cell of a row holds now, `'0'` when nothing. */
  held: (cell: Cell) => string
  record: (cell: Cell) => CrossedRecord
}

/**
 * Refuses to write over what somebody else wrote since it was read. A cell that does not say what
 * it saw is written as it comes.
 *
 * @throws UserError of kind `conflict` at the first such cell: `cells.3.value`
 */
export function refuseCrossed<Cell extends SeenCell>(
  cells: readonly Cell[],
  { list, held, record }: Stored<Cell>,
): void {
  cells.forEach((cell, index) => {
    const { seen, value } = cell
    if (seen === null || seen === undefined) return
    const now = held(cell)
    if (compareDecimals(now, seen) === 0 || compareDecimals(now, value) === 0) return
    const stored = formatNumber(plainDecimal(now))
    throw crossedBy(
      record(cell),
      (who, when) => `${who} guardó ${stored}${when} mientras usted escribía`,
      `${list}.${index}.value`,
    )
  })
}

/**
 * Two people who save cells of one company wait for each other, so that the second reads what the
 * first wrote. Every change takes this row at its end anyway. Whoever writes in a month shares the
 * month before: its closing takes the two in that order, and the other one would cross with it.
 */
export async function oneAtATime(tx: Tx, companyId: number): Promise<void> {
  await sql`select seq from audit_head where company_id = ${companyId} for update`.execute(tx)
}
