import type { ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import {
  type OwnScaleInput,
  type Scale,
  levelsIn,
  nextCode,
  scaleProblem,
  scales,
} from '../model/scales.ts'
import { ownScales, scalesOn } from './definition.queries.ts'
import { typesWithin } from './scope.ts'

const shown =
  (own: boolean) =>
  ({ starts, values, ...scale }: Scale) => ({
    ...scale,
    own,
    from: starts.from,
    until: starts.until,
    values: values.map((value) => ({ description: null, ...value })),
  })
export type ScaleRow = ReturnType<ReturnType<typeof shown>>

/**
 * The scales with which surveys ask: the company's own before those of the product. Of a day, each
 * in the version that a survey which starts then takes; without one, all versions.
 */
export async function surveyScales(
  { tx }: Context,
  { day }: { day: ISODate | null },
): Promise<ScaleRow[]> {
  const own = await ownScales(tx)
  const codes = new Set(own.map(({ code }) => code))
  const all = day === null ? [...own, ...scales] : await scalesOn(tx, day)
  return all.map((scale) => shown(codes.has(scale.code))(scale))
}

/**
 * Keeps a scale of the company's own, or another version of one. Versions are never changed: an
 * active survey asks with those that it took.
 */
export async function keepSurveyScale(context: Context, input: OwnScaleInput): Promise<ScaleRow> {
  const { tx, session } = context
  if (typesWithin(context, 'update').length === 0) {
    throw forbidden('Las escalas son de toda la empresa, y este acceso no la alcanza entera')
  }
  const own = await ownScales(tx)
  const wrong = scaleProblem(input, [...own, ...scales])
  if (wrong) throw invalid(wrong.field, wrong.message)
  const versions = own.filter(({ code }) => code === input.code)
  if (input.code !== null && versions.length === 0) throw notFound()
  const code = input.code ?? nextCode(own)
  const version = Math.max(0, ...versions.map((one) => one.version)) + 1
  const values = levelsIn(input)
  const all = values.map(({ value }) => value)
  const [min, max] = [Math.min(...all), Math.max(...all)]
  const { rows } = await sql<{ id: number }>`
    insert into scale_version (company_id, code, edition, label, min, max, na_allowed, starts,
      values, creator_login_id)
    values (app.current_company(), ${code}, ${version}, ${input.name}, ${min}, ${max},
      ${input.naAllowed}, daterange(${input.startsOn}::date, null),
      ${JSON.stringify(values)}::jsonb, ${session.loginId})
    on conflict (company_id, code, edition) do nothing
    returning id`.execute(tx)
  if (rows.length === 0) throw conflict('La escala no se alcanzó a guardar: vuelva a intentarlo')
  const { name, naAllowed, startsOn } = input
  const starts = { from: startsOn, until: null }
  return shown(true)({ code, version, name, min, max, naAllowed, starts, values })
}
