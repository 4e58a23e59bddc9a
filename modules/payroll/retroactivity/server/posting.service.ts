import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { ensureUpToDate } from './brought-up.ts'
import { postRetroactively } from './posting.job.ts'
import { postedContracts, postSome, removeSome } from './posting.ts'
import { type PostingAct, postingKey, requireIdle } from './posting-work.ts'
import { contractsOwed, monthToPost, retroactivity } from './preview.queries.ts'

/** Contracts that a request posts by itself; those of more are the worker's. */
const mostInRequest = () => Number(process.env['RETROACTIVE_IN_REQUEST'] ?? 200)

type Wanted = { payrollMonthId: number }

const few = () => ({ after: 0, most: mostInRequest() + 1 })

/**
 * Posts the debts of closed months into the open month: a line for each concept and month of
 * origin, and the items that pay them. Contracts without a payslip in the open month are skipped,
 * because nobody would be paid. Repeating the call posts nothing twice: posted amounts are no
 * longer owed. What many people are owed is posted by the worker.
 */
export async function postRetroactive(context: Context, { payrollMonthId }: Wanted) {
  const month = await monthToPost(context, payrollMonthId)
  await requireIdle(context, payrollMonthId)
  if (await ensureUpToDate(context, month.businessId)) {
    throw conflict('Las diferencias se están calculando: agréguelas cuando estén')
  }
  const contracts = await contractsOwed(context, month, few())
  if (contracts.length > mostInRequest()) return inWorker(context, payrollMonthId, 'POST')
  const posted = await postSome(context, month, contracts)
  if (posted.length === 0) throw conflict('No hay diferencias por agregar')
  return retroactivity(context, { payrollMonthId })
}

/** Removes everything that was posted into an open month: lines and items. */
export async function undoRetroactive(context: Context, { payrollMonthId }: Wanted) {
  const month = await monthToPost(context, payrollMonthId)
  await requireIdle(context, payrollMonthId)
  const contracts = await postedContracts(context, month, few())
  if (contracts.length === 0) throw conflict('No hay nada que deshacer')
  if (contracts.length > mostInRequest()) return inWorker(context, payrollMonthId, 'UNDO')
  await removeSome(context, month, contracts)
  return retroactivity(context, { payrollMonthId })
}

async function inWorker(context: Context, payrollMonthId: number, act: PostingAct) {
  const input = { payrollMonthId, act, at: context.now.toISOString() }
  await enqueue(context, postRetroactively, input, { key: postingKey(payrollMonthId) })
  return retroactivity(context, { payrollMonthId })
}
