import type { RawBuilder } from 'kysely'
import type { Permission } from '#access/services.ts'
import type { ISODate } from '#chile/dates.ts'
import { ofRuts } from '#modules/people/chosen-people/server/index.ts'
import type { ContractType } from '#modules/people/contracts/model/catalogs.ts'
import { contractWithin, payWithin } from '#modules/people/sight/server/index.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import { keptRowsOf } from '#platform/server/cache/cached-total.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { heldOn } from '#platform/server/sql/held-on.ts'
import { workOf } from '#platform/server/records/mass-act-records.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'
import { businessWithin } from '#platform/server/sql/reach.ts'
import type { BatchPersonState } from '../model/batch.ts'
import { contractsWithin, knownEnding } from './contract.queries.ts'

export type Chosen = {
  businessId: number
  endingBatchId: number | null
  areaId: number | null
  jobTitle: string | null
  contractType: ValueOf<typeof ContractType> | null
  endsFrom: ISODate | null
  endsTo: ISODate | null
  ruts: string | null
  dismissalCause: string | null
  disengagementDate: ISODate | null
}

/** The contracts of a razón social of which a batch may be made. */
const contractsOf = (context: Context, businessId: number) =>
  contractsWithin(context, 'settlements.create')
    // A batch shows amounts that rest on payslips.
    .where(contractWithin(context, 'payslips.read'))
    .leftJoin('contractSettlement as ending', (join) =>
      join.onRef('ending.userContractId', '=', 'contract.id').on(knownEnding(context)),
    )
    .where('contract.businessId', '=', businessId)
    .where('contract.status', '=', 'ACTIVE')

type Contracts = ReturnType<typeof contractsOf>

/** The same with their terms on a last day. */
const withTerms = ({ today }: Context, contracts: Contracts, end: RawBuilder<ISODate | null>) =>
  contracts.leftJoin('userContractVersion as terms', (join) =>
    heldOn(
      join.onRef('terms.userContractId', '=', 'contract.id'),
      'terms',
      sql`coalesce(${end}, ${today}::date)`,
    ),
  )

const ownEnd = sql<ISODate | null>`coalesce(ending.contract_final_date, contract.final_date)`

/** The areas of the people that a batch could have, also those that no new contract names. */
const areasOf = (context: Context, businessId: number) =>
  keptRowsOf(
    context,
    withTerms(context, contractsOf(context, businessId), ownEnd)
      .innerJoin('area', 'area.id', 'terms.areaId')
      .select(['area.id', 'area.name', sql<number>`count(*)::int`.as('people')])
      .select(sql<boolean>`area.status <> 'ACTIVE'`.as('isClosed'))
      .groupBy(['area.id', 'area.name', 'area.status'])
      .orderBy(sql`app.plain(area.name)`),
  )

/** The positions of the people that a batch could have. */
const jobTitlesOf = (context: Context, businessId: number) =>
  keptRowsOf(
    context,
    withTerms(context, contractsOf(context, businessId), ownEnd)
      .where('terms.jobTitle', 'is not', null)
      .select([sql<string>`terms.job_title`.as('name'), sql<number>`count(*)::int`.as('people')])
      .groupBy('terms.jobTitle')
      .orderBy(sql`app.plain(terms.job_title)`),
  )

/** What narrows the people of a razón social: the areas and positions that they have. */
export async function settlementBatchChoices(
  context: Context,
  { businessId }: { businessId: number },
) {
  const areas = await areasOf(context, businessId)
  const jobTitles = await jobTitlesOf(context, businessId)
  return { areas, jobTitles }
}
export type BatchChoices = Awaited<ReturnType<typeof settlementBatchChoices>>

