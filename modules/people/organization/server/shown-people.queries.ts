import type { ISODate } from '#chile/dates.ts'
import { avatars, nameOf, peopleOn } from '#modules/people/people/server/index.ts'
import { personShown, personWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { NodePerson } from './nodes.ts'
import { chartReach } from './reach.ts'

type Words = Pick<
  NodePerson,
  'name' | 'title' | 'department' | 'branch' | 'contractType' | 'avatar'
>

export type ShownPerson = Words & {
  businessName: string | null
  /** Whether the viewer may open their record. */
  opens: boolean
}

/**
 * What is shown of some people, if the reader sees them in the chart: nothing of their pay, nor of
 * their life outside of work.
 */
export async function shownPeople(
  context: Context,
  day: ISODate,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ShownPerson>> {
  const records = context.reach('users.read')
  const rows = await context.tx
    .selectFrom(peopleOn(context.tx, day).as('p'))
    .where(sql<boolean>`p.id = any(${[...ids]}::bigint[])`)
    .where(personWithin(chartReach(context), 'p.id'))
    .select(['p.id', 'p.jobTitle', 'p.area', 'p.branchOffice', 'p.contractType'])
    .select(['p.businessName', 'p.avatarKey', 'p.avatarType'])
    .select(nameOf('p.id', day).as('fullname'))
    .select(
      sql<boolean>`(${personWithin(records, 'p.id')}
        and ${personShown(records, 'p.id', context.actor.userId)})`.as('opens'),
    )
    .execute()
  const shown = await Promise.all(
    rows.map(async (row): Promise<[number, ShownPerson]> => [
      row.id,
      {
        name: row.fullname ?? '',
        title: row.jobTitle,
        department: row.area,
        branch: row.branchOffice,
        contractType: row.opens ? row.contractType : null,
        businessName: row.businessName,
        opens: row.opens,
        avatar: await avatars.link(context, row),
      },
    ]),
  )
  return new Map(shown)
}
