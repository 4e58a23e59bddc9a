import type { ISODate } from '#chile/dates.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'

type Asked = {
  readonly contractId: number
  readonly businessId: number
  readonly from: ISODate
  readonly to: ISODate
}

/** The day of some on which most others of a team are away, and the contracts of those people. */
export type TeamAway = {
  readonly on: ISODate
  readonly away: number
  /** The people of the team, the one who asks among them. */
  readonly people: number
  readonly contractIds: readonly number[]
}

/**
 * How many others of the same supervisor and razón social are away on the days that somebody asks
 * for, on the day with most of them. Nothing for a person without supervisor.
 */
export const teamAway = async (tx: Tx, asked: Asked): Promise<TeamAway | undefined> =>
  (await teamsAway(tx, [asked])).get(asked)

/** The same of any number of requests, in one statement. */
export async function teamsAway<One extends Asked>(
  tx: Tx,
  asked: readonly One[],
): Promise<ReadonlyMap<One, TeamAway>> {
  if (asked.length === 0) return new Map()
  const { rows } = await statement(asked).execute(tx)
  return new Map(
    rows.flatMap(({ place, ...team }) => {
      const one = asked[place]
      return one ? [[one, team] as const] : []
    }),
  )
}

const statement = (asked: readonly Asked[]) => sql<TeamAway & { place: number }>`
  with asked as (
    select given.*, contract.user_id, held.supervisor_id
    from ${bulk(
      asked.map((one, place) => ({ ...one, place })),
      'given',
      {
        place: ['integer', ({ place }) => place],
        contract: ['bigint', ({ contractId }) => contractId],
        business: ['bigint', ({ businessId }) => businessId],
        first: ['date', ({ from }) => from],
        last: ['date', ({ to }) => to],
      },
    )}
    join user_contract contract on contract.company_id = app.current_company()
      and contract.id = given.contract
    join user_contract_version held on held.company_id = app.current_company()
      and held.user_contract_id = given.contract and ${heldOnFirst}
    where held.supervisor_id is not null
  ), team as (
    select asked.place, contract.id, contract.user_id
    from asked
    join user_contract_version held on held.company_id = app.current_company()
      and held.supervisor_id = asked.supervisor_id and ${heldOnFirst}
    join user_contract contract on contract.company_id = app.current_company()
      and contract.id = held.user_contract_id and contract.business_id = asked.business
    where contract.status <> 'DELETED' and contract.initial_date <= first
      and (contract.final_date is null or contract.final_date >= first)
  ), gone as (
    select team.place, day.on_day::date as on_day, count(distinct team.user_id) as away,
      array_agg(distinct team.id) as contracts
    from asked
    join team on team.place = asked.place and team.user_id <> asked.user_id
    join time_off away on away.company_id = app.current_company()
      and away.user_contract_id = team.id and away.from_day <= last and away.to_day >= first
    cross join lateral generate_series(greatest(away.from_day, first),
      least(away.to_day, last), interval '1 day') as day (on_day)
    group by team.place, day.on_day
  )
  select asked.place, coalesce(busiest.on_day, first)::text as "on",
    coalesce(busiest.away, 0)::integer as away,
    (select count(distinct team.user_id)::integer from team
      where team.place = asked.place) as people,
    coalesce(to_json(busiest.contracts), '[]') as "contractIds"
  from asked
  left join lateral (select * from gone where gone.place = asked.place
    order by gone.away desc, gone.on_day limit 1) busiest on true`

/** What a contract says on the first day that is asked for. */
const heldOnFirst = sql`held.superseded_at is null and held.valid @> first`
