import type { ISODate } from '#chile/dates.ts'
import { privatePeople } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { type Chart, chartOf } from '../model/chart.ts'
import {
  type Change,
  changesBetween,
  countedBelow,
  type Day,
  type Kind,
  withGone,
} from '../model/comparison.ts'
import { dayOn } from './lines.queries.ts'

export type Compared = {
  asOf: ISODate | null
  comparedTo: ISODate
  /** The people who have a contract with it on each day. */
  businessId: number | null
}

/** Two days of a company as the reader sees them, from the earlier one to the later one. */
export type Comparison = {
  readonly from: ISODate
  readonly until: ISODate
  readonly before: Day
  readonly after: Day
  readonly changes: readonly Change[]
}

/**
 * What became of the people within reach between two days, whichever of them is given first.
 * Somebody of the confidential payroll who left is for readers of that payroll.
 */
export async function comparisonOf(context: Context, asked: Compared): Promise<Comparison> {
  const day = asked.asOf ?? context.today
  const [from, until] = asked.comparedTo < day ? [asked.comparedTo, day] : [day, asked.comparedTo]
  const joined = await joinedPlaces(context)
  const before = await dayOn(context, from, asked.businessId)
  const after = await dayOn(context, until, asked.businessId)
  const hidden = (await confidential(context)).filter((id) => !after.chart.has(id))
  const [was, is] = [joined(without(before, hidden)), joined(after)]
  return { from, until, before: was, after: is, changes: changesBetween(was, is) }
}

/** What a chart draws of a comparison. */
export type DrawnComparison = {
  /** The later day, with the people who left. */
  readonly chart: Chart
  readonly gone: ReadonlySet<number>
  /** Whether somebody who left had led others. */
  led(id: number): boolean
  kindsOf(id: number): readonly Kind[]
  /** How many people under somebody changed, at whatever depth. */
  below(id: number): number
}

export function drawnOf({ before, after, changes }: Comparison): DrawnComparison {
  const kinds = new Map(changes.map((change) => [change.id, change.kinds]))
  const left = changes.filter((change) => change.kinds.includes('LEFT')).map(({ id }) => id)
  const gone = new Set(left)
  const chart = withGone(before.chart, after.chart, left)
  const below = countedBelow(chart, [...kinds.keys()])
  return {
    chart,
    gone,
    led: (id) => gone.has(id) && before.chart.counts(id).direct > 0,
    kindsOf: (id) => kinds.get(id) ?? [],
    below: (id) => below.get(id) ?? 0,
  }
}

/** The people of the confidential payroll, for readers who may not see it; and none for others. */
async function confidential(context: Context): Promise<readonly number[]> {
  if (context.reach('payslips.read').includesPrivate) return []
  return (await privatePeople(context.tx)).filter((id) => id !== context.actor.userId)
}

/** A day as it is read by somebody out of whose sight some people are. */
function without(day: Day, hidden: readonly number[]): Day {
  if (!hidden.some((id) => day.chart.has(id))) return day
  const unseen = new Set(hidden)
  return { ...day, chart: chartOf(day.chart.lines((id) => !unseen.has(id))) }
}

/** Takes an area or a branch office that was joined to another one for that one, on both days. */
async function joinedPlaces({ tx }: Context): Promise<(day: Day) => Day> {
  const { rows } = await sql<{ of: 'area' | 'office'; id: number; into: number }>`
    select 'area' as "of", id, merged_into_id as "into" from area
    where company_id = app.current_company() and merged_into_id is not null
    union all
    select 'office', id, merged_into_id from branch_office
    where company_id = app.current_company() and merged_into_id is not null`.execute(tx)
  const into = new Map(rows.map((row) => [`${row.of} ${row.id}`, row.into]))
  if (into.size === 0) return (day) => day
  const kept = (of: 'area' | 'office', id: number | null) => into.get(`${of} ${id}`) ?? id
  return ({ chart, postOf }) => ({
    chart,
    postOf: (id) => {
      const { unit, area, office } = postOf(id)
      return { unit, area: kept('area', area), office: kept('office', office) }
    },
  })
}
