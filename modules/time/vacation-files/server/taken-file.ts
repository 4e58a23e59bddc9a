import { formatDate, type ISODate } from '#chile/dates.ts'
import { yearMonthOf, type YearMonth } from '#chile/period.ts'
import {
  closedMonths,
  type ContractOfFile,
  contractsOfFile,
  contractsToFile,
  monthClosed,
  saidTwice,
} from '#modules/people/file-contracts/server/index.ts'
import { daysOffIn } from '#modules/time/time-off/server/index.ts'
import {
  type Entry,
  type Facts,
  openingsOf,
  type Pool,
  POOLS,
} from '#modules/time/vacations/model/ledger.ts'
import {
  daysLabel,
  type Plan,
  planOf,
  problemOf,
  shortOf,
} from '#modules/time/vacations/model/request.ts'
import {
  type PoolOrder,
  preferring,
  type Rule,
  ruleOn,
  usualRule,
} from '#modules/time/vacations/model/rule.ts'
import { DAY, daysText } from '#modules/time/vacations/model/units.ts'
import { ledgers } from '#modules/time/vacations/server/index.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { Found, Objection, Problem } from '#platform/model/imports.ts'
import type { Acting } from '#platform/server/context.ts'
import type { Checked, Importing } from '#platform/server/imports/importer.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { TakenValues } from '../model/file-rows.ts'

// A file says what was approved: it is of who answers vacations.
const rights = ['vacations.create', 'vacations.update'] as const

const vacations = ({ tx }: Pick<Acting, 'tx'>) =>
  tx
    .selectFrom('vacation')
    .select(['id', 'version', 'userContractId as contractId', 'startDate', 'endDate'])
    .select(['enjoyedUntil', 'half', 'isHistoric', 'poolOrder'])
    .select(['legalUnits', 'progressiveUnits', 'additionalUnits'])
    .where('responseStatus', '=', 'APPROVED')
    .orderBy('startDate')
    .orderBy('id')
type Held = Awaited<ReturnType<ReturnType<typeof vacations>['execute']>>[number]

/** From which purse first; the others follow where it has not enough. */
const orders: Readonly<Record<Pool, ValueOf<typeof PoolOrder>>> = {
  LEGAL: 'LEGAL_PROGRESSIVE_ADDITIONAL',
  PROGRESSIVE: 'PROGRESSIVE_LEGAL_ADDITIONAL',
  ADDITIONAL: 'ADDITIONAL_LEGAL_PROGRESSIVE',
}
export const orderOf = (pool: Pool | null | undefined) => (pool ? orders[pool] : null)
const poolOf = (order: string | null): Pool | null =>
  POOLS.find((pool) => orders[pool] === order) ?? null

/** A row with what it would take. */
export type StandingVacation = {
  readonly contract: ContractOfFile | undefined
  readonly wrong: Problem | undefined
  readonly held: Held | undefined
  readonly facts: Facts | undefined
  readonly plan: Plan | undefined
  /** Taken before the balance that the contract was given: it counts them already. */
  readonly historic: boolean
  readonly problem: Problem | undefined
}

/** Rows with their contracts and what each would take after those before it. */
export async function standingVacations(
  importing: Importing,
  rows: readonly TakenValues[],
): Promise<readonly StandingVacation[]> {
  const { tx } = importing
  const contracts = await contractsOfFile(
    importing,
    rights,
    rows.map(({ rut = null, contract = null, startDate = null }) => ({
      rut,
      contract,
      from: startDate,
      to: startDate,
    })),
  )
  const ids = [...new Set(contracts.flatMap(({ found }) => found?.id ?? []))]
  const days = rows.flatMap(({ startDate, endDate }) => [startDate ?? [], endDate ?? []].flat())
  const [from, to] = [days.toSorted()[0], days.toSorted().at(-1)]
  if (ids.length === 0 || !from || !to) {
    return contracts.map(({ found: contract, wrong }) => ({ ...nothing, contract, wrong }))
  }
  const offAt = await daysOffIn(tx, { from, to }, ids)
  const facts = new Map(await ledgers.factsOf(tx, ids))
  const reserved = await ledgers.reservedIn(tx, ids)
  const rules = await ledgers.rulesIn(tx)
  const held = await vacations(importing)
    .where(sql<boolean>`user_contract_id in (select unnest(${ids}::bigint[]))`)
    .execute()
  const byKey = new Map(held.map((one) => [`${one.contractId} ${one.startDate}`, one]))
  const spent = new Map<number, Entry[]>()
  return contracts.map(({ found: contract, wrong }, at): StandingVacation => {
    const own = contract && facts.get(contract.id)
    const row = rows[at] ?? {}
    if (!contract || !own) return { ...nothing, contract, wrong }
    const before = [...(reserved.get(contract.id) ?? []), ...(spent.get(contract.id) ?? [])]
    const rule = ruleOn(rules.get(contract.businessId) ?? [], row.startDate ?? '') ?? usualRule
    const standing = standingOf(row, {
      contract,
      held: byKey.get(`${contract.id} ${row.startDate}`),
      facts: own,
      before,
      holidays: offAt(contract.id, 'VACATION'),
      rule: preferring(rule, orderOf(row.pool)),
    })
    const { plan, historic } = standing
    if (plan && !historic) {
      spent.set(contract.id, [...(spent.get(contract.id) ?? []), ...entriesOf(plan)])
    }
    return standing
  })
}

