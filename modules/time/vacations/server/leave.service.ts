import { addDays, formatDate, type ISODate } from '#chile/dates.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import type { Foretold, Leave } from '#modules/time/time-off/model/leave.ts'
import { daysOffOf, medicalLeave } from '#modules/time/time-off/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { daysAfter, leaveWords } from '../model/leave.ts'
import type { Facts } from '../model/ledger.ts'
import { daysLabel, planOf } from '../model/request.ts'
import { preferring } from '../model/rule.ts'
import { DAY } from '../model/units.ts'
import { liveEntries, lockedFacts, nextVoucher, writeEntries } from './account.ts'
import { reservedOf, returned, shorten, take, unitsOfPlan } from './days.service.ts'
import { factsOf } from './facts.queries.ts'
import { ruleOf } from './rules.queries.ts'

medicalLeave.on('vacations', { free, foretell })

/**
 * A medical leave suspends a vacation: the days before it stay, and the rest returns to the balance
 * (DT, Ord. 6256/279 of 1995). One that begins within the leave is annulled. The same of a request
 * that nobody has answered, which has taken nothing: it asks for the days before the leave alone.
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
  const until = addDays(leave.from, -1)
  if (begun?.responseStatus === 'PENDING') await askLess(context, begun, until, why)
  else if (begun) await shorten(context, begun, until, why)
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
  const last = rows.at(-1)
  const goesOn = leave.keepsAfter && last ? await goOn(context, last, leave) : null
  const after = await factsNow(context, leave.contractId)
  const back = sumOf(after.entries) - sumOf(facts.entries)
  if (rows.every(({ responseStatus }) => responseStatus === 'PENDING')) {
    return 'Las vacaciones que pidió para esos días ya no los piden'
  }
  const verb = back === DAY ? 'vuelve' : 'vuelven'
  const rest = goesOn && `, y siguen el ${formatDate(goesOn.from)}`
  const does = `${daysLabel(back)} ${verb} al saldo`
  return `Las vacaciones de esos días se suspenden: ${does}${rest ?? ''}`
}

type Met = Awaited<ReturnType<typeof vacationsMeeting>>[number]

async function factsNow({ tx }: Pick<Context, 'tx'>, contractId: number): Promise<Facts> {
  const facts = (await factsOf(tx, [contractId])).get(contractId)
  if (!facts) throw new Error(`Contract ${contractId} vanished while it was locked`)
  return facts
}

/**
 * The days of a vacation after the leave stay, as a vacation of their own with its voucher, because
 * somebody who answers said so. Nothing where no working day is left.
 */
