import { addDays, formatDate, type ISODate } from '#chile/dates.ts'
import { within } from '#modules/people/contracts/server/index.ts'
import { daysOffOf, type Leave, onLeave } from '#modules/time/time-off/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { leaveWords } from '../model/leave.ts'
import { daysLabel } from '../model/request.ts'
import { DAY } from '../model/units.ts'
import { liveEntries, lockedFacts, writeEntries } from './account.ts'
import { returned, shorten } from './days.service.ts'
import { factsOf } from './facts.queries.ts'

onLeave({ free, foretell })

/**
 * A medical leave suspends a vacation: the days before it stay, and the rest returns to the balance
 * (DT, Ord. 6256/279 of 1995). One that begins within the leave is annulled, also while nobody has
 * answered it.
 */
async function free(context: Context, leave: Leave): Promise<string | undefined> {
  const met = await vacationsMeeting(context, leave)
  if (met.length === 0) return undefined
  const facts = await lockedFacts(context, leave.contractId)
  const rows = met.map((row) => ({ ...row, facts }))
  const why = `Suspendidas por otra ausencia desde el ${formatDate(leave.from)}`
  // Vacations never overlap: at most one began before the leave.
  const begun = rows.find(({ startDate }) => startDate < leave.from)
  const within = rows.filter((row) => row !== begun)
  if (begun) await shorten(context, begun, addDays(leave.from, -1), why)
  await writeEntries(
    context,
    leave.contractId,
    within.flatMap((row) => returned(row, `leave:${row.id}:${row.version}`)),
  )
  await annul(
    context,
    within.map(({ id }) => id),
    why,
  )
  const after = (await factsOf(context.tx, [leave.contractId])).get(leave.contractId)
  const back = sumOf(after?.entries ?? []) - sumOf(facts.entries)
  const verb = back === DAY ? 'vuelve' : 'vuelven'
  return `Las vacaciones de esos días se suspenden: ${daysLabel(back)} ${verb} al saldo`
}

/** The same before it is done, for readers of the vacations of the contract. */
async function foretell(context: Context, leave: Leave): Promise<readonly string[]> {
  const { tx, reach, actor } = context
  const met = await vacationsMeeting(context, leave)
  const shown = await tx
    .selectFrom('userContract as contract')
    .select('contract.id')
    .where('contract.id', '=', leave.contractId)
    .where(within(reach('vacations.read'), 'contract', actor.userId))
    .executeTakeFirst()
  const [first] = met
  if (!first || !shown) return []
  const facts = (await factsOf(tx, [leave.contractId])).get(leave.contractId)
  if (!facts) return []
  const last = met.map(lastDayOf).toSorted().at(-1) ?? leave.to
  const span = { from: first.startDate, to: last }
  const holidays = await daysOffOf(tx, leave.contractId, span, 'VACATION')
  return met.flatMap((row) => {
    const taken = liveEntries(facts, row.id).reduce((sum, { units }) => sum - units, 0)
    const isPending = row.responseStatus === 'PENDING'
    return leaveWords({ ...row, endDate: lastDayOf(row), taken, isPending }, leave.from, holidays)
  })
}

const lastDayOf = ({ endDate, enjoyedUntil }: { endDate: ISODate; enjoyedUntil: ISODate | null }) =>
  enjoyedUntil ?? endDate

const sumOf = (entries: readonly { units: number }[]) =>
  entries.reduce((sum, { units }) => sum + units, 0)

const vacationsMeeting = ({ tx }: Context, { contractId, from, to }: Leave) =>
  tx
    .selectFrom('vacation')
    .select(['id', 'userContractId', 'startDate', 'endDate', 'half', 'version'])
    .select(['enjoyedUntil', 'responseStatus', 'voucherNo'])
    .where('userContractId', '=', contractId)
    .where('responseStatus', 'in', ['PENDING', 'APPROVED'])
    .where('startDate', '<=', to)
    .where(sql<boolean>`coalesce(enjoyed_until, end_date) >= ${from}::date`)
    .orderBy('startDate')
    .execute()

async function annul({ tx, session }: Context, ids: readonly number[], why: string) {
  if (ids.length === 0) return
  await tx
    .updateTable('vacation')
    .set(({ eb }) => ({
      responseStatus: 'CANCELED',
      response: why,
      updatedLoginId: session.loginId,
      version: eb('version', '+', 1),
    }))
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute()
}
