import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { EVERYBODY } from '../model/families.ts'
import { hiddenText } from '../model/hidden-reason.ts'
import { readKept } from '../model/kept-result.ts'
import {
  changeOf,
  favourablePercent,
  type GroupResult,
  groupResult,
  questionMean,
  scalesOf,
} from '../model/results.ts'
import { definitionOf } from './definitions.queries.ts'
import {
  type CellRow,
  cellsOf,
  cellsSeen,
  foundSurvey,
  publishedAnswers,
  type PublishedSurvey,
  publishedSurvey,
  seenCells,
} from './shown-cells.ts'

type Asked = { surveyId: number }

/** The survey that somebody asks for, and the groups that they see: none until it is published. */
async function asked(context: Context, surveyId: number) {
  const survey = await publishedSurvey(context, surveyId)
  const seen = await seenCells(context, survey)
  return { survey, cells: survey.sealedAt ? await cellsOf(context, surveyId, seen) : [] }
}

/**
 * The results of each group that its reader sees, by its id: as they were kept when it was
 * published, and worked out of its answers where the worker has not kept them yet.
 */
async function groupsOf(context: Context, survey: PublishedSurvey, cells: readonly CellRow[]) {
  const definition = await definitionOf(context, survey)
  const unkept = shownIn(cells.filter(({ result }) => result === null))
  const published =
    unkept.length > 0 ? await publishedAnswers(context, survey.id, unkept) : undefined
  const results = new Map(
    cells.map(({ id, result }): [number, GroupResult] => [
      id,
      result
        ? readKept(result)
        : groupResult(definition.dimensions, definition.questions, published?.get(id) ?? []),
    ]),
  )
  return { ...definition, results }
}

const shownIn = (cells: readonly CellRow[]) =>
  cells.filter(({ hidden }) => hidden === null).map(({ id }) => id)

/**
 * The exact scores of the survey before, by the place of each group that its reader sees: nothing
 * of one that is eliminated, not published yet, or not theirs to read.
 */
async function before(context: Context, survey: PublishedSurvey) {
  if (survey.previousSurveyId === null) return undefined
  const previous = await foundSurvey(context, survey.previousSurveyId)
  if (!previous?.sealedAt) return undefined
  const seen = await cellsSeen(context, previous)
  if (seen === undefined) return undefined
  const cells = await cellsOf(context, previous.id, seen)
  const { questions, results } = await groupsOf(context, previous, cells)
  const compared = cells.map(({ id, place }) => {
    const scores = results.get(id)?.dimensions ?? []
    return [
      place,
      scores.map(({ key, exact }) => ({
        stableKey: key,
        exact,
        scales: scalesOf(questions, key),
      })),
    ] as const
  })
  return { id: previous.id, title: previous.title, byPlace: new Map(compared) }
}

/** The results of a confidential survey, group by group, as far as its reader sees them. */
export async function climateResults(context: Context, { surveyId }: Asked) {
  const { survey, cells } = await asked(context, surveyId)
  const { dimensions, questions, results } = await groupsOf(context, survey, cells)
  const previous = await before(context, survey)
  return {
    surveyId,
    title: survey.title,
    sealedAt: survey.sealedAt,
    minGroup: survey.minGroup,
    invited: survey.invited,
    answered: survey.answered,
    openToEveryone: survey.openToEveryone ?? false,
    previousTitle: previous?.title ?? null,
    dimensions: dimensions.map(({ key, title }) => ({ key, title })),
    groups: cells.map(({ id, family, place, label, n, hidden }) => {
      const result = results.get(id)
      const old = previous?.byPlace.get(place) ?? []
      return {
        id: String(id),
        family,
        label,
        n,
        hidden: hidden && hiddenText(hidden, survey.minGroup),
        final: result?.final.value ?? null,
        fraction: result?.final.fraction ?? null,
        enps: result?.enps ?? null,
        engagement: result?.engagement ?? null,
        scores: (result?.dimensions ?? []).map(({ key, value, fraction, exact }) => ({
          key,
          value,
          fraction,
          change: changeOf({ stableKey: key, exact, scales: scalesOf(questions, key) }, old),
        })),
      }
    }),
  }
}
export type ClimateResults = Awaited<ReturnType<typeof climateResults>>

/** What a group answered to each question: its mean, and how many chose each value. */
export async function reportQuestionAverages(
  context: Context,
  { surveyId, group }: Asked & { group: string | null },
) {
  const { survey, cells } = await asked(context, surveyId)
  const wanted = group ?? '0'
  const cell = cells.find(({ id }) => String(id) === wanted)
  if (!cell) throw notFound()
  const { dimensions, questions } = await definitionOf(context, survey)
  const published = await publishedAnswers(context, surveyId, shownIn([cell]))
  const titles = new Map(dimensions.map(({ key, title }) => [key, title]))
  const answers = new Map((published.get(cell.id) ?? []).map((row) => [row.question, row]))
  return questions.flatMap((question) => {
    const { scale } = question
    if (!scale) return []
    const row = answers.get(question.id)
    return [
      {
        questionId: question.id,
        title: question.title,
        competence: titles.get(question.dimension) ?? question.dimension,
        hidden: row ? null : hiddenText(cell.hidden ?? 'COMPLEMENT', survey.minGroup),
        average: row ? questionMean(question, row.hist) : null,
        favourable: row ? favourablePercent(question, row.hist) : null,
        omitted: row?.omitted ?? null,
        notApplicable: row?.na ?? null,
        values: scale.values.map(({ value, label }) => ({
          value,
          label,
          count: row ? (row.hist[value] ?? null) : null,
        })),
      },
    ]
  })
}
export type QuestionAverage = Awaited<ReturnType<typeof reportQuestionAverages>>[number]

/** The score of each competence in each area, and of the whole company. */
export async function competenceAveragesByArea(context: Context, { surveyId }: Asked) {
  const results = await climateResults(context, { surveyId })
  const titles = new Map(results.dimensions.map(({ key, title }) => [key, title]))
  return results.groups
    .filter(({ family }) => family === 'area' || family === EVERYBODY)
    .flatMap(({ label, n, hidden, scores }) =>
      results.dimensions.map(({ key }) => {
        const score = scores.find((one) => one.key === key)
        return {
          area: label,
          competence: titles.get(key) ?? key,
          answered: n,
          hidden,
          average: score?.value ?? null,
          fraction: score?.fraction ?? null,
        }
      }),
    )
}
export type AreaAverage = Awaited<ReturnType<typeof competenceAveragesByArea>>[number]
