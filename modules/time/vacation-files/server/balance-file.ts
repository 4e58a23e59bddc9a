import { formatDate, type ISODate } from '#chile/dates.ts'
import { type YearMonth, yearMonthOf } from '#chile/period.ts'
import {
  closedMonths,
  type ContractOfFile,
  contractsOfFile,
  contractsToFile,
  monthClosed,
  saidTwice,
} from '#modules/people/file-contracts/server/index.ts'
import {
  type Entry,
  type Facts,
  openingsOf,
  type Pool,
} from '#modules/time/vacations/model/ledger.ts'
import { DAY, daysText } from '#modules/time/vacations/model/units.ts'
import { ledgers } from '#modules/time/vacations/server/index.ts'
import type { Found, Objection, Problem } from '#platform/model/imports.ts'
import type { Acting } from '#platform/server/context.ts'
import type { Checked, Importing } from '#platform/server/imports/importer.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { BalanceValues } from '../model/file-rows.ts'

const right = 'vacationConfig.update'

/** The columns of purses. */
export const names = ['legal', 'progressive', 'additional'] as const

/** The purse that each of them is of. */
export const purses: Readonly<Record<(typeof names)[number], Pool>> = {
  legal: 'LEGAL',
  progressive: 'PROGRESSIVE',
  additional: 'ADDITIONAL',
}

export const unitsIn = (days: string): number => Math.round(Number(days) * DAY)

type Standing = {
  readonly contract: ContractOfFile | undefined
  readonly wrong: Problem | undefined
  readonly facts: Facts | undefined
  /** The last line of the account: it is another one whenever anything is written. */
  readonly lastSeq: number
}

/** The contracts of rows with all that their balances follow from. */
export async function standingBalances(
  importing: Importing,
  rows: readonly BalanceValues[],
): Promise<readonly Standing[]> {
  const contracts = await contractsOfFile(
    importing,
    right,
    rows.map(({ rut = null, contract = null, on = null }) => ({ rut, contract, from: on, to: on })),
  )
  const ids = [...new Set(contracts.flatMap(({ found }) => found?.id ?? []))]
  const facts = ids.length > 0 ? await ledgers.factsOf(importing.tx, ids) : new Map<number, Facts>()
  const accounts = await importing.tx
    .selectFrom('vacationAccount')
    .select(['userContractId', 'lastSeq'])
    .where(sql<boolean>`user_contract_id in (select unnest(${ids}::bigint[]))`)
    .execute()
  const last = new Map(accounts.map((row) => [row.userContractId, row.lastSeq]))
  return contracts.map(({ found: contract, wrong }) => ({
    contract,
    wrong,
    facts: contract && facts.get(contract.id),
    lastSeq: last.get(contract?.id ?? 0) ?? 0,
  }))
}

/** The balances that a contract was given on a day, the last one of each purse. */
const openingsOn = (facts: Facts, on: ISODate | undefined): ReadonlyMap<Pool, Entry> =>
  new Map(
    openingsOf(facts)
      .filter((entry) => entry.on === on)
      .map((entry) => [entry.pool, entry]),
  )

/** The months with other employers that a contract is recognized. */
export const monthsOf = ({ recognitions }: Facts): number | null =>
  recognitions.at(-1)?.months ?? null

export async function matchBalances(
  importing: Importing,
  rows: readonly BalanceValues[],
): Promise<(Found | undefined)[]> {
  const all = await standingBalances(importing, rows)
  return rows.map((row, at) => {
    const { contract, facts, lastSeq = 0 } = all[at] ?? {}
    if (!contract || !facts) return undefined
    const openings = openingsOn(facts, row.on)
    if (openings.size === 0) return undefined
    const days = names.map((name) => {
      const units = openings.get(purses[name])?.units
      const given = row[name]
      // Days that come to the same units are the same, however many decimals say them.
      const isSame = given && units !== undefined && unitsIn(given) === units
      return [name, isSame ? given : units === undefined ? null : daysText(units)] as const
    })
    const { rut, contract: code, on } = row
    const values = { rut, contract: code, on, months: monthsOf(facts), ...Object.fromEntries(days) }
    return { id: contract.id, version: lastSeq, values }
  })
}

export async function objectionsToBalances(
  importing: Importing,
  checked: readonly Checked<BalanceValues>[],
): Promise<readonly (readonly Objection[])[]> {
  const all = await standingBalances(
    importing,
    checked.map(({ whole }) => whole),
  )
  // Who insists writes beside later movements, and never into a month that was paid.
  const closed = importing.file?.insists ? await closedMonths(importing) : undefined
  const twice = saidTwice(all.map(({ contract }) => contract && String(contract.id)))
  return all.map((standing, at) => {
    const again = twice.get(at)
    if (again !== undefined) return [{ column: null, message: again }]
    const problem = whyNotOpened(importing, standing, checked[at]?.whole ?? {}, closed)
    return problem ? [problem] : []
  })
}

function whyNotOpened(
  { actor, today }: Importing,
  { contract, wrong, facts }: Standing,
  { on = '' }: BalanceValues,
  closed: ReadonlyMap<number, YearMonth> | undefined,
): Problem | undefined {
  if (!contract || !facts) return wrong
  const at = (column: string, message: string): Problem => ({ column, message })
  if (contract.userId === actor.userId) {
    return at('rut', 'Son sus vacaciones: las configura otra persona')
  }
  if (on < facts.start) return at('on', `El contrato comienza el ${formatDate(facts.start)}`)
  if (on > today) return at('on', 'Todavía no llega ese día')
  if (closed) {
    const last = closed.get(contract.businessId)
    const isPaid = last !== undefined && yearMonthOf(on) <= last
    return isPaid ? at('on', monthClosed(yearMonthOf(on))) : undefined
  }
  return hasMoved(facts, on)
    ? at('on', 'Ya tiene movimientos desde ese día: ajuste el saldo en su ficha')
    : undefined
}

/**
 * Whether anything moved since a day. Days that were taken and given back since, such as those of a
 * file that was undone, moved nothing.
 */
function hasMoved({ entries }: Facts, on: ISODate): boolean {
  const since = entries.filter((entry) => entry.kind !== 'OPENING' && entry.on >= on)
  const acts = Map.groupBy(since, ({ pool, vacationId, reversesSeq, seq }) =>
    [pool, vacationId ?? `act ${reversesSeq ?? seq}`].join(' '),
  )
  return [...acts.values()].some((one) => one.reduce((sum, { units }) => sum + units, 0) !== 0)
}

/** The last balances that contracts within reach were given, as a file says them. */
export async function allBalances(reading: Acting) {
  const contracts = await contractsToFile(reading, right, 'saldos de vacaciones')
  const facts = await ledgers.factsOf(reading.tx, [...contracts.keys()])
  return [...facts].flatMap(([id, own]) => {
    const contract = contracts.get(id)
    const on = openingsOf(own)
      .filter(({ pool }) => pool === 'LEGAL')
      .map((entry) => entry.on)
      .toSorted()
      .at(-1)
    if (!contract || on === undefined) return []
    const openings = openingsOn(own, on)
    const days = names.flatMap((name) => {
      const units = openings.get(purses[name])?.units
      return units === undefined ? [] : [[name, daysText(units)] as const]
    })
    const { rut, contract: code } = contract
    return [{ rut, contract: code, on, months: monthsOf(own), ...Object.fromEntries(days) }]
  })
}
