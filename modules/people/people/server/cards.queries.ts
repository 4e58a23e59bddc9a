import { fullnameOf, gentilitieOf } from '#chile/names.ts'
import { onlineUsers } from '#modules/company/identities/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { Role } from '../model/catalogs.ts'
import { initialsOf } from '../model/names.ts'
import { avatarLink } from './avatars.ts'
import { peopleOn } from './people.queries.ts'
import { within } from './scope.ts'

export type PersonCardRow = Awaited<ReturnType<typeof shown>>[number]

/** Some people as a list shows them, in the order of their ids; whose they are is asked before. */
export async function cardsInOrder(context: Context, ids: readonly number[]) {
  const place = new Map(ids.map((id, at) => [id, at]))
  const details = await columnsOf(context, ids).execute()
  const rows = details.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
  return shown(context, rows)
}

const columnsOf = ({ tx, today }: Context, ids: readonly number[]) =>
  tx
    .selectFrom(peopleOn(tx, today).as('p'))
    .selectAll('p')
    .where(sql<boolean>`p.id = any(${[...ids]}::bigint[])`)

type Row = Awaited<ReturnType<ReturnType<typeof columnsOf>['execute']>>[number]

/** Some people as a list shows them, of those whose record the actor reads, by their ids. */
export async function cardsById(
  context: Context,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, PersonCardRow>> {
  const found = await columnsOf(context, [...new Set(userIds)])
    .where(within(context.reach('users.read'), 'p.id'))
    .execute()
  const lists = context.can('users.massRead')
  const cards = await shown(context, found)
  return new Map(cards.map((card) => [card.id, { ...card, online: lists && card.online }]))
}

async function shown(context: Context, rows: readonly Row[]) {
  const seesGaps = context.can('contracts.massRead')
  const here = await onlineUsers(
    context,
    rows.map(({ id }) => id),
  )
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      role: Role.code(row.role),
      fullname: fullnameOf(row),
      gentilitie: gentilitieOf(row),
      initials: initialsOf(row),
      avatarUrl: await avatarLink(context, row),
      missing: seesGaps ? row.missing : [],
      online: here.has(row.id) && !row.blocked.includes('PICTURE'),
    })),
  )
}
