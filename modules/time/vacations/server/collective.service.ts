import { counted } from '#chile/counts.ts'
import type { ISODate } from '#chile/dates.ts'
import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import {
  changedMeanwhile,
  conflict,
  invalid,
  notFound,
  requireConfirmed,
} from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { nameIn, personBehind } from '#platform/server/person-names.ts'
import { onPage, totalOf } from '#platform/server/total-of.ts'
import { businessDays } from '#chile/calendar.ts'
import { CollectiveState, collectiveProblem } from '../model/collective.ts'
import { daysText } from '../model/units.ts'
import { collectiveVacation } from './collective.job.ts'
import { type Group, groundOf, holidaysOf, membersOf, plansOf } from './collective.queries.ts'
import { requireBusiness } from './rules.queries.ts'

const right = 'vacationConfig.update'

export type Asked = {
  businessId: number
  area: string | null
  costCenterId: number | null
  startDate: ISODate
  endDate: ISODate
}

/** The group of a collective vacation that may be given, or a refusal at its field. */
async function groupOf(context: Context, asked: Asked): Promise<Group> {
  await requireBusiness(context, asked.businessId, right)
  const group = { ...asked, creatorUserId: context.actor.userId }
  if (group.area !== null && group.costCenterId !== null) {
    throw invalid('area', 'Elija un área o un centro de costo')
  }
  const problem = collectiveProblem(asked, context.today, await holidaysOf(context.tx, group))
  if (problem) throw invalid(problem.field, problem.message)
  return group
}

/** What a collective vacation would be, for all of its people. */
export async function collectivePreview(context: Context, asked: Asked) {
  const group = await groupOf(context, asked)
  const members = await membersOf(context.tx, group).execute()
  const ground = await groundOf(context.tx, group)
  const plans = [...(await plansOf(context.tx, group, members, ground)).values()]
  const given = plans.flatMap((one) => ('plan' in one ? [one.plan] : []))
  return {
    workingDays: businessDays(group.startDate, group.endDate, ground.holidays),
    people: plans.length,
    given: given.length,
    left: plans.length - given.length,
    inAdvance: given.filter(({ advance }) => advance > 0).length,
  }
}

export type CollectiveTotals = Awaited<ReturnType<typeof collectivePreview>>

/** What a collective vacation takes from each of its people, one page of them. */
export async function collectivePeople(context: Context, input: ListInput<Asked, 'fullname'>) {
  const { filter, page } = input
  const group = await groupOf(context, filter)
  const found = membersOf(context.tx, group)
  const members = await found
    .orderBy(nameIn('contract.userId'))
    .orderBy('contract.id')
    .$call(onPage(page))
    .execute()
  const plans = await plansOf(context.tx, group, members, await groundOf(context.tx, group))
  const rows = members.map(({ id, userId, fullname, jobTitle }) => {
    const found = plans.get(id)
    const plan = found && 'plan' in found ? found.plan : undefined
    return {
      id,
      userId,
      fullname,
      jobTitle,
      days: daysText(plan?.units ?? 0),
      advanceDays: daysText(plan?.advance ?? 0),
      left: found && 'left' in found ? found.left : null,
    }
  })
  return { rows, total: await totalOf(found, input, rows.length) } satisfies Listed<unknown>
}

export type CollectivePerson = Awaited<ReturnType<typeof collectivePeople>>['rows'][number]

/** The groups of a razón social to which a collective vacation may be given. */
export async function collectiveGroups(context: Context, { businessId }: { businessId: number }) {
  await requireBusiness(context, businessId, right)
  const today = { businessId, area: null, costCenterId: null, creatorUserId: null }
  const days = { startDate: context.today, endDate: context.today }
  const members = await membersOf(context.tx, { ...today, ...days }).execute()
  const byArea = Map.groupBy(members, ({ area }) => area?.trim() ?? '')
  const centers = await context.tx
    .selectFrom('costCenter as center')
    .innerJoin('costCenterContract as part', 'part.costCenterId', 'center.id')
    .innerJoin('userContract as contract', 'contract.id', 'part.userContractId')
    .select(['center.id', 'center.name'])
    .select(sql<number>`count(distinct contract.id)`.as('people'))
    .where('contract.businessId', '=', businessId)
    .where('part.status', '=', 'ACTIVE')
    .where(sql<boolean>`part.valid @> ${context.today}::date`)
    .groupBy(['center.id', 'center.name'])
    .orderBy('center.name')
    .execute()
  return [
    { name: 'Toda la razón social', area: null, costCenterId: null, people: members.length },
    ...[...byArea]
      .filter(([area]) => area !== '')
      .toSorted(([a], [b]) => a.localeCompare(b, 'es'))
      .map(([area, own]) => ({ name: area, area, costCenterId: null, people: own.length })),
    ...centers.map(({ id, name, people }) => ({ name, area: null, costCenterId: id, people })),
  ]
}

export type CollectiveGroup = Awaited<ReturnType<typeof collectiveGroups>>[number]

