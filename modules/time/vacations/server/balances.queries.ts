import { provided } from '#platform/model/hook.ts'
import type { ISODate } from '#chile/dates.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/server/sql/db.ts'

/** Progressive days that are agreed to be paid in money, and that nobody has answered. */
type AgreedDays = {
  readonly id: number
  readonly userContractId: number
  readonly agreedOn: ISODate
  /** In units of a day (`model/units.ts`). */
  readonly units: number
}

/** Inside a statement, those agreements; given by the module that keeps them. */
export const agreedDays = provided<RawBuilder<AgreedDays>>('progressive days that wait to be paid')

/** The units of a contract on a day. */
export type UnitsOf = {
  contractId: number
  legal: number
  progressive: number
  additional: number
  /** What of the legal ones may be claimed. */
  claimable: number
  /** What unanswered requests wait for. */
  reserved: number
}

/**
 * The balances of any number of contracts on a day, in one statement. It says in SQL what
 * `model/ledger.ts`, `model/accrual.ts`, `model/progressive.ts` and `model/claimable.ts` say of one
 * contract; a test holds both equal.
 */
export async function balancesAt(
  tx: Tx,
  contractIds: readonly number[],
  day: ISODate,
): Promise<ReadonlyMap<number, UnitsOf>> {
  const { rows } = await statement(contractIds, day).execute(tx)
  return new Map(rows.map((row) => [row.contractId, row]))
}

const statement = (ids: readonly number[], day: ISODate) => sql<UnitsOf>`
  with one as (
    select c.id, c.initial_date as start, least(c.final_date, ${day}::date) as until
    from user_contract c
    where c.company_id = app.current_company() and c.id = any(${[...ids]}::bigint[])
  ), ${ledger(day)}, ${months(day)}, ${years}, ${lots(day)}, agreed as (
    select a.user_contract_id as id, sum(a.units) as units
    from one join ${agreedDays.get()} a on a.user_contract_id = one.id
    group by a.user_contract_id
  ), reserved as (
    select v.user_contract_id as id,
      sum(greatest(0, v.legal_units - coalesce(old.legal_units, 0))
        + greatest(0, v.progressive_units - coalesce(old.progressive_units, 0))
        + greatest(0, v.additional_units - coalesce(old.additional_units, 0))) as units
    from one join vacation v
      on v.company_id = app.current_company() and v.user_contract_id = one.id
    left join vacation old on old.company_id = app.current_company() and old.id = v.replaces_id
      and old.response_status = 'APPROVED'
    where v.response_status = 'PENDING' group by v.user_contract_id
  ), counted as (
    select one.id, one.start, coalesce(e.legal, 0) + coalesce(m.units, 0) as legal, m.unclaimed,
      coalesce(e.progressive, 0) + coalesce(y.units, 0) as progressive,
      coalesce(e.additional, 0) + coalesce(l.units, 0) as additional,
      coalesce(r.units, 0) + coalesce(a.units, 0) as reserved
    from one
    left join ledger e on e.id = one.id
    left join months m on m.id = one.id
    left join years y on y.id = one.id
    left join lots l on l.id = one.id
    left join reserved r on r.id = one.id
    left join agreed a on a.id = one.id
  )
  select id as "contractId", legal::integer as legal, progressive::integer as progressive,
    additional::integer as additional, reserved::integer as reserved,
    (case when app.completed_months(start, ${day}::date) < 12 then least(0, legal)
      else legal - coalesce(unclaimed, 0) end)::integer as claimable
  from counted`

/** Whether a line counts: an opening that was taken back, and what took it back, do not. */
const counts = sql`not (e.kind = 'OPENING'
  and (e.reverses_seq is not null or exists (select from vacation_entry back
    where back.company_id = app.current_company() and back.user_contract_id = e.user_contract_id
      and back.kind = 'OPENING' and back.reverses_seq = e.seq)))`

/**
 * What was written until the day: the last opening of each purse, its day, and what came after it.
 * Of two openings of a day the later one counts, so that both are one number.
 */
const ledger = (day: ISODate) => sql`entry as (
    select e.user_contract_id as id, e.pool, e.kind, e.effective_on as on_day, e.units,
      ((e.effective_on - date '1970-01-01')::bigint << 31) + e.seq as place,
      max(case when e.kind = 'OPENING'
          then ((e.effective_on - date '1970-01-01')::bigint << 31) + e.seq end)
        over (partition by e.user_contract_id, e.pool) as opening
    from one join vacation_entry e
      on e.company_id = app.current_company() and e.user_contract_id = one.id
    where e.effective_on <= ${day}::date and ${counts}
  ), ledger as (
    select id, sum(units) filter (where pool = 'LEGAL') as legal,
      sum(units) filter (where pool = 'PROGRESSIVE') as progressive,
      sum(units) filter (where pool = 'ADDITIONAL') as additional,
      max(on_day) filter (where pool = 'LEGAL' and kind = 'OPENING') as legal_on,
      max(on_day) filter (where pool = 'PROGRESSIVE' and kind = 'OPENING') as progressive_on,
      max(on_day) filter (where pool = 'ADDITIONAL' and kind = 'OPENING') as additional_on
    from entry
    where case when kind = 'OPENING' then place = opening
      else opening is null or on_day > date '1970-01-01' + (opening >> 31)::integer end
    group by id
  )`

