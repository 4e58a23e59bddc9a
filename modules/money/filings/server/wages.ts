import { z } from 'zod'
import type { YearFactors } from '#chile/dj1887/factors.ts'
import { yearMonth } from '#chile/period.ts'
import { type WageMonth, wageTotals, type YearWages } from '#law/filings/wages.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { staleIn } from './months.queries.ts'

/**
 * Keeps the year of each person of a declaration, in the order of its rows: in one statement,
 * whatever their number, and once.
 */
export async function keepWages(
  tx: Tx,
  filingId: number,
  people: readonly YearWages[],
  factors: YearFactors,
): Promise<void> {
  if (people.length === 0) return
  const rows = people.map(({ userId, months, isPrivate }, at) => {
    const { moreTax, ...totals } = wageTotals(months, factors)
    return {
      n: at + 1,
      user_id: userId,
      months,
      ...totals,
      more_tax: moreTax,
      with_private: isPrivate,
    }
  })
  await sql`insert into filing_wage
      (company_id, filing_id, n, user_id, months, taxed, tax, more_tax, untaxed,
       zone, loan, with_private)
    select app.current_company(), ${filingId}, w.n, w.user_id, w.months, w.taxed, w.tax,
      w.more_tax, w.untaxed, w.zone, w.loan, w.with_private
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (n int, user_id bigint,
      months jsonb, taxed bigint, tax bigint, more_tax bigint, untaxed bigint, zone bigint,
      loan bigint, with_private boolean)
    on conflict (company_id, filing_id, n) do nothing`.execute(tx)
}

const monthSchema = z.object({
  taxed: z.number(),
  tax: z.number(),
  moreTax: z.number(),
  untaxed: z.number(),
  zone: z.number(),
  loan: z.number(),
  mark: z.string(),
  hours: z.number(),
}) satisfies z.ZodType<WageMonth>

type Whose = { businessId: number; userId: number; year: number }

/**
 * The year of a person as the newest declaration of a razón social that still holds has it, with
 * its factors; nothing where none was made, or the year changed since. The caller has checked that
 * the actor may see it.
 */
export async function declaredWage(tx: Tx, { businessId, userId, year }: Whose) {
  const row = await tx
    .selectFrom('filingWage as wage')
    .innerJoin('filing', 'filing.id', 'wage.filingId')
    .innerJoin('payrollMonth as month', 'month.id', 'filing.payrollMonthId')
    .select(['wage.n as number', 'wage.months', 'wage.withPrivate', 'filing.factors'])
    .where('wage.userId', '=', userId)
    .where('filing.businessId', '=', businessId)
    .where('filing.kind', '=', 'DJ1887')
    .where('filing.yearMonth', '=', yearMonth(year, 12))
    .where('filing.errors', '=', 0)
    .where(sql<boolean>`not ${staleIn}`)
    .orderBy('filing.number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { months, factors, ...rest } = row
  return { ...rest, factors: factors ?? [], months: z.array(monthSchema).parse(months) }
}
export type DeclaredWage = NonNullable<Awaited<ReturnType<typeof declaredWage>>>
