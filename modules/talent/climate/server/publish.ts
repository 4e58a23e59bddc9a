import { bulk } from '#platform/server/sql/bulk.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import type { Results } from './results-of.ts'

/** Whether the groups of a survey are published. */
export async function hasCells(tx: Tx, surveyId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('climateCell')
    .select('id')
    .where('surveyId', '=', surveyId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Arrays of arrays go to the database as texts: `{1,2}`. */
const arrayText = (values: readonly number[]) => `{${values.join(',')}}`

/**
 * Writes what a survey publishes, in one transaction of the role that counts, and forgets its
 * answers. Of two that do it at once the second fails whole.
 */
export async function publish(tx: Tx, surveyId: number, results: Results): Promise<void> {
  await sql`
    insert into climate_cell (company_id, survey_id, id, family, place, label, n, hidden)
    select app.current_company(), ${surveyId}, cell.id, cell.family, cell.place, cell.label,
      cell.n, cell.hidden
    from ${bulk(results.cells, 'cell', {
      id: ['int', ({ id }) => id],
      family: ['text', ({ family }) => family],
      place: ['text', ({ place }) => place],
      label: ['text', ({ label }) => label],
      n: ['int', ({ n }) => n],
      hidden: ['text', ({ hidden }) => hidden],
    })} returning 1`.execute(tx)
  await sql`
    insert into climate_cell_question (company_id, survey_id, cell_id, question_id, hist, omitted,
      na)
    select app.current_company(), ${surveyId}, one.cell, one.question, one.hist::int[],
      one.omitted, one.na
    from ${bulk(results.questions, 'one', {
      cell: ['int', ({ cell }) => cell],
      question: ['bigint', ({ question }) => question],
      hist: ['text', ({ hist }) => arrayText(hist)],
      omitted: ['int', ({ omitted }) => omitted],
      na: ['int', ({ na }) => na],
    })} returning 1`.execute(tx)
  await sql`
    insert into climate_sealed (company_id, survey_id, id, choices)
    select app.current_company(), ${surveyId}, one.id, one.choices::smallint[]
    from ${bulk(results.vectors, 'one', {
      id: ['uuid', ({ id }) => id],
      choices: ['text', ({ choices }) => arrayText(choices)],
    })} returning 1`.execute(tx)
  await sql`
    insert into climate_text (company_id, survey_id, id, question_id, cell_id, ciphertext)
    select app.current_company(), ${surveyId}, one.id, one.question, one.cell, one.written
    from ${bulk(results.texts, 'one', {
      id: ['uuid', ({ id }) => id],
      question: ['bigint', ({ question }) => question],
      cell: ['int', ({ cell }) => cell],
      written: ['bytea', ({ ciphertext }) => ciphertext],
    })} returning 1`.execute(tx)
  await forgetResponses(tx, surveyId)
}

/** Deletes all responses of a survey. */
export const forgetResponses = (tx: Tx, surveyId: number) =>
  sql`delete from climate_draft
    where company_id = app.current_company() and survey_id = ${surveyId}`.execute(tx)
