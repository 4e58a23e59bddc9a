import { addDays, addYears, type ISODate } from '#chile/dates.ts'
import type { Reach } from '#access/reach.ts'
import { avatars, peopleOn } from '#modules/people/people/server/index.ts'
import { blocks, personShown, personWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { shortNameIn } from '#platform/server/sql/person-names.ts'
import { celebratedFrom, DAYS_AHEAD, type DayOfYear } from '../model/celebration.ts'

/** How many people are named at most. */
const MOST = 50

/** Somebody who is celebrated: on which day this time, and never since when. */
export type Celebrated = {
  userId: number
  fullname: string
  day: ISODate
  avatar: string | null
  /** Whether the reader may open their ficha. */
  canOpen: boolean
}

/** Birthdays of people who work here, from today on. Neither the year nor the age leaves. */
export const birthdays = (context: Context): Promise<Celebrated[]> =>
  celebrated(context, 'birthday', (days) => birthdaysOn(context, days))

/** The days on which people joined, in years after their first one. */
export const anniversaries = (context: Context): Promise<Celebrated[]> =>
  celebrated(context, 'anniversary', (days) => anniversariesOn(context, days))

type Found = { userId: number; at: DayOfYear }

async function celebrated(
  context: Context,
  kind: 'birthday' | 'anniversary',
  find: (days: readonly DayOfYear[]) => Promise<Found[]>,
): Promise<Celebrated[]> {
  const days = celebratedFrom(context.today)
  const found = await find([...days.keys()])
  const dayOf = new Map(found.flatMap(({ userId, at }) => [[userId, days.get(at)] as const]))
  const hidden = await hiddenOf(context, kind, [...dayOf.keys()])
  const shown = [...dayOf]
    .flatMap(([userId, day]) => (day === undefined || hidden.has(userId) ? [] : [{ userId, day }]))
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.userId - b.userId)
    .slice(0, MOST)
  return withNames(context, shown)
}

/** People of the company on a day, within the sight of the reader, whose work goes on. */
function working(context: Context) {
  const { tx, today, actor } = context
  const reach = celebrationReach(context)
  return tx
    .selectFrom('personStanding as standing')
    .where('standing.since', '<=', today)
    .where('standing.until', '>', today)
    .where('standing.state', 'in', ['ACTIVE', 'SUSPENDED'])
    .where(personWithin(reach, 'standing.userId'))
    .where(personShown(reach, 'standing.userId', actor.userId))
    .where(blocks.isOpen('PICTURE', 'standing.userId'))
}

/**
 * Whose celebrations somebody sees. The company shows them to everybody; who is restricted sees
 * those of the people whose records they reach.
 */
const celebrationReach = ({ actor, reach }: Context): Reach =>
  actor.restriction === null ? reach('celebrations.read') : reach('users.read')

const dayIn = (column: string) => sql<DayOfYear>`((extract(month from ${sql.ref(column)}) * 100
  + extract(day from ${sql.ref(column)}))::int)`

const birthdaysOn = (context: Context, days: readonly DayOfYear[]) =>
  working(context)
    .innerJoin('userVersion as person', (join) =>
      join
        .onRef('person.userId', '=', 'standing.userId')
        .on('person.supersededAt', 'is', null)
        .on(sql<boolean>`person.valid @> ${context.today}::date`),
    )
    .select(['standing.userId', dayIn('person.birthday').as('at')])
    .where(sql<boolean>`${dayIn('person.birthday')} = any(${[...days]}::int[])`)
    .execute()

/** Of several contracts that hold today, the oldest says when somebody joined. */
const anniversariesOn = (context: Context, days: readonly DayOfYear[]) =>
  working(context)
    .innerJoin('userContract as contract', 'contract.userId', 'standing.userId')
    .select(['standing.userId', dayIn('contract.initialDate').as('at')])
    .where(sql<boolean>`${dayIn('contract.initialDate')} = any(${[...days]}::int[])`)
    .where('contract.status', '<>', 'DELETED')
    .where((eb) =>
      eb.or([eb('contract.finalDate', 'is', null), eb('contract.finalDate', '>=', context.today)]),
    )
    // Not those of the day on which it begins, which has no years yet.
    .where('contract.initialDate', '<', firstAgain(context))
    .where(
      sql<boolean>`not exists (select from user_contract earlier
        where earlier.company_id = app.current_company()
          and earlier.user_id = contract.user_id and earlier.status <> 'DELETED'
          and earlier.initial_date < contract.initial_date
          and (earlier.final_date is null or earlier.final_date >= ${context.today}::date))`,
    )
    .execute()

/**
 * Who joined on this day or later has no anniversary in the days that come: they are less than a
 * year away.
 */
const firstAgain = ({ today }: Context): ISODate => addDays(addYears(today, -1), DAYS_AHEAD)

/** Who of some people does not want it. */
async function hiddenOf(
  { tx }: Context,
  kind: 'birthday' | 'anniversary',
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('celebrationChoice')
    .select('userId')
    .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`)
    .where(kind, '=', false)
    .execute()
  return new Set(rows.map(({ userId }) => userId))
}

async function withNames(
  context: Context,
  shown: readonly { userId: number; day: ISODate }[],
): Promise<Celebrated[]> {
  const reach = context.reach('users.read')
  const rows = await context.tx
    .selectFrom(peopleOn(context.tx, context.today).as('p'))
    .select(['p.id', 'p.avatarKey', 'p.avatarType', shortNameIn('p.id').as('fullname')])
    .select(
      sql<boolean>`(${personWithin(reach, 'p.id')}
        and ${personShown(reach, 'p.id', context.actor.userId)})`.as('canOpen'),
    )
    .where(sql<boolean>`p.id = any(${shown.map(({ userId }) => userId)}::bigint[])`)
    .execute()
  const people = new Map(rows.map((row) => [row.id, row]))
  const named = shown.flatMap(({ userId, day }) => {
    const person = people.get(userId)
    return person ? [{ userId, day, person }] : []
  })
  return Promise.all(
    named.map(async ({ userId, day, person: { fullname, canOpen, ...picture } }) => ({
      userId,
      day,
      canOpen,
      fullname: fullname || 'Sin nombre',
      avatar: await avatars.link(context, picture),
    })),
  )
}
