import { type Actor, actorOf } from '#access/actor.ts'
import { delegable, mayReceive } from '#access/delegation.ts'
import { reachesPerson, reachOf } from '#access/reach.ts'
import type { Role } from '#access/roles.ts'
import { addDays } from '#chile/dates.ts'
import { loadActors } from '#modules/company/authority/server/index.ts'
import { daysOfTrust } from '#modules/company/second-person/model/trust.ts'
import type { Place } from '#modules/company/second-person/server/index.ts'
import { peopleAway } from '#modules/people/delegations/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { Line, Step, StepKind } from '../model/steps.ts'

/** What a line is asked about: a request, or one that somebody tries. */
export type Asked = {
  readonly kind: StepKind
  readonly userId: number
  readonly contractId: number
  readonly businessId: number
  readonly steps: readonly Step[]
}

/**
 * The people around some requests as they are today: supervisors and those above them, heads of
 * units, roles, and who is away. A few statements, whatever the number of requests.
 */
export async function linesOf<Row extends Asked>(
  place: Place,
  rows: readonly Row[],
): Promise<(row: Row) => Line> {
  const contracts = await contractsOf(place, rows)
  const heads = await headsOf(place, [...contracts.values()])
  const named = rows.flatMap(({ steps }) => steps.flatMap(({ userId }) => userId ?? []))
  const first = [...contracts.values()].flatMap(({ supervisorId }) => supervisorId ?? [])
  const units = [...heads.values()].flat()
  const boss = await bossesOf(place, [...named, ...first, ...units])
  const roles = new Set<Role>(['SUPER_MANAGER', 'ADMIN'])
  for (const { steps } of rows) for (const { role } of steps) if (role) roles.add(role)
  const holding = await withRoles(place, [...roles])
  const people = [...named, ...first, ...units, ...boss.keys(), ...boss.values(), ...holding]
  const known = await loadActors(place.tx, place.session.companyId, unique(people), place.today)
  const kinds = unique(rows.map(({ kind }) => kind))
  const away = await awayIn(place, unique(people), kinds)
  const requesters = unique(rows.map(({ userId }) => userId))
  const kept = await keptBy(place, requesters, unique(people))
  const nobody = actorOf({ role: 'GUEST' })
  const actor = (userId: number): Actor => known.get(userId) ?? nobody
  return (row) => {
    const { kind, userId, businessId, contractId } = row
    const contract = contracts.get(contractId)
    const whose = { userId, businessIds: [businessId], isPrivate: false }
    const reaches = (id: number) =>
      reachesPerson(reachOf(actor(id), place.company, delegable[kind].answer), whose, id)
    return {
      requester: userId,
      supervisor: contract?.supervisorId ?? null,
      heads: heads.get(contractId) ?? [],
      bossOf: (id) => boss.get(id) ?? null,
      withRole: (role) => holding.filter((id) => actor(id).role === role && reaches(id)),
      answers: (id) =>
        mayReceive(actor(id), place.company, kind) &&
        !away.has(`${kind} ${id}`) &&
        !kept.has(`${userId} ${id}`),
    }
  }
}

const unique = <T>(all: readonly T[]): T[] => [...new Set(all)]

type Contract = { id: number; supervisorId: number | null; unitId: number | null }

async function contractsOf({ tx, today }: Place, rows: readonly Asked[]) {
  const ids = unique(rows.map(({ contractId }) => contractId))
  const found = await tx
    .selectFrom('userContractVersion as held')
    .select(['held.userContractId as id', 'held.supervisorId', 'held.hierarchyNodeId as unitId'])
    .where(sql<boolean>`held.user_contract_id = any(${ids}::bigint[])`)
    .where('held.supersededAt', 'is', null)
    .where(sql<boolean>`held.valid @> ${today}::date`)
    .execute()
  return new Map<number, Contract>(found.map((row) => [row.id, row]))
}

/** Units under units, at most: a company has no more, and a wrong circle ends. */
const DEEP = 20

/** The heads of the unit of each contract and of the units above it, the nearest first. */
async function headsOf({ tx, today }: Place, contracts: readonly Contract[]) {
  const units = unique(contracts.flatMap(({ unitId }) => unitId ?? []))
  if (units.length === 0) return new Map<number, number[]>()
  const { rows } = await sql<{ unit: number; head: number | null }>`
    with recursive path as (
      select first.unit, first.unit as node, 1 as depth
      from unnest(${units}::bigint[]) as first (unit)
      union all
      select path.unit, held.parent_id, path.depth + 1
      from path join hierarchy_node_version held on held.company_id = app.current_company()
        and held.hierarchy_node_id = path.node and held.superseded_at is null
        and held.valid @> ${today}::date
      where held.parent_id is not null and path.depth < ${DEEP}
    )
    select path.unit, held.head_user_id as head
    from path join hierarchy_node_version held on held.company_id = app.current_company()
      and held.hierarchy_node_id = path.node and held.superseded_at is null
      and held.valid @> ${today}::date
    order by path.unit, path.depth`.execute(tx)
  const byUnit = Map.groupBy(rows, ({ unit }) => unit)
  return new Map(
    contracts.map(({ id, unitId }) => [
      id,
      (byUnit.get(unitId ?? 0) ?? []).flatMap(({ head }) => head ?? []),
    ]),
  )
}

