import type { Permission } from '#access/services.ts'
import type { ISODate } from '#chile/dates.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'
import { termOn } from '../model/accrual.ts'
import { claimableOf } from '../model/claimable.ts'
import {
  balancesOf,
  expiringOf,
  type Facts,
  knownOn,
  type Line,
  linesOf,
  POOLS,
  openingsOf,
} from '../model/ledger.ts'
import { periodsOf } from '../model/periods.ts'
import { provedOn } from '../model/progressive.ts'
import { daysText as days } from '../model/units.ts'
import { factsOf } from './facts.queries.ts'
import { reservedOf } from './days.service.ts'

type Ask = { userContractId: number; asOf: ISODate | null }

/** What the vacations of a contract follow from, and where they stand on a day. */
export async function vacationConfig(context: Context, { userContractId, asOf }: Ask) {
  const contract = await contractOf(context, userContractId, 'vacationConfig.read')
  const facts = await readFacts(context, userContractId)
  const day = asOf ?? context.today
  const term = termOn(facts.terms, day)
  const balances = balancesOf(facts, day)
  const reserved = await reservedOf(context, userContractId)
  const opening = openingsOf(facts).filter(({ on }) => on <= day)
  return {
    userContractId,
    fullname: contract.fullname,
    asOf: day,
    start: facts.start,
    daysAYear: term?.daysAYear ?? 0,
    art67: term?.art67 ?? false,
    accrual: term?.accrual ?? ('MONTHLY' as const),
    progressiveMonths: provedOn(facts.recognitions, day),
    recognizedOn:
      facts.recognitions
        .map(({ provedOn: on }) => on)
        .toSorted()
        .at(-1) ?? null,
    balanceAdjustmentDate:
      opening
        .map(({ on }) => on)
        .toSorted()
        .at(-1) ?? null,
    legalBalance: days(balances.LEGAL),
    progressiveBalance: days(balances.PROGRESSIVE),
    additionalBalance: days(balances.ADDITIONAL),
    totalBalance: days(balances.LEGAL + balances.PROGRESSIVE + balances.ADDITIONAL),
    claimable: days(claimableOf(facts, day)),
    reserved: days(-reserved.reduce((sum, { units }) => sum + units, 0)),
    expiring: expiringOf(facts, day).map(({ units, on }) => ({ days: days(units), on })),
    periods: periodsOf(facts, day).map(({ legal, progressive, taken, pending, ...period }) => ({
      ...period,
      legalDays: days(legal),
      progressiveDays: days(progressive),
      takenDays: days(taken),
      pendingDays: days(pending),
    })),
  }
}

export type Config = Awaited<ReturnType<typeof vacationConfig>>

async function contractOf({ tx, reach, actor }: Context, id: number, permission: Permission) {
  const row = await tx
    .selectFrom('userContract as contract')
    .select(nameIn('contract.userId').as('fullname'))
    .where('contract.id', '=', id)
    .where('contract.status', '<>', 'DELETED')
    .where(contractWithin({ reach, actor }, permission))
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

async function readFacts({ tx }: Context, contractId: number): Promise<Facts> {
  const facts = (await factsOf(tx, [contractId])).get(contractId)
  if (!facts) throw notFound()
  return facts
}

export type LedgerAsk = Ask & { knownOn: ISODate | null }

/**
 * The lines of a contract's ledger until a day, with the balance after each, as it was known on
 * another day: what was written later is left out.
 */
export const vacationLedger = async (context: Context, ask: LedgerAsk) =>
  (await ledgerOf(context, ask)).lines

/** The same lines with the facts that they follow from, and the day of the balance. */
export async function ledgerOf(context: Context, ask: LedgerAsk) {
  await contractOf(context, ask.userContractId, 'vacationConfig.read')
  const all = await readFacts(context, ask.userContractId)
  const facts = ask.knownOn ? knownOn(all, ask.knownOn) : all
  const day = ask.asOf ?? context.today
  let balance = 0
  const lines = POOLS.flatMap((pool) => linesOf(facts, pool, day))
    .toSorted(inOrder)
    .map((line) => {
      balance += line.units
      return {
        on: line.on,
        pool: line.pool,
        kind: line.kind,
        days: days(line.units),
        balance: days(balance),
        reason: line.reason ?? null,
        vacationId: line.vacationId ?? null,
      }
    })
  return { lines, facts, day }
}

export type LedgerLine = Awaited<ReturnType<typeof vacationLedger>>[number]

/** By day; an opening first, because it is what the rest begins from. */
const inOrder = (one: Line, other: Line): number =>
  one.on.localeCompare(other.on) ||
  Number(other.kind === 'OPENING') - Number(one.kind === 'OPENING')
