import { counted } from '#chile/counts.ts'
import { formatDate, type ISODate } from '#chile/dates.ts'
import { searchKey } from '#chile/text.ts'
import { createActionPlan } from '#modules/talent/action-plans/server/index.ts'
import { type CealDimension, cealRules } from '#modules/talent/surveys/model/scoring/ceal-sm.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { conflict, forbidden, invalid } from '#platform/server/errors.ts'
import { refuseStale } from '#platform/server/records/states.ts'
import { sql } from '#platform/server/sql/db.ts'
import { type CealResult as Read, readCeal } from '../model/ceal-import.ts'
import { countsKept } from '../model/ceal-result.ts'
import { foundResult, readsAll } from './results.queries.ts'

constraintMessages({
  ceal_result_once: { message: 'Ya está cargado un centro en esa fecha', field: 'appliedOn' },
})

type Loaded = { appliedOn: ISODate; pasted: string }

/**
 * Keeps the official results of one application: all centres of what was pasted, or none while a
 * line of it is wrong.
 *
 * @throws UserError invalid at the field, conflict where a centre of that day is kept already
 */
export async function importCealResults(context: Context, { appliedOn, pasted }: Loaded) {
  if (!readsAll(context)) {
    throw forbidden('Los resultados son de toda la empresa, y este acceso no la alcanza entera')
  }
  if (appliedOn > context.today) throw invalid('appliedOn', 'No puede ser una fecha futura')
  if (appliedOn < cealRules.since) {
    throw invalid('appliedOn', `CEAL-SM se aplica desde el ${formatDate(cealRules.since)}`)
  }
  const { centers, problems } = readCeal(pasted)
  const [problem] = problems
  if (problem) throw invalid('pasted', `Línea ${problem.line}: ${problem.message}`)
  await requireNew(context, centers, appliedOn)
  const { rows } = await sql<{ id: number }>`
    insert into ceal_result (company_id, center, center_key, applied_on, workers, responses, low,
      medium, high, creator_login_id)
    select app.current_company(), one.center, one.center_key, ${appliedOn}::date, one.workers,
      one.responses, one.low, one.medium, one.high, ${context.session.loginId}
    from jsonb_to_recordset(${JSON.stringify(centers.map(columnsOf))}::jsonb) as one (center text,
      center_key text, workers integer, responses integer, low integer[], medium integer[],
      high integer[])
    returning id`.execute(context.tx)
  return { count: rows.length }
}

const columnsOf = ({ center, workers, responses, counts }: Read) => ({
  center,
  center_key: searchKey(center),
  workers,
  responses,
  ...countsKept(counts),
})

async function requireNew({ tx }: Context, centers: readonly Read[], appliedOn: ISODate) {
  const keys = centers.map(({ center }) => searchKey(center))
  const known = await tx
    .selectFrom('cealResult')
    .select('center')
    .where('appliedOn', '=', appliedOn)
    .where(sql<boolean>`center_key = any(${keys}::text[])`)
    .executeTakeFirst()
  if (known) {
    const when = formatDate(appliedOn)
    throw conflict(`«${known.center}» ya tiene resultados del ${when}: elimínelos antes`, 'pasted')
  }
}

/** Removes a result that was loaded by mistake; one that led to measures stays. */
export async function deleteCealResult(context: Context, { id, version }: Seen) {
  await foundResult(context, id)
  const { tx } = context
  const row = await tx
    .selectFrom('cealResult as result')
    .select('result.version')
    .select(
      sql<number>`(select count(*)::int from ceal_measure measure
      where measure.company_id = app.current_company()
        and measure.ceal_result_id = result.id)`.as('measures'),
    )
    .where('result.id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  refuseStale(version, row.version, { table: 'cealResult', key: { id } })
  if (row.measures > 0) {
    throw conflict(`Tiene ${counted(row.measures, 'medida')}: se conserva con ellas`)
  }
  await tx.deleteFrom('cealResult').where('id', '=', id).execute()
  return { id }
}
type Seen = { id: number; version: number }

type Measure = Parameters<typeof createActionPlan>[1] & {
  resultId: number
  dimension: CealDimension
}

/**
 * Writes a measure against a risk of a dimension: a plan of action of whoever is responsible for
 * it, with its days, its milestones and their evidence, which is approved as any other.
 *
 * @throws UserError not-found for readers of no results, and for a person out of reach
 */
export async function createCealMeasure(
  context: Context,
  { resultId, dimension, ...plan }: Measure,
) {
  await foundResult(context, resultId)
  const { id } = await createActionPlan(context, plan)
  await context.tx
    .insertInto('cealMeasure')
    .values({ actionPlanId: id, cealResultId: resultId, dimension })
    .execute()
  return { id }
}
