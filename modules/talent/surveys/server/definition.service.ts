import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type Context, todayAt } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { refuseStale, requireAct } from '#platform/server/records/states.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { conditionOf } from '../model/branching.ts'
import { EditionState } from '../model/catalogs.ts'
import { type CompetenceInput, definitionProblem, metadataOf } from '../model/definition.ts'
import { OTHER_VALUE } from '../model/questions/index.ts'
import { surveyStates } from '../model/states.ts'
import { type CompetenceRow, competencesOf, editionOf, scalesOn } from './definition.queries.ts'
import { requireKeeper } from './scope.ts'
import { type LockedSurvey, lockedSurvey } from './surveys.queries.ts'

type Asked = { id: number; edition: number | null }

/** What a survey asks in one of its editions, for whoever writes it; without one, the newest. */
export async function surveyDefinition(context: Context, { id, edition }: Asked) {
  const { tx } = context
  const { type } = await typeOf(tx, id)
  requireKeeper(context, type, 'update')
  const newest = await tx
    .selectFrom('surveyVersion')
    .select('edition')
    .where('surveyId', '=', id)
    .orderBy('edition', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow(notFound)
  return definitionAt(tx, id, edition ?? newest.edition)
}

const typeOf = (tx: Tx, id: number) =>
  tx
    .selectFrom('survey')
    .select('type')
    .where('id', '=', id)
    .where('status', '<>', 'DELETED')
    .executeTakeFirstOrThrow(notFound)

export async function definitionAt(tx: Tx, surveyId: number, edition: number) {
  const kept = await editionOf(tx, { surveyId, edition })
  if (!kept) throw notFound()
  const found = await competencesOf(tx, [{ surveyId, edition }])
  return {
    surveyId,
    edition,
    state: EditionState.code(kept.state),
    instructions: kept.instructions,
    version: kept.version,
    competences: found.get(surveyId) ?? [],
  }
}
export type SurveyDefinition = Awaited<ReturnType<typeof definitionAt>>

export type DefinitionInput = {
  id: number
  edition: number
  version: number
  instructions: string | null
  competences: CompetenceInput[]
}

/**
 * Keeps what an edition that is being written asks, whole: its competences and questions in their
 * order. Two who write at once do not undo each other: the second one is refused.
 */
export async function saveSurveyDefinition(context: Context, input: DefinitionInput) {
  const { tx } = context
  const survey = await lockedSurvey(context, input.id)
  requireKeeper(context, survey.type, 'update')
  const kept = await editionOf(tx, { surveyId: survey.id, edition: input.edition })
  if (!kept) throw notFound()
  const act = input.edition === survey.edition ? 'edit' : 'correct'
  requireAct(surveyStates, act, { state: survey.status, relations: [] })
  if (kept.state !== 'DRAFT') throw conflict('Esa versión ya es definitiva')
  refuseStale(input.version, kept.version, { table: 'survey', key: { id: survey.id } })
  await writeDefinition(tx, survey, input)
  await tx
    .updateTable('surveyVersion')
    .set({ instructions: input.instructions, version: kept.version + 1 })
    .where('surveyId', '=', survey.id)
    .where('edition', '=', input.edition)
    .execute()
  // The history of the survey says who wrote its questions last.
  await tx.updateTable('survey').set(touched(context)).where('id', '=', survey.id).execute()
  return definitionAt(tx, survey.id, input.edition)
}

type Written = Pick<DefinitionInput, 'edition' | 'competences'>

/** Writes the competences and questions of a draft in place of those that it had. */
export async function writeDefinition(
  tx: Tx,
  { id: surveyId, startAt }: Pick<LockedSurvey, 'id' | 'startAt'>,
  { edition, competences }: Written,
) {
  const codes = new Set((await scalesOn(tx, todayAt(startAt))).map(({ code }) => code))
  const problem = definitionProblem(competences, codes)
  if (problem) {
    const { competence, question, message } = problem
    const place = question === null ? '' : `.${competence}.questions.${question}`
    throw invalid(`competences${place}`, message)
  }
  await tx
    .deleteFrom('competence')
    .where('surveyId', '=', surveyId)
    .where('edition', '=', edition)
    .execute()
  if (competences.length === 0) return
  const written = await tx
    .insertInto('competence')
    .values(
      competences.map(({ key, title, description, weight, shownIf }, at) => ({
        surveyId,
        edition,
        stableKey: key,
        position: at + 1,
        title,
        description,
        weight,
        shownIf: shownIf === null ? null : sql`${shownIf}::jsonb`,
      })),
    )
    .returning(['id', 'stableKey'])
    .execute()
  const idOf = new Map(written.map(({ id, stableKey }) => [stableKey, id]))
  const rows = competences.flatMap(({ key, questions }) =>
    questions.map((question) => ({ ...question, competence: idOf.get(key) })),
  )
  if (rows.length > 0) await writeQuestions(tx, { surveyId, edition }, rows)
}

type Row = CompetenceInput['questions'][number] & { competence: number | undefined }
const selection = z.object({
  options: z.array(z.object({ value: z.number(), label: z.string() })),
  config: z.object({ other: z.boolean() }),
})

async function writeQuestions(
  tx: Tx,
  { surveyId, edition }: { surveyId: number; edition: number },
  rows: readonly Row[],
) {
  const questions = rows.map((row, at) => ({
    ...row,
    place: at + 1,
    metadata: metadataOf(row) ?? {},
    shownIf: conditionOf(row.shownIf) ?? null,
  }))
  const { rows: written } = await sql<{ id: number; key: string }>`
    insert into question (company_id, survey_id, edition, competence_id, stable_key, position,
      title, subtitle, type, scale_code, required, demographic, multiple, reversed, engagement,
      metadata, shown_if)
    select app.current_company(), ${surveyId}, ${edition}, q.competence, q.key, q.place, q.title,
      q.subtitle, q.type, q."scaleCode", q.required, q.demographic, q.multiple, q.reversed,
      q.engagement, q.metadata, q."shownIf"
    from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb) as q (competence bigint, key text,
      place int, title text, subtitle text, type text, "scaleCode" text, required boolean,
      demographic boolean, multiple boolean, reversed boolean, engagement boolean, metadata jsonb,
      "shownIf" jsonb)
    returning id, stable_key as key`.execute(tx)
  const idOf = new Map(written.map(({ id, key }) => [key, id]))
  const alternatives = questions.flatMap(({ key, type, metadata }) => {
    if (type !== 'SELECT') return []
    const { options, config } = selection.parse(metadata)
    const all = [...options, ...(config.other ? [{ value: OTHER_VALUE, label: 'Otra' }] : [])]
    return all.map((option, at) => ({ ...option, question: idOf.get(key), place: at + 1 }))
  })
  await sql`
    insert into alternative (company_id, question_id, value, position, label, is_other)
    select app.current_company(), a.question, a.value, a.place, a.label, a.value = ${OTHER_VALUE}
    from jsonb_to_recordset(${JSON.stringify(alternatives)}::jsonb)
      as a (question bigint, value int, place int, label text)
    returning question_id`.execute(tx)
}

/** What an edition asks, as it is written: to begin another edition or another survey with. */
export const inputOf = (competences: readonly CompetenceRow[]): CompetenceInput[] =>
  competences.map(({ key, title, description, weight, shownIf, questions }) => ({
    key,
    title,
    description,
    weight,
    shownIf,
    questions: questions.map((row) => ({
      key: row.key,
      title: row.title,
      subtitle: row.subtitle,
      type: row.type,
      scaleCode: row.scaleCode,
      required: row.required,
      demographic: row.demographic,
      multiple: row.multiple,
      reversed: row.reversed,
      engagement: row.engagement,
      metadata: row.metadata,
      shownIf: row.shownIf,
    })),
  }))

/**
 * Freezes an edition: its questions take the scales of the day on which the survey starts, and
 * nothing of it is written any more. Its hash is of all that it asks.
 */
export async function freeze({ tx, now }: Context, survey: LockedSurvey, edition: number) {
  const held = await scalesOn(tx, todayAt(survey.startAt))
  await sql`
    update question set scale_version = scale.version
    from ${bulk(held, 'scale', {
      code: ['text', ({ code }) => code],
      version: ['int', ({ version }) => version],
    })}
    where question.company_id = app.current_company() and question.survey_id = ${survey.id}
      and question.edition = ${edition} and question.scale_code = scale.code`.execute(tx)
  const { competences, instructions } = await definitionAt(tx, survey.id, edition)
  const hash = createHash('sha256')
    .update(JSON.stringify({ instructions, competences: inputOf(competences) }))
    .digest('hex')
  await tx
    .updateTable('surveyVersion')
    .set({ state: 'FROZEN', hash, frozenAt: now })
    .where('surveyId', '=', survey.id)
    .where('edition', '=', edition)
    .execute()
}
