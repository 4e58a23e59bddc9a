import type { ISODate } from '#chile/dates.ts'
import { compareTexts } from '#chile/names.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { lastPerson, personSurname, surnamesOf } from '#platform/server/sql/person-names.ts'
import { onPage } from '#platform/server/sql/total-of.ts'
import type { ProblemKindCode } from '../model/problem.ts'
import { companyChart, dayOn, inForce } from './lines.queries.ts'
import { shownPeople } from './shown-people.queries.ts'
import { unitsSeen } from './unit-chart.queries.ts'

/** How many people or units of a kind are named. */
const NAMED = 50

/** More people than these are not asked for one by one. */
const MANY = 1_000

export type Named = { id: string; name: string; opens: boolean }
export type OrgChartProblem = { kind: ProblemKindCode; total: number; rows: Named[] }

/**
 * What has to be corrected in the chart of a day, of the people and units that the reader sees;
 * a kind that nobody has is not in the answer.
 */
export async function orgChartProblems(
  context: Context,
  { asOf }: { asOf: ISODate | null },
): Promise<OrgChartProblem[]> {
  const day = asOf ?? context.today
  // Whether somebody has a chief is a fact of the company: one out of sight is a chief too.
  const whole = await companyChart(context, day)
  const units = await unitsSeen(context, day)
  const found = await peopleProblems(context, day, whole, units)
  const ofPeople: { kind: ProblemKindCode; total: number; ids: readonly number[] }[] = []
  for (const { kind, ids } of found) {
    ofPeople.push({ kind, total: ids.length, ids: await firstBySurname(context, ids) })
  }
  const named = ofPeople.flatMap(({ ids }) => ids)
  const people = await shownPeople(context, day, [...new Set(named)])
  const answered = ofPeople.map(({ kind, total, ids }): OrgChartProblem => {
    const rows = ids.flatMap((id) => {
      const person = people.get(id)
      return person ? [{ id: publicId('user', id), name: person.name, opens: person.opens }] : []
    })
    return { kind, total, rows }
  })
  return [...answered, ...(await unitProblems(context, day, whole, units))].filter(
    ({ total }) => total > 0,
  )
}

/**
 * Those of some people who are named, by surname. Of many, everybody's surnames are read in their
 * order until enough of these were met, because most of the company has what they have.
 */
async function firstBySurname(context: Context, ids: readonly number[]): Promise<number[]> {
  if (ids.length <= MANY) {
    const surnames = await surnamesOf(
      context,
      ids.map((userId) => ({ userId })),
    )
    const surnameOf = (id: number) => surnames.get(id) ?? ''
    const bySurname = (a: number, b: number) => compareTexts(surnameOf(a), surnameOf(b)) || a - b
    return ids.toSorted(bySurname).slice(0, NAMED)
  }
  const wanted = new Set(ids)
  const named: number[] = []
  for (let number = 1; named.length < NAMED; number += 1) {
    const read = await context.tx
      .selectFrom(lastPerson(context.tx))
      .select('person.userId')
      .orderBy(personSurname)
      .orderBy('person.userId')
      .$call(onPage({ number, size: MANY }))
      .execute()
    named.push(...read.flatMap(({ userId }) => (wanted.has(userId) ? [userId] : [])))
    if (read.length < MANY) break
  }
  return named.slice(0, NAMED)
}

type Whole = Awaited<ReturnType<typeof companyChart>>
type Units = Awaited<ReturnType<typeof unitsSeen>>

async function peopleProblems(context: Context, day: ISODate, whole: Whole, units: Units) {
  const { chart, postOf } = await dayOn(context, day, null)
  const left = new Set(await peopleWithoutTheirChief(context, day))
  const isAlone = (id: number) => whole.parentOf(id) === null && whole.counts(id).direct === 0
  const circle = new Set(whole.cut)
  const of = (keep: (id: number) => boolean) => chart.ids.filter(keep)
  return [
    { kind: 'CIRCLE', ids: of((id) => circle.has(id)) },
    { kind: 'CHIEF_LEFT', ids: of((id) => left.has(id)) },
    { kind: 'ALONE', ids: of((id) => isAlone(id) && !left.has(id)) },
    { kind: 'NO_UNIT', ids: units.length > 0 ? of((id) => postOf(id).unit === null) : [] },
  ] as const
}

/** The people with supervisors in their contracts, when no supervisor has one on the day. */
async function peopleWithoutTheirChief({ tx }: Context, day: ISODate): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select contract.user_id as id
    from user_contract contract
    join user_contract_version line on line.company_id = app.current_company()
      and line.user_contract_id = contract.id and line.superseded_at is null
      and line.valid @> ${day}::date and line.supervisor_id is not null
    left join (
      select distinct contract.user_id from user_contract contract
      where contract.company_id = app.current_company() and ${inForce(day)}
    ) working on working.user_id = line.supervisor_id
    where contract.company_id = app.current_company() and ${inForce(day)}
    group by contract.user_id
    having count(working.user_id) = 0`.execute(tx)
  return rows.map(({ id }) => id)
}

async function unitProblems(
  context: Context,
  day: ISODate,
  chart: Whole,
  units: Units,
): Promise<OrgChartProblem[]> {
  const vacancies = await vacant(context, day)
  const of = (kind: ProblemKindCode, found: Units) => ({
    kind,
    total: found.length,
    rows: found
      .slice(0, NAMED)
      .map(({ id, name }) => ({ id: publicId('hierarchyNode', id), name, opens: false })),
  })
  const leads = (head: number | null) => head !== null && chart.has(head)
  return [
    of(
      'UNIT_HEAD_LEFT',
      units.filter(({ id, headUserId }) => !vacancies.has(id) && headUserId && !leads(headUserId)),
    ),
    of(
      'UNIT_VACANT',
      units.filter(({ id }) => vacancies.has(id)),
    ),
  ]
}

/** The units that nobody leads on a day; one whose head the reader does not see has a head. */
async function vacant({ tx }: Context, day: ISODate): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('hierarchyNodeVersion')
    .select('hierarchyNodeId')
    .where('supersededAt', 'is', null)
    .where('headUserId', 'is', null)
    .where(sql<boolean>`valid @> ${day}::date`)
    .execute()
  return new Set(rows.map(({ hierarchyNodeId }) => hierarchyNodeId))
}