/** Gives a collective vacation: its people have their days when the work in background ends. */
export async function createCollectiveVacation(context: Context, asked: Asked) {
  const group = await groupOf(context, asked)
  requireConfirmed(context, doubtsOf(await collectivePreview(context, asked)))
  const { id } = await context.tx
    .insertInto('vacationCollective')
    .values({ ...group, creatorLoginId: context.session.loginId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await begin(context, id, 'GIVE')
  return collectiveById(context, id)
}

/** «80 personas reciben 20 días hábiles», with those in advance and those without them. */
function doubtsOf({ given, workingDays, inAdvance, left }: CollectiveTotals): readonly string[] {
  const whose = counted(given, 'persona recibe', 'personas reciben')
  const also = [
    ...(inAdvance > 0 ? [`${inAdvance} con días anticipados`] : []),
    ...(left > 0 ? [`${left} del grupo sin ellos`] : []),
  ]
  return [[`${whose} ${workingDays} días hábiles`, ...also].join(', ')]
}

/** Takes a collective vacation back, while it has not begun: its days return to the balances. */
export async function undoCollectiveVacation(
  context: Context,
  { id, version }: { id: number; version: number },
) {
  const row = await collectiveById(context, id)
  if (row.startDate <= context.today) {
    throw conflict('Ya comenzó: anule las vacaciones de cada persona')
  }
  const { numUpdatedRows } = await context.tx
    .updateTable('vacationCollective')
    .set({ state: 'UNDOING', version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'GIVEN')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) {
    if (row.state === 'GIVEN') throw changedMeanwhile()
    throw conflict(`Está ${CollectiveState.label(row.state).toLowerCase()}`)
  }
  await begin(context, id, 'UNDO')
  return collectiveById(context, id)
}

/** Goes on with work that failed, from where it was. */
export async function resumeCollectiveVacation(context: Context, { id }: { id: number }) {
  const row = await collectiveById(context, id)
  if (row.state !== 'GIVING' && row.state !== 'UNDOING') throw conflict('Ya terminó')
  await begin(context, id, row.state === 'GIVING' ? 'GIVE' : 'UNDO')
  return collectiveById(context, id)
}

async function begin(context: Context, id: number, act: 'GIVE' | 'UNDO'): Promise<void> {
  const job = await enqueue(context, collectiveVacation, { id, act })
  await context.tx
    .updateTable('vacationCollective')
    .set({ jobId: job.id })
    .where('id', '=', id)
    .execute()
}

const reached = ({ tx, reach }: Context) => {
  const { all, businessIds, unitIds } = reach(right)
  return tx
    .selectFrom('vacationCollective as collective')
    .innerJoin('business', 'business.id', 'collective.businessId')
    .leftJoin('costCenter as center', 'center.id', 'collective.costCenterId')
    .leftJoin('job', 'job.id', 'collective.jobId')
    .$if(!all, (query) =>
      query.where('collective.businessId', 'in', [0, ...(unitIds === null ? businessIds : [])]),
    )
}

const shown = (query: ReturnType<typeof reached>) =>
  query
    .select(['collective.id', 'collective.businessId', 'collective.startDate'])
    .select(['collective.endDate', 'collective.state', 'collective.version'])
    .select(['business.name as businessName', 'job.status as jobStatus', 'job.error as problem'])
    .select(sql<number>`coalesce(job.done, 0)`.as('done'))
    .select(sql<number>`coalesce(job.total, 0)`.as('total'))
    .select(sql<string | null>`coalesce(collective.area, center.name)`.as('groupName'))
    .select(
      sql<string | null>`${sql.raw(personBehind('collective.creator_login_id'))}`.as('author'),
    )
    .select(
      sql<number>`(select count(*) from vacation v where v.company_id = app.current_company()
        and v.collective_id = collective.id and v.response_status = 'APPROVED')`.as('people'),
    )

/** The collective vacations within reach, the newest first. */
export async function vacationCollectives(
  context: Context,
  input: ListInput<{ businessId?: number | null }, 'startDate'>,
) {
  const { filter, page } = input
  const found = reached(context).$if(!!filter.businessId, (query) =>
    query.where('collective.businessId', '=', filter.businessId ?? 0),
  )
  const rows = await shown(found)
    .orderBy('collective.startDate', 'desc')
    .orderBy('collective.id', 'desc')
    .$call(onPage(page))
    .execute()
  const all = rows.map((row) => shownTo(context, row))
  return { rows: all, total: await totalOf(found, input, rows.length) }
}

export type CollectiveRow = Awaited<ReturnType<typeof vacationCollectives>>['rows'][number]

type Stored = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]

const shownTo = ({ today }: Context, { jobStatus, ...row }: Stored) => ({
  ...row,
  failed: jobStatus === 'FAILED' || jobStatus === 'CANCELLED',
  canUndo: row.state === 'GIVEN' && row.startDate > today,
})

async function collectiveById(context: Context, id: number) {
  const row = await shown(reached(context)).where('collective.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return shownTo(context, row)
}
