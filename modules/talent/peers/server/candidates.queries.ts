import { personWithin } from '#modules/people/sight/server/index.ts'
import { contractsOn } from '#modules/people/contracts/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { nameIn, nameMatches, surnameIn } from '#platform/server/sql/person-names.ts'
import type { Peer } from '../model/proposal.ts'
import { jobIn, type NamedPeer, proposals } from './proposals.queries.ts'

/** The people that a search offers. */
const OFFERED = 20

/** Whose peers are looked for. */
export type Sought = {
  readonly processId: number
  readonly evaluateeId: number
  readonly supervisorId: number | null
}

/** The people with a contract in force today, once for each. */
const employed = ({ tx, today }: Context) =>
  contractsOn(tx, today)
    .clearSelect()
    .select('contract.userId')
    .where('contract.status', '=', 'ACTIVE')
    .where('contract.initialDate', '<=', today)
    .where((eb) =>
      eb.or([eb('contract.finalDate', 'is', null), eb('contract.finalDate', '>=', today)]),
    )

/**
 * Who works today and is nothing else to a person: not themselves, nor their supervisor of the
 * start, nor one who reports to them, nor anybody who answers about them as something else.
 */
const peersFor = (context: Context, { processId, evaluateeId, supervisorId }: Sought) =>
  context.tx
    .selectFrom('users')
    .where('users.status', '=', 'ACTIVE')
    .where('users.external', '=', false)
    .where('users.id', '<>', evaluateeId)
    .where(sql<boolean>`users.id is distinct from ${supervisorId}::bigint`)
    .where('users.id', 'in', employed(context))
    .where('users.id', 'not in', employed(context).where('held.supervisorId', '=', evaluateeId))
    .where(
      sql<boolean>`not exists (select from user_survey given
        join survey on survey.company_id = app.current_company() and survey.id = given.survey_id
          and survey.process_id = ${processId}::bigint and survey.status <> 'DELETED'
        where given.company_id = app.current_company() and given.respondent_id = users.id
          and given.evaluatee_id = ${evaluateeId}::bigint
          and given.relation is distinct from 'PEER')`,
    )

/**
 * Whether the actor knows the person of `users` by name: the company shows its chart or its
 * directory, or both work in one razón social. A restriction hides people beyond it.
 */
function isKnown({ actor, reach }: Context) {
  if (actor.restriction) return personWithin(reach('users.read'), 'users.id')
  return sql<boolean>`(${personWithin(reach('orgChart.read'), 'users.id')}
    or ${personWithin(reach('directory.read'), 'users.id')}
    or exists (select from user_business link
      where link.company_id = app.current_company() and link.user_id = users.id
        and link.business_id = any(${[...actor.businessIds]}::bigint[])))`
}

export type CandidatesAsked = {
  id: number
  search: string | null
  /** Some who were chosen already: they are named besides, as far as they may be peers. */
  chosen: readonly Peer[] | null
}

/** Colleagues who may be peers of the person of a proposal, as a colleague knows them. */
export async function peerCandidates(
  context: Context,
  { id, search, chosen }: CandidatesAsked,
): Promise<NamedPeer[]> {
  const { evaluateeId, processId, supervisorId } = await proposals.one(context, id)
  const ids = (chosen ?? []).map(({ userId }) => userId)
  const isChosen = sql<boolean>`(users.id = any(${ids}::bigint[]))`
  const rows = await peersFor(context, { evaluateeId, processId, supervisorId })
    .select(['users.id as userId', nameIn('users.id').as('fullname')])
    .select(jobIn('users.id', context.today).as('jobTitle'))
    .where(isKnown(context))
    .where((eb) => eb.or([eb.and(nameMatches('users.id', search)), isChosen]))
    .orderBy(isChosen, 'desc')
    .orderBy(surnameIn('users.id'))
    .orderBy('users.id')
    .limit(OFFERED + ids.length)
    .execute()
  return rows.map(({ fullname, ...row }) => ({ ...row, fullname: fullname ?? '' }))
}

/** Of some people, those who may not be peers of a person, or are unknown to the actor. */
export async function strangersAmong(
  context: Context,
  sought: Sought,
  peerIds: readonly number[],
  named: readonly number[],
): Promise<number[]> {
  const found = await peersFor(context, sought)
    .select('users.id')
    .where(sql<boolean>`users.id = any(${[...peerIds]}::bigint[])`)
    .where(sql<boolean>`(${isKnown(context)} or users.id = any(${[...named]}::bigint[]))`)
    .execute()
  const able = new Set(found.map(({ id }) => id))
  return peerIds.filter((id) => !able.has(id))
}

/** The names of some people that a proposal named before, as its reader knows them. */
export async function namesOf({ tx }: Pick<Context, 'tx'>, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('users')
    .select(nameIn('users.id').as('fullname'))
    .where(sql<boolean>`users.id = any(${[...ids]}::bigint[])`)
    .orderBy(surnameIn('users.id'))
    .execute()
  return rows.flatMap(({ fullname }) => fullname ?? [])
}
