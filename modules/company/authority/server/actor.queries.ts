import { actorOf, type Actor, type Company, type Restriction } from '#access/actor.ts'
import type { Placed } from '#access/relation.ts'
import { boundTo } from '#access/bounds.ts'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#platform/server/sql/db.ts'
import { companyStatement } from '#platform/server/sql/statement.ts'
import { companyFrom, type CompanyRow, loadCompany, settingsOf } from './company.queries.ts'
import { actorFacts, type PersonFacts } from './actor-facts.ts'

/**
 * The person of a login as the policy sees them: role, team, razones sociales, profile,
 * restriction; with no more rights than anybody else who could sign in with that login.
 */
export async function loadActor(
  tx: Tx,
  companyId: number,
  userId: number,
  today: string,
  keepers: readonly number[] = [],
): Promise<Actor> {
  return boundIn(await load(tx, companyId, [userId, ...keepers], today), userId, keepers)
}

/**
 * The actor of a request and their company, in one statement. Without a person it is a superadmin
 * who works as the company.
 */
export async function loadActing(
  tx: Tx,
  row: CompanyRow,
  today: string,
  { userId, keepers }: { userId: number | null; keepers: readonly number[] },
): Promise<{ actor: Actor; company: Company }> {
  if (userId === null) {
    const actor = actorOf({ role: 'SUPERADMIN', actingAs: row.id })
    return { actor, company: await loadCompany(tx, row, today) }
  }
  const found = await acting.row(tx, { userIds: [userId, ...keepers], today })
  const known = await actorsOf(tx, row.id, found.people, today)
  return { actor: boundIn(known, userId, keepers), company: companyFrom(row, found, today) }
}

/** Somebody with no more rights than anybody else who could sign in as them. */
function boundIn(
  { people, teamOf }: Awaited<ReturnType<typeof load>>,
  userId: number,
  keepers: readonly number[],
): Actor {
  const actor = people.get(userId)
  if (!actor) return actorOf({ role: 'GUEST' })
  if (!actor.works) return actor.former
  const known = keepers.map((id) => people.get(id)?.actor ?? actorOf({ role: 'GUEST' }))
  return boundTo(actor.actor, known, teamOf(userId))
}

/** Several people at once, with as many statements as for one; a person who left is a guest. */
export async function loadActors(
  tx: Tx,
  companyId: number,
  userIds: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, Actor>> {
  const { people } = await load(tx, companyId, userIds, today)
  return new Map(
    [...people].map(([id, { actor, works }]) => [id, works ? actor : actorOf({ role: 'GUEST' })]),
  )
}

/**
 * The same people with the rights their accounts would have if active, for changes of their data.
 */
export async function loadAsStored(
  tx: Tx,
  companyId: number,
  userIds: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, { actor: Actor; privatePay: boolean }>> {
  return (await load(tx, companyId, userIds, today)).people
}

async function load(tx: Tx, companyId: number, userIds: readonly number[], today: string) {
  const { people } = await peopleAlone.row(tx, { userIds, today })
  return actorsOf(tx, companyId, people, today)
}

async function actorsOf(tx: Tx, companyId: number, users: readonly PersonFacts[], today: string) {
  const teams = new Map(users.map(({ id, supervised }) => [id, supervised.map(placed)]))
  const teamOf = (id: number): Placed[] => teams.get(id) ?? []
  const limited = users.filter(({ units }) => units.length > 0).map(({ id }) => id)
  const unitPeople = await unitPeopleOf(tx, limited, today)
  const people = users.map((user) => {
    const team = teamOf(user.id)
    const { links, granted, restricted, units, expense } = user
    const actor = actorOf({
      role: user.role,
      userId: user.id,
      companyId,
      supervisedIds: [...new Set(team.map(({ userId }) => userId))],
      supervisedIn: team,
      businessIds: links.map(({ business }) => business),
      granted,
      restriction: restrictionIn(user.restriction, restricted, units),
      unitPeople: unitPeople.get(user.id) ?? [],
      privateRole: user.private,
      external: user.external,
      ...(expense[0] ? { expense: expense[0] } : {}),
    })
    const open = !user.closed && user.status !== 'INACTIVE'
    const works = open && !user.gone
    const privatePay = user.private || links.some((link) => link.private)
    const former = open && user.gone && user.reads ? formerActor(actor) : actorOf({ role: 'GUEST' })
    return [user.id, { actor, works, former, privatePay }] as const
  })
  return { people: new Map(people), teamOf }
}

/** Somebody who left: themselves, with nothing of what their work gave them. */
const formerActor = ({ userId, companyId, businessIds }: Actor): Actor =>
  actorOf({ role: 'EMPLOYEE', userId, companyId, businessIds, former: true })

const placed = ({ user, business }: { user: number; business: number }): Placed => ({
  userId: user,
  businessId: business,
})

/** The people of a request and their company, in one statement that every request sends. */
const acting = companyStatement({ userIds: 'ids', today: 'day' }, (tx, { userIds, today }) =>
  tx.selectNoFrom((eb) => [
    jsonArrayFrom(actorFacts.get().people(eb, userIds, today)).as('people'),
    ...settingsOf(eb, today),
  ]),
)

const peopleAlone = companyStatement({ userIds: 'ids', today: 'day' }, (tx, { userIds, today }) =>
  tx.selectNoFrom((eb) => jsonArrayFrom(actorFacts.get().people(eb, userIds, today)).as('people')),
)

type Restricted = { business: number }

/** A restriction that names no razón social opens none: it never widens by being empty. */
function restrictionIn(
  id: number | null,
  rows: readonly Restricted[],
  units: readonly { unit: number }[],
): Restriction | null {
  if (id === null) return null
  return {
    businessIds: rows.map(({ business }) => business),
    unitIds: units.map(({ unit }) => unit),
  }
}

/** The people in the units of the restriction of each; nothing is asked where nobody has units. */
async function unitPeopleOf(tx: Tx, userIds: readonly number[], today: string) {
  if (userIds.length === 0) return new Map<number, Placed[]>()
  const rows = await actorFacts.get().ofUnits(tx, userIds, today)
  return new Map(
    [...Map.groupBy(rows, ({ owner }) => owner)].map(([owner, ones]) => [owner, ones.map(placed)]),
  )
}
