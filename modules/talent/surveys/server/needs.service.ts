import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { needKey, needsOf, type WrittenNeed } from '../model/needs.ts'
import { reachesType, requireKeeper } from './scope.ts'
import { lockedSurvey, survey } from './surveys.queries.ts'

const levels = z.object({
  choices: z.array(z.object({ value: z.number(), label: z.string() })),
})
type Row = {
  area: string | null
  metadata: unknown
  text: string
  choice: number | null
  number: number | null
}

/** All needs of the surveys that were sent, each line of each answer. */
async function writtenIn({ tx }: Context, surveyId: number): Promise<WrittenNeed[]> {
  const { rows } = await sql<Row>`
    select given.person_snapshot #>> '{respondent,area}' as area, asked.metadata, line.text,
      line.choice, line.number
    from user_survey given
    join answer on answer.company_id = app.current_company() and answer.user_survey_id = given.id
      and not answer.omit and answer.texts is not null
    join question asked on asked.company_id = app.current_company()
      and asked.id = answer.question_id and asked.type = 'MULTIPLE_OPEN_WITH_CHOICE'
    cross join lateral jsonb_to_recordset(answer.texts)
      as line (text text, choice int, number int)
    where given.company_id = app.current_company() and given.survey_id = ${surveyId}
      and given.status = 'COMPLETE'`.execute(tx)
  return rows.map(({ metadata, choice, ...row }) => {
    const { choices } = levels.parse(metadata)
    const rank = choices.findIndex(({ value }) => value === choice)
    return { ...row, rank, level: choices[rank]?.label ?? 'Sin nivel' }
  })
}

/**
 * What a survey found that people need to learn, one of training above all: each need by level and
 * area, with how many people it is for. It names no respondent; one whose answers bear no name has
 * no such report.
 */
export async function trainingNeeds(context: Context, { id }: { id: number }) {
  const row = await survey(context, { id })
  if (!reachesType(context, row.type, 'read')) throw notFound()
  if (row.privacy === 'CONFIDENTIAL') {
    throw conflict('Sus respuestas no llevan nombre: se leen por grupos, en sus resultados')
  }
  const merged = await context.tx
    .selectFrom('mergedNeed')
    .select(['needKey', 'name'])
    .where('surveyId', '=', id)
    .execute()
  const names = new Map(merged.map((one) => [one.needKey, one.name]))
  const written = await writtenIn(context, id)
  return {
    id,
    title: row.title,
    status: row.status,
    canKeep: reachesType(context, row.type, 'update'),
    needs: needsOf(written, names).map((need, at) => ({ ...need, place: at + 1 })),
  }
}
export type TrainingNeeds = Awaited<ReturnType<typeof trainingNeeds>>

const kept = async (context: Context, id: number) => {
  const row = await lockedSurvey(context, id)
  requireKeeper(context, row.type, 'update')
  if (row.type !== 'DNC') throw notFound()
  return row
}

type Joined = { id: number; keys: { key: string }[]; name: string }

/** Joins needs that were written in other words, under one name; joined again, the name changes. */
export async function mergeTrainingNeeds(context: Context, { id, keys, name }: Joined) {
  const row = await kept(context, id)
  if (needKey(name) === '') throw invalid('name', 'Escriba cómo se llama')
  const all = [...new Set(keys.map(({ key }) => key))].filter(
    (key) => key === needKey(key) && key !== '',
  )
  if (all.length === 0) throw invalid('keys', 'Elija las necesidades que son una sola')
  await sql`
    insert into merged_need (company_id, survey_id, need_key, name)
    select app.current_company(), ${row.id}, joined.key, ${name}
    from ${bulk(all, 'joined', { key: ['text', (key) => key] })}
    on conflict (company_id, survey_id, need_key) do update set name = excluded.name
    returning need_key`.execute(context.tx)
  return trainingNeeds(context, row)
}

/** Takes apart what was joined. */
export async function splitTrainingNeeds(
  context: Context,
  { id, keys }: Pick<Joined, 'id' | 'keys'>,
) {
  const row = await kept(context, id)
  await context.tx
    .deleteFrom('mergedNeed')
    .where('surveyId', '=', row.id)
    .where(sql<boolean>`need_key = any(${keys.map(({ key }) => key)}::text[])`)
    .execute()
  return trainingNeeds(context, row)
}
