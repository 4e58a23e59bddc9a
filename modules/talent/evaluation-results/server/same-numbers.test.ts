// Reports are counted in SQL. What they say is worked out here person by person, from the reviews
// that the same reader sees, in every process of the demo world and for every kind of reader.
import { beforeAll, expect, test } from 'vitest'
import {
  fractionText,
  meanOf,
  one,
  readFraction,
} from '#modules/talent/surveys/model/scoring/score.ts'
import { publicId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { bandOf, bandsOf, boxesOf, meansBy, type ReportedPerson } from '#tests/evaluation-report.ts'

const { api, asCompany, database, world } = await startApi()
type Who = Parameters<typeof api.as>[0]

const readers = [
  'admin',
  'gerente',
  'lectura',
  'subgerente',
  'gerente.peumal',
  'supervisor',
  'trabajador',
] as const satisfies readonly Who[]

type Review = {
  evaluateeId: string
  fullname: string
  isOwn: boolean
  final: string | null
  finalShown: string | null
  box: number | null
  areaId: string | null
  area: string | null
  supervisorId: string | null
  supervisorName: string | null
  raters: number
  ratersDone: number
  releasedAt: string | null
  acknowledgedAt: string | null
  status: string
  scaleMin: number
  scaleMax: number
}
type Place = { name: string | null; people: number; score: { fraction: string | null } }
type Report = {
  id: string
  people: number
  scored: number
  released: number
  fraction: string | null
  unanswered: number
  acknowledged: number
  distribution: { from: number; count: number }[]
  areas: Place[]
  supervisors: Place[]
  boxes: { box: number; count: number }[]
  outsideBoxes: number
}

const Reviews = `query R($filter: EvaluationReviewFilter, $page: Page) {
  evaluationReviews(filter: $filter, sort: { by: fullname }, page: $page) { rows {
    evaluateeId fullname isOwn final finalShown box areaId area supervisorId supervisorName raters
    ratersDone releasedAt acknowledgedAt status scaleMin scaleMax } } }`
const reviewsOf = async (who: Who, processId: string) => {
  const found: Review[] = []
  for (let number = 1; ; number += 1) {
    const { evaluationReviews: page } = await api
      .as(who)
      .run<{ evaluationReviews: { rows: Review[] } }>(Reviews, {
        filter: { processId },
        page: { number, size: 100 },
      })
    found.push(...page.rows)
    if (page.rows.length < 100) return found
  }
}

const score = 'score { fraction parts { label } leftOut { label } more }'
const reportOf = async (who: Who, processId: string) =>
  (
    await api.as(who).run<{ evaluationReport: Report }>(
      `query R($input: EvaluationReportInput!) { evaluationReport(input: $input) {
        id people scored released fraction unanswered acknowledged distribution { from count }
        areas { name people ${score} } supervisors { name people ${score} }
        boxes { box count } outsideBoxes } }`,
      { input: { processId } },
    )
  ).evaluationReport

const reportsOf = async (who: Who) =>
  (
    await api
      .as(who)
      .run<{ evaluationReports: { rows: Pick<Report, 'id' | 'people' | 'fraction'>[] } }>(
        `query { evaluationReports(page: { number: 1, size: 100 }) {
          rows { id people fraction } } }`,
      )
  ).evaluationReports.rows

const resultsOf = async (who: Who, filter: object, sort: object) =>
  (
    await api
      .as(who)
      .run<{ evaluationResults: { total: number; rows: { evaluateeId: string }[] } }>(
        `query R($filter: EvaluationResultFilter, $sort: EvaluationResultsSort) {
          evaluationResults(filter: $filter, sort: $sort, page: { number: 1, size: 100 }) {
            total rows { evaluateeId } } }`,
        { filter, sort },
      )
  ).evaluationResults

const numbers = new Map<string, number>()
/** A number in the place of a public id, for what tells people and places apart by numbers. */
const numberOf = (id: string): number => {
  const known = numbers.get(id) ?? numbers.size + 1
  numbers.set(id, known)
  return known
}

const placed = (id: string | null, name: string | null) =>
  id === null || name === null ? null : { id: numberOf(id), name }
const reported = (review: Review): ReportedPerson => ({
  userId: numberOf(review.evaluateeId),
  area: placed(review.areaId, review.area),
  supervisor: placed(review.supervisorId, review.supervisorName),
  exact: review.final === null ? undefined : readFraction(review.final),
})

const meanText = (people: readonly ReportedPerson[]) =>
  fractionText(
    meanOf(people.flatMap(({ exact }) => (exact ? [{ key: '', value: exact, weight: one }] : []))),
  )

/** A report as it is worked out of the reviews of its people. */
function workedOut(reviews: readonly Review[], { min, max }: { min: number; max: number }) {
  const people = reviews.map(reported)
  const labels = new Map(reviews.map((row) => [String(numberOf(row.evaluateeId)), row.fullname]))
  const places = (placeOf: (person: ReportedPerson) => ReportedPerson['area']) =>
    meansBy(people, placeOf).map((row) => ({
      name: row.name,
      people: row.people,
      score: {
        fraction: fractionText(row.score),
        parts: row.score.counted.slice(0, 50).map(({ key }) => ({ label: labels.get(key) })),
        leftOut: row.score.leftOut.map(({ key }) => ({ label: labels.get(key) })),
        more: Math.max(0, row.score.counted.length - 50),
      },
    }))
  const { counts, outside } = boxesOf(reviews.filter(({ isOwn }) => !isOwn))
  return {
    people: reviews.length,
    scored: people.filter(({ exact }) => exact).length,
    released: reviews.filter(({ releasedAt }) => releasedAt !== null).length,
    fraction: meanText(people),
    unanswered: reviews.filter(({ raters, ratersDone }) => ratersDone < raters).length,
    acknowledged: reviews.filter(({ acknowledgedAt }) => acknowledgedAt !== null).length,
    distribution: [...bandsOf(people, { min, max })].map(([from, count]) => ({ from, count })),
    areas: places(({ area }) => area),
    supervisors: places(({ supervisor }) => supervisor),
    boxes: counts,
    outsideBoxes: outside,
  }
}

let processes: string[]

beforeAll(async () => {
  // Plans that count for a part of the final, of everybody who is evaluated: 1/3 is in no decimals.
  await asCompany(
    `insert into action_plan (company_id, worker_id, evaluation_process_id, objective, impact_area,
       simple_and_specific_plan, measurable_plan, achievable_plan, realistic_plan,
       traceable_in_time_plan, start_date, end_date, evaluation_weight, completeness_percentage,
       completeness_status, approval_status, requested_at)
     select review.company_id, review.evaluatee_id, review.process_id, words, words, words, words,
       words, words, words, '2026-09-01', '2026-12-31', 3 + review.id % 4, review.id % 90,
       'IN_PROGRESS', case when review.id % 5 = 0 then 'PENDING' else 'APPROVED' end, now()
     from review join evaluation_process process on process.company_id = review.company_id
       and process.id = review.process_id and process.status in ('CALIBRATION', 'FEEDBACK')
     cross join (values ('Un plan'), ('Otro plan')) said (words)
     where review.company_id = $1`,
    [world.coihues.id],
  )
  processes = (await reportsOf('admin')).map(({ id }) => id)
})

test.each(readers)('a report is what its people make, as %s reads it', async (who) => {
  const listed = new Map((await reportsOf(who)).map((row) => [row.id, row]))
  let [seen, scored] = [0, 0]
  for (const id of processes) {
    const reviews = await reviewsOf(who, id)
    const [first] = reviews
    if (!first) {
      await expect(reportOf(who, id)).rejects.toThrow('No encontrado')
      expect(listed.has(id)).toBe(false)
      continue
    }
    seen += 1
    const { scaleMin: min, scaleMax: max } = first
    const expected = workedOut(reviews, { min, max })
    scored += expected.scored
    expect(await reportOf(who, id)).toMatchObject(expected)
    expect(listed.get(id)).toMatchObject({ people: expected.people, fraction: expected.fraction })
  }
  if (who !== 'admin') return
  expect(seen).toBe(processes.length)
  expect(scored).toBeGreaterThan(10)
})

test('its people are found and ordered as its reviews are', async () => {
  for (const processId of processes) {
    const reviews = await reviewsOf('admin', processId)
    const [first] = reviews
    if (!first) continue
    const scale = { min: first.scaleMin, max: first.scaleMax }
    const ids = (found: readonly Review[]) =>
      found.map(({ evaluateeId }) => evaluateeId).slice(0, 100)
    const shown = async (filter: object, by: string, descending: boolean) => {
      const { rows } = await resultsOf('admin', { processId, ...filter }, { by, descending })
      return rows.map(({ evaluateeId }) => evaluateeId)
    }
    const worth = ({ finalShown }: Review) => (finalShown === null ? -1 : Number(finalShown))
    const byScore = reviews.toSorted((a, b) => worth(a) - worth(b))
    expect(await shown({}, 'fullname', false)).toEqual(ids(reviews))
    expect(await shown({}, 'fullname', true)).toEqual(ids(reviews.toReversed()))
    expect(await shown({}, 'score', false)).toEqual(ids(byScore))
    expect(await shown({}, 'score', true)).toEqual(ids(byScore.toReversed()))
    for (const band of [1, 2, 3, 4]) {
      const inBand = reviews.filter(
        ({ final }) => final !== null && bandOf(readFraction(final), scale) === band,
      )
      expect(await shown({ band }, 'fullname', false)).toEqual(ids(inBand))
    }
    for (const box of [1, 5, 9]) {
      expect(await shown({ box }, 'fullname', false)).toEqual(
        ids(reviews.filter((review) => review.box === box)),
      )
    }
    expect(await shown({ areaId: first.areaId }, 'fullname', false)).toEqual(
      ids(reviews.filter(({ areaId }) => first.areaId === null || areaId === first.areaId)),
    )
    expect(await shown({ unanswered: true }, 'fullname', false)).toEqual(
      ids(reviews.filter(({ raters, ratersDone }) => ratersDone < raters)),
    )
  }
})

type Averaged = {
  evaluateeId: string
  fullname: string
  competence: string
  average: string | null
  fraction: string | null
}
const averagesOf = async (who: Who, surveyId: string) =>
  (
    await api.as(who).run<{ competenceAveragesByUser: Averaged[] }>(
      `query A($input: CompetenceAveragesByUserInput!) { competenceAveragesByUser(input: $input) {
        evaluateeId fullname competence average fraction } }`,
      { input: { surveyId } },
    )
  ).competenceAveragesByUser

/** What somebody's own page says of what one survey asked, made of all that entered each score. */
async function averagesOfPage(who: Who, surveyId: string, evaluateeId: string) {
  type Scored = { title: string; score: { value: string | null; fraction: string | null } }
  const { evaluationResult: of } = await api
    .as(who)
    .run<{ evaluationResult: { fullname: string; competences: Scored[] } }>(
      `query R($input: EvaluationResultInput!) { evaluationResult(input: $input) {
        fullname competences { title score { value fraction } } } }`,
      { input: { evaluateeId, surveyId } },
    )
  return of.competences.map(({ title, score: { value, fraction } }) => ({
    evaluateeId,
    fullname: of.fullname,
    competence: title,
    average: value,
    fraction,
  }))
}

test.each(['admin', 'gerente.peumal', 'supervisor', 'trabajador'] as const)(
  'competences by person are those of each page, as %s reads them',
  async (who) => {
    const { rows } = await database.owner.query<{ survey: string; process: string }>(
      `select survey.id as survey, process_id as process from survey
     join evaluation_process process on process.company_id = survey.company_id
       and process.id = process_id and process.status not in ('DRAFT', 'CANCELED')
     where survey.company_id = $1 and survey.status <> 'DELETED' order by survey.id`,
      [world.coihues.id],
    )
    const found: Averaged[] = []
    for (const { survey, process } of rows) {
      const surveyId = publicId('survey', Number(survey))
      const reviews = await reviewsOf(who, publicId('evaluationProcess', Number(process)))
      if (reviews.length === 0) {
        await expect(averagesOf(who, surveyId)).rejects.toThrow('No encontrado')
        continue
      }
      const expected: Averaged[] = []
      for (const { evaluateeId } of reviews) {
        expected.push(...(await averagesOfPage(who, surveyId, evaluateeId)))
      }
      expect(await averagesOf(who, surveyId)).toEqual(expected)
      found.push(...expected)
    }
    if (who !== 'admin') return
    expect(found.filter(({ fraction }) => fraction).length).toBeGreaterThan(30)
  },
)
