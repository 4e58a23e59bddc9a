import { addDays, type ISODate } from '#chile/dates.ts'
import { grantsOf, type Term } from './accrual.ts'
import { progressiveGrants, type Recognition } from './progressive.ts'

/** The three purses of days: the law's, the progressive ones, and what the company adds. */
export type Pool = 'LEGAL' | 'PROGRESSIVE' | 'ADDITIONAL'
export const POOLS: readonly Pool[] = ['LEGAL', 'PROGRESSIVE', 'ADDITIONAL']

export type EntryKind =
  | 'OPENING'
  | 'ADJUSTMENT'
  | 'TAKE'
  | 'GIVE_BACK'
  | 'EXPIRY'
  | 'COMPENSATION'
  | 'SETTLEMENT'
  | 'TRANSFER'

/** A line that somebody's act wrote. `recordedAt` is when it became known. */
export type Entry = {
  readonly pool: Pool
  readonly kind: EntryKind
  readonly on: ISODate
  /** Signed: a take is negative. An opening is the whole balance on its day. */
  readonly units: number
  readonly recordedAt?: ISODate
  readonly lot?: string
  readonly vacationId?: number | null
  /** The agreement that pays these days in money. */
  readonly compensationId?: number | null
  readonly seq?: number
  readonly reversesSeq?: number | null
  readonly reason?: string | null
}

/** Additional days of one origin: a benefit, an agreement, or overtime taken as days. */
export type Lot = {
  readonly id: string
  readonly source: 'BENEFIT' | 'OVERTIME' | 'AGREEMENT'
  readonly grantedOn: ISODate
  readonly expiresOn: ISODate | null
  readonly units: number
  /** Whether what is left on the day of expiry is paid in money (art. 32, Ley 21.561). */
  readonly payOnExpiry: boolean
  readonly recordedAt?: ISODate
}

/** Everything that a contract's balance follows from. */
export type Facts = {
  /** The first day of service that gives vacation. */
  readonly start: ISODate
  /** The last day of the contract, after which no month is completed. */
  readonly end?: ISODate | null
  readonly terms: readonly Term[]
  readonly recognitions: readonly Recognition[]
  readonly lots: readonly Lot[]
  readonly entries: readonly Entry[]
}

/** A printed line of the ledger; their sum is the balance. */
export type Line = {
  readonly on: ISODate
  readonly pool: Pool
  readonly kind: EntryKind | 'MONTH' | 'PROGRESSIVE' | 'LOT'
  readonly units: number
  readonly reason?: string | null
  readonly vacationId?: number | null
}

/**
 * Every line that counts for a balance on a day, in order of date. The last opening of a purse on
 * or before that day replaces all that came before it there.
 */
export function linesOf(facts: Facts, pool: Pool, asOf: ISODate): readonly Line[] {
  const entries = facts.entries.filter((entry) => entry.pool === pool && entry.on <= asOf)
  const opening = openingOf(facts, pool, asOf)
  const isAfter = ({ on }: { readonly on: ISODate }) => !opening || on > opening.on
  const written = entries.filter((entry) => entry.kind !== 'OPENING' && isAfter(entry))
  const lines = [...grantedLines(facts, pool, asOf).filter(isAfter), ...written.map(lineOf)]
  const ordered = lines.toSorted((a, b) => a.on.localeCompare(b.on))
  return opening ? [lineOf(opening), ...ordered] : ordered
}

const lineOf = ({ on, pool, kind, units, reason, vacationId }: Entry): Line => ({
  on,
  pool,
  kind,
  units,
  ...(reason ? { reason } : {}),
  ...(vacationId ? { vacationId } : {}),
})

/** What time gives by itself: completed months, anniversaries, and lots with their expiry. */
function grantedLines(facts: Facts, pool: Pool, asOf: ISODate): readonly Line[] {
  const until = facts.end && facts.end < asOf ? facts.end : asOf
  if (pool === 'LEGAL') {
    const months = grantsOf(facts.start, facts.terms, until)
    return months.map(({ on, units }) => ({ on, pool, kind: 'MONTH', units }))
  }
  if (pool === 'PROGRESSIVE') {
    const years = progressiveGrants(facts.start, facts.recognitions, until)
    return years.map(({ on, units }) => ({ on, pool, kind: 'PROGRESSIVE', units }))
  }
  return lotsOf(facts, asOf).flatMap((lot) => lotLines(lot, facts.entries, asOf))
}

/** The openings that count: one that was taken back is a line, and so is what took it back. */
export function openingsOf({ entries }: Pick<Facts, 'entries'>): readonly Entry[] {
  const openings = entries.filter(({ kind }) => kind === 'OPENING')
  const back = new Set(openings.flatMap(({ reversesSeq }) => reversesSeq ?? []))
  return openings.filter(({ seq, reversesSeq }) => !reversesSeq && !back.has(seq ?? 0))
}

/** The last opening of a purse on or before a day. */
const openingOf = (facts: Facts, pool: Pool, asOf: ISODate): Entry | undefined =>
  openingsOf(facts)
    .filter((entry) => entry.pool === pool && entry.on <= asOf)
    .toSorted((a, b) => a.on.localeCompare(b.on))
    .at(-1)

/** The lots granted until a day; an opening counts those before it in its own balance. */
function lotsOf(facts: Facts, asOf: ISODate): readonly Lot[] {
  const opening = openingOf(facts, 'ADDITIONAL', asOf)
  return facts.lots.filter(
    ({ grantedOn }) => grantedOn <= asOf && (!opening || grantedOn > opening.on),
  )
}

