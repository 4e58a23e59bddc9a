import { yearsOf } from '#chile/calendar.ts'
import type { ISODate } from '#chile/dates.ts'
import type { Moved } from '#modules/company/businesses/model/moved-workplaces.ts'
import { placeChange } from '#modules/company/businesses/server/index.ts'
import { legalCalendar } from '#modules/time/legal-calendar/server/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { followChange } from './changed-days.ts'
import { daysOffIn } from './days-off.queries.ts'

/** Who works elsewhere from a day on has other holidays: what was counted by them follows. */
placeChange.on('time-off', async (context, moved) => {
  const calendar = await legalCalendar(context.tx)
  const years = yearsOf(calendar)
  // The days that are off in some regions or communes alone.
  const local = calendar.flatMap(({ date, scope }) =>
    scope === 'REGION' || scope === 'COMMUNE' ? [date] : [],
  )
  const ids = years ? await awayOnSome(context.tx, moved, local) : []
  if (ids.length === 0 || !years) return () => Promise.resolve()
  const daysOf = async () => {
    const span = { from: `${years[0]}-01-01`, to: `${years[1]}-12-31` }
    const off = await daysOffIn(context.tx, span, ids)
    return new Map(ids.map((id) => [id, off(id, 'WORK')]))
  }
  const before = await daysOf()
  return async () => {
    const after = await daysOf()
    const none = new Set<ISODate>()
    const changes = ids.flatMap((id) => {
      const [was, is] = [before.get(id) ?? none, after.get(id) ?? none]
      const days = [...was, ...is].filter((day) => was.has(day) !== is.has(day))
      return days.length > 0 ? [{ id, days }] : []
    })
    const days = [...new Set(changes.flatMap((change) => change.days))].toSorted()
    if (days.length > 0) {
      const contractIds = changes.map(({ id }) => id)
      await followChange(context, days, contractIds)
    }
  }
})

/** The contracts of who moves that are away on a day which is off in some places alone. */
async function awayOnSome(
  tx: Tx,
  moved: Moved,
  local: readonly ISODate[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct away.user_contract_id as id from time_off away
    where away.company_id = app.current_company() and ${whoseDays(moved)}
      and exists (select from (
          select unnest(${local}::date[]) as day
          union all
          select given.date from holiday given
            where given.company_id = app.current_company() and given.branch_office_id is not null
        ) scoped where scoped.day between away.from_day and away.to_day)
    order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The condition on the days away of who moves. */
function whoseDays(moved: Moved) {
  if ('contractIds' in moved) {
    return sql`away.user_contract_id = any(${[...moved.contractIds]}::bigint[])`
  }
  if ('businessId' in moved) {
    return sql`exists (select from user_contract contract
      where contract.company_id = app.current_company()
        and contract.id = away.user_contract_id
        and contract.business_id = ${moved.businessId})`
  }
  return sql`exists (select from user_contract_version held
    join branch_office office on office.company_id = app.current_company()
      and office.id = held.branch_office_id
    where held.company_id = app.current_company() and held.superseded_at is null
      and held.user_contract_id = away.user_contract_id
      and coalesce(office.merged_into_id, office.id) = ${moved.officeId})`
}
