import { avatars, nameOf, peopleOn } from '#modules/people/people/server/index.ts'
import { blocks } from '#modules/people/sight/server/index.ts'
import { personWithin as within } from '#platform/server/sql/reach.ts'
import { onlineUsers } from '#modules/company/identities/server/index.ts'
import type { Context } from '#platform/server/context.ts'

/** How many people are named; the count covers all. */
const most = 30

/**
 * The people within reach who are online, last seen first. Empty for a reader without a list of
 * people, who should not learn when others are online.
 */
export async function online(context: Context) {
  if (!context.can('users.massRead')) return null
  const seen = await onlineUsers(context)
  const { tx, today } = context
  const ids = [...seen.keys()]
  if (ids.length === 0) return { total: 0, rows: [] }
  const people = await tx
    .selectFrom(peopleOn(tx, today).as('p'))
    .select(['p.id', 'p.jobTitle', 'p.avatarKey', 'p.avatarType'])
    .select(nameOf('p.id', today).as('fullname'))
    .where('p.id', 'in', ids)
    .where(within(context.reach('users.massRead'), 'p.id'))
    .where(blocks.isOpen('PICTURE', 'p.id'))
    .execute()
  const at = (id: number) => seen.get(id)?.getTime() ?? 0
  const rows = people.toSorted((a, b) => at(b.id) - at(a.id)).slice(0, most)
  return {
    total: people.length,
    rows: await Promise.all(
      rows.map(async ({ id, jobTitle, fullname, ...avatar }) => ({
        id,
        jobTitle,
        fullname: fullname ?? '',
        avatarUrl: await avatars.link(context, avatar),
      })),
    ),
  }
}

export type Online = NonNullable<Awaited<ReturnType<typeof online>>>