function lotLines(lot: Lot, entries: readonly Entry[], asOf: ISODate): readonly Line[] {
  const pool = 'ADDITIONAL'
  const given: Line = { on: lot.grantedOn, pool, kind: 'LOT', units: lot.units }
  const { expiresOn } = lot
  if (!expiresOn || expiresOn >= asOf) return [given]
  const left = leftOfLot(lot, entries, expiresOn)
  if (left <= 0) return [given]
  const paid = lot.payOnExpiry ? { reason: 'Se pagan como horas extra (art. 32)' } : {}
  return [given, { on: addDays(expiresOn, 1), pool, kind: 'EXPIRY', units: -left, ...paid }]
}

/** The units of a lot that nobody has taken until a day. */
export function leftOfLot(lot: Lot, entries: readonly Entry[], asOf: ISODate): number {
  if (lot.grantedOn > asOf) return 0
  return entries
    .filter(({ lot: of, on }) => of === lot.id && on <= asOf)
    .reduce((left, { units }) => left + units, lot.units)
}

/** The balance of a purse on a day, in units. */
export const balanceOf = (facts: Facts, pool: Pool, asOf: ISODate): number =>
  linesOf(facts, pool, asOf).reduce((sum, { units }) => sum + units, 0)

export type Balances = Readonly<Record<Pool, number>>

/** The balance of the three purses on a day, in units. */
export const balancesOf = (facts: Facts, asOf: ISODate): Balances => ({
  LEGAL: balanceOf(facts, 'LEGAL', asOf),
  PROGRESSIVE: balanceOf(facts, 'PROGRESSIVE', asOf),
  ADDITIONAL: balanceOf(facts, 'ADDITIONAL', asOf),
})

/** The facts as they were known on a day: what was recorded later is left out. */
export function knownOn(facts: Facts, day: ISODate): Facts {
  const known = ({ recordedAt }: { readonly recordedAt?: ISODate }) =>
    !recordedAt || recordedAt <= day
  return { ...facts, entries: facts.entries.filter(known), lots: facts.lots.filter(known) }
}

/**
 * What a purse can give on a day without leaving a later day of vacation without its days: the
 * least balance of that day and of the days of later takes.
 */
export function spendableOf(facts: Facts, pool: Pool, asOf: ISODate): number {
  const later = facts.entries
    .filter((entry) => entry.pool === pool && entry.units < 0 && entry.on > asOf)
    .map(({ on }) => on)
  return Math.min(...[asOf, ...new Set(later)].map((day) => balanceOf(facts, pool, day)))
}

/** Units of one purse, or of one lot of it, that a request takes. */
export type Take = { readonly pool: Pool; readonly lot?: string; readonly units: number }

/**
 * Where a request takes its days from: the lots that expire first, then the law's, the progressive
 * ones and the other additional ones, unless another order of purses is given. What no purse has is
 * an advance of legal days, with its own line.
 *
 * @param until how many of the first units fall on or before a day: what expires gives no others
 */
export function allocate(
  facts: Facts,
  asOf: ISODate,
  units: number,
  order: readonly Pool[],
  until: (day: ISODate) => number,
): { readonly takes: readonly Take[]; readonly advance: number } {
  const takes: Take[] = []
  let left = units
  const takeFrom = (source: Take, most: number) => {
    const taken = Math.min(left, Math.max(0, Math.min(source.units, most)))
    if (taken > 0) takes.push({ ...source, units: taken })
    left -= taken
  }
  for (const { expiresOn, take } of expiringLots(facts, asOf)) {
    takeFrom(take, until(expiresOn) - (units - left))
  }
  for (const source of order.flatMap((pool) => pursesOf(facts, pool, asOf))) {
    takeFrom(source, left)
  }
  return { takes: left > 0 ? [...takes, { pool: 'LEGAL', units: left }] : takes, advance: left }
}

/** The additional days of each origin that have not expired on a day, and what is left of each. */
export const liveLots = (facts: Facts, asOf: ISODate) =>
  lotsOf(facts, asOf)
    .filter(({ expiresOn }) => !expiresOn || expiresOn >= asOf)
    .map((lot) => ({ lot, units: leftOfLot(lot, facts.entries, lot.expiresOn ?? '9999-12-31') }))

/** The lots that expire, the first ones first, each with its last day. */
const expiringLots = (facts: Facts, asOf: ISODate) =>
  liveLots(facts, asOf)
    .flatMap(({ lot: { id, expiresOn }, units }) =>
      expiresOn ? [{ expiresOn, take: { pool: 'ADDITIONAL', lot: id, units } as const }] : [],
    )
    .toSorted((a, b) => a.expiresOn.localeCompare(b.expiresOn))

/** The additional days that nobody has taken and that expire, the first ones first. */
export const expiringOf = (facts: Facts, asOf: ISODate) =>
  liveLots(facts, asOf)
    .flatMap(({ lot, units }) => (lot.expiresOn && units > 0 ? [{ units, on: lot.expiresOn }] : []))
    .toSorted((a, b) => a.on.localeCompare(b.on))

function pursesOf(facts: Facts, pool: Pool, asOf: ISODate): readonly Take[] {
  if (pool !== 'ADDITIONAL') return [{ pool, units: spendableOf(facts, pool, asOf) }]
  const lots = liveLots(facts, asOf)
  const lasting = lots.filter(({ lot }) => lot.expiresOn === null)
  const ofLots = lots.reduce((sum, { units }) => sum + units, 0)
  return [
    ...lasting.map(({ lot, units }) => ({ pool, lot: lot.id, units })),
    { pool, units: spendableOf(facts, pool, asOf) - ofLots },
  ]
}
