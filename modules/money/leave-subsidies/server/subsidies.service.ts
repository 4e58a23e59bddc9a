import type { ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { refuseStale } from '#platform/server/records/states.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { payerList } from '../model/subsidy-amounts.ts'
import type { subsidyStates } from '../model/states.ts'
import { leavesOfAbsences } from './leaves.queries.ts'
import { subsidySteps } from './steps.ts'
import { reached, subsidyById } from './subsidies.queries.ts'

constraintMessages({
  'leave_subsidy_absence:delete': {
    message: 'El subsidio de esa licencia está en seguimiento: anúlela en vez de eliminarla',
  },
  leave_subsidy_absence_key: { message: 'Esa licencia ya está en seguimiento' },
})

/**
 * Takes up the subsidies of some leaves, with what the payslips paid and what the law makes their
 * institutions owe; what is not known has no amount until somebody enters it. All or none.
 */
export async function openLeaveSubsidies(context: Context, { absences }: { absences: number[] }) {
  const asked = new Set(absences)
  if (asked.size === 0) throw invalid('absences', 'Elija alguna licencia')
  const leaves = await leavesOfAbsences(context, [...asked])
  if (leaves.length < asked.size) {
    const taken = await context.tx
      .selectFrom('leaveSubsidy')
      .select('id')
      .where(sql<boolean>`absence_id = any(${[...asked]}::bigint[])`)
      .limit(1)
      .executeTakeFirst()
    if (taken && leaves.length > 0) throw conflict('Alguna ya está en seguimiento: mire la lista')
    throw notFound()
  }
  const { loginId } = context.session
  await context.tx
    .insertInto('leaveSubsidy')
    .values(
      leaves.map(({ id, contractId, subtype, startDate, endDate, payer, paid, owed, basis }) => ({
        absenceId: id,
        userContractId: contractId,
        subtype,
        startDate,
        endDate,
        payer,
        paid: paid ?? 0,
        owed,
        basis,
        creatorLoginId: loginId,
        updatedLoginId: loginId,
      })),
    )
    .execute()
  return { opened: leaves.length }
}

/** Locks a subsidy within reach; any other is answered as not found. */
async function locked(context: Context, id: number) {
  const row = await reached(context, 'leaveSubsidies.update')
    .selectAll('subsidy')
    .where('subsidy.id', '=', id)
    .forNoKeyUpdate('subsidy')
    .executeTakeFirst()
  if (!row) throw notFound()
  return { ...row, state: row.status, relations: ['other'] as const }
}

type Seen = { id: number; version: number }
type Amounts = Seen & { payer: string; paid: number; owed: number | null; comment: string | null }

/**
 * Corrects who owes a subsidy and how much. One whose amount was unknown and of which all of it
 * came back already is received with it.
 */
export async function updateLeaveSubsidy(context: Context, input: Amounts) {
  const { id, version, payer, paid, owed, comment } = input
  const row = await locked(context, id)
  subsidySteps.require('edit', row)
  refuseStale(version, row.version, { table: 'leaveSubsidy', key: { id } })
  if (!payerList.some(({ code }) => code === payer)) {
    throw invalid('payer', 'No es una institución conocida')
  }
  if (owed === null && row.owed !== null) throw invalid('owed', 'Indique cuánto se debe')
  await context.tx
    .updateTable('leaveSubsidy')
    .set({
      payer,
      paid,
      owed,
      comment,
      // What the law proposed is no longer said of an amount that somebody entered.
      ...(owed === row.owed ? {} : { basis: null }),
      ...touched(context),
      version: row.version + 1,
    })
    .where('id', '=', id)
    .execute()
  if (row.status === 'PARTIAL' && owed !== null && row.received >= owed) {
    const now = await locked(context, id)
    await subsidySteps.act(context, 'receive', now, { version: null, set: touched(context) })
  }
  return subsidyById(context, id)
}

/** Takes the leave of a subsidy as it is now, with what is paid and owed of it. */
export async function renewLeaveSubsidy(context: Context, { id, version }: Seen) {
  const row = await locked(context, id)
  subsidySteps.require('edit', row)
  refuseStale(version, row.version, { table: 'leaveSubsidy', key: { id } })
  const { rows } = await sql<{ contractId: number }>`
    update leave_subsidy s set subtype = a.subtype, start_date = a.start_date,
      end_date = a.end_date, version = s.version + 1, updated_login_id = ${context.session.loginId},
      updated_at = ${context.now}
    from absence a
    where s.company_id = app.current_company() and s.id = ${id}
      and a.company_id = app.current_company() and a.id = s.absence_id
      and a.response_status = 'APPROVED'
    returning s.user_contract_id as "contractId"`.execute(context.tx)
  if (rows.length === 0)
    throw conflict('La licencia ya no está aprobada: dé el subsidio por perdido')
  return subsidyById(context, id)
}

type Claim = Seen & { claimedOn: ISODate | null; claimNumber: string | null }

/** Says that a subsidy was claimed: when, and under which number. */
export async function claimLeaveSubsidy(context: Context, input: Claim) {
  const { id, version, claimNumber } = input
  const claimedOn = input.claimedOn ?? context.today
  const row = await locked(context, id)
  subsidySteps.require('claim', row)
  if (claimedOn > context.today) throw invalid('claimedOn', 'No puede ser una fecha futura')
  if (!row.owed) throw conflict('Indique primero cuánto se debe')
  const set = { ...touched(context), claimedOn, claimNumber }
  await subsidySteps.act(context, 'claim', row, { version, set })
  return subsidyById(context, id)
}

type Given = { receivedOn: ISODate; amount: number; reference: string | null }

/**
 * Keeps an amount that an institution gave back; the subsidy is received once all of it is. Of one
 * without an amount nobody knows whether that is all: it is received in part.
 */
export async function receiveLeaveSubsidy(context: Context, input: Seen & Given) {
  const { id, version, receivedOn, amount, reference } = input
  if (receivedOn > context.today) throw invalid('receivedOn', 'No puede ser una fecha futura')
  const row = await locked(context, id)
  const received = row.received + amount
  const act = row.owed !== null && received >= row.owed ? 'receive' : 'receivePart'
  await subsidySteps.act(context, act, row, { version, set: { ...touched(context), received } })
  await context.tx
    .insertInto('leaveSubsidyPayment')
    .values({
      leaveSubsidyId: id,
      receivedOn,
      amount,
      reference,
      loginId: context.session.loginId,
    })
    .execute()
  return subsidyById(context, id)
}

/** Takes back an amount that was entered by mistake; its subsidy is expected again. */
export async function deleteLeaveSubsidyPayment(context: Context, { id }: { id: number }) {
  const payment = await context.tx
    .selectFrom('leaveSubsidyPayment')
    .select(['id', 'leaveSubsidyId', 'amount'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!payment) throw notFound()
  const row = await locked(context, payment.leaveSubsidyId)
  if (row.status === 'LOST') throw conflict('Está dada por perdida: reábrala primero')
  const { numDeletedRows } = await context.tx
    .deleteFrom('leaveSubsidyPayment')
    .where('id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound()
  const received = row.received - payment.amount
  const stays = row.status === 'REJECTED' || row.status === 'APPEALED'
  const status = stays ? row.status : received > 0 ? 'PARTIAL' : 'CLAIMED'
  await context.tx
    .updateTable('leaveSubsidy')
    .set({ received, status, ...touched(context), version: row.version + 1 })
    .where('id', '=', row.id)
    .execute()
  return true
}

type Answer = Seen & { reason: string | null }

const moved = async (
  context: Context,
  { id, version, reason }: Answer,
  act: keyof typeof subsidyStates.acts,
) => {
  const row = await locked(context, id)
  await subsidySteps.act(context, act, row, { version, reason, set: touched(context) })
  return subsidyById(context, id)
}

/** Keeps that an institution rejected a subsidy, and why. */
export const rejectLeaveSubsidy = (context: Context, input: Answer) =>
  moved(context, input, 'reject')

/** Keeps that a rejection was appealed, and where. */
export const appealLeaveSubsidy = (context: Context, input: Answer) =>
  moved(context, input, 'appeal')

/** Gives a subsidy up, with its reason. */
export const loseLeaveSubsidy = (context: Context, input: Answer) => moved(context, input, 'lose')

/** Expects a subsidy again that was received, rejected or given up. */
export const reopenLeaveSubsidy = (context: Context, input: Answer) =>
  moved(context, input, 'reopen')
