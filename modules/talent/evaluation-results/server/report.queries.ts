import { personWithin } from '#modules/people/sight/server/index.ts'
import { type ReviewOf, reviewsOf } from '#modules/talent/evaluations/server/index.ts'
import type { EvaluationProcessStatus } from '#modules/talent/evaluations/model/catalogs.ts'
import { searchKey } from '#chile/text.ts'
import type { RawBuilder } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { sql } from '#platform/server/sql/db.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'
import { pageOf } from '#platform/server/sql/total-of.ts'
import { MOST_PARTS, shownOf } from '../model/explanation.ts'
import {
  boxCounts,
  distributionOf,
  meanOfSums,
  type PlacePart,
  placesOf,
  type PlaceSum,
  type SumOf,
} from '../model/report.ts'
import { bandIn, begunProcess, graded } from './graded-reviews.ts'
import { rowOf } from './people.queries.ts'

/** What a report counts of its people, besides their scores. */
const counts = sql`count(*)::int as people, count(n)::int as scored,
  count(released_at)::int as released, min(evaluatee_id) as "onlyPersonId"`

type Counts = { people: number; scored: number; released: number; onlyPersonId: number }
type Begun = { id: number; title: string; status: EvaluationProcessStatus; startedAt: Date | null }

/** The processes in which somebody's results are its reader's to see, the newest first. */
export async function evaluationReports(
  context: Context,
  {
    filter: { search },
    sort: { descending },
    ...asked
  }: ListInput<{ search: string | null }, 'startedAt'>,
) {
  const { rows } = await sql<Begun & Counts & { sums: SumOf[] }>`
    with ${graded(context, null)},
    counted as (select process_id, ${counts} from graded group by process_id),
    sums as (
      select process_id, jsonb_agg(jsonb_build_object('n', n::text, 'd', d::text,
        'people', people)) as all_of
      from (select process_id, sum(n) as n, d, count(*)::int as people from graded
        where n is not null group by process_id, d) by_fraction
      group by process_id)
    select process.id, process.title, process.status, process.started_at as "startedAt",
      counted.people, counted.scored, counted.released, counted."onlyPersonId",
      coalesce(sums.all_of, '[]') as sums
    from counted
    join evaluation_process process on process.company_id = app.current_company()
      and process.id = counted.process_id
    left join sums on sums.process_id = counted.process_id
    order by process.id`.execute(context.tx)
  const wanted = searchKey(search ?? '')
  const found = rows
    .filter(({ title }) => searchKey(title).includes(wanted))
    .toSorted((a, b) => (descending ? -1 : 1) * (Number(a.startedAt) - Number(b.startedAt)))
    .map(summaryOf)
  return pageOf(found, asked.page)
}
export type ReportSummary = Awaited<ReturnType<typeof evaluationReports>>['rows'][number]

const summaryOf = ({ sums, people, onlyPersonId, ...row }: Begun & Counts & { sums: SumOf[] }) => ({
  id: row.id,
  title: row.title,
  status: row.status,
  startedAt: row.startedAt,
  people,
  scored: row.scored,
  released: row.released,
  /** The only person whose result the reader sees, such as themselves. */
  onlyPersonId: people === 1 ? onlyPersonId : null,
  ...shownOf(meanOfSums(sums)),
})

type Counted = Counts & {
  unanswered: number
  acknowledged: number
  others: number
  sums: SumOf[]
  bands: { of: number; count: number }[]
  boxes: { of: number; count: number }[]
  areas: PlaceSum[]
  areaParts: PlacePart[]
  supervisors: PlaceSum[]
  supervisorParts: PlacePart[]
}

/**
 * A process in numbers, over the people whose results its reader sees: how their scores are spread,
 * the mean of each area and of each supervisor of its start, and the nine boxes. One statement
 * counts them, however many people there are.
 */
export async function evaluationReport(context: Context, { processId }: { processId: number }) {
  const process = await begunProcess(context, processId)
  const counted = await countedOf(context, processId)
  if (counted.people === 0) throw notFound()
  const { min, max } = scaleOf(process)
  const { bands, boxes, others } = counted
  const area = placesOf(counted.areas, counted.areaParts)
  const supervisors = placesOf(counted.supervisors, counted.supervisorParts)
  return {
    ...summaryOf({ ...process, ...counted }),
    scaleMin: min,
    scaleMax: max,
    mediumCut: process.mediumCut,
    highCut: process.highCut,
    minRaters: process.minRaters,
    unanswered: counted.unanswered,
    acknowledged: counted.acknowledged,
    distribution: distributionOf(new Map(bands.map((band) => [band.of, band.count])), { min, max }),
    areas: area.map(({ id, ...row }) => ({ areaId: id, ...row })),
    supervisors: supervisors.map(({ id, ...row }) => ({ supervisorId: id, ...row })),
    ...boxCounts(new Map(boxes.map((box) => [box.of, box.count])), others),
  }
}
export type EvaluationReport = Awaited<ReturnType<typeof evaluationReport>>

