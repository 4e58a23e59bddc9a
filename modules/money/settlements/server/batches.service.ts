import type { Permission } from '#access/services.ts'
import { counted } from '#chile/counts.ts'
import type { ISODate } from '#chile/dates.ts'
import { PastedPeople } from '#modules/people/chosen-people/model/pasted-people.ts'
import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import {
  changedMeanwhile,
  conflict,
  forbidden,
  invalid,
  notFound,
  requireConfirmed,
} from '#platform/server/errors.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { withWork } from '#platform/server/records/mass-act-records.ts'
import { inSurnameOrder } from '#platform/server/sql/person-names.ts'
import { keptTotalOf } from '#platform/server/cache/cached-total.ts'
import { listed, onPage } from '#platform/server/sql/total-of.ts'
import { type BatchAct, batchActNames, whyNobody, whyNotAct } from '../model/batch.ts'
import { batchesOfSettlements } from './batch.job.ts'
import {
  type Candidate,
  candidatesOf,
  type Chosen,
  outsideOf,
  reachedBatches,
  selectedBatches,
  sumsOf,
} from './batches.queries.ts'

/** People of one batch at the most; more are two batches. */
const MOST = 5_000

/** The people that a batch would be made of, one page of them; those left out say why. */
export async function settlementBatchCandidates(
  context: Context,
  input: ListInput<Chosen, 'fullname'>,
): Promise<Listed<Candidate>> {
  const { filter, sort } = input
  const matching = candidatesOf(context, filter)
  const ordered = matching
    .orderBy('fits')
    .$call(inSurnameOrder(context.tx, 'contract.userId', sort))
    .orderBy('contract.id')
  const rows = await ordered.$call(onPage(input.page)).execute()
  return { rows, total: await keptTotalOf(context, matching, input, rows.length) }
}
export type { Candidate }

/** How many people a batch would have, and the RUTs that are of nobody who can be in it. */
export async function settlementBatchPreview(context: Context, chosen: Chosen) {
  const { found, unknown } = await foundFor(context, chosen)
  const left = found.filter((one) => one.left !== null).length
  return { people: found.length, ready: found.length - left, left, unknown }
}
export type BatchPreview = Awaited<ReturnType<typeof settlementBatchPreview>>

async function foundFor(context: Context, chosen: Chosen) {
  const found = await candidatesOf(context, chosen)
    .limit(MOST + 1)
    .execute()
  if (found.length > MOST) {
    throw conflict('Son demasiadas personas de una vez: elija menos', 'businessId')
  }
  const pasted = new PastedPeople(chosen.ruts)
  pasted.add(found)
  const { wrongRuts, unknownRuts } = pasted.mistakes()
  return { found, unknown: [...wrongRuts, ...unknownRuts] }
}

type Asked = Chosen & {
  name: string
  noticeDate: ISODate | null
  payDate: ISODate
  payLastPayslip: boolean
  contributionsPaid: boolean
}

/**
 * Begins the finiquitos of many people: their amounts are calculated in background, and nothing is
 * made until somebody has seen them.
 */
