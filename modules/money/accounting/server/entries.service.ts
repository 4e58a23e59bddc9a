import { closedMonth } from '#modules/money/filings/server/index.ts'
import { holdMonth } from '#modules/payroll/payroll-frame/server/index.ts'
import { hasPrivatePay } from '#modules/payroll/payroll-results/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { entriesWithin, entryById } from './entries.queries.ts'
import { makeAccountingEntry } from './make.job.ts'
import { monthsWithin } from './months.queries.ts'

type Wanted = {
  payrollMonthId: number
  groupId: number | null
  withVacations: boolean
  withSubsidies: boolean
}

/**
 * Asks for the entry of a closed month, made in the background. A second request while it is being
 * made gets the same one; while an entry is in force there is no other.
 */
export async function createCentralization(context: Context, wanted: Wanted) {
  const { payrollMonthId, groupId, withVacations, withSubsidies } = wanted
  const { tx } = context
  await holdMonth(tx, payrollMonthId)
  const month = await closedMonth(context, payrollMonthId, 'centralization.create', monthsWithin)
  await requireGroup(context, groupId)
  const making = await unfinished(context, payrollMonthId)
  if (making) return entryById(context, making.id)
  const valid = await inForce(context, payrollMonthId)
  if (valid) {
    throw conflict(`El asiento ${valid.number} está vigente: revérselo antes de hacer otro`)
  }
  const { id } = await tx
    .insertInto('accountingEntry')
    .values({
      businessId: month.businessId,
      payrollMonthId,
      yearMonth: month.yearMonth,
      number: await nextNumber(context, payrollMonthId),
      closedHash: month.closedHash,
      withPrivate: await hasPrivatePay(context.tx, month.currentRunId),
      groupId,
      withVacations,
      withSubsidies,
      loginId: context.session.loginId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const job = await enqueue(context, makeAccountingEntry, { entryId: id })
  await tx.updateTable('accountingEntry').set({ jobId: job.id }).where('id', '=', id).execute()
  return entryById(context, id)
}

async function requireGroup({ tx }: Context, groupId: number | null): Promise<void> {
  if (groupId === null) return
  const group = await tx
    .selectFrom('costCenterGroup')
    .select('id')
    .where('id', '=', groupId)
    .executeTakeFirst()
  if (!group) throw invalid('groupId', 'No es un grupo de centros de costo de la empresa')
}

const unfinished = ({ tx }: Context, payrollMonthId: number) =>
  tx
    .selectFrom('accountingEntry as entry')
    .innerJoin('job', 'job.id', 'entry.jobId')
    .select('entry.id')
    .where('entry.payrollMonthId', '=', payrollMonthId)
    .where('entry.madeAt', 'is', null)
    .where('job.status', 'in', ['QUEUED', 'RUNNING'])
    .executeTakeFirst()

/** The entry of a month that nothing has reversed. */
const inForce = ({ tx }: Context, payrollMonthId: number) =>
  tx
    .selectFrom('accountingEntry as entry')
    .leftJoin('accountingEntry as reversal', 'reversal.reversesId', 'entry.id')
    .select(['entry.id', 'entry.number'])
    .where('entry.payrollMonthId', '=', payrollMonthId)
    .where('entry.kind', '=', 'ENTRY')
    .where('entry.sha256', 'is not', null)
    .where('reversal.id', 'is', null)
    .executeTakeFirst()

async function nextNumber({ tx }: Context, payrollMonthId: number): Promise<number> {
  const { last } = await tx
    .selectFrom('accountingEntry')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('payrollMonthId', '=', payrollMonthId)
    .executeTakeFirstOrThrow()
  return Number(last ?? 0) + 1
}

/**
 * Leaves an entry without effect: one more entry with the same lines on the other side, linked to
 * it. The month may be booked again afterwards.
 */
export async function reverseCentralization(
  context: Context,
  { id, reason }: { id: number; reason: string },
) {
  const { tx } = context
  const found = await entriesWithin(context, 'centralization.create')
    .select('entry.payrollMonthId')
    .where('entry.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  await holdMonth(tx, found.payrollMonthId)
  const { kind, sha256, reversedBy, number } = await entryById(context, id)
  if (kind !== 'ENTRY') throw conflict('Un reverso no se reversa: haga otra vez el asiento')
  if (sha256 === null) throw conflict('El asiento no está hecho: no hay nada que reversar')
  if (reversedBy !== null) throw conflict(`El asiento ${number} ya está reversado`)
  const { rows } = await sql<{ id: number }>`insert into accounting_entry
      (company_id, business_id, payroll_month_id, year_month, number, kind, reverses_id, reason,
        closed_hash, with_private, group_id, with_vacations, with_subsidies, sha256, people, debit,
        credit, login_id, made_at)
    select company_id, business_id, payroll_month_id, year_month,
      ${await nextNumber(context, found.payrollMonthId)}, 'REVERSAL', id, ${reason},
      closed_hash, with_private, group_id, with_vacations, with_subsidies,
      encode(sha256(convert_to('reverso ' || sha256, 'UTF8')), 'hex'), people, credit, debit,
      ${context.session.loginId}::bigint, now()
    from accounting_entry where company_id = app.current_company() and id = ${id}
    returning id`.execute(tx)
  const reversalId = Number(rows[0]?.id)
  await sql`insert into accounting_line
      (company_id, entry_id, n, account_id, cost_center_id, code, label, source, institution, side,
        amount, contract_ids, amounts)
    select company_id, ${reversalId}, n, account_id, cost_center_id, code, label, source,
      institution, case side when 'DEBIT' then 'CREDIT' else 'DEBIT' end, amount, contract_ids,
      amounts
    from accounting_line where company_id = app.current_company() and entry_id = ${id}
    returning n`.execute(tx)
  return entryById(context, reversalId)
}
