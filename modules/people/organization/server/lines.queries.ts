import type { ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { ProcessCache } from '#platform/server/cache/process-cache.ts'
import { personWithin } from '#modules/people/sight/server/index.ts'
import { chartReach } from './reach.ts'
import { type Chart, chartOf } from '../model/chart.ts'
import type { Day } from '../model/comparison.ts'

/** A company's day: its chart, and where contracts place each one, in the order of its lines. */
type WholeDay = {
  readonly chart: Chart
  readonly units: Int32Array
  readonly areas: Int32Array
  readonly offices: Int32Array
}

/** Days of companies, each of which is dear to count and never changes. */
const days = new ProcessCache<WholeDay>(12)

/**
 * The reporting lines of a day, of the people within reach. The company's whole chart is kept
 * until a contract changes; the part that a reader of fewer people sees is counted each time, and
 * people whose supervisor is out of sight are at its top. With a razón social, it is that of the
 * people who have a contract with it on the day.
 */
export async function chartOn(
  context: Context,
  day: ISODate,
  businessId: number | null = null,
): Promise<Chart> {
  return seenOf(context, day, (await wholeDay(context, day)).chart, businessId)
}

/** The people of a day within reach, with where their contracts place them. */
export async function dayOn(
  context: Context,
  day: ISODate,
  businessId: number | null,
): Promise<Day> {
  const { chart: whole, units, areas, offices } = await wholeDay(context, day)
  const seesUnits = context.can('organization.read')
  const read = (list: Int32Array, id: number) => list[whole.placeOf(id) ?? -1] || null
  return {
    chart: await seenOf(context, day, whole, businessId),
    postOf: (id) => ({
      unit: seesUnits ? read(units, id) : null,
      area: read(areas, id),
      office: read(offices, id),
    }),
  }
}

/** Everybody of the company on a day, whoever asks: what is read of it is not what is answered. */
export const companyChart = async (context: Context, day: ISODate): Promise<Chart> =>
  (await wholeDay(context, day)).chart

async function wholeDay(context: Context, day: ISODate): Promise<WholeDay> {
  const key = `${context.session.companyId} ${day} ${await stateOfContracts(context)}`
  return days.of(key, () => readDay(context, day))
}

/** The part of a day's chart that the reader sees. */
async function seenOf(
  context: Context,
  day: ISODate,
  whole: Chart,
  businessId: number | null,
): Promise<Chart> {
  const reach = chartReach(context)
  if (reach.all && businessId === null) return whole
  const rows = await context.tx
    .selectFrom('users')
    .select('users.id')
    .where(personWithin(reach, 'users.id'))
    .$if(businessId !== null, (query) =>
      query.where(
        sql<boolean>`exists (select from user_contract contract
          where contract.company_id = app.current_company() and contract.user_id = users.id
            and contract.business_id = ${businessId} and ${inForce(day)})`,
      ),
    )
    .execute()
  const seen = new Set(rows.map(({ id }) => id))
  return chartOf(whole.lines((id) => seen.has(id)))
}

/**
 * Tells two states of the contracts of the company apart: every change of one raises its version,
 * and a contract that comes or goes changes how many there are and the sum of their numbers.
 */
async function stateOfContracts({ tx }: Context): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select concat_ws(' ', count(*), sum(id), sum(version)) as state from user_contract
    where company_id = app.current_company()`.execute(tx)
  return rows[0]?.state ?? ''
}

/** A contract that holds on a day. */
export const inForce = (day: ISODate) => sql`contract.status <> 'DELETED'
  and contract.initial_date <= ${day}::date and coalesce(contract.final_date >= ${day}::date, true)`

/**
 * The line of each person with a contract in force on a day, and where it places them. Of several
 * contracts, the oldest one that names a supervisor. They come in one row: a row for each of 50.000
 * takes as long again.
 */
async function readDay({ tx }: Context, day: ISODate): Promise<WholeDay> {
  const lines = sql<Record<'ids' | 'parents' | 'units' | 'areas' | 'offices', number[]>>`
    select coalesce(array_agg(id), '{}') as ids,
      coalesce(array_agg(coalesce(parent, 0)), '{}') as parents,
      coalesce(array_agg(coalesce(unit, 0)), '{}') as units,
      coalesce(array_agg(coalesce(area, 0)), '{}') as areas,
      coalesce(array_agg(coalesce(office, 0)), '{}') as offices
    from (
      select distinct on (contract.user_id) contract.user_id as id, line.supervisor_id as parent,
        line.hierarchy_node_id as unit, line.area_id as area, line.branch_office_id as office
      from user_contract contract
      join user_contract_version line on line.company_id = app.current_company()
        and line.user_contract_id = contract.id and line.superseded_at is null
        and line.valid @> ${day}::date
      where contract.company_id = app.current_company() and ${inForce(day)}
      order by contract.user_id, line.supervisor_id is null, contract.initial_date, contract.id
    ) line`
  const [row] = (await lines.execute(tx)).rows
  const { ids = [], parents = [], units = [], areas = [], offices = [] } = row ?? {}
  const chart = chartOf(ids.map((id, at) => ({ id, parent: parents[at] || null })))
  return {
    chart,
    units: Int32Array.from(units),
    areas: Int32Array.from(areas),
    offices: Int32Array.from(offices),
  }
}

/**
 * The other supervisors of some people on a day: those that their contracts in force name besides
 * the one that they stand under in the chart.
 */
export async function otherLines(
  { tx }: Context,
  chart: Chart,
  day: ISODate,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const { rows } = await sql<{ id: number; supervisor: number }>`
    select distinct contract.user_id as id, line.supervisor_id as supervisor
    from user_contract contract
    join user_contract_version line on line.company_id = app.current_company()
      and line.user_contract_id = contract.id and line.superseded_at is null
      and line.valid @> ${day}::date and line.supervisor_id is not null
    where contract.company_id = app.current_company() and ${inForce(day)}
      and contract.user_id = any(${[...ids]}::bigint[])
    order by contract.user_id, line.supervisor_id`.execute(tx)
  const others = rows.filter(
    ({ id, supervisor }) => chart.has(supervisor) && chart.parentOf(id) !== supervisor,
  )
  return new Map(
    [...Map.groupBy(others, ({ id }) => id)].map(([id, lines]) => [
      id,
      lines.map(({ supervisor }) => supervisor),
    ]),
  )
}
