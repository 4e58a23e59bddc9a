import type { ISODate } from '#chile/dates.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { type Scale, scaleOn, scales } from '../model/scales.ts'
import type { QuestionType } from '../model/question-types.ts'

export type AlternativeRow = { value: number; label: string; isOther: boolean }
export type QuestionRow = {
  id: number
  key: string
  order: number
  title: string
  subtitle: string | null
  type: QuestionType
  scaleCode: string | null
  scaleVersion: number | null
  required: boolean
  demographic: boolean
  multiple: boolean
  reversed: boolean
  engagement: boolean
  /** What its type asks besides, as JSON. */
  metadata: string
  /** What has to hold for it to be shown, as JSON. */
  shownIf: string | null
  alternatives: AlternativeRow[]
}
export type CompetenceRow = {
  id: number
  surveyId: number
  key: string
  title: string
  description: string | null
  weight: number
  shownIf: string | null
  questions: QuestionRow[]
}

type Edition = { readonly surveyId: number; readonly edition: number }

/** What some editions of surveys ask, each with its competences and questions in their order. */
export async function competencesOf(tx: Tx, editions: readonly Edition[]) {
  const ids = editions.map(({ surveyId }) => surveyId)
  const numbers = editions.map(({ edition }) => edition)
  const { rows } = await sql<CompetenceRow>`
    select c.id, c.survey_id as "surveyId", c.stable_key as key, c.title, c.description, c.weight,
      c.shown_if::text as "shownIf",
      coalesce((select jsonb_agg(jsonb_build_object('id', q.id, 'key', q.stable_key,
          'order', q.position, 'title', q.title, 'subtitle', q.subtitle, 'type', q.type,
          'scaleCode', q.scale_code, 'scaleVersion', q.scale_version, 'required', q.required,
          'demographic', q.demographic, 'multiple', q.multiple, 'reversed', q.reversed,
          'engagement', q.engagement, 'metadata', q.metadata::text, 'shownIf', q.shown_if::text,
          'alternatives', coalesce((select jsonb_agg(jsonb_build_object('value', a.value,
              'label', a.label, 'isOther', a.is_other) order by a.position)
            from alternative a where a.company_id = app.current_company()
              and a.question_id = q.id), '[]')) order by q.position)
        from question q where q.company_id = app.current_company()
          and q.competence_id = c.id), '[]') as questions
    from unnest(${ids}::bigint[], ${numbers}::int[]) asked (survey, edition)
    join competence c on c.company_id = app.current_company() and c.survey_id = asked.survey
      and c.edition = asked.edition
    order by c.survey_id, c.position`.execute(tx)
  return Map.groupBy(rows, ({ surveyId }) => surveyId)
}

/** One edition of a survey, as it is kept; undefined when there is none. */
export const editionOf = (tx: Tx, { surveyId, edition }: Edition) =>
  tx
    .selectFrom('surveyVersion')
    .selectAll()
    .where('surveyId', '=', surveyId)
    .where('edition', '=', edition)
    .executeTakeFirst()

/** The scales of a company's own, beside those of the product. */
export async function ownScales(tx: Tx): Promise<readonly Scale[]> {
  const rows = await tx
    .selectFrom('scaleVersion')
    .select(['code', 'edition as version', 'label as name', 'min', 'max', 'naAllowed'])
    .select(sql<Scale['values']>`"values"`.as('values'))
    .select(sql<ISODate | null>`lower(starts)::text`.as('from'))
    .select(sql<ISODate | null>`(upper(starts) - 1)::text`.as('until'))
    .execute()
  return rows.map(({ from, until, ...row }) => ({ ...row, starts: { from, until } }))
}

/** The scales that a survey which starts on a day may ask with, each in its version. */
export async function scalesOn(tx: Tx, day: ISODate): Promise<readonly Scale[]> {
  const own = await ownScales(tx)
  const codes = new Set([...own, ...scales].map(({ code }) => code))
  return [...codes].flatMap((code) => scaleOn(code, day, own) ?? [])
}
