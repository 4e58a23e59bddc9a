import { createHash } from 'node:crypto'
import type { CompanyDb } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import type { AdditionalMonth } from './additional-month.ts'
import { payrollsOf } from './paid-months.queries.ts'

/**
 * A fingerprint of the closed processes of payments apart of a razón social. The next payment adds
 * to them, whatever their month. They close one after the other, and reopen in the opposite order.
 */
export async function closedBefore(
  { tx }: CompanyDb,
  { id, businessId }: AdditionalMonth,
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
 * Refuses payments whose ground changed: a payroll that was closed again, or another process of
 * payments apart that closed since.
 */
export async function requireSameGround(db: CompanyDb, month: AdditionalMonth): Promise<void> {
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
async function restedOn({ client, session }: CompanyDb, { id, yearMonth }: AdditionalMonth) {
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