/** The people of each place with the sums of their finals, as the table of that name. */
const placeSums = (table: string, place: RawBuilder<unknown>, name: RawBuilder<unknown>) => sql`
  ${sql.ref(table)} as (
    select placed.place_id as id, ${name} as name, sum(placed.people)::int as people,
      coalesce(jsonb_agg(jsonb_build_object('n', placed.n::text, 'd', placed.d::text,
        'people', placed.people)) filter (where placed.d is not null), '[]') as sums
    from (select ${place} as place_id, d, sum(n) as n, count(*)::int as people,
        min(area) as area from graded group by 1, 2) placed
    group by placed.place_id)`

/** The first people who enter the mean of each place, and all who have no score, by surname. */
const placeParts = (table: string, place: RawBuilder<unknown>) => sql`
  ${sql.ref(table)} as (
    select ranked.place_id as of, ranked.evaluatee_id as "userId",
      ${nameIn('ranked.evaluateeId')} as fullname, ranked.n::text as n, ranked.d::text as d,
      ranked.place
    from (select graded.*, ${place} as place_id,
        row_number() over (order by surname, id desc) as place,
        row_number() over (partition by ${place}, n is null order by surname, id desc) as at
      from graded) ranked
    where ranked.n is null or ranked.at <= ${MOST_PARTS})`

const ofArea = sql`graded.area_id`
const ofSupervisor = sql`case when graded.is_named then graded.supervisor_id end`

/** The groups of some rows as a list of what they are of and how many people they have. */
const groupsOf = (of: RawBuilder<unknown>, which: RawBuilder<unknown>) => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('of', one.of, 'count', one.people)), '[]')
    from (select ${of} as of, count(*)::int as people from graded where ${which}
      group by 1) one)`

async function countedOf(context: Context, processId: number): Promise<Counted> {
  const { rows } = await sql<Counted>`
    with ${graded(context, processId)},
    ${placeSums('areas', ofArea, sql`min(placed.area)`)}, ${placeParts('area_parts', ofArea)},
    ${placeSums('supervisors', ofSupervisor, nameIn('placed.placeId'))},
    ${placeParts('supervisor_parts', ofSupervisor)}
    select ${counts}, count(*) filter (where raters_done < raters)::int as unanswered,
      count(acknowledged_at)::int as acknowledged,
      count(*) filter (where not is_own)::int as others,
      (select coalesce(jsonb_agg(jsonb_build_object('n', one.n::text, 'd', one.d::text,
          'people', one.people)), '[]')
        from (select sum(n) as n, d, count(*)::int as people from graded where n is not null
          group by d) one) as sums,
      ${groupsOf(bandIn, sql`n is not null`)} as bands,
      ${groupsOf(sql`box`, sql`box is not null and not is_own`)} as boxes,
      (select coalesce(jsonb_agg(to_jsonb(areas)), '[]') from areas) as areas,
      (select coalesce(jsonb_agg(to_jsonb(area_parts) order by area_parts.place), '[]')
        from area_parts) as "areaParts",
      (select coalesce(jsonb_agg(to_jsonb(supervisors)), '[]') from supervisors) as supervisors,
      (select coalesce(jsonb_agg(to_jsonb(supervisor_parts) order by supervisor_parts.place), '[]')
        from supervisor_parts) as "supervisorParts"
    from graded`.execute(context.tx)
  const [counted] = rows
  if (!counted) throw notFound()
  return counted
}

/** The scale of a process; it is fixed when it starts. */
export function scaleOf({ scaleMin, scaleMax }: Pick<ReviewOf, 'scaleMin' | 'scaleMax'>) {
  if (scaleMin === null || scaleMax === null) throw new RangeError('a process without a scale')
  return { min: scaleMin, max: scaleMax }
}

const isBegun = ({ processStatus }: ReviewOf) =>
  processStatus !== 'DRAFT' && processStatus !== 'CANCELED'

/** The results of somebody in every process, as far as its reader sees them, the newest first. */
export async function personEvaluations(context: Context, { userId }: { userId: number }) {
  const known = await context.tx
    .selectFrom('users')
    .select('users.id')
    .where('users.id', '=', userId)
    .where(personWithin(context.reach('performanceResults.read'), 'users.id'))
    .executeTakeFirst()
  const reviews = (await reviewsOf(context, { evaluateeIds: [userId] })).filter(isBegun)
  if (!known && reviews.length === 0) throw notFound()
  return reviews
    .toSorted((a, b) => Number(b.startedAt) - Number(a.startedAt))
    .map((review) => ({
      ...rowOf(review),
      title: review.processTitle,
      processStatus: review.processStatus,
      startedAt: review.startedAt,
    }))
}
export type PersonEvaluation = Awaited<ReturnType<typeof personEvaluations>>[number]

/** The process of a survey; undefined where it is of none. */
export async function processOf({ tx }: Pick<Context, 'tx'>, surveyId: number) {
  const found = await tx
    .selectFrom('survey')
    .select(['survey.processId', 'survey.edition', 'survey.title'])
    .where('survey.id', '=', surveyId)
    .where(sql<boolean>`survey.status <> 'DELETED'`)
    .executeTakeFirst()
  return found?.processId ? { ...found, processId: found.processId } : undefined
}
