import { createHash } from 'node:crypto'
import type { YearMonth } from '#chile/period.ts'
import { conflict } from '#platform/server/errors.ts'
import { sql } from '#platform/server/db.ts'
import type { CompanyDb, Process } from './company-db.ts'
import { payrollsOf } from './paid-months.queries.ts'

/**
 * A fingerprint of the closed processes of payments apart of a razón social. The next payment adds
 * to them, whatever their month. They close one after the other, and reopen in the opposite order.
 */
export async function closedBefore(
  { tx }: CompanyDb,
  { id, businessId }: Process,
): Promise<string> {
  const rows = await tx
    .selectFrom('payrollMonth')
    .select(['id', 'closedHash'])
    .where('businessId', '=', businessId)
    .where('type', '=', 'ADDITIONAL')
    .where('isOpen', '=', false)
    .where('id', '!=', id)
    .orderBy('id')
    .execute()
  return printOf(rows.map((row) => `${row.id}:${row.closedHash}`))
}

/**
 * A fingerprint of all data outside a process from which the gratification of a year is calculated.
 */
export async function yearNow(db: CompanyDb, month: Process, year: number): Promise<string> {
  const { businessId, yearMonth } = month
  const payrolls = await payrollsOf(db, { businessId, months: monthsOf(year) })
  const { rows } = await sql<{ late: string | null }>`
    select md5(string_agg(concat_ws(':', line.id, line.amount), ';' order by line.id)) as late
    from retroactive_line line
    join payroll_month origin on origin.company_id = line.company_id
      and origin.id = line.origin_month_id
    join payroll_month posted on posted.company_id = line.company_id
      and posted.id = line.payroll_month_id
    where line.company_id = app.current_company() and origin.business_id = ${businessId}
      and origin.year_month / 100 = ${year} and not posted.is_open
      and posted.year_month <= ${yearMonth}`.execute(db.tx)
  return printOf([
    ...payrolls.map((one) => `${one.yearMonth}:${one.isOpen ? 'open' : one.runId}`),
    await closedBefore(db, month),
    rows[0]?.late ?? '',
  ])
}

export const monthsOf = (year: number): YearMonth[] =>
  Array.from({ length: 12 }, (_, index) => year * 100 + index + 1)

/**
 * Refuses payments whose ground changed: a payroll that was closed again, or another process of
 * payments apart that closed since.
 */
export async function requireSameGround(db: CompanyDb, month: Process): Promise<void> {
  const rested = await restedOn(db, month)
  const runs = new Map(
    (
      await payrollsOf(db, {
        businessId: month.businessId,
        months: rested.map(({ yearMonth }) => yearMonth),
      })
    ).map(({ yearMonth, isOpen, runId }) => [yearMonth, isOpen ? null : runId]),
  )
  if (rested.some(({ yearMonth, runId }) => runs.get(yearMonth) !== runId)) {
    throw conflict('Las remuneraciones del mes se cerraron de nuevo. Calcule antes de cerrar.')
  }
  const now = await closedBefore(db, month)
  const other = await db.tx
    .selectFrom('additionalPayment')
    .select('userContractId')
    .where('payrollMonthId', '=', month.id)
    .where('restsOn', '!=', now)
    .limit(1)
    .executeTakeFirst()
  if (other) throw conflict('Otro adicional se cerró o reabrió después. Calcule antes de cerrar.')
}

/** The payrolls on which the payments of a process rest: month and run, each once. */
async function restedOn({ client, session }: CompanyDb, { id, yearMonth }: Process) {
  const { rows } = await client.query<{ yearMonth: number; runId: number }>(
    `select distinct $3::int as "yearMonth", base_run_id as "runId" from additional_payment
       where company_id = $1 and payroll_month_id = $2
     union
     select distinct (part ->> 'yearMonth')::int, (part ->> 'runId')::bigint
       from additional_payment, jsonb_array_elements(months) part
       where company_id = $1 and payroll_month_id = $2`,
    [session.companyId, id, yearMonth],
  )
  return rows
}

const printOf = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join(';')).digest('hex').slice(0, 32)