/** The people that a batch would be made of, within reach, and why some are left out. */
export function candidatesOf(context: Context, chosen: Chosen) {
  const { actor } = context
  const { businessId, endingBatchId, areaId, jobTitle } = chosen
  const { contractType, endsFrom, endsTo, ruts } = chosen
  const end = sql<ISODate | null>`coalesce(${chosen.disengagementDate}::date,
    ending.contract_final_date, contract.final_date)`
  const cause = sql<string | null>`coalesce(${chosen.dismissalCause}::text,
    'ART_' || upper(replace(ending.dismissal_cause, '-', '_')))`
  const left = sql<string | null>`case
      when contract.user_id = ${actor.userId ?? 0}
        then 'Lo ordena: su finiquito lo hace otra persona'
      when exists (select from settlement made where made.company_id = app.current_company()
          and made.user_contract_id = contract.id and made.status <> 'DELETED')
        then 'Ya tiene un finiquito'
      when ${end} is null then 'No tiene último día: indíquelo para todos o en su término'
      when ${cause} is null then 'No tiene causal: indíquela para todos o en su término'
      when ${end} < contract.initial_date then 'Su contrato comienza después de ese día'
      when ${end} > contract.final_date then 'Su contrato termina antes de ese día'
    end`
  const isNarrowed = contractType !== null || areaId !== null || jobTitle !== null
  return contractsOf(context, businessId)
    .$if(isNarrowed, (query) =>
      withTerms(context, query, end)
        .$if(contractType !== null, (narrow) =>
          narrow.where(sql<boolean>`terms.contract_type = ${contractType}`),
        )
        .$if(areaId !== null, (narrow) => narrow.where(sql<boolean>`terms.area_id = ${areaId}`))
        .$if(jobTitle !== null, (narrow) =>
          narrow.where(sql<boolean>`terms.job_title = ${jobTitle}`),
        ),
    )
    .$if(endingBatchId !== null, (query) => query.where('ending.batchId', '=', endingBatchId))
    .$if(endsFrom !== null, (query) =>
      query.where(sql<boolean>`coalesce(ending.contract_final_date, contract.final_date)
          >= ${endsFrom}::date`),
    )
    .$if(endsTo !== null, (query) =>
      query.where(sql<boolean>`coalesce(ending.contract_final_date, contract.final_date)
          <= ${endsTo}::date`),
    )
    .$if(ruts !== null, (query) => query.where(ofRuts('users.rut', ruts ?? '')))
    .select(['contract.id', 'contract.userId', 'contract.code', 'users.rut'])
    .select(['contract.initialDate', nameIn('contract.userId').as('fullname')])
    .select([end.as('disengagementDate'), cause.as('dismissalCause')])
    .select([left.as('left'), sql<boolean>`${left} is null`.as('fits')])
}
export type Candidate = Awaited<ReturnType<ReturnType<typeof candidatesOf>['execute']>>[number]

/** How far one person of a batch is. */
const standing = sql<BatchPersonState>`case
  when made.status is not null and (made.status <> 'CREATED' or member.problem is null)
    then made.status
  when member.problem is not null then 'ERROR'
  when member.to_pay is not null then 'READY' else 'WAITING' end`

/** What stops the finiquito of a person later, while nothing stops it now. */
const obstacle = sql<string | null>`case when member.problem is null
  and (made.status is null or made.status = 'CREATED') then member.obstacle end`

/** What deserves a second look of a person, while their finiquito is not made: then it says it. */
const warnings = sql<string[]>`case when made.id is null and member.problem is null
  then member.warnings else '{}' end`

const personColumns = { user: 'member.userId', business: 'batch.businessId' }

/** Whether the actor reaches the pay of a person of a batch. */
const shownPerson = ({ reach, actor }: Context, permission: Permission) =>
  payWithin(reach(permission), personColumns, actor.userId)

/** The people of batches, each with the finiquito that was made. */
const people = (tx: Tx) =>
  tx
    .selectFrom('settlementBatchPerson as member')
    .innerJoin('settlementBatch as batch', 'batch.id', 'member.batchId')
    .leftJoin('settlement as made', 'made.id', 'member.settlementId')

