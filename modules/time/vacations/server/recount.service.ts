import { counted } from '#chile/counts.ts'
import type { ISODate } from '#chile/dates.ts'
import { within } from '#modules/people/contracts/server/index.ts'
import { onDaysOffChange } from '#modules/time/time-off/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { requireConfirmed } from '#platform/server/errors.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { nameIn } from '#platform/server/person-names.ts'
import { recountTimeOff } from './recount.job.ts'
import { changesOf, vacationsOn } from './recount.queries.ts'

/** So many people are named whose past vacations have the day. */
const NAMED = 5

/**
 * A day off that is added, changed or removed counts the vacations to come again, in background;
 * those that were enjoyed are for a person to decide. Both are said before it is saved.
 */
onDaysOffChange(async (context, days) => {
  const ahead = days.filter((day) => day > context.today)
  const rows = ahead.length > 0 ? await vacationsOn(context.tx, ahead).execute() : []
  const changes = await changesOf(context.tx, rows, ahead)
  const change = counted(changes.length, 'vacación cambia', 'vacaciones cambian')
  const doubts = [
    ...(changes.length > 0 ? [`${change} de días`] : []),
    ...(await enjoyedOn(context, days)),
  ]
  requireConfirmed(context, doubts)
  if (changes.length > 0) await enqueue(context, recountTimeOff, { days: ahead })
})

/** Whose vacations of the past have a day that changed, in a sentence, or none. */
async function enjoyedOn(context: Context, days: readonly ISODate[]): Promise<readonly string[]> {
  const past = days.filter((day) => day <= context.today)
  if (past.length === 0) return []
  const rows = await vacationsOn(context.tx, past)
    .select(nameIn('contract.userId').as('fullname'))
    .where(within(context.reach('vacations.read'), 'contract', context.actor.userId))
    .execute()
  const changed = await changesOf(context.tx, rows, past)
  const ids = new Set(changed.map(({ row }) => row.id))
  const names = rows.flatMap(({ id, fullname }) => (ids.has(id) ? [fullname ?? ''] : []))
  if (names.length === 0) return []
  const others = names.length > NAMED ? ` y ${names.length - NAMED} más` : ''
  const who = names.slice(0, NAMED).join(', ')
  return [`Ya gozaron ese día, y su saldo se corrige con un ajuste: ${who}${others}`]
}
