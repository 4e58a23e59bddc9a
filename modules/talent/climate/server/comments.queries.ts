import { competencesOf } from '#modules/talent/surveys/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { deciphered } from './cipher.ts'
import { cellsOf, publishedSurvey, seenCells } from './shown-cells.ts'
import { keyAt, keyFor } from './survey-key.ts'

/**
 * What people wrote in a survey, of the groups that its reader sees: in no order, without a moment,
 * and of first-level groups in which enough people wrote. The whole company's are all of them.
 */
export async function climateComments(context: Context, { surveyId }: { surveyId: number }) {
  const { tx, services } = context
  const survey = await publishedSurvey(context, surveyId)
  const seen = await seenCells(context, survey)
  if (!survey.sealedAt || !survey.textKeyPlace) throw conflict('Se publica al cerrar')
  const cells = await cellsOf(context, surveyId, seen)
  const labels = new Map(cells.map(({ id, label }) => [id, label]))
  const rows = await tx
    .selectFrom('climateText')
    .select(['id', 'questionId', 'cellId', 'ciphertext'])
    .where('surveyId', '=', surveyId)
    .where(sql<boolean>`cell_id = any(${[...labels.keys()]}::int[])`)
    .orderBy('id')
    .execute()
  const asked = await competencesOf(tx, [{ surveyId, edition: survey.edition }])
  const titles = new Map(
    (asked.get(surveyId) ?? []).flatMap(({ questions }) =>
      questions.map(({ id, title }) => [id, title] as const),
    ),
  )
  const key = rows.length === 0 ? null : await keyAt(services.storage, survey.textKeyPlace)
  const keys = new Map([...labels.keys()].map((cell) => [cell, key && keyFor(key, `cell:${cell}`)]))
  return rows.flatMap(({ id, questionId, cellId, ciphertext }) => {
    const own = keys.get(cellId)
    const question = titles.get(questionId)
    const group = labels.get(cellId)
    if (!own || question === undefined || group === undefined) return []
    return [{ id, question, group, text: deciphered(own, ciphertext) }]
  })
}
export type ClimateComment = Awaited<ReturnType<typeof climateComments>>[number]
