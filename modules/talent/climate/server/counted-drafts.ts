import type { CompanyTx } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { responseIdOf } from './survey-key.ts'

/** A response as the role that counts reads it: of nobody. */
export type ResponseRow = {
  responseId: string
  edition: number
  choices: (number | null)[]
  revs: number[]
  texts: Buffer | null
  done: boolean
}

/** The responses of a survey, in the transaction of the role that counts. */
export async function responsesOf({ tx }: Pick<CompanyTx, 'tx'>, surveyId: number) {
  const { rows } = await sql<ResponseRow>`
    select response_id as "responseId", edition, choices, revs, texts, done from climate_draft
    where company_id = app.current_company() and survey_id = ${surveyId}`.execute(tx)
  return new Map(rows.map((row) => [row.responseId, row]))
}

/** Which responses were sent, without what they say. */
export async function sentResponses({ tx }: Pick<CompanyTx, 'tx'>, surveyId: number) {
  const { rows } = await sql<{ responseId: string }>`
    select response_id as "responseId" from climate_draft
    where company_id = app.current_company() and survey_id = ${surveyId} and done`.execute(tx)
  return new Set(rows.map(({ responseId }) => responseId))
}

/**
 * Writes all responses of a survey anew in one transaction, so that the last writing of a row does
 * not say when its person answered.
 */
export const mixResponses = ({ tx }: Pick<CompanyTx, 'tx'>, surveyId: number) =>
  sql`update climate_draft set done = done
    where company_id = app.current_company() and survey_id = ${surveyId}`.execute(tx)

type Asked = { readonly userId: number; readonly isComplete: boolean }

/** Those whose participation is another one than is written, by deriving the id of each again. */
export function changedOf<Person extends Asked>(
  people: readonly Person[],
  key: Buffer,
  { companyId, surveyId }: { companyId: number; surveyId: number },
  sent: ReadonlySet<string>,
): { userId: number; isComplete: boolean }[] {
  return people.flatMap(({ userId, isComplete }) => {
    const now = sent.has(responseIdOf(key, { companyId, surveyId, userId }))
    return now === isComplete ? [] : [{ userId, isComplete: now }]
  })
}
