import { isNarrowed } from '#access/whole-company.ts'
import type { ISODate } from '#chile/dates.ts'
import { plansSeen } from '#modules/talent/action-plans/server/index.ts'
import { standingOn } from '#modules/talent/action-plans/model/progress.ts'
import { CealDimension } from '#modules/talent/surveys/model/scoring/ceal-sm.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/registered-operations.ts'
import { sql } from '#platform/server/sql/db.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import { warningsOf } from '../model/ceal-import.ts'
import { centerOf, countsOf, nextApplication } from '../model/ceal-result.ts'
import { contains } from '#platform/server/sql/search.ts'

/**
 * Whether somebody reads the results of climate and is limited to no part of the company: a centre
 * belongs to no razón social.
 */
export const readsAll = ({ actor, reach }: Pick<Context, 'actor' | 'reach'>): boolean =>
  reach('climateResults.read').all && !isNarrowed(actor)

/** Measures of a result that are not annulled, whoever may see them. */
const measuresOf = sql<number>`(select count(*)::int from ceal_measure measure
  join action_plan plan on plan.company_id = measure.company_id
    and plan.id = measure.action_plan_id
  where measure.company_id = app.current_company() and plan.company_id = app.current_company()
    and measure.ceal_result_id = result.id and plan.completeness_status <> 'CANCELED')`

const rowsOf = ({ tx }: Pick<Context, 'tx'>) => tx.selectFrom('cealResult as result')

const shown = (query: ReturnType<typeof rowsOf>) =>
  query
    .select(['result.id', 'result.center', 'result.centerKey', 'result.appliedOn'])
    .select(['result.workers', 'result.responses', 'result.version'])
    .select(['result.low', 'result.medium', 'result.high'])
    .select(measuresOf.as('measures'))
type Kept = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]

function seen({ today }: Pick<Context, 'today'>, row: Kept) {
  const { total, risk, participation, valid } = centerOf(row)
  const { id, center, appliedOn, workers, responses, measures, version } = row
  const nextOn = nextApplication(appliedOn)
  const kept = { id, center, appliedOn, workers, responses, measures, version }
  return { ...kept, total, risk, participation, valid, nextOn, isDue: nextOn <= today }
}
export type CealResultRow = ReturnType<typeof seen>

/** The official results of the company, by centre and day. Nobody else reads any of them. */
export async function cealResults(
  context: Context,
  { filter, sort, ...page }: ListInput<{ search: string | null }, 'appliedOn' | 'center'>,
) {
  if (!readsAll(context)) return { rows: [], total: 0 }
  const matching = rowsOf(context).$if(filter.search !== null, (query) =>
    query.where(contains(sql.ref('result.center'), filter.search)),
  )
  const by = sort.by === 'center' ? 'result.centerKey' : 'result.appliedOn'
  const ordered = shown(matching)
    .orderBy(by, sort.descending ? 'desc' : 'asc')
    .orderBy('result.id', 'desc')
  const { rows, total } = await listed(matching, ordered, page)
  return { rows: rows.map((row) => seen(context, row)), total }
}

/** One official result, for readers of all results of climate. @throws UserError not-found */
export async function foundResult(context: Context, id: number): Promise<Kept> {
  if (!readsAll(context)) throw notFound()
  return shown(rowsOf(context)).where('result.id', '=', id).executeTakeFirstOrThrow(notFound)
}

/** The measurement of the same centre before a day, if there was one. */
const previousOf = (context: Context, { centerKey, appliedOn }: Kept) =>
  shown(rowsOf(context))
    .where('result.centerKey', '=', centerKey)
    .where('result.appliedOn', '<', appliedOn)
    .orderBy('result.appliedOn', 'desc')
    .executeTakeFirst()

/** A result with its twelve dimensions, the measurement before it, and the measures it led to. */
export async function cealResult(context: Context, { id }: { id: number }) {
  const result = await foundResult(context, id)
  const previous = await previousOf(context, result)
  const before = previous && centerOf(previous).points
  const counts = countsOf(result)
  const { points } = centerOf(result)
  const links = await context.tx
    .selectFrom('cealMeasure')
    .select(['actionPlanId', 'dimension'])
    .where('cealResultId', '=', id)
    .orderBy('actionPlanId')
    .execute()
  const measureRows = await measuresSeen(context, links)
  return {
    ...seen(context, result),
    warnings: warningsOf(result.workers, result.responses),
    previous: previous ? seen(context, previous) : null,
    dimensions: CealDimension.values.map((dimension) => {
      const [low, medium, high] = counts[dimension]
      const previousPoints = before?.[dimension] ?? null
      return { dimension, low, medium, high, points: points[dimension], previousPoints }
    }),
    measureRows,
    /** Measures of people beyond what their reader sees: how many, and nothing of them. */
    unseenMeasures: links.length - measureRows.length,
  }
}
export type CealDetail = Awaited<ReturnType<typeof cealResult>>

type Link = { readonly actionPlanId: number; readonly dimension: CealDimension }

async function measuresSeen(context: Context, links: readonly Link[]) {
  const plans = await plansSeen(
    context,
    links.map(({ actionPlanId }) => actionPlanId),
  )
  return plans.map((plan) => {
    const link = links.find(({ actionPlanId }) => actionPlanId === plan.id)
    if (!link) throw new RangeError(`plan ${plan.id} is no measure`)
    return {
      planId: plan.id,
      dimension: link.dimension,
      objective: plan.objective,
      fullname: plan.fullname,
      endDate: plan.endDate satisfies ISODate,
      approvalStatus: plan.approvalStatus,
      standing: standingOn(plan, context.today),
      completenessPercentage: plan.completenessPercentage,
    }
  })
}
