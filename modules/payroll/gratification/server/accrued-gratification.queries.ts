import { type YearMonth, yearOf } from '#chile/period.ts'
import type { CompanyDb } from '#platform/server/context.ts'
import { type Accrued, accruedUntil } from '../model/accrued-gratification.ts'
import type { Profit } from '../model/gratification.ts'
import { yearOfPeople } from './gratification.queries.ts'
import { monthsOf } from './ground.queries.ts'

type Wanted = {
  readonly businessId: number
  readonly yearMonth: YearMonth
  /** What the company estimates for the year, where article 47 rules. */
  readonly profitOf: (year: number) => Profit
}

/**
 * What the gratification of the year owes to each contract of a razón social at the end of a
 * month, from its closed payslips and what was paid apart of them. Two years are read: what nobody
 * paid of the one before is owed too.
 */
export async function gratificationAccrued(
  db: CompanyDb,
  { businessId, yearMonth, profitOf }: Wanted,
): Promise<Accrued[]> {
  const year = yearOf(yearMonth)
  const nobody = { id: NO_PROCESS, businessId, yearMonth }
  const until = monthsOf(year).filter((month) => month <= yearMonth)
  const now = await yearOfPeople(db, nobody, year, until)
  const before = await yearOfPeople(db, nobody, year - 1)
  return accruedUntil(yearMonth, now, before, profitOf)
}

/** No process of payments apart: every closed one counts. */
const NO_PROCESS = 0
