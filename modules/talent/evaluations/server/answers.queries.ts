import { type Answer, answerSchema } from '#modules/talent/surveys/model/answer.ts'
import { type Scale, scales } from '#modules/talent/surveys/model/scales.ts'
import type { Competence } from '#modules/talent/surveys/model/scoring/individual.ts'
import type { QuestionType } from '#modules/talent/surveys/model/question-types.ts'
import type { Relation } from '#modules/talent/surveys/model/scoring/relations.ts'
import { ownScales } from '#modules/talent/surveys/server/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import type { ProcessCompetence } from '../model/scores.ts'

/** What somebody was asked about a person in a survey of a process, and what they sent. */
export type Given = {
  readonly respondentId: number
  readonly evaluateeId: number
  readonly relation: Relation
  readonly isSent: boolean
  readonly asked: readonly Competence[]
  /** By the key of the question; empty while it was not sent. */
  readonly answers: ReadonlyMap<string, Answer>
}

/** All that was asked about some people in a process, and its competences in their order. */
export async function givenIn(tx: Tx, processId: number, evaluateeIds: readonly number[]) {
  const rows = await givenRows(tx, processId, evaluateeIds)
  const { askedBy, competences } = await askedIn(tx, processId)
  const answers = await sentAnswers(
    tx,
    rows.flatMap(({ id, status }) => (status === 'COMPLETE' ? [id] : [])),
  )
  const given = rows.map(
    ({ id, surveyId, edition, respondentId, evaluateeId, relation, status }): Given => ({
      respondentId,
      evaluateeId,
      relation,
      isSent: status === 'COMPLETE',
      asked: askedBy.get(`${surveyId}:${edition}`) ?? [],
      answers: answers.get(id) ?? new Map<string, Answer>(),
    }),
  )
  return { given, competences }
}

type GivenRow = {
  id: number
  surveyId: number
  edition: number
  respondentId: number
  evaluateeId: number
  relation: Relation
  status: string
}

async function givenRows(tx: Tx, processId: number, evaluateeIds: readonly number[]) {
  const { rows } = await sql<GivenRow>`
    select given.id, given.survey_id as "surveyId", given.edition,
      given.respondent_id as "respondentId", given.evaluatee_id as "evaluateeId", given.relation,
      given.status
    from user_survey given
    join survey on survey.company_id = app.current_company() and survey.id = given.survey_id
      and survey.process_id = ${processId}::bigint and survey.status <> 'DELETED'
    where given.company_id = app.current_company()
      and given.evaluatee_id = any(${[...evaluateeIds]}::bigint[])
    order by survey.start_at, given.survey_id, given.id`.execute(tx)
  return rows
}

/** What each edition of the surveys of a process asks, and their competences joined by key. */
export async function askedIn(tx: Tx, processId: number) {
  const own = await ownScales(tx)
  const rows = await askedRows(tx, processId)
  const competences = new Map<string, ProcessCompetence>()
  for (const { competence, title, weight } of rows) {
    if (!competences.has(competence))
      competences.set(competence, { key: competence, title, weight })
  }
  const editions = Map.groupBy(rows, ({ surveyId, edition }) => `${surveyId}:${edition}`)
  const askedBy = new Map(
    [...editions].map(([name, all]): [string, Competence[]] => [
      name,
      [...Map.groupBy(all, ({ competence }) => competence)].map(([key, questions]) => ({
        key,
        weight: competences.get(key)?.weight ?? 1,
        questions: questions.map(({ scaleCode, scaleVersion, ...question }) => ({
          ...question,
          scale: scaleOf(scaleCode, scaleVersion, own),
        })),
      })),
    ]),
  )
  return { askedBy, competences: [...competences.values()] }
}

type AskedRow = {
  surveyId: number
  edition: number
  competence: string
  title: string
  weight: number
  key: string
  type: QuestionType
  scaleCode: string | null
  scaleVersion: number | null
  required: boolean
  demographic: boolean
  multiple: boolean
  reversed: boolean
  metadata: unknown
}

async function askedRows(tx: Tx, processId: number) {
  const { rows } = await sql<AskedRow>`
    select survey.id as "surveyId", c.edition, c.stable_key as competence, c.title, c.weight,
      q.stable_key as key, q.type, q.scale_code as "scaleCode",
      q.scale_version as "scaleVersion", q.required, q.demographic, q.multiple, q.reversed,
      q.metadata
    from survey
    join survey_version v on v.company_id = app.current_company() and v.survey_id = survey.id
      and v.state = 'FROZEN'
    join competence c on c.company_id = app.current_company() and c.survey_id = survey.id
      and c.edition = v.edition
    join question q on q.company_id = app.current_company() and q.competence_id = c.id
    where survey.company_id = app.current_company() and survey.process_id = ${processId}::bigint
      and survey.status <> 'DELETED'
    order by survey.start_at, survey.id, v.edition desc, c.position, q.position`.execute(tx)
  return rows
}

const scaleOf = (code: string | null, version: number | null, own: readonly Scale[]) => {
  const found = [...own, ...scales].filter((scale) => scale.code === code)
  return (
    found.find((scale) => scale.version === version) ??
    found.toSorted((one, other) => other.version - one.version)[0] ??
    null
  )
}

async function sentAnswers(tx: Tx, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('answer')
    .innerJoin('question', 'question.id', 'answer.questionId')
    .select(['answer.userSurveyId', 'question.stableKey', 'answer.choice', 'answer.omit'])
    .select(['answer.na', 'answer.texts'])
    .where(sql<boolean>`answer.user_survey_id = any(${[...ids]}::bigint[])`)
    .execute()
  const bySurvey = Map.groupBy(rows, ({ userSurveyId }) => userSurveyId)
  return new Map(
    [...bySurvey].map(([id, all]) => [
      id,
      new Map(
        all.map(({ stableKey, choice, omit, na, texts }) => [
          stableKey,
          answerSchema.parse({ choice, omit, na, texts: texts ?? [] }),
        ]),
      ),
    ]),
  )
}
