import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { QuestionType } from '../model/question-types.ts'
import { typesWithin } from './scope.ts'
import { contains } from '#platform/server/sql/search.ts'

/** The most that a search of the bank answers. */
const most = 50

export type BankQuestion = {
  id: number
  title: string
  subtitle: string | null
  type: QuestionType
  scaleCode: string | null
  metadata: string
  required: boolean
  demographic: boolean
  multiple: boolean
  reversed: boolean
  engagement: boolean
  competence: string
  surveyTitle: string
}

/** Questions that the company has asked, the newest first and each text once, by their words. */
export async function surveyBank(
  context: Context,
  { search }: { search: string | null },
): Promise<BankQuestion[]> {
  const types = typesWithin(context, 'update')
  const { rows } = await sql<BankQuestion>`
    select * from (
      select distinct on (app.plain(q.title), q.type) q.id, q.title, q.subtitle, q.type,
        q.scale_code as "scaleCode", q.metadata::text as metadata, q.required, q.demographic,
        q.multiple, q.reversed, q.engagement, c.title as competence,
        survey.title as "surveyTitle"
      from question q
      join competence c on c.company_id = app.current_company() and c.id = q.competence_id
      join survey on survey.company_id = app.current_company() and survey.id = q.survey_id
        and survey.status <> 'DELETED' and survey.type = any(${[...types]}::text[])
        and survey.edition = q.edition
      where q.company_id = app.current_company()
        and ${contains(sql`concat_ws(' ', q.title, q.subtitle, c.title, survey.title)`, search)}
      order by app.plain(q.title), q.type, q.id desc) found
    order by found.id desc limit ${most}`.execute(context.tx)
  return rows
}