type Known = {
  readonly contract: ContractOfFile
  readonly held: Held | undefined
  readonly facts: Facts
  /** What waits for an answer, and what earlier rows take. */
  readonly before: readonly Entry[]
  readonly holidays: ReadonlySet<ISODate>
  readonly rule: Rule
}

/** A row with what it would take, and from which purses. */
function standingOf(
  { startDate = '', endDate = '' }: TakenValues,
  { contract, held, facts, before, holidays, rule }: Known,
): StandingVacation {
  const request = { from: startDate, to: endDate, half: null }
  const invalid = problemOf(request, contract, holidays)
  if (invalid || held) {
    const problem = invalid && { column: invalid.field, message: invalid.message }
    return { ...nothing, contract, held, facts, problem }
  }
  const known: Facts = { ...facts, entries: [...facts.entries, ...before] }
  const plan = planOf(known, request, holidays, rule)
  const opening = lastOpening(facts)
  const historic = opening !== undefined && endDate < opening
  const straddles = opening !== undefined && startDate < opening && !historic
  const problem = straddles
    ? {
        column: 'endDate',
        message: `Termina después del saldo al ${formatDate(opening)}: divídalas en dos filas`,
      }
    : whyNotTaken(request, plan, historic)
  return { ...nothing, contract, facts, plan, historic, problem }
}

const entriesOf = ({ takes }: Plan): readonly Entry[] =>
  takes.map(({ pool, units, on, lot }) => ({
    pool,
    kind: 'TAKE',
    on,
    units: -units,
    ...(lot === undefined ? {} : { lot }),
  }))

const nothing = {
  wrong: undefined,
  held: undefined,
  facts: undefined,
  plan: undefined,
  historic: false,
  problem: undefined,
} as const

const lastOpening = (facts: Facts): ISODate | undefined =>
  openingsOf(facts)
    .map(({ on }) => on)
    .toSorted()
    .at(-1)

function whyNotTaken(
  request: { from: ISODate; to: ISODate; half: null },
  plan: Plan,
  historic: boolean,
): Problem | undefined {
  const short = historic ? undefined : shortOf(plan, request)
  return short === undefined ? undefined : { column: 'days', message: short }
}

export async function matchVacations(
  importing: Importing,
  rows: readonly TakenValues[],
): Promise<(Found | undefined)[]> {
  const all = await standingVacations(importing, rows)
  return rows.map(({ rut, contract, days: given }, at) => {
    const held = all[at]?.held
    if (!held) return undefined
    const { id, version, startDate, endDate, enjoyedUntil, poolOrder } = held
    const units = held.legalUnits + held.progressiveUnits + held.additionalUnits
    const isSame = given !== undefined && Math.round(Number(given) * DAY) === units
    const days = isSame ? given : daysText(units)
    const said = { startDate, endDate: enjoyedUntil ?? endDate, days, pool: poolOf(poolOrder) }
    return { id, version, values: { rut, contract, ...said } }
  })
}

export async function objectionsToVacations(
  importing: Importing,
  checked: readonly Checked<TakenValues>[],
): Promise<readonly (readonly Objection[])[]> {
  const wholes = checked.map(({ whole }) => whole)
  const all = await standingVacations(importing, wholes)
  const closed = await closedMonths(importing)
  const twice = saidTwice(
    all.map(({ contract }, at) => contract && `${contract.id} ${wholes[at]?.startDate}`),
  )
  return all.map((one, at) => {
    const again = twice.get(at)
    if (again !== undefined) return [{ column: null, message: again }]
    const last = closed.get(one.contract?.businessId ?? 0) ?? 0
    const problem = whyNot(importing, one, wholes[at] ?? {}, last)
    return problem ? [problem] : []
  })
}

function whyNot(
  { actor, today }: Importing,
  { contract, wrong, held, plan, historic, problem }: StandingVacation,
  { startDate = '', days = '0' }: TakenValues,
  last: YearMonth,
): Problem | undefined {
  if (!contract) return wrong
  const at = (column: string, message: string): Problem => ({ column, message })
  if (contract.userId === actor.userId) {
    return at('rut', 'Son sus vacaciones: las registra otra persona')
  }
  if (held) return at('startDate', 'Ya tiene vacaciones desde ese día: se cambian en Vacaciones')
  if (problem && !plan) return problem
  if (startDate > today) {
    return at('startDate', 'Las vacaciones por venir se piden y se aprueban en Vacaciones')
  }
  // What was taken before the balance of a contract changes no month.
  if (!historic && yearMonthOf(startDate) <= last) {
    return at('startDate', monthClosed(yearMonthOf(startDate)))
  }
  if (plan && Math.round(Number(days) * DAY) !== plan.units) {
    return at('days', `En esas fechas hay ${daysLabel(plan.units)} hábiles`)
  }
  return problem
}

/** The approved vacations within reach that are of whole days, as a file says them. */
export async function allVacations(reading: Acting) {
  const contracts = await contractsToFile(
    reading,
    ['vacations.read', 'vacations.update'],
    'vacaciones',
  )
  const rows = await vacations(reading).where('half', 'is', null).execute()
  return rows.flatMap((row) => {
    const contract = contracts.get(row.contractId)
    if (!contract) return []
    const { legalUnits, progressiveUnits, additionalUnits, startDate, endDate } = row
    const days = daysText(legalUnits + progressiveUnits + additionalUnits)
    const said = { startDate, endDate: row.enjoyedUntil ?? endDate, days }
    const { rut, contract: code } = contract
    return [{ rut, contract: code, ...said, pool: poolOf(row.poolOrder) }]
  })
}
