import { addDays, formatDate, type ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { invalid, notFound } from '#platform/server/errors.ts'
import { type Facts, openingsOf, spendableOf } from '../model/ledger.ts'
import { daysLabel } from '../model/request.ts'
import { lockedFacts, writeEntries } from './account.ts'
import { reservedOf } from './days.service.ts'
import { factsOf } from './facts.queries.ts'

type Agreed = {
  readonly contractId: number
  /** The agreement; none while it is not written. */
  readonly id?: number
  readonly on: ISODate
  readonly units: number
}

/** The units that a contract can still pay in money on a day; nothing is locked. */
async function left(context: Context, asked: Omit<Agreed, 'units'>): Promise<number> {
  const facts = (await factsOf(context.tx, [asked.contractId])).get(asked.contractId)
  if (!facts) throw notFound()
  return leftOf(context, facts, asked)
}

async function leftOf(
  context: Context,
  facts: Facts,
  { contractId, id, on }: Omit<Agreed, 'units'>,
) {
  const reserved = await reservedOf(context, contractId, { compensation: id ?? 0 })
  return spendableOf({ ...facts, entries: [...facts.entries, ...reserved] }, 'PROGRESSIVE', on)
}

/**
 * Requires that a contract has the progressive days of an agreement on its day, once what others
 * wait for is set aside. Locks the account, so that the days are not spent and paid at once;
 * whoever asks has locked the contract.
 */
async function require(context: Context, agreed: Agreed): Promise<Facts> {
  const facts = await lockedFacts(context, agreed.contractId)
  const { on, units } = agreed
  const opened = lastOpening(facts)
  if (opened !== undefined && on <= opened) {
    const since = formatDate(opened)
    throw invalid('agreedOn', `El saldo progresivo se fijó al ${since}: el acuerdo es posterior`)
  }
  const has = await leftOf(context, facts, agreed)
  if (units > has) {
    const said = `El saldo progresivo al ${formatDate(on)} es de ${daysLabel(Math.max(0, has))}`
    throw invalid('days', `${said} y se acuerdan ${daysLabel(units)}`)
  }
  return facts
}

const lastOpening = (facts: Facts): ISODate | undefined =>
  openingsOf(facts)
    .filter(({ pool }) => pool === 'PROGRESSIVE')
    .map(({ on }) => on)
    .toSorted()
    .at(-1)

type Approved = Agreed & { readonly id: number }
type Why = { readonly reason: string }

/** Takes the days of an approved agreement from the balance of its day. */
async function pay(context: Context, agreed: Approved & Why): Promise<void> {
  await require(context, agreed)
  const { contractId, id, on, units, reason } = agreed
  await writeEntries(context, contractId, [
    {
      pool: 'PROGRESSIVE',
      kind: 'COMPENSATION',
      on,
      units: -units,
      compensationId: id,
      reason,
      key: `compensation:${id}`,
    },
  ])
}

/**
 * Returns the days of an approved agreement that is undone: on its own day, or after a balance that
 * was set later, which had counted them as gone.
 */
async function giveBack(context: Context, agreed: Approved & Why): Promise<void> {
  const { contractId, id, units, reason } = agreed
  const facts = await lockedFacts(context, contractId)
  const taken = facts.entries.find((entry) => entry.compensationId === id && entry.units < 0)
  if (!taken) throw new Error(`The agreement ${id} took no days`)
  const opened = lastOpening(facts)
  const on = opened !== undefined && opened >= agreed.on ? addDays(opened, 1) : agreed.on
  await writeEntries(context, contractId, [
    {
      pool: 'PROGRESSIVE',
      kind: 'COMPENSATION',
      on,
      units,
      compensationId: id,
      reversesSeq: taken.seq,
      reason,
      key: `compensation:${id}:undone`,
    },
  ])
}

/** The progressive days that agreements pay in money (Código del Trabajo, art. 68). */
export const progressiveDays = { left, require, pay, giveBack }