async function goOn(context: Context, row: Met, { contractId, to }: Leave) {
  const { tx, session, now, onBehalfOf } = context
  const span = { from: to, to: lastDayOf(row) }
  const holidays = await daysOffOf(tx, contractId, span, 'VACATION')
  const days = daysAfter({ ...row, ...standingOf(row) }, { to }, holidays)
  if (!days) return null
  const request = { ...days, half: null }
  const facts = await factsNow(context, contractId)
  const reserved = await reservedOf(context, contractId)
  const rule = preferring(await ruleOf(tx, row.businessId, days.from), row.poolOrder)
  const known = { ...facts, entries: [...facts.entries, ...reserved] }
  const plan = planOf(known, request, holidays, rule)
  const { id } = await tx
    .insertInto('vacation')
    .values({
      userContractId: contractId,
      startDate: days.from,
      endDate: days.to,
      care: row.care,
      careFileId: row.careFileId,
      poolOrder: row.poolOrder,
      isHistoric: false,
      ...unitsOfPlan(plan),
      responseStatus: 'APPROVED',
      response: `Siguen después de la ausencia hasta el ${formatDate(to)}`,
      respondedLoginId: session.loginId,
      respondedForUserId: onBehalfOf?.userId ?? null,
      respondedAt: now,
      voucherNo: await nextVoucher(context, row.businessId),
      creatorLoginId: session.loginId,
      updatedLoginId: session.loginId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await take(context, { contractId, id, version: 1, plan })
  return days
}

const standingOf = ({ responseStatus, collectiveId, isHistoric, ...row }: Met) => ({
  endDate: lastDayOf(row),
  isPending: responseStatus === 'PENDING',
  isWhole: collectiveId !== null || isHistoric,
})

/** A request that nobody has answered asks for its days until one before its last. */
async function askLess(
  context: Context,
  row: Met & { facts: Facts },
  until: ISODate,
  why: string,
): Promise<void> {
  const request = { from: row.startDate, to: until, half: row.half }
  const { userContractId, poolOrder, businessId } = row
  const holidays = await daysOffOf(context.tx, userContractId, request, 'VACATION')
  const reserved = await reservedOf(context, userContractId, { vacation: row.id })
  const facts = { ...row.facts, entries: [...row.facts.entries, ...reserved] }
  const rule = preferring(await ruleOf(context.tx, businessId, request.from), poolOrder)
  await context.tx
    .updateTable('vacation')
    .set({
      endDate: until,
      ...unitsOfPlan(planOf(facts, request, holidays, rule)),
      response: why,
      updatedLoginId: context.session.loginId,
      version: row.version + 1,
    })
    .where('id', '=', row.id)
    .execute()
}

/** The same before it is done, for readers of the vacations of the contract. */
async function foretell(context: Context, leave: Leave): Promise<Foretold> {
  const { tx, reach, actor } = context
  const met = await vacationsMeeting(context, leave)
  const shown = await tx
    .selectFrom('userContract as contract')
    .select('contract.id')
    .where('contract.id', '=', leave.contractId)
    .where(contractWithin({ reach, actor }, 'vacations.read'))
    .executeTakeFirst()
  const [first] = met
  if (!first || !shown) return nothing
  const facts = (await factsOf(tx, [leave.contractId])).get(leave.contractId)
  if (!facts) return nothing
  const last = met.map(lastDayOf).toSorted().at(-1) ?? leave.to
  const span = { from: first.startDate, to: last }
  const holidays = await daysOffOf(tx, leave.contractId, span, 'VACATION')
  const known = met.map((row) => ({
    ...row,
    ...standingOf(row),
    taken: liveEntries(facts, row.id).reduce((sum, { units }) => sum - units, 0),
  }))
  const end = known.at(-1)
  return {
    sentences: known.flatMap((row) => leaveWords(row, leave, holidays)),
    after: end ? daysAfter(end, leave, holidays) : null,
  }
}

const nothing: Foretold = { sentences: [], after: null }

const lastDayOf = ({ endDate, enjoyedUntil }: { endDate: ISODate; enjoyedUntil: ISODate | null }) =>
  enjoyedUntil ?? endDate

const sumOf = (entries: readonly { units: number }[]) =>
  entries.reduce((sum, { units }) => sum + units, 0)

const vacationsMeeting = ({ tx }: Context, { contractId, from, to }: Leave) =>
  tx
    .selectFrom('vacation')
    .innerJoin('userContract as contract', 'contract.id', 'vacation.userContractId')
    .select(['vacation.id', 'vacation.userContractId', 'vacation.startDate', 'vacation.endDate'])
    .select(['vacation.half', 'vacation.version', 'vacation.poolOrder', 'contract.businessId'])
    .select(['vacation.enjoyedUntil', 'vacation.responseStatus', 'vacation.voucherNo'])
    .select(['vacation.collectiveId', 'vacation.isHistoric', 'vacation.care'])
    .select('vacation.careFileId')
    .where('vacation.userContractId', '=', contractId)
    .where('vacation.responseStatus', 'in', ['PENDING', 'APPROVED'])
    .where('vacation.startDate', '<=', to)
    .where(sql<boolean>`coalesce(vacation.enjoyed_until, vacation.end_date) >= ${from}::date`)
    .orderBy('vacation.startDate')
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
