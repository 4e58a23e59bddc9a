import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { loginNameIn } from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import type { AnswerOutcome, ListedRow } from '../model/answer.ts'
import { finiquitosToPay } from './finiquitos.ts'
import { listsWithin } from './payment-lists.queries.ts'

/** A payment of a list with whose it is. */
export type NamedRow = ListedRow & { readonly name: string }

/**
 * The payments of a list, and whether another way pays them by now: a newer list or, of a rejected
 * one, a hand, a file, a list to sign or a finiquito.
 */
export const listedRows = ({ tx }: Context, listId: number): Promise<NamedRow[]> =>
  tx
    .selectFrom('paymentListRow as row')
    .select(['row.n', 'row.rut', 'row.name', 'row.amount', 'row.state'])
    .select(
      sql<boolean>`exists (select from payment_list_row newer
        where newer.company_id = app.current_company()
          and (newer.settlement_id = row.settlement_id
            or newer.payroll_month_id = row.payroll_month_id
            and (newer.user_contract_id = row.user_contract_id or newer.party = row.party))
          and newer.payment_list_id > row.payment_list_id
          and newer.state in ('LISTED', 'PAID'))
        or row.state = 'REJECTED' and (exists (select from payslip_payment p
            where p.company_id = app.current_company()
              and p.payroll_month_id = row.payroll_month_id
              and p.user_contract_id = row.user_contract_id and p.way is not null)
          or ${finiquitosToPay.get().moved('row.settlementId')})`.as('isMoved'),
    )
    .where('row.paymentListId', '=', listId)
    .orderBy('row.n')
    .execute()

const selected = (context: Context) =>
  listsWithin(context, 'transfers.read')
    .innerJoin('paymentAnswer as answer', 'answer.paymentListId', 'list.id')
    .select(['answer.id', 'answer.paymentListId', 'answer.source', 'answer.sha256', 'answer.paid'])
    .select(['answer.rejected', 'answer.unmatched', 'answer.at', 'answer.undoneAt'])
    .select(['answer.undoReason', 'answer.version'])
    .select(sql<string | null>`${sql.raw(loginNameIn('answer.login_id'))}`.as('author'))

/** What the bank answered about a list, the last one first. */
export const paymentAnswers = (context: Context, { id }: { id: number }) =>
  selected(context).where('list.id', '=', id).orderBy('answer.id', 'desc').execute()
export type PaymentAnswerRow = Awaited<ReturnType<typeof paymentAnswers>>[number]

export const answerById = (context: Context, id: number): Promise<PaymentAnswerRow> =>
  selected(context).where('answer.id', '=', id).executeTakeFirstOrThrow(notFound)

export type AnswerLineFilter = { paymentAnswerId: number; outcome: AnswerOutcome | null }

/** The lines of an answer and what became of each, a page of them. */
export async function paymentAnswerLines(
  context: Context,
  input: ListInput<AnswerLineFilter, 'n'>,
) {
  const { paymentAnswerId, outcome } = input.filter
  const matching = listsWithin(context, 'transfers.read')
    .innerJoin('paymentAnswer as answer', 'answer.paymentListId', 'list.id')
    .innerJoin('paymentAnswerRow as line', 'line.paymentAnswerId', 'answer.id')
    .leftJoin('paymentListRow as paid', (join) =>
      join.onRef('paid.paymentListId', '=', 'list.id').onRef('paid.n', '=', 'line.rowN'),
    )
    .where('answer.id', '=', paymentAnswerId)
    .where((eb) => equalTo(eb, { 'line.outcome': outcome }))
  const ordered = matching
    .select(['line.n', 'line.line', 'line.rut', 'line.amount', 'line.status', 'line.words'])
    .select(['line.outcome', 'line.rowN', 'paid.name'])
    .orderBy('line.n', input.sort.descending ? 'desc' : 'asc')
  return listed(matching, ordered, input)
}
export type AnswerLineRow = Awaited<ReturnType<typeof paymentAnswerLines>>['rows'][number]
