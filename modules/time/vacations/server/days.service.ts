import type { ISODate } from '#chile/dates.ts'
import type { Half, TimeOff } from '#modules/time/time-off/model/slots.ts'
import { daysOffOf } from '#modules/time/time-off/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { conflict, invalid } from '#platform/server/errors.ts'
import { unitsOf } from '../model/days.ts'
import { halfRefused, refuses } from '../model/request-rules.ts'
import { type Entry, type Facts, openingsOf } from '../model/ledger.ts'
import type { NewEntry } from '../model/new-entry.ts'
import { preferring, type Rule } from '../model/rule.ts'
import { type Plan, planOf, problemOf, shortOf } from '../model/request.ts'
import { liveEntries, writeEntries } from './account.ts'
import { brokenRules, ruleOf } from './rules.queries.ts'
import { agreedDays } from './balances.queries.ts'

type Planned = {
  contract: {
    initialDate: ISODate
    finalDate: ISODate | null
    businessId: number
    userContractId?: number
    id: number
  }
  facts: Facts
  request: TimeOff
  /** From which purse the person wants the days first; without it, the rule says. */
  poolOrder: Rule['poolOrder'] | null
  /** The request that is being changed, which does not reserve its own days. */
  except?: number
  /**
   * Who asks may answer requests, and give what the razón social leaves to agreement; `past` for
   * vacations that were enjoyed already, which no rule stops but that of half days.
   */
  by: 'asker' | 'answerer' | 'past'
}

/**
 * Where the days come from, once what other requests wait for is set aside. Refuses what the rules
 * of the razón social do not admit.
 */
export async function planned(context: Context, asked: Planned) {
  const { contract, request, except, by } = asked
  const contractId = contract.userContractId ?? contract.id
  const { businessId } = contract
  const holidays = await daysOffOf(context.tx, contractId, request, 'VACATION')
  const problem = problemOf(request, contract, holidays)
  if (problem) throw invalid(problem.field, problem.message)
  const reserved = await reservedOf(context, contractId, { vacation: except ?? 0 })
  const facts = { ...asked.facts, entries: [...asked.facts.entries, ...reserved] }
  const rule = preferring(await ruleOf(context.tx, businessId, request.from), asked.poolOrder)
  const plan = planOf(facts, request, holidays, rule)
  if (by === 'past') {
    const half = halfRefused(rule, request)
    if (half) throw conflict(half.message, half.field)
    return plan
  }
  const broken = await brokenRules(context, { contractId, businessId, request, facts, plan, rule })
  const refused = broken.find(({ given }) => refuses(given, by === 'answerer'))
  if (refused) throw conflict(refused.message, refused.field)
  return plan
}

/** What is being answered, which does not wait for its own days. */
type Except = { readonly vacation?: number; readonly compensation?: number }

/** The days of requests and agreements that nobody has answered, as if they were taken. */
export const reservedOf = async (
  { tx }: Pick<Context, 'tx'>,
  contractId: number,
  except: Except = {},
): Promise<readonly Entry[]> => (await reservedIn(tx, [contractId], except)).get(contractId) ?? []

/** The same of some contracts, with two questions for all of them. */
export async function reservedIn(
  tx: Tx,
  contractIds: readonly number[],
  { vacation = 0, compensation = 0 }: Except = {},
): Promise<ReadonlyMap<number, readonly Entry[]>> {
  const rows = await tx
    .selectFrom('vacation')
    .leftJoin('vacation as old', (join) =>
      join.onRef('old.id', '=', 'vacation.replacesId').on('old.responseStatus', '=', 'APPROVED'),
    )
    .select(['vacation.id', 'vacation.userContractId', 'vacation.startDate'])
    .select([
      more('legal_units').as('legalUnits'),
      more('progressive_units').as('progressiveUnits'),
      more('additional_units').as('additionalUnits'),
    ])
    .where(sql<boolean>`vacation.user_contract_id = any(${[...contractIds]}::bigint[])`)
    .where('vacation.responseStatus', '=', 'PENDING')
    .where('vacation.id', '<>', vacation)
    .execute()
  const agreed = await tx
    .selectFrom(agreedDays.get().as('agreed'))
    .select(['agreed.userContractId', 'agreed.agreedOn', 'agreed.units'])
    .where(sql<boolean>`agreed.user_contract_id = any(${[...contractIds]}::bigint[])`)
    .where('agreed.id', '<>', compensation)
    .execute()
  const reserved = [
    ...rows.flatMap((row) => takesOf(row).map((entry) => [row.userContractId, entry] as const)),
    ...agreed.map(({ userContractId, ...one }) => [userContractId, agreedTake(one)] as const),
  ]
  const of = Map.groupBy(reserved, ([id]) => id)
  return new Map([...of].map(([id, own]) => [id, own.map(([, entry]) => entry)]))
}

const agreedTake = ({ agreedOn: on, units }: { agreedOn: ISODate; units: number }): Entry => ({
  pool: 'PROGRESSIVE',
  kind: 'COMPENSATION',
  on,
  units: -units,
})

/** What a request takes of a purse besides what the vacation that it replaces has taken. */
const more = (units: string) => {
  const [asked, taken] = [sql.ref(`vacation.${units}`), sql.ref(`old.${units}`)]
  return sql<number>`greatest(0, ${asked} - coalesce(${taken}, 0))`
}

