import type { ReviewOf } from '#modules/talent/evaluations/server/index.ts'
import type { ReviewStatus } from '#modules/talent/evaluations/model/catalogs.ts'
import { readFraction } from '#modules/talent/surveys/model/scoring/score.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { sql } from '#platform/server/sql/db.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'
import { contains } from '#platform/server/sql/search.ts'
import { shownOf } from '../model/explanation.ts'
import { bandIn, begunProcess, graded } from './graded-reviews.ts'

export type ResultsFilter = {
  processId: number
  search: string | null
  areaId: number | null
  supervisorId: number | null
  band: number | null
  box: number | null
  status: ReviewStatus | null
  unanswered: boolean | null
}
type Asked = ListInput<ResultsFilter, 'fullname' | 'score'>

/** The people of a process whose results its reader sees, by what a number of the report counts. */
export async function evaluationResults(context: Context, { filter, sort, page }: Asked) {
  await begunProcess(context, filter.processId)
  const { areaId, supervisorId, band, box, status, unanswered, search } = filter
  const towards = sql.raw(sort.descending ? 'desc' : 'asc')
  const away = sql.raw(sort.descending ? 'asc' : 'desc')
  // People without a score come before those with the lowest.
  const blanks = sql.raw(sort.descending ? 'last' : 'first')
  const byScore = sort.by === 'score' ? sql`graded.shown ${towards} nulls ${blanks},` : sql``
  const { rows } = await sql<{ seen: number; total: number; rows: GradedRow[] }>`
    with ${graded(context, filter.processId)},
    found as (
      select graded.*, row_number() over (
        order by ${byScore} graded.surname ${towards}, graded.id ${away}) as place
      from graded
      where (${areaId}::bigint is null or graded.area_id = ${areaId}::bigint)
        and (${supervisorId}::bigint is null or graded.supervisor_id = ${supervisorId}::bigint)
        and (${band}::int is null or (graded.n is not null and ${bandIn} = ${band}::int))
        and (${box}::int is null or graded.box = ${box}::int)
        and (${status}::text is null or graded.status = ${status}::text)
        and (not ${unanswered === true}::boolean or graded.raters_done < graded.raters)
        and (${search}::text is null or ${contains(nameIn('graded.evaluateeId'), search)}))
    select (select count(*)::int from graded) as seen, (select count(*)::int from found) as total,
      (select coalesce(jsonb_agg(jsonb_build_object('id', one.id, 'processId', one.process_id,
          'evaluateeId', one.evaluatee_id, 'fullname', ${nameIn('one.evaluateeId')},
          'area', one.area,
          'supervisorName', case when one.is_named then ${nameIn('one.supervisorId')} end,
          'status', one.status, 'raters', one.raters, 'ratersDone', one.raters_done,
          'n', one.n::text, 'd', one.d::text, 'potential', one.potential, 'box', one.box,
          'isOwn', one.is_own) order by one.place), '[]')
        from (select * from found order by place limit ${page.size}
          offset ${(page.number - 1) * page.size}) one) as rows`.execute(context.tx)
  const [found] = rows
  if (!found || found.seen === 0) throw notFound()
  return { rows: found.rows.map(gradedRowOf), total: found.total }
}

type GradedRow = Omit<ResultRow, 'value' | 'fraction'> & { n: string | null; d: string | null }

const gradedRowOf = ({ n, d, ...row }: GradedRow): ResultRow => ({
  ...row,
  ...shownOf(n === null || d === null ? undefined : readFraction(`${n}/${d}`)),
})

/** A review as lists of results show it. */
export const rowOf = (review: ReviewOf) => ({
  id: review.id,
  processId: review.processId,
  evaluateeId: review.evaluateeId,
  fullname: review.fullname,
  area: review.area,
  supervisorName: review.supervisorName,
  status: review.status,
  raters: review.raters,
  ratersDone: review.ratersDone,
  ...shownOf(review.final === null ? undefined : readFraction(review.final)),
  potential: review.potential,
  box: review.box,
  isOwn: review.isOwn,
})
export type ResultRow = ReturnType<typeof rowOf>