/** The people of a batch whose pay the actor may see, in any state or in one. */
export const peopleOf = (context: Context, batchId: number, state: BatchPersonState | null) =>
  people(context.tx)
    .innerJoin('users', 'users.id', 'member.userId')
    .where('member.batchId', '=', batchId)
    .where(shownPerson(context, 'settlements.read'))
    .$if(state !== null, (query) => query.where(sql<boolean>`${standing} = ${state}`))

export const selectedPeople = (query: ReturnType<typeof peopleOf>) =>
  query
    .select(['member.userContractId as id', 'member.userId', 'member.settlementId', 'users.rut'])
    .select(['member.dismissalCause', 'member.disengagementDate', 'member.problem'])
    .select([standing.as('state'), nameIn('member.userId').as('fullname')])
    .select([obstacle.as('obstacle'), warnings.as('warnings')])
    .select(sql<number | null>`coalesce(made.to_pay, member.to_pay)`.as('toPay'))

/** Errors first, then what still waits, then what is done. */
export const byState = sql`array_position(
  array['ERROR', 'WAITING', 'READY', 'CREATED', 'ISSUED', 'IN_PROGRESS', 'PAID', 'DELETED'],
  ${standing})`

/** Counts and amounts of some batches, of the people whose pay the actor may see. */
export async function sumsOf(context: Context, ids: readonly number[]) {
  const counted = (state: string) =>
    sql<number>`count(*) filter (where ${standing} = ${state})::int`
  const rows = await people(context.tx)
    .where(sql<boolean>`member.batch_id = any(${[...ids]}::bigint[])`)
    .where(shownPerson(context, 'settlements.read'))
    .select('member.batchId')
    .select(sql<number>`count(*)::int`.as('people'))
    .select([counted('ERROR').as('errors'), counted('READY').as('ready')])
    .select(sql<number>`count(*) filter (where made.id is null)::int`.as('unmade'))
    .select(sql<number>`count(*) filter (where made.status = 'CREATED')::int`.as('unissued'))
    .select(sql<number>`count(*) filter (where ${obstacle} is not null)::int`.as('blocked'))
    .select([counted('CREATED').as('created'), counted('ISSUED').as('issued')])
    .select(
      sql<number>`count(*) filter (where made.status in ('PAID', 'IN_PROGRESS'))::int`.as('paid'),
    )
    .select(
      sql<number>`coalesce(sum(coalesce(made.to_pay, member.to_pay))
        filter (where made.status is distinct from 'DELETED'), 0)::bigint`.as('toPay'),
    )
    .groupBy('member.batchId')
    .execute()
  return new Map(rows.map(({ batchId, ...sums }) => [batchId, sums]))
}

/** How many people of a batch the actor does not reach, and whether the actor is one of them. */
export async function outsideOf(context: Context, batchId: number, permission: Permission) {
  const row = await people(context.tx)
    .where('member.batchId', '=', batchId)
    .select(
      sql<number>`count(*) filter (where not ${shownPerson(context, permission)})::int`.as(
        'outside',
      ),
    )
    .select(
      sql<number>`count(*) filter (where member.user_id = ${context.actor.userId ?? 0})::int`.as(
        'own',
      ),
    )
    .executeTakeFirstOrThrow()
  return row
}

/** The batches within the reach of whoever reads finiquitos of whole razones sociales. */
export const reachedBatches = ({ tx, reach }: Context) =>
  tx
    .selectFrom('settlementBatch as batch')
    .innerJoin('business', 'business.id', 'batch.businessId')
    .leftJoin('job', 'job.id', 'batch.jobId')
    .where(businessWithin(reach('settlements.read'), 'batch.businessId'))

export const selectedBatches = (query: ReturnType<typeof reachedBatches>) =>
  query
    .select(['batch.id', 'batch.businessId', 'batch.name', 'batch.dismissalCause'])
    .select(['batch.disengagementDate', 'batch.noticeDate', 'batch.payDate'])
    .select(['batch.payLastPayslip', 'batch.contributionsPaid', 'batch.state', 'batch.version'])
    .select('batch.undoneWhy')
    .select('business.name as businessName')
    .select(workOf('batch'))