type Waiting = {
  id: number
  startDate: ISODate
  legalUnits: number
  progressiveUnits: number
  additionalUnits: number
}

const takesOf = (row: Waiting): readonly Entry[] => {
  const line = { kind: 'TAKE', on: row.startDate, vacationId: row.id } as const
  return [
    { ...line, pool: 'LEGAL', units: -row.legalUnits },
    { ...line, pool: 'PROGRESSIVE', units: -row.progressiveUnits },
    { ...line, pool: 'ADDITIONAL', units: -row.additionalUnits },
  ]
}

export function refuseShort(plan: Plan, request: TimeOff, agreed: boolean): void {
  const short = shortOf(plan, request)
  if (short && (!agreed || plan.isAdditional)) throw conflict(short, 'endDate')
}

export function requireBeforeOpening(facts: Facts, { to }: TimeOff): void {
  const opening = openingsOf(facts)
    .map(({ on }) => on)
    .toSorted()
    .at(-1)
  if (!opening || to >= opening) {
    throw invalid('endDate', 'Las históricas son anteriores al ajuste de saldo')
  }
}

type Taken = { contractId: number; id: number; version: number; plan: Plan }

/** Writes the days of an approved vacation, one line for each month and purse. */
export const take = (context: Context, { contractId, id, version, plan }: Taken) =>
  writeEntries(context, contractId, takenBy({ id, version, plan }))

/** The lines that take the days of a vacation. */
export const takenBy = ({ id, version, plan }: Omit<Taken, 'contractId'>): readonly NewEntry[] =>
  plan.takes.map(({ pool, lot, units, on }, place) => ({
    pool,
    kind: 'TAKE',
    on,
    units: -units,
    lot,
    vacationId: id,
    key: `vacation:${id}:${version}:${place}`,
  }))

/** What has taken days: a vacation, and the facts of its contract. */
type Spent = { readonly id: number; readonly facts: Facts }

/** A vacation with its contract's facts, whose account is locked. */
export type Counted = {
  readonly id: number
  readonly userContractId: number
  readonly startDate: ISODate
  readonly endDate: ISODate
  readonly half: Half | null
  readonly version: number
  readonly facts: Facts
}

/** Returns the days that a vacation still has taken, each in its month and to its purse. */
export const giveBack = (context: Context, row: Counted, key: string) =>
  writeEntries(context, row.userContractId, returned(row, key))

/** The lines that return what a vacation still has taken. */
export const returned = (row: Spent, key: string): readonly NewEntry[] =>
  liveEntries(row.facts, row.id).map(({ pool, on, units, lot, seq }) => ({
    pool,
    kind: 'GIVE_BACK',
    on,
    units: -units,
    lot,
    vacationId: row.id,
    reversesSeq: seq,
    key: `${key}:${seq}`,
  }))

/**
 * Ends an approved vacation on a day before its last one, because somebody cancelled the rest or a
 * medical leave suspended it. The days that were not enjoyed return to the balance.
 */
export async function shorten(
  context: Context,
  row: Counted,
  until: ISODate,
  why: string | null,
): Promise<void> {
  const enjoyed = { from: row.startDate, to: until, half: row.half }
  const span = { from: row.startDate, to: row.endDate }
  const holidays = await daysOffOf(context.tx, row.userContractId, span, 'VACATION')
  const key = `until:${row.id}:${row.version}`
  const left = kept(row, unitsOf(enjoyed, holidays), key)
  await writeEntries(context, row.userContractId, [...returned(row, key), ...left])
  const of = (pool: Entry['pool']) =>
    left.filter((one) => one.pool === pool).reduce((sum, { units }) => sum - units, 0)
  await context.tx
    .updateTable('vacation')
    .set({
      enjoyedUntil: until,
      legalUnits: of('LEGAL'),
      progressiveUnits: of('PROGRESSIVE'),
      additionalUnits: of('ADDITIONAL'),
      advanceUnits: sql<number>`least(advance_units, ${of('LEGAL')})`,
      response: why,
      updatedLoginId: context.session.loginId,
      version: row.version + 1,
    })
    .where('id', '=', row.id)
    .execute()
}

/** The first days of what a vacation had taken, from the purses that it took them from. */
export function kept(row: Spent, units: number, key: string): readonly NewEntry[] {
  let left = units
  return liveEntries(row.facts, row.id).flatMap(({ pool, on, units: taken, lot, seq }) => {
    const part = Math.min(left, -taken)
    left -= part
    const entry = { pool, kind: 'TAKE', on, units: -part, lot, vacationId: row.id } as const
    return part > 0 ? [{ ...entry, key: `${key}:kept:${seq}` }] : []
  })
}

export function unitsOfPlan({ takes, advance }: Plan) {
  const sum = (pool: Entry['pool']) =>
    takes.filter((one) => one.pool === pool).reduce((all, { units }) => all + units, 0)
  return {
    legalUnits: sum('LEGAL'),
    progressiveUnits: sum('PROGRESSIVE'),
    additionalUnits: sum('ADDITIONAL'),
    advanceUnits: advance,
  }
}

/** The days of a request. */
export const timeOffOf = (row: {
  startDate: ISODate
  endDate: ISODate
  half: Half | null
}): TimeOff => ({
  from: row.startDate,
  to: row.endDate,
  half: row.half,
})
