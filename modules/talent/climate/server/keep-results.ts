import { bulk } from '#platform/server/sql/bulk.ts'
import { sql, type TenantSession, type Tx } from '#platform/server/sql/db.ts'
import { keptOf } from '../model/kept-result.ts'
import { groupResult } from '../model/results.ts'
import type { Counting } from './counting.ts'
import { definitionOf } from './definitions.queries.ts'
import { cellsOf, foundSurvey, publishedAnswers } from './shown-cells.ts'

type Of = { session: TenantSession; surveyId: number }

/**
 * Works out the results of the groups that a survey publishes and that have none yet, and keeps
 * them; done again it changes nothing.
 */
export async function keepResults(
  { db, tabulator }: Pick<Counting, 'db' | 'tabulator'>,
  { session, surveyId }: Of,
): Promise<void> {
  const results = await db.withTenant(session, (tx) => workedOut(tx, surveyId))
  if (results.length === 0) return
  await tabulator.withTenant(session, (tx) =>
    sql`update climate_cell set result = one.result::jsonb
      from ${bulk(results, 'one', {
        id: ['int', ({ id }) => id],
        result: ['text', ({ result }) => JSON.stringify(result)],
      })}
      where climate_cell.company_id = app.current_company()
        and climate_cell.survey_id = ${surveyId} and climate_cell.id = one.id
        and climate_cell.hidden is null and climate_cell.result is null`.execute(tx),
  )
}

async function workedOut(tx: Tx, surveyId: number) {
  const survey = await foundSurvey({ tx }, surveyId)
  if (!survey) return []
  const cells = (await cellsOf({ tx }, surveyId, 'ALL'))
    .filter(({ hidden, result }) => hidden === null && result === null)
    .map(({ id }) => id)
  if (cells.length === 0) return []
  const { dimensions, questions } = await definitionOf({ tx }, survey)
  const published = await publishedAnswers({ tx }, surveyId, cells)
  return cells.map((id) => ({
    id,
    result: keptOf(groupResult(dimensions, questions, published.get(id) ?? [])),
  }))
}

/** The published surveys of a company with a group whose results are not kept. */
export async function unkeptSurveys(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom('climateCell as cell')
    .innerJoin('climateSurvey as climate', 'climate.surveyId', 'cell.surveyId')
    .innerJoin('survey', 'survey.id', 'cell.surveyId')
    .select('cell.surveyId')
    .where('cell.hidden', 'is', null)
    .where('cell.result', 'is', null)
    .where('climate.sealedAt', 'is not', null)
    .where('survey.status', '<>', 'DELETED')
    .groupBy('cell.surveyId')
    .execute()
  return rows.map(({ surveyId }) => surveyId)
}
