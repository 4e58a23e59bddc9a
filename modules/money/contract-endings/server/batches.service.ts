import { counted } from '#chile/counts.ts'
import { jobsInForce } from '#modules/people/chosen-people/server/index.ts'
import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { conflict, invalid, notFound, requireConfirmed } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { withWork, workOf } from '#platform/server/records/mass-act-records.ts'
import { businessWithin, requireBusiness } from '#platform/server/sql/reach.ts'
import { inSurnameOrder } from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import { BatchState } from '../model/batch.ts'
import { causeName, causeOf } from '../model/ending.ts'
import { batchesOfEndings } from './batch.job.ts'
import { type AskedBatch, membersOf, plansOf } from './batches.queries.ts'

const right = 'contractSettlements.update'

/** More contracts than these end in more than one act. */
const most = 2_000

/** The razón social has to be within reach, and the cause one of the law. */
async function requireAsked(context: Context, asked: AskedBatch): Promise<void> {
  await requireBusiness(context, asked.businessId, 'contractSettlements.create')
  if (!causeOf(asked.dismissalCause)) throw invalid('dismissalCause', 'Esa causal no existe')
  if (asked.notice === 'GIVEN' && asked.noticeDate === null) {
    throw invalid('noticeDate', 'Indique cuándo se dio el aviso')
  }
}

async function planned(context: Context, asked: AskedBatch) {
  await requireAsked(context, asked)
  const members = await membersOf(context, asked)
    .orderBy('contract.id')
    .limit(most + 1)
    .execute()
  if (members.length > most) {
    throw conflict(`El máximo de un acto es ${most}: termínelos en varios`, 'jobTitle')
  }
  return { members, plans: await plansOf(context, asked, members) }
}

/** How many contracts a batch would end, and how many it leaves out. */
export async function contractEndingBatchPreview(context: Context, asked: AskedBatch) {
  const { plans } = await planned(context, asked)
  const left = [...plans.values()].filter((plan) => plan.left !== null).length
  return { people: plans.size, ending: plans.size - left, left }
}
export type BatchTotals = Awaited<ReturnType<typeof contractEndingBatchPreview>>

/** The people of a batch before it happens, one page of them. */
export async function contractEndingBatchPeople(
  context: Context,
  input: ListInput<AskedBatch, 'fullname'>,
): Promise<Listed<BatchPerson>> {
  const { filter, sort } = input
  await requireAsked(context, filter)
  const matching = membersOf(context, filter)
  const ordered = matching
    .$call(inSurnameOrder(context.tx, 'contract.userId', sort))
    .orderBy('contract.id')
  const { rows: members, total } = await listed(matching, ordered, input)
  const plans = await plansOf(context, filter, members)
  const rows = members.map(({ id, userId, fullname, initialDate, finalDate }) => {
    const { lines = 0, left = null } = plans.get(id) ?? {}
    return { id, userId, fullname, initialDate, finalDate, lines, left }
  })
  return { rows, total }
}
export type BatchPerson = {
  id: number
  userId: number
  fullname: string | null
  initialDate: string
  finalDate: string | null
  lines: number
  left: string | null
}

/** The jobs with contracts in force of a razón social, each with how many. */
export async function contractEndingGroups(
  context: Context,
  { businessId }: { businessId: number },
) {
  await requireBusiness(context, businessId, 'contractSettlements.create')
  return jobsInForce(context.tx, businessId, context.today)
}
export type EndingGroup = Awaited<ReturnType<typeof contractEndingGroups>>[number]

/**
 * Ends the contracts of a job in one act: their endings are written at once, and the work in
 * background ends each with all that ends with it.
 */
export async function createContractEndingBatch(
  context: Context,
  input: AskedBatch & { publicComment: string | null },
) {
  const { publicComment, ...asked } = input
  const { tx, session } = context
  const { members, plans } = await planned(context, asked)
  const ending = members.filter(({ id }) => plans.get(id)?.left === null)
  if (ending.length === 0) throw conflict('Ningún contrato puede terminar así', 'jobTitle')
  const left = members.length - ending.length
  requireConfirmed(context, [
    counted(ending.length, 'contrato termina', 'contratos terminan') +
      (left > 0 ? `, y ${left} del cargo no` : ''),
  ])
  const { noticeDate, ...kept } = asked
  const { id } = await tx
    .insertInto('contractEndingBatch')
    .values({ ...kept, creatorLoginId: session.loginId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('contractSettlement')
    .values(
      ending.map((member) => ({
        userContractId: member.id,
        status: 'PREPARED' as const,
        dismissalCause: asked.dismissalCause,
        contractFinalDate: asked.contractFinalDate,
        notice: asked.notice,
        noticeDate,
        publicComment,
        displayToEmployee: false,
        batchId: id,
        creatorLoginId: session.loginId,
        updatedLoginId: session.loginId,
      })),
    )
    .execute()
  await batchesOfEndings.begin(context, id, 'END')
  return batchById(context, id)
}

/**
 * Takes all endings of a batch back with a reason, which is that of each, but for those whose
 * settlement is paid.
 */
export async function undoContractEndingBatch(
  context: Context,
  { id, version, undoneWhy }: { id: number; version: number; undoneWhy: string },
) {
  const row = await batchById(context, id)
  if (row.state !== 'ENDED') throw conflict(`Están ${BatchState.label(row.state).toLowerCase()}`)
  const { state: from } = row
  await batchesOfEndings.start(context, { id, from, version }, 'UNDO', { undoneWhy })
  return batchById(context, id)
}

/** Goes on with work that failed, from where it was. */
export async function resumeContractEndingBatch(context: Context, { id }: { id: number }) {
  const row = await batchById(context, id)
  await batchesOfEndings.resume(context, row)
  return batchById(context, id)
}

const reached = ({ tx, reach }: Context) =>
  tx
    .selectFrom('contractEndingBatch as batch')
    .innerJoin('business', 'business.id', 'batch.businessId')
    .leftJoin('job', 'job.id', 'batch.jobId')
    .where(businessWithin(reach(right), 'batch.businessId'))

const shown = (query: ReturnType<typeof reached>) =>
  query
    .select(['batch.id', 'batch.businessId', 'batch.jobTitle', 'batch.dismissalCause'])
    .select(['batch.contractFinalDate', 'batch.state', 'batch.version'])
    .select('business.name as businessName')
    .select(workOf('batch'))
    .select(
      sql<number>`(select count(*) from contract_settlement s
        where s.company_id = app.current_company() and s.batch_id = batch.id
          and s.status = 'DONE')`.as('people'),
    )

type StoredBatch = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]

const shownTo = (row: StoredBatch) => ({
  ...withWork(row),
  causeName: causeName(row.dismissalCause),
})
export type BatchRow = ReturnType<typeof shownTo>

/** The batches within reach, the newest first. */
export async function contractEndingBatches(
  context: Context,
  input: ListInput<{ businessId?: number | null }, 'contractFinalDate'>,
): Promise<Listed<BatchRow>> {
  const { filter } = input
  const found = reached(context).where((eb) =>
    equalTo(eb, { 'batch.businessId': filter.businessId }),
  )
  const ordered = shown(found)
    .orderBy('batch.contractFinalDate', 'desc')
    .orderBy('batch.id', 'desc')
  const { rows, total } = await listed(found, ordered, input)
  return { rows: rows.map(shownTo), total }
}

async function batchById(context: Context, id: number): Promise<BatchRow> {
  const row = await shown(reached(context)).where('batch.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return shownTo(row)
}
