import { monthLabel, shiftMonth, type YearMonth, yearMonthOf } from '#chile/period.ts'
import { requireSecondPerson } from '#modules/company/second-person/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { changedMeanwhile, conflict, invalid, notFound } from '#platform/server/errors.ts'
import { type IndicatorState, whyNot } from '../model/indicator.ts'
import { firstMonth } from './indicators.queries.ts'
import type { ValueOf } from '#platform/model/catalog.ts'

/** How many months ahead of today something may be entered. */
const ahead = 12

export function checkEnteredMonth({ today }: Context, yearMonth: YearMonth): void {
  const last = shiftMonth(yearMonthOf(today), ahead)
  if (yearMonth < firstMonth || yearMonth > last) {
    throw invalid('yearMonth', `Se ingresan de enero de 2024 a ${monthLabel(last)}`)
  }
}

/** Who enters something and when; it is in force at once where no second person is needed. */
export const enteredNow = ({ session, now }: Context, needsSecond: boolean) => ({
  needsSecond,
  state: needsSecond ? ('PENDING' as const) : ('CONFIRMED' as const),
  enteredBy: session.loginId ?? 0,
  enteredAt: now,
})

export type Seen = { id: number; version: number }

type Kind = 'figure' | 'table'

/** A second person agrees with an entry: from now on the company calculates with it. */
export async function confirmEntry(context: Context, seen: Seen, kind: Kind) {
  const { session, now } = context
  const entry = await lockEntry(context, seen, 'confirm', kind)
  await change(context, seen, {
    state: 'CONFIRMED',
    confirmedBy: session.loginId,
    confirmedAt: now,
  })
  return entry
}

/** Takes an entry back, with the reason. What was calculated with it counts as changed. */
export async function revokeEntry(
  context: Context,
  { revokeReason, ...seen }: Seen & { revokeReason: string },
  kind: Kind,
) {
  const { session, now } = context
  const entry = await lockEntry(context, seen, 'revoke', kind)
  await change(context, seen, {
    state: 'REVOKED',
    revokedBy: session.loginId,
    revokedAt: now,
    revokeReason,
  })
  return entry
}

/** An entry of one of the two kinds, held until the end, once what is asked may be done with it. */
async function lockEntry(context: Context, { id }: Seen, verb: 'confirm' | 'revoke', kind: Kind) {
  const { tx, session } = context
  const entry = await tx
    .selectFrom('indicator')
    .select(['key', 'yearMonth', 'state', 'needsSecond', 'enteredBy'])
    .where('id', '=', id)
    .where('brackets', kind === 'table' ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!entry) throw notFound()
  const reason = whyNot(verb, { ...entry, mine: entry.enteredBy === session.loginId })
  if (reason) throw conflict(reason)
  if (verb === 'confirm') await requireSecondPerson(context, entry.enteredBy)
  return entry
}

type Change = {
  state: ValueOf<typeof IndicatorState>
  confirmedBy?: number | null
  confirmedAt?: Date
  revokedBy?: number | null
  revokedAt?: Date
  revokeReason?: string
}

async function change({ tx }: Context, { id, version }: Seen, set: Change): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('indicator')
    .set({ ...set, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) {
    throw changedMeanwhile({ table: 'indicator', key: { id } }, 'cambió este valor')
  }
}