/** Who supervises each of some people today, and each of those, up to the top. */
async function bossesOf({ tx, today }: Place, userIds: readonly number[]) {
  if (userIds.length === 0) return new Map<number, number>()
  const { rows } = await sql<{ userId: number; boss: number }>`
    with recursive line as (
      select first.person, 1 as depth from unnest(${unique(userIds)}::bigint[]) as first (person)
      union
      select held.supervisor_id, line.depth + 1
      from line
      join user_contract contract on contract.company_id = app.current_company()
        and contract.user_id = line.person and contract.status <> 'DELETED'
      join user_contract_version held on held.company_id = app.current_company()
        and held.user_contract_id = contract.id and held.superseded_at is null
        and held.valid @> ${today}::date
      where held.supervisor_id is not null and line.depth < ${DEEP}
    )
    select distinct on (contract.user_id) contract.user_id as "userId",
      held.supervisor_id as boss
    from user_contract contract
    join user_contract_version held on held.company_id = app.current_company()
      and held.user_contract_id = contract.id and held.superseded_at is null
      and held.valid @> ${today}::date
    where contract.company_id = app.current_company() and contract.status <> 'DELETED'
      and held.supervisor_id is not null
      and contract.user_id in (select person from line)
    order by contract.user_id, contract.id`.execute(tx)
  return new Map(rows.map(({ userId, boss }) => [userId, boss]))
}

/** More people than these have no such role in a company. */
const MOST = 300

/** The people of some roles, in the order in which they came. */
async function withRoles({ tx }: Place, roles: readonly Role[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('users')
    .select('users.id')
    .where(sql<boolean>`users.role = any(${[...roles]}::text[])`)
    .where('users.status', '=', 'ACTIVE')
    .where('users.isDisabled', '=', false)
    .orderBy('users.id')
    .limit(MOST)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Those of some people whose account a requester may use too, because they opened it, set its
 * password or wrote its address, and its owner has not taken it.
 */
async function keptBy({ tx, today }: Place, requesters: number[], userIds: number[]) {
  const { rows } = await sql<{ key: string }>`
    select distinct mine.user_id || ' ' || login.user_id as key
    from login
    join login mine on mine.company_id = app.current_company()
      and mine.user_id = any(${requesters}::bigint[]) and mine.user_id <> login.user_id
      and mine.id = any(app.keepers_of(login.id, ${addDays(today, -daysOfTrust)}::date))
    where login.company_id = app.current_company()
      and login.user_id = any(${userIds}::bigint[])
      and (login.given_by is not null or login.mail_by is not null)`.execute(tx)
  return new Set(rows.map(({ key }) => key))
}

/**
 * Those of some people who are away today, kind by kind, by what was approved: not who delegated
 * the kind to somebody who is here.
 */
async function awayIn(place: Place, userIds: readonly number[], kinds: StepKind[]) {
  const { tx, today } = place
  const days = { startDate: today, endDate: today }
  const away = await peopleAway.get()(tx, userIds, days)
  const given = await delegatesToday(place, [...away], kinds)
  const here = await peopleAway.get()(tx, [...given.values()], days)
  return new Set(
    [...away].flatMap((userId) =>
      kinds
        .map((kind) => `${kind} ${userId}`)
        .filter((key) => {
          const other = given.get(key)
          return other === undefined || here.has(other)
        }),
    ),
  )
}

/** Who was given each kind today by some people, by `${kind} ${user id of who gave it}`. */
async function delegatesToday({ tx, today }: Place, userIds: readonly number[], kinds: StepKind[]) {
  if (userIds.length === 0) return new Map<string, number>()
  const rows = await tx
    .selectFrom('delegationKind as part')
    .innerJoin('delegation', 'delegation.id', 'part.delegationId')
    .select(['part.kind', 'part.fromUserId', 'delegation.toUserId'])
    .where(sql<boolean>`part.from_user_id = any(${[...userIds]}::bigint[])`)
    .where(sql<boolean>`part.kind = any(${kinds}::text[])`)
    .where(sql<boolean>`part.valid @> ${today}::date`)
    .execute()
  return new Map(rows.map((row) => [`${row.kind} ${row.fromUserId}`, row.toUserId]))
}
