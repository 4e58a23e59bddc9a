import { delegable, mayReceive } from '#access/delegation.ts'
import { loadActors } from '#modules/company/authority/server/index.ts'
import { personWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { nameIn, nameMatches, surnameIn } from '#platform/server/sql/person-names.ts'
import type { DelegableKind } from '../model/delegation.ts'
import { delegableOf } from './delegations.queries.ts'

/** Somebody who may be chosen, as a colleague knows them. */
export type DelegationPerson = { userId: number; fullname: string; jobTitle: string | null }

/** The people that a search offers. */
const OFFERED = 20

/**
 * The people who may receive a delegation of the actor: with an account that works, who work in a
 * razón social of the actor or whose requests the actor answers; of a restricted actor, only the
 * latter. Nobody, for an actor who answers nothing.
 */
export async function delegationPeople(
  context: Context,
  { search, userId }: { search: string | null; userId: number | null },
): Promise<DelegationPerson[]> {
  const kinds = delegableOf(context)
  if (kinds.length === 0) return []
  const rows = await eligible(context)
    .where((eb) => eb.and(nameMatches('users.id', search)))
    .where((eb) => equalTo(eb, { 'users.id': userId }))
    .orderBy(surnameIn('users.id'))
    .orderBy('users.id')
    .limit(OFFERED)
    .execute()
  const able = await receivers(context, rows, kinds)
  return able.map(({ fullname, ...row }) => ({ ...row, fullname: fullname ?? '' }))
}

/** One of these people, who may receive all of some kinds; nothing for anybody else. */
export async function receiverOf(
  context: Context,
  userId: number,
  kinds: readonly DelegableKind[],
) {
  const rows = await eligible(context).where('users.id', '=', userId).limit(1).execute()
  const able = await receivers(context, rows, kinds)
  return able.find((row) => kinds.every((kind) => row.receives.includes(kind)))
}

const eligible = (context: Context) => {
  const { tx, actor, session, today } = context
  // A restriction hides the names of people beyond it.
  const colleaguesIn = actor.restriction ? [] : [...actor.businessIds]
  return tx
    .selectFrom('users')
    .select(['users.id as userId', nameIn('users.id').as('fullname')])
    .select(
      sql<string | null>`(select held.job_title from user_contract contract
        join user_contract_version held on held.company_id = app.current_company()
          and held.user_contract_id = contract.id and held.superseded_at is null
          and held.valid @> ${today}::date
        where contract.company_id = app.current_company() and contract.user_id = users.id
          and contract.status <> 'DELETED' order by contract.initial_date, contract.id
        limit 1)`.as('jobTitle'),
    )
    .where('users.status', '=', 'ACTIVE')
    .where('users.isDisabled', '=', false)
    .where('users.id', '<>', actor.userId ?? 0)
    .where(
      sql<boolean>`exists (select from login account where account.company_id = ${session.companyId}
        and account.user_id = users.id and not account.is_disabled)`,
    )
    .where(
      sql<boolean>`(exists (select from user_business link
        where link.company_id = app.current_company() and link.user_id = users.id
          and link.business_id = any(${colleaguesIn}::bigint[]))
        or ${sql.join(reachedBy(context), sql` or `)})`,
    )
}

const reachedBy = (context: Context) =>
  delegableOf(context).map((kind) =>
    personWithin(context.reach(delegable[kind].answer), 'users.id'),
  )

/** Of some people, what each may receive. */
async function receivers<Row extends { userId: number }>(
  { tx, session, company, today }: Context,
  rows: readonly Row[],
  kinds: readonly DelegableKind[],
) {
  if (rows.length === 0) return []
  const ids = rows.map(({ userId }) => userId)
  const actors = await loadActors(tx, session.companyId, ids, today)
  return rows.flatMap((row) => {
    const to = actors.get(row.userId)
    const receives = to ? kinds.filter((kind) => mayReceive(to, company, kind)) : []
    return receives.length > 0 ? [{ ...row, receives }] : []
  })
}
