import { planOf } from '#modules/payroll/payroll-results/server/index.ts'
import type { CompanyTx, Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import { type RunningJob, workedOn } from '#platform/server/jobs/running-job.ts'
import { keepThirdParties } from './keep-owed.job.ts'
import {
  holdKept,
  keepBook,
  keepUpTo,
  keptMarks,
  type KeptMonth,
  keptMonth,
  keptParties,
} from './stored-amounts.queries.ts'
import { closingOf, markOf } from './marks.ts'
import type { NamedParty } from './names.ts'
import { type OwedBook, OwedBookkeeper, type Square } from './owed-book.ts'
import {
  type OwingHead,
  owingHead,
  type OwingMonth,
  owingPayslips,
  recordsOfContracts,
} from './amounts-owed.queries.ts'
import { lastRow, touchedAfter } from './affected-contracts.queries.ts'

/** Payslips that a request reads; of a larger month the worker makes what is kept. */
const mostInRequest = 400

/** Rows of the audit after which what still holds says again up to where it does. */
const farBehind = 50

type Standing = { head: OwingHead; seq: number; kept: KeptMonth | undefined; isCurrent: boolean }

/** Whether what is kept of a month is what its payslips and the records of now say. */
async function standingOf(context: Context, monthId: number): Promise<Standing> {
  // Read first: what is written meanwhile has a later number, and is found the next time.
  const seq = await lastRow(context)
  const head = await owingHead(context.tx, monthId)
  if (!head) throw conflict('Primero hay que cerrar el mes')
  const kept = await keptMonth(context.tx, monthId)
  return { head, seq, kept, isCurrent: await isSame(context, monthId, head, kept) }
}

async function isSame(
  context: Context,
  monthId: number,
  head: OwingHead,
  kept: KeptMonth | undefined,
): Promise<boolean> {
  if (kept?.closing !== closingOf(head)) return false
  const { runId } = head
  const contracts = await touchedAfter(context, { runId, auditSeq: kept.auditSeq })
  if (!contracts) return false
  if (contracts.length === 0) return true
  const { companyId } = context.session
  const marks = await keptMarks(context.client, { companyId, monthId, contracts })
  const records = await recordsOfContracts(context.tx, head, contracts)
  return records.every((record) => marks.get(record.contractId) === markOf(record))
}

/**
 * Brings what is kept of a closed month up to the present: a small one at once, a large one by a
 * job of the worker, whose progress is answered. Until it ends, what is kept is that of before.
 *
 * @returns null when it is of now
 */
export async function ensureUpToDate(
  context: Context,
  month: OwingMonth,
): Promise<RunningJob | null> {
  const now = await standingOf(context, month.id)
  if (now.isCurrent) {
    if (now.kept && now.seq - now.kept.auditSeq >= farBehind) {
      await keepUpTo(context.tx, month.id, now.kept, now.seq)
    }
    return null
  }
  if (month.calculated > mostInRequest) {
    const work = { key: `month:${month.id}`, input: { payrollMonthId: month.id } }
    return workedOn(context, keepThirdParties, { ...work, total: () => month.calculated })
  }
  await holdKept(context.tx, month.id)
  const { head, seq, isCurrent } = await standingOf(context, month.id)
  if (isCurrent) return null
  const { client, session } = context
  const book = await bookOf(context, head)
  const written = { book, closing: closingOf(head), auditSeq: seq }
  await keepBook(client, { companyId: session.companyId, monthId: month.id }, written)
  return null
}

/** What a closed month owes, as it is kept. */
export async function keptOwed({ tx }: Context, monthId: number) {
  const kept = await keptMonth(tx, monthId)
  const squares: readonly Square[] = kept?.squares ?? []
  return { squares, parties: await keptParties(tx, monthId) }
}

/**
 * What a closed month owes now, for those who pay it. Writes nothing: whoever pays holds the audit,
 * for which somebody who makes what is kept would wait.
 *
 * @throws UserError while the worker makes what a large month owes
 */
export async function owedNow(context: Context, month: OwingMonth): Promise<readonly NamedParty[]> {
  const { head, isCurrent } = await standingOf(context, month.id)
  if (isCurrent) return keptParties(context.tx, month.id)
  if (month.calculated > mostInRequest) {
    throw conflict('Lo que se debe a terceros se está sumando: inténtelo cuando esté')
  }
  return (await bookOf(context, head)).parties
}

/** What a closed month owes, added up from its payslips and the records of now. */
export async function bookOf({ tx, session }: CompanyTx, head: OwingHead): Promise<OwedBook> {
  const plan = await planOf(tx, session.companyId, head.planHash)
  const keeper = new OwedBookkeeper(head, plan)
  const most = Number.MAX_SAFE_INTEGER
  for (const row of await owingPayslips(tx, { ...head, after: 0, most })) keeper.add(row)
  return keeper.book()
}
