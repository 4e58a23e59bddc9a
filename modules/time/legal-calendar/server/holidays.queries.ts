import { communes, regions } from '#chile/territory.ts'
import type { PlatformContext } from '#platform/server/context.ts'
import { todayAt } from '#platform/server/context.ts'
import { type PlatformTx, sql } from '#platform/server/sql/db.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { type HolidayKind, HolidayScope } from '../model/catalogs.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import {
  type HolidayChange,
  type HolidayState,
  overdueYear,
  yearToPropose,
} from '../model/public-holiday.ts'
import { legalDaysText } from './calendar.queries.ts'
import { contains } from '#platform/server/sql/search.ts'

type Stored = {
  id: number
  change: HolidayChange
  replacesId: number | null
  date: string
  title: string
  type: ValueOf<typeof HolidayKind>
  irrevocable: boolean
  scope: ValueOf<typeof HolidayScope>
  places: string[]
  law: string | null
  comment: string | null
  state: HolidayState
  proposed: boolean
  contested: boolean
  withYear: boolean
  enteredById: number | null
  enteredBy: string | null
  enteredAt: Date
  answeredBy: string | null
  answeredAt: Date | null
  reason: string | null
  /** What a change or a removal takes the place of. */
  before: string | null
}

/** Rows with their state, who entered them and who answered. */
const rowsText = `
  select day.id, day.change, day.replaces_id, day.date::text as date, day.title, day.type,
    day.irrevocable, day.scope, day.places, day.law, day.comment, day.proposed,
    day.entered_by as entered_by_id, author.username as entered_by, day.entered_at,
    answerer.username as answered_by, said.answered_at, said.reason,
    to_char(old.date, 'DD-MM-YYYY') || ' · ' || old.title as before,
    case when said.answer = 'REJECTED' then 'REJECTED'
      when said.answer is null and not day.published then 'PENDING'
      when legal.id is null then 'REPLACED' else 'IN_FORCE' end as state,
    exists (select from public_holiday later where later.replaces_id = day.id
      and not exists (select from public_holiday_answer a where a.public_holiday_id = later.id))
      as contested,
    day.proposed and not exists (select from (${legalDaysText}) known
      where left(known.date, 4) = left(day.date::text, 4)) as with_year
  from public_holiday day
  left join public_holiday_answer said on said.public_holiday_id = day.id
  left join public_holiday old on old.id = day.replaces_id
  left join login author on author.id = day.entered_by
  left join login answerer on answerer.id = said.answered_by
  left join (${legalDaysText}) legal on legal.id = day.id`

export type HolidayFilter = {
  year: number | null
  state: HolidayState | null
  search: string | null
}

/** Everything that was entered into the country's calendar, and what became of it. */
export function publicHolidays(
  { services, principal }: PlatformContext,
  { filter, sort, page, counted }: ListInput<HolidayFilter, 'date'>,
) {
  const { year, state, search } = filter
  return services.db.onPlatform(async (tx) => {
    const found = sql`from (${sql.raw(rowsText)}) found
      where (${year}::int is null or left(found.date, 4) = ${String(year)})
        and (${state}::text is null or found.state = ${state})
        and (${search}::text is null
          or ${contains(sql`found.title || ' ' || coalesce(found.law, '')`, search)})`
    const order = sql.raw(sort.descending ? 'found.date desc' : 'found.date')
    const { rows } = await sql<Stored>`select found.* ${found} order by ${order}, found.id
      limit ${page.size} offset ${(page.number - 1) * page.size}`.execute(tx)
    const shown = rows.map((row) => shownTo(principal.loginId, row))
    if (!counted) return { rows: shown, total: null }
    const { rows: totals } = await sql<{ total: number }>`
      select count(*) as total ${found}`.execute(tx)
    return { rows: shown, total: totals[0]?.total ?? 0 }
  })
}
export type PublicHolidayRow = ReturnType<typeof shownTo>

/** One row as a list shows it. */
export async function holidayOf(tx: PlatformTx, id: number, loginId: number) {
  const { rows } = await sql<Stored>`select found.* from (${sql.raw(rowsText)}) found
    where found.id = ${id}`.execute(tx)
  const [row] = rows
  if (!row) throw notFound()
  return shownTo(loginId, row)
}

function shownTo(loginId: number, { places, ...row }: Stored) {
  return {
    ...row,
    places: places.length > 0 ? places.join(', ') : null,
    placeNames: placeNames(row.scope, places),
    mine: row.enteredById === loginId,
  }
}

/** Where a day holds, in words. */
export function placeNames(scope: ValueOf<typeof HolidayScope>, places: readonly string[]) {
  const names = [...regions, ...communes].filter(({ code }) => places.includes(code))
  return names.length > 0 ? names.map(({ name }) => name).join(', ') : HolidayScope.label(scope)
}

/** The years with a calendar in force. */
export async function yearsInForce(tx: PlatformTx): Promise<readonly number[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct left(date, 4)::int as year from (${sql.raw(legalDaysText)}) legal
    order by 1`.execute(tx)
  return rows.map(({ year }) => year)
}

/** What the platform has to do with the calendar: years that lack it, rows that wait. */
export function legalCalendarStatus({ services, principal, now }: PlatformContext) {
  return services.db.onPlatform(async (tx) => {
    const years = await yearsInForce(tx)
    const { rows } = await sql<{ pending: number; waiting: number[]; own: number[] }>`
      select count(*) as pending,
        coalesce(array_agg(distinct left(found.date, 4)::int)
          filter (where found.with_year), '{}') as waiting,
        coalesce(array_agg(distinct left(found.date, 4)::int) filter (where found.with_year
          and found.entered_by_id = ${principal.loginId}), '{}') as own
      from (${sql.raw(rowsText)}) found where found.state = 'PENDING'`.execute(tx)
    const [waits = { pending: 0, waiting: [], own: [] }] = rows
    return {
      years: [...years],
      overdueYear: overdueYear(years, todayAt(now)),
      nextYear: yearToPropose(years),
      waitingYears: waits.waiting,
      pending: waits.pending,
      ownYears: waits.own,
    }
  })
}
export type LegalCalendarStatus = Awaited<ReturnType<typeof legalCalendarStatus>>
