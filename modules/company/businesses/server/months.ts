import type { YearMonth } from '#chile/period.ts'
import { provided } from '#platform/model/hook.ts'
import type { Tx } from '#platform/server/sql/db.ts'

/** What modules below payroll ask of its months: only which there are, and which are open. */
type Months = {
  /** Whether the payroll of each of some months of a razón social is open; of others, nothing. */
  statesOf: (
    tx: Tx,
    businessId: number,
    months: readonly YearMonth[],
  ) => Promise<ReadonlyMap<YearMonth, boolean>>
  /** The months of a razón social that are open, held until the end of the transaction. */
  holdOpen: (tx: Tx, businessId: number) => Promise<readonly YearMonth[]>
  /** The months that are open in some razón social, in their order. */
  open: (tx: Tx) => Promise<YearMonth[]>
  /** Every month of payroll that is closed, with its razón social. */
  closed: (tx: Tx) => Promise<readonly { businessId: number; yearMonth: YearMonth }[]>
  /** Whether some month from that one on is closed. */
  closedSince: (tx: Tx, month: YearMonth) => Promise<boolean>
  /** How many processes are open, and the last payroll that was closed. */
  figures: (tx: Tx) => Promise<{ openMonths: number; lastClosedMonth: YearMonth | null }>
}

/** The months of razones sociales, given by the module that keeps them. */
export const businessMonths = provided<Months>('months of a razón social')
