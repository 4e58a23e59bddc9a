import { createHash } from 'node:crypto'
import { answerProblems } from '#chile/bank-lists/layout.ts'
import { readAnswer, readPasted } from '#chile/bank-lists/bank-answer.ts'
import type { Payment } from '#modules/payroll/payslips/model/payslip.ts'
import { markPayments } from '#modules/payroll/payslips/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { refuseStale } from '#platform/server/records/states.ts'
import { countsOf, type Matched, matchAnswer, noAnswerOf } from '../model/answer.ts'
import { answerById, listedRows, type NamedRow, type PaymentAnswerRow } from './answers.queries.ts'
import { answered, followAnswer, unfollowAnswer } from './follow-finiquitos.ts'
import { followParties } from './moves.ts'
import { lockedList } from './payment-lists.service.ts'
import { paymentList } from './payment-lists.queries.ts'
import { bankTemplates } from './templates.service.ts'

export type Answered = { paymentListId: number; templateId: number | null; text: string }

/** What a text of the bank would do to a list; it writes nothing. */
export async function previewPaymentAnswer(context: Context, given: Answered) {
  const { state } = await paymentList(context, { id: given.paymentListId })
  requireSent(state)
  const { matched, sha256, rows } = await read(context, given)
  const known = await knownAnswer(context, given.paymentListId, sha256)
  return {
    ...countsOf(matched),
    isKnown: known !== undefined,
    lines: matched.length,
    ...shown(matched, rows),
  }
}
export type Preview = Awaited<ReturnType<typeof previewPaymentAnswer>>

/** Lines of a preview. */
const most = 200

/** First what changes nothing and wants a look, then what was rejected; each with whose it is. */
function shown(matched: readonly Matched[], listed: readonly NamedRow[]) {
  const names = new Map(listed.map(({ n, name }) => [n, name]))
  const byRut = new Map(listed.map(({ rut, name }) => [rut, name]))
  const rank = ({ outcome, status }: Matched) =>
    outcome !== 'MARKED' && outcome !== 'SAME' ? 0 : status === 'REJECTED' ? 1 : 2
  const rows = matched.toSorted((one, other) => rank(one) - rank(other)).slice(0, most)
  return {
    rows: rows.map((line) => ({
      ...line,
      name: names.get(line.rowN ?? 0) ?? byRut.get(line.rut ?? '') ?? null,
    })),
  }
}

/**
 * Marks the payments of a list as the bank answered. The same text a second time changes nothing
 * and says so; a text of which no line is of a payment of the list is not kept.
 *
 * @throws UserError of kind `invalid` at the text
 */
