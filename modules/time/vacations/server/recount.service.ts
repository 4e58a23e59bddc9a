import { counted } from '#chile/counts.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import { daysOffChange } from '#modules/time/time-off/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { requireConfirmed } from '#platform/server/errors.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'
import { keepDoubts } from './doubts.service.ts'
import { pendingOn } from './pending-days.ts'
import { recountTimeOff } from './recount.job.ts'
import { type Change, changesOf, vacationsOn } from './recount.queries.ts'

/** So many people are named whose past vacations have the day. */
const NAMED = 5

/**
 * A day off that is added, changed or removed counts the vacations to come again, in background;
 * those that were enjoyed are for a person to decide, in a list. Both are said before it is saved.
 * Who works elsewhere from a day on has other days off, and is counted in the same way; so does a
 * legal holiday that the platform confirms, about which nobody is asked.
 */
daysOffChange.on('vacations', async (following, asked, days, contractIds) => {
  const { tx, today } = following
  const ahead = days.filter((day) => day > today)
  const rows = ahead.length > 0 ? await vacationsOn(tx, ahead, contractIds).execute() : []
  const changes = await changesOf(tx, rows, ahead)
  const change = counted(changes.length, 'vacación cambia', 'vacaciones cambian')
  const past = days.filter((day) => day <= today)
  const rowsBefore = past.length > 0 ? await vacationsOn(tx, past, contractIds).execute() : []
  const enjoyed = await changesOf(tx, rowsBefore, past)
  if (asked) {
    requireConfirmed(asked, [
      ...(changes.length > 0 ? [`${change} de días`] : []),
      ...(await namedIn(asked, enjoyed)),
    ])
  }
  if (past.length > 0) await keepDoubts(following, past, enjoyed, contractIds)
  const { publicUrl } = following.services
  const waits =
    ahead.length > 0 && (await pendingOn(tx, ahead, contractIds).limit(1).execute()).length > 0
  if (changes.length > 0 || waits)
    await enqueue(following, recountTimeOff, { days: ahead, contractIds, publicUrl })
})

/** Whose vacations of the past have a day that changed, in a sentence, or none. */
async function namedIn(context: Context, changes: readonly Change[]): Promise<readonly string[]> {
  if (changes.length === 0) return []
  const rows = await context.tx
    .selectFrom('userContract as contract')
    .select(nameIn('contract.userId').as('fullname'))
    .where(
      sql<boolean>`contract.id = any(${changes.map(({ row }) => row.userContractId)}::bigint[])`,
    )
    .where(contractWithin(context, 'vacations.read'))
    .orderBy('contract.id')
    .execute()
  if (rows.length === 0) return []
  const names = rows.map(({ fullname }) => fullname ?? '')
  const others = names.length > NAMED ? ` y ${names.length - NAMED} más` : ''
  const who = names.slice(0, NAMED).join(', ')
  return [
    `Ya gozaron ese día, y su saldo se decide en «Vacaciones», «Por decidir»: ${who}${others}`,
  ]
}