export async function createSettlementBatch(context: Context, asked: Asked) {
  const { endingBatchId, areaId, jobTitle, contractType, endsFrom, endsTo, ruts, ...kept } = asked
  if (kept.disengagementDate !== null && kept.payDate < kept.disengagementDate) {
    throw invalid('payDate', 'El pago no puede ser anterior al último día')
  }
  const narrowed = { endingBatchId, areaId, jobTitle, contractType, endsFrom, endsTo, ruts }
  const chosen = { ...kept, ...narrowed }
  const { found, unknown } = await foundFor(context, chosen)
  const ready = found.flatMap(({ left, dismissalCause, disengagementDate, ...person }) =>
    left === null && dismissalCause !== null && disengagementDate !== null
      ? [{ ...person, dismissalCause, disengagementDate }]
      : [],
  )
  if (ready.length === 0) throw conflict('Nadie puede quedar en este finiquito', 'businessId')
  const leftOut = found.length - ready.length + unknown.length
  if (leftOut > 0) {
    requireConfirmed(context, [
      `${counted(ready.length, 'persona queda', 'personas quedan')} en el finiquito, y ` +
        `${counted(leftOut, 'otra no', 'otras no')}`,
    ])
  }
  const { id } = await context.tx
    .insertInto('settlementBatch')
    .values({ ...kept, creatorLoginId: context.session.loginId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await context.tx
    .insertInto('settlementBatchPerson')
    .values(
      ready.map(({ id: userContractId, userId, dismissalCause, disengagementDate }) => {
        return { batchId: id, userContractId, userId, dismissalCause, disengagementDate }
      }),
    )
    .execute()
  await batchesOfSettlements.begin(context, id, 'CALCULATE')
  return settlementBatch(context, { id })
}

type OfVersion = { id: number; version: number }

/** Begins an act on a batch by somebody who reaches each of its people, and is none of them. */
async function started(context: Context, { id, version }: OfVersion, act: BatchAct) {
  const row = await settlementBatch(context, { id })
  await requireWhole(context, id, permissions[act])
  const why = whyNotAct(act, row) ?? whyNobody(act, row)
  if (why) throw conflict(why)
  if (row.version !== version) {
    throw changedMeanwhile({ table: 'settlementBatch', key: { id } })
  }
  return row
}

const permissions: Readonly<Record<BatchAct, Permission>> = {
  calculate: 'settlements.create',
  create: 'settlements.create',
  issue: 'settlementIssues.create',
  undo: 'settlements.delete',
}

async function requireWhole(context: Context, id: number, permission: Permission) {
  const { outside, own } = await outsideOf(context, id, permission)
  if (own > 0) throw forbidden('Su propio finiquito lo hace otra persona')
  if (outside > 0) {
    throw forbidden('Hay personas de este finiquito masivo que están fuera de su alcance')
  }
}

/** Calculates again whoever has no finiquito yet, as after mending what stopped some. */
export async function calculateSettlementBatch(context: Context, asked: OfVersion) {
  const { id, version } = asked
  const { state: from } = await started(context, asked, 'calculate')
  await context.tx
    .updateTable('settlementBatchPerson')
    .set({ toPay: null, problem: null, obstacle: null, warnings: [] })
    .where('batchId', '=', id)
    .where('settlementId', 'is', null)
    .execute()
  await batchesOfSettlements.start(context, { id, from, version }, 'CALCULATE')
  return settlementBatch(context, { id })
}

/** Leaves somebody out of a batch before their finiquito is made; a new calculation asks again. */
export async function leaveOutOfSettlementBatch(
  context: Context,
  asked: OfVersion & { userContractId: number },
) {
  const { id, userContractId } = asked
  await started(context, asked, 'create')
  const { numUpdatedRows } = await context.tx
    .updateTable('settlementBatchPerson')
    .set({ problem: 'Quedó fuera al revisar: calcule de nuevo para incluir a esta persona' })
    .where('batchId', '=', id)
    .where('userContractId', '=', userContractId)
    .where('settlementId', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound()
  return settlementBatch(context, { id })
}

/** Makes the finiquitos of a batch with the amounts that were seen. */
export async function makeBatchSettlements(context: Context, asked: OfVersion) {
  const row = await started(context, asked, 'create')
  const { id, version } = asked
  await batchesOfSettlements.start(context, { id, from: row.state, version }, 'CREATE')
  return settlementBatch(context, { id })
}

/** Issues the finiquitos of a batch; those that the law or a new amount stops say why. */
export async function issueSettlementBatch(context: Context, asked: OfVersion) {
  const { id, version } = asked
  const row = await started(context, asked, 'issue')
  await context.tx
    .updateTable('settlementBatchPerson')
    .set({ problem: null })
    .where('batchId', '=', id)
    .where('settlementId', 'is not', null)
    .execute()
  await batchesOfSettlements.start(context, { id, from: row.state, version }, 'ISSUE')
  return settlementBatch(context, { id })
}

type Undoing = OfVersion & { undoneWhy: string }

/** Takes the finiquitos back with a reason that each keeps; paid ones, or in payment, stay. */
export async function undoSettlementBatch(context: Context, asked: Undoing) {
  const { id, version, undoneWhy } = asked
  const row = await started(context, asked, 'undo')
  if (row.paid > 0) {
    requireConfirmed(context, [`${counted(row.paid, 'finiquito')} en pago o pagados quedan`])
  }
  const held = { id, from: row.state, version }
  await batchesOfSettlements.start(context, held, 'UNDO', { undoneWhy })
  return settlementBatch(context, { id })
}

/** Goes on with work that failed, from where it was. */
export async function resumeSettlementBatch(context: Context, { id }: { id: number }) {
  const row = await settlementBatch(context, { id })
  await requireWhole(context, id, 'settlements.create')
  await batchesOfSettlements.resume(context, row)
  return settlementBatch(context, { id })
}

type Stored = Awaited<ReturnType<ReturnType<typeof selectedBatches>['execute']>>[number]

async function withSums(context: Context, rows: readonly Stored[]) {
  const sums = await sumsOf(
    context,
    rows.map(({ id }) => id),
  )
  return rows.map((stored) => {
    const row = withWork(stored)
    const of = sums.get(row.id) ?? nobody
    const may = (act: BatchAct) => !whyNotAct(act, row) && !whyNobody(act, of)
    return { ...row, ...of, acts: batchActNames.filter(may) }
  })
}
const untouched = { people: 0, errors: 0, ready: 0, unmade: 0, unissued: 0, blocked: 0 }
const nobody = { ...untouched, created: 0, issued: 0, paid: 0, toPay: 0 }
export type BatchRow = Awaited<ReturnType<typeof withSums>>[number]

/** The batches within reach, the newest first. */
export async function settlementBatches(
  context: Context,
  input: ListInput<{ businessId?: number | null }, 'id'>,
): Promise<Listed<BatchRow>> {
  const { filter } = input
  const found = reachedBatches(context).where((eb) =>
    equalTo(eb, { 'batch.businessId': filter.businessId }),
  )
  const { rows, total } = await listed(
    found,
    selectedBatches(found).orderBy('batch.id', 'desc'),
    input,
  )
  return { rows: await withSums(context, rows), total }
}

/** One batch within reach; any other is answered as not found. */
export async function settlementBatch(context: Context, { id }: { id: number }): Promise<BatchRow> {
  const rows = await selectedBatches(reachedBatches(context)).where('batch.id', '=', id).execute()
  const [row] = await withSums(context, rows)
  if (!row) throw notFound()
  return row
}