export async function readPaymentAnswer(context: Context, given: Answered) {
  const list = await lockedList(context, { id: given.paymentListId })
  requireSent(list.state)
  const { matched, sha256 } = await read(context, given)
  const known = await knownAnswer(context, list.id, sha256)
  if (known !== undefined) {
    return { ...(await answerById(context, known)), isKnown: true }
  }
  const foreign = noAnswerOf(matched)
  if (foreign) throw invalid('text', `${foreign}: no se guardó nada`)
  const { id } = await context.tx
    .insertInto('paymentAnswer')
    .values({
      paymentListId: list.id,
      sha256,
      source: given.templateId === null ? 'PASTED' : 'TEMPLATE',
      ...countsOf(matched),
      loginId: context.session.loginId ?? 0,
      at: context.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepLines(context, id, list.id, matched)
  const marked = await mark(context, id, list.id)
  await followAnswer(context, list, id)
  await followParties(context, list.purpose, marked)
  return { ...(await answerById(context, id)), isKnown: false }
}
export type ReadAnswer = PaymentAnswerRow & { isKnown: boolean }

function requireSent(state: string): void {
  if (state !== 'SENT') throw conflict('La nómina todavía no se envía al banco')
}

async function read(context: Context, { paymentListId, templateId, text }: Answered) {
  const lines = templateId === null ? readPasted(text) : await byTemplate(context, templateId, text)
  if (lines.length === 0) {
    throw invalid(
      'text',
      templateId === null
        ? 'Ninguna línea tiene RUT, monto y resultado, separados por tabulación o punto y coma'
        : 'Ninguna línea es de un pago según la plantilla',
    )
  }
  const sha256 = createHash('sha256')
    .update(JSON.stringify(lines.map(({ line: _place, ...said }) => said)))
    .digest('hex')
  const rows = await listedRows(context, paymentListId)
  return { matched: matchAnswer(rows, lines), sha256, rows }
}

async function byTemplate(context: Context, id: number, text: string) {
  const { layout } = await bankTemplates.publishedOf(context, { id })
  const [problem] = answerProblems(layout)
  if (problem) throw invalid('templateId', `${problem}. Complétela y publíquela.`)
  return readAnswer(layout, text)
}

async function knownAnswer({ tx }: Context, listId: number, sha256: string) {
  const row = await tx
    .selectFrom('paymentAnswer')
    .select('id')
    .where('paymentListId', '=', listId)
    .where('sha256', '=', sha256)
    .where('undoneAt', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** Keeps each line with how its payment was before: one statement for any number of them. */
async function keepLines(
  { client, session }: Context,
  answerId: number,
  listId: number,
  matched: readonly Matched[],
) {
  const lines = matched.map(({ rowN, ...line }, at) => ({ ...line, n: at + 1, row: rowN }))
  await client.query(
    `insert into payment_answer_row (company_id, payment_answer_id, n, line, rut, amount, status,
       words, outcome, row_n, state_before, reason_before, payment_before)
     select $1, $2, l.n, l.line, l.rut, l.amount, l.status, l.words, l.outcome, l.row,
       r.state, r.reason, p.status
     from jsonb_to_recordset($4::jsonb) as l (n int, line int, rut text, amount bigint,
       status text, words text, outcome text, row int)
     left join payment_list_row r
       on r.company_id = $1 and r.payment_list_id = $3 and r.n = l.row
     left join payslip_payment p on p.company_id = $1
       and p.payroll_month_id = r.payroll_month_id and p.user_contract_id = r.user_contract_id
     returning n`,
    [session.companyId, answerId, listId, JSON.stringify(lines)],
  )
}

/**
 * The payments of an answer become what it says, in the list and in their process. The debt of a
 * rejected one is freed by the database with its row.
 */
async function mark(context: Context, answerId: number, listId: number) {
  const { client, session, now } = context
  const { rows } = await client.query<OfList>(
    `update payment_list_row r set state = a.status, answered_at = $4,
       reason = case a.status when 'REJECTED' then a.words end
     from payment_answer_row a
     where r.company_id = $1 and r.payment_list_id = $3 and a.company_id = $1
       and a.payment_answer_id = $2 and a.outcome = 'MARKED' and a.row_n = r.n
     returning ${ofList}, case a.status when 'PAID' then 'PAID' end as status`,
    [session.companyId, answerId, listId, now],
  )
  await markPayments(context, payments(rows), { move: 'answered' })
  return rows
}

/** A payment of a list and how far it is; nothing where its row says nothing of that. */
type OfList = {
  party: string | null
  name: string
  state: string
  payMonthId: number | null
  contractId: number | null
  status: Payment['status'] | null
}
const ofList =
  'r.party, r.name, r.state, r.payroll_month_id as "payMonthId", r.user_contract_id as "contractId"'

/** Those of payslips: a finiquito follows its list by itself. */
const payments = (rows: readonly OfList[]) =>
  rows.flatMap(({ payMonthId, contractId, status }): Payment[] =>
    payMonthId !== null && contractId !== null && status !== null
      ? [{ payMonthId, contractId, status }]
      : [],
  )

type Undoing = { id: number; version: number; reason: string }

/** Takes back what an answer marked: its payments are as they were before it was read. */
export async function undoPaymentAnswer(context: Context, { id, version, reason }: Undoing) {
  const { tx, now, session } = context
  const found = await tx
    .selectFrom('paymentAnswer')
    .select('paymentListId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  const list = await lockedList(context, { id: found.paymentListId })
  const answer = await tx
    .selectFrom('paymentAnswer')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  if (answer.undoneAt !== null) throw conflict('Ya está deshecha')
  refuseStale(version, answer.version, { table: 'paymentAnswer', key: { id } })
  await requireLast(context, answer)
  await requireNotMoved(context, id, list.id)
  const ofFiniquitos = await answered(context, list.id, id)
  const restored = await restore(context, id, list.id)
  await unfollowAnswer(context, list, ofFiniquitos)
  await followParties(context, list.purpose, restored)
  await tx
    .updateTable('paymentAnswer')
    .set({
      undoneAt: now,
      undoneLoginId: session.loginId,
      undoReason: reason,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute()
  return answerById(context, id)
}

/** What a later answer said rests on this one. */
async function requireLast(
  { tx }: Context,
  { id, paymentListId }: { id: number; paymentListId: number },
) {
  const later = await tx
    .selectFrom('paymentAnswer')
    .select('id')
    .where('paymentListId', '=', paymentListId)
    .where('undoneAt', 'is', null)
    .where('id', '>', id)
    .limit(1)
    .executeTakeFirst()
  if (later) throw conflict('Hay una respuesta posterior: deshágala primero')
}

/** A payment that was rejected and is in a newer list would be paid by both. */
async function requireNotMoved(context: Context, answerId: number, listId: number) {
  const marked = await context.tx
    .selectFrom('paymentAnswerRow')
    .select('rowN')
    .where('paymentAnswerId', '=', answerId)
    .where('outcome', '=', 'MARKED')
    .where('status', '=', 'REJECTED')
    .execute()
  const ns = new Set(marked.map(({ rowN }) => rowN))
  const moved = (await listedRows(context, listId)).some(({ n, isMoved }) => isMoved && ns.has(n))
  if (moved) {
    throw conflict('Algún rechazado ya está en otra nómina o se pagó por otra vía: anúlelo primero')
  }
}

async function restore(context: Context, answerId: number, listId: number) {
  const { client, session } = context
  const { rows } = await client.query<OfList>(
    `update payment_list_row r set state = a.state_before, reason = a.reason_before
     from payment_answer_row a
     where r.company_id = $1 and r.payment_list_id = $3 and a.company_id = $1
       and a.payment_answer_id = $2 and a.outcome = 'MARKED' and a.row_n = r.n
     returning ${ofList}, coalesce(a.payment_before, 'UNPAID') as status`,
    [session.companyId, answerId, listId],
  )
  await markPayments(context, payments(rows), { move: 'answered' })
  return rows
}
