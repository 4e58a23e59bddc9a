import type { ISODate } from '#chile/dates.ts'
import { plainDecimal } from '#chile/money/decimal.ts'
import { firstDay, type YearMonth } from '#chile/period.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { HeldPlan } from '../model/plan.ts'

type Asked = { readonly id: number; readonly userId: number; readonly fromMonth: YearMonth }

/**
 * What the record of each person says on the first day of a month; before its first day, what it
 * says first. One statement for all of them, keyed by the id that was given.
 */
export async function heldOn(
  { tx }: Pick<Context, 'tx'>,
  asked: readonly Asked[],
): Promise<ReadonlyMap<number, HeldPlan>> {
  if (asked.length === 0) return new Map()
  const days: readonly ISODate[] = asked.map(({ fromMonth }) => firstDay(fromMonth))
  const { rows } = await sql<{ id: string } & HeldPlan>`
    select distinct on (asked.id) asked.id::text as id, held.prevision_type as "previsionType",
      held.health_institution as "healthInstitution",
      held.health_amount_uf::text as "healthAmountUf", held.health_amount::int as "healthAmount",
      held.health_percentage::text as "healthPercentage"
    from unnest(${asked.map(({ id }) => id)}::bigint[],
        ${asked.map(({ userId }) => userId)}::bigint[], ${[...days]}::date[])
      as asked (id, person, day)
    join user_version held on held.company_id = app.current_company()
      and held.user_id = asked.person and held.superseded_at is null
      and coalesce(upper(held.valid), 'infinity') > asked.day
    order by asked.id, lower(held.valid)`.execute(tx)
  return new Map(
    rows.map(({ id, healthAmountUf, healthPercentage, ...held }) => [
      Number(id),
      { ...held, healthAmountUf: plain(healthAmountUf), healthPercentage: plain(healthPercentage) },
    ]),
  )
}

const plain = (value: string | null) => (value === null ? null : plainDecimal(value))
