import { contractWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { notFound } from '#platform/server/errors.ts'
import { nameIn, surnameIn } from '#platform/server/sql/person-names.ts'
import { teamWords } from '../model/team-words.ts'
import { teamAway } from './team-away.ts'

type Asked = Parameters<typeof teamAway>[1]

const answered = ({ reach, actor }: Context) =>
  contractWithin({ reach, actor }, 'absenceResponses.update')

/**
 * How many of the team are away on some days, and the names of those whose absences the actor
 * answers; never why. Nothing for a person without supervisor.
 */
async function wordsOf(context: Context, asked: Asked): Promise<string | null> {
  const { tx } = context
  const team = await teamAway(tx, asked)
  if (!team) return null
  const names = await tx
    .selectFrom('userContract as contract')
    .select(nameIn('contract.userId').as('fullname'))
    .where(sql<boolean>`contract.id = any(${[...team.contractIds]}::bigint[])`)
    .where(answered(context))
    .orderBy(surnameIn('contract.userId'))
    .execute()
  const known = names.flatMap(({ fullname }) => fullname ?? [])
  return [teamWords(team), known.join(', ')].filter(Boolean).join(': ')
}

/** The same of an absence that the actor answers; any other is answered as not found. */
export async function teamOfAbsence(context: Context, { id }: { id: number }) {
  const row = await context.tx
    .selectFrom('absence')
    .innerJoin('userContract as contract', 'contract.id', 'absence.userContractId')
    .select(['contract.id as contractId', 'contract.businessId'])
    .select(['absence.startDate as from', 'absence.endDate as to'])
    .where('absence.id', '=', id)
    .where(answered(context))
    .executeTakeFirst()
  if (!row) throw notFound()
  return { words: await wordsOf(context, row) }
}

type OfContract = Asked & { readonly userId: number }

/** The same of days that are not yet asked for: nothing for one's own, and for who answers none. */
export async function teamOfDays(context: Context, asked: OfContract): Promise<string | null> {
  if (asked.userId === context.actor.userId) return null
  const reached = await context.tx
    .selectFrom('userContract as contract')
    .select('contract.id')
    .where('contract.id', '=', asked.contractId)
    .where(answered(context))
    .executeTakeFirst()
  return reached ? wordsOf(context, asked) : null
}