/** The days a year of each stretch of time, and what its completed months gave. */
const months = (day: ISODate): RawBuilder<unknown> => sql`term as (
    select id, date '1900-01-01' as since, 15 as days, 'MONTHLY' as accrual, 0 as place from one
    union all
    select t.user_contract_id, t.since, case when t.art67 then 20 else 15 end + t.additional_days,
      t.accrual, 1
    from one join vacation_term t
      on t.company_id = app.current_company() and t.user_contract_id = one.id
    where t.superseded_at is null
  ), stretch as (
    select one.id, one.start, term.days, term.accrual,
      greatest(term.since - 1, o.legal_on) as after,
      least(lead(term.since) over (partition by one.id order by term.since, term.place) - 1,
        one.until) as until,
      (one.start + make_interval(
        years => app.completed_months(one.start, ${day}::date) / 12))::date as anniversary
    from one join term on term.id = one.id
    left join ledger o on o.id = one.id
  ), completed as (
    select id, days, accrual, app.completed_months(start, until) as last,
      app.completed_months(start, after) as first,
      app.completed_months(start, greatest(after, anniversary)) as claimed
    from stretch
  ), months as (
    select id, sum(units) as units, sum(unclaimed) as unclaimed from (
      select id,
        case accrual when 'MONTHLY' then 60 * days * greatest(0, last - first)
          else 720 * days * greatest(0, last / 12 - first / 12) end as units,
        case accrual when 'MONTHLY' then 60 * days * greatest(0, last - claimed)
          else 720 * days * greatest(0, last / 12 - claimed / 12) end as unclaimed
      from completed) given (id, units, unclaimed) group by id
  )`

/** Months of other employers that are proved on a day. */
const proved = (day: RawBuilder<unknown>) => sql`case when known.months is null then 0
  else coalesce((select sum(r.months) from vacation_recognition r
    where r.company_id = app.current_company() and r.user_contract_id = one.id
      and r.superseded_at is null and r.proved_on <= ${day}), 0) end`

/** Progressive days a year after so many years, with the months that a day knew. */
const daysOf = (day: RawBuilder<unknown>) =>
  sql`greatest(0, (12 * year.n - 120 + least(120, ${proved(day)})) / 36)`

/**
 * What each year gave until the last day, less what an opening counts already: of the years before
 * it nothing is left, and before the thirteenth none gives without months of other employers.
 */
const years = sql`years as (
    select one.id, sum(720 * (${daysOf(sql`least(one.until, year.ends - 1)`)}
      - case when o.progressive_on >= year.begins
          then ${daysOf(sql`least(o.progressive_on, one.until, year.ends - 1)`)}
          else 0 end)) as units
    from one
    left join ledger o on o.id = one.id
    left join (
      select r.user_contract_id as id, sum(r.months) as months
      from one join vacation_recognition r
        on r.company_id = app.current_company() and r.user_contract_id = one.id
      where r.superseded_at is null group by r.user_contract_id
    ) known on known.id = one.id
    cross join lateral (
      select n, (one.start + make_interval(years => n))::date as begins,
        (one.start + make_interval(years => n + 1))::date as ends
      from generate_series(
        greatest(1, (156 - least(120, coalesce(known.months, 0))::integer) / 12,
          app.completed_months(one.start, o.progressive_on) / 12),
        app.completed_months(one.start, one.until) / 12) n
    ) year
    group by one.id
  )`

/** Lots since the last opening, less what nobody took until they expired. */
const lots = (day: ISODate) => sql`lots as (
    select one.id, sum(l.units - case when l.expires_on < ${day}::date
      then greatest(0, l.units + coalesce((select sum(e.units) from vacation_entry e
        where e.company_id = app.current_company() and e.user_contract_id = one.id
          and e.lot_id = l.id and e.effective_on <= l.expires_on), 0)) else 0 end) as units
    from one join vacation_lot l
      on l.company_id = app.current_company() and l.user_contract_id = one.id
    left join ledger o on o.id = one.id
    where l.granted_on <= ${day}::date
      and (o.additional_on is null or l.granted_on > o.additional_on)
    group by one.id
  )`
