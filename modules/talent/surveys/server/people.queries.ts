import type { ISODate } from '#chile/dates.ts'
import { contractsOn } from '#modules/people/contracts/server/index.ts'
import {
  areaName,
  branchOfficeName,
  hierarchyNodes,
  unitAndBelow,
} from '#modules/people/structure/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'
import type { AssignmentInput, Worker } from '../model/assignment.ts'
import { type SeniorityBand, seniorityOn } from '../model/catalogs.ts'

/** Where somebody was when a survey began: what its results are grouped by. */
export type Place = {
  readonly businessId: number
  readonly areaId: number | null
  readonly area: string | null
  readonly branchOfficeId: number | null
  readonly unitId: number | null
  readonly jobTitle: string
  readonly supervisorId: number | null
  readonly contractType: string
  readonly seniority: SeniorityBand
}

/** The contracts of a day, one for each person: of several, the oldest. */
const employed = (tx: Tx, day: ISODate) =>
  contractsOn(tx, day)
    .innerJoin('users', 'users.id', 'contract.userId')
    .clearSelect()
    .where('contract.initialDate', '<=', day)
    .where((eb) =>
      eb.or([eb('contract.finalDate', 'is', null), eb('contract.finalDate', '>=', day)]),
    )
    .distinctOn('contract.userId')
    .orderBy('contract.userId')
    .orderBy('contract.initialDate')
    .orderBy('contract.id')

/** Everybody who works on a day, and whether they are of the group that a rule chooses. */
export async function workersOn(
  context: Context,
  day: ISODate,
  rule: AssignmentInput,
): Promise<Worker[]> {
  const unitIds = rule.unitId === null ? null : await unitAndBelow(context, rule.unitId)
  const ago = (months: number) => sql`${day}::date - make_interval(months => ${months})`
  const chosen = sql<boolean>`coalesce(${sql.join(
    [
      sql`true`,
      ...(rule.businessId === null ? [] : [sql`contract.business_id = ${rule.businessId}`]),
      ...(rule.areaId === null ? [] : [sql`held.area_id = ${rule.areaId}`]),
      ...(rule.branchOfficeId === null
        ? []
        : [sql`held.branch_office_id = ${rule.branchOfficeId}`]),
      ...(unitIds === null ? [] : [sql`held.hierarchy_node_id = any(${unitIds}::bigint[])`]),
      ...(rule.jobTitle === null
        ? []
        : [sql`app.plain(held.job_title) = app.plain(${rule.jobTitle})`]),
      ...(rule.contractType === null ? [] : [sql`held.contract_type = ${rule.contractType}`]),
      ...(rule.minMonths === null ? [] : [sql`contract.initial_date <= ${ago(rule.minMonths)}`]),
      ...(rule.maxMonths === null ? [] : [sql`contract.initial_date >= ${ago(rule.maxMonths)}`]),
    ],
    sql` and `,
  )}, false)`
  const workers = await employed(context.tx, day)
    .select(['contract.userId', 'users.rut', 'held.supervisorId'])
    .select([nameIn('contract.userId').as('fullname'), chosen.as('chosen')])
    .where('users.status', '=', 'ACTIVE')
    .$if(rule.includeExternal !== true, (query) => query.where('users.external', '=', false))
    .$if(!rule.includeInactive, (query) =>
      query.where((eb) => equalTo(eb, { 'contract.status': 'ACTIVE' })),
    )
    .$castTo<Worker>()
    .execute()
  if (rule.includeExternal !== true) return workers
  const known = new Set(workers.map(({ userId }) => userId))
  const more = await outsiders(context.tx, isOfAnyPlace(rule))
  return [...workers, ...more.filter(({ userId }) => !known.has(userId))]
}

/** Whether a rule says nothing of where somebody works. */
const isOfAnyPlace = ({ kind: _kind, pasted: _pasted, ...where }: AssignmentInput) =>
  Object.values(where).every((value) => value === null || typeof value === 'boolean')

/** External people with an account: they have no contract, so no place chooses them. */
const outsiders = (tx: Tx, chosen: boolean) =>
  tx
    .selectFrom('users')
    .select(['users.id as userId', sql<string>`coalesce(users.rut, '')`.as('rut')])
    .select(nameIn('users.id').as('fullname'))
    .select([sql<null>`null`.as('supervisorId'), sql<boolean>`${chosen}::boolean`.as('chosen')])
    .where('users.status', '=', 'ACTIVE')
    .where('users.external', '=', true)
    .$castTo<Worker>()
    .execute()

export type PlaceChoice = { id: number; name: string; people: number }
type Named = { areaId: number | null; area: string | null } & {
  branchOfficeId: number | null
  branchOffice: string | null
  jobTitle: string
  people: number
}

/** The places and positions of who works on a day, to choose among, with how many there are. */
export async function choicesOn(context: Context, day: ISODate) {
  const { tx } = context
  const held = employed(tx, day)
    .select(['held.areaId', 'held.branchOfficeId', 'held.jobTitle'])
    .select([areaName('held').as('area'), branchOfficeName('held').as('branchOffice')])
    .where('users.status', '=', 'ACTIVE')
    .where('users.external', '=', false)
  const rows = await tx
    .selectFrom(held.as('worker'))
    .select(['areaId', 'area', 'branchOfficeId', 'branchOffice', 'jobTitle'])
    .select(sql<number>`count(*)::int`.as('people'))
    .groupBy(['areaId', 'area', 'branchOfficeId', 'branchOffice', 'jobTitle'])
    .$castTo<Named>()
    .execute()
  const units = context.can('organization.read')
    ? await hierarchyNodes(context, { asOf: null })
    : []
  return {
    areas: summed(rows, ({ areaId: id, area: name }) => ({ id, name })),
    branchOffices: summed(rows, ({ branchOfficeId: id, branchOffice: name }) => ({ id, name })),
    jobTitles: [...new Set(rows.map(({ jobTitle }) => jobTitle))].toSorted((a, b) =>
      a.localeCompare(b, 'es'),
    ),
    units: units.map(({ id, name, level, totalPeople }) => ({
      id,
      name: `${'· '.repeat(level)}${name}`,
      people: totalPeople,
    })),
  }
}
export type PeopleChoices = Awaited<ReturnType<typeof choicesOn>>

/** People by a place that they may have, by its name. */
function summed(
  rows: readonly Named[],
  placeOf: (row: Named) => { id: number | null; name: string | null },
): PlaceChoice[] {
  const found = new Map<number, PlaceChoice>()
  for (const row of rows) {
    const { id, name } = placeOf(row)
    if (id === null || name === null) continue
    const before = found.get(id)?.people ?? 0
    found.set(id, { id, name, people: before + row.people })
  }
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'es'))
}

/** Where some people were on a day, by their id; nobody without a contract then. */
export async function placesOn(tx: Tx, day: ISODate, userIds: readonly number[]) {
  const rows = await employed(tx, day)
    .select(['contract.userId', 'contract.businessId', 'held.areaId', 'held.branchOfficeId'])
    .select(['held.hierarchyNodeId as unitId', 'held.jobTitle', 'held.supervisorId'])
    .select(['held.contractType', 'contract.initialDate'])
    .select(areaName('held').as('area'))
    .where(sql<boolean>`contract.user_id = any(${[...new Set(userIds)]}::bigint[])`)
    .execute()
  return new Map<number, Place>(
    rows.map(({ userId, initialDate, ...place }) => [
      userId,
      { ...place, seniority: seniorityOn(initialDate, day) },
    ]),
  )
}
