import type { YearMonth } from '#chile/period.ts'
import type { Given } from '#platform/model/imports.ts'

/** What holds from a month on, until the next one. */
export type Held<Values> = { readonly from: YearMonth; readonly values: Values }

/** A row of a file: of which code and from which month, and what it says besides. */
export type FileRow = { readonly code?: string; readonly validFrom?: YearMonth }

/** A row as it is laid over what there is. */
export type Laid<Row> = {
  readonly row: Row
  /** What the record says where the row is about; nothing of what is not there. */
  readonly shown: Given | undefined
}

/** How the rows of a kind of file are laid over what a code says in a month. */
export type Laying<Values, Row> = {
  /** What a code says where a row is about, as a file writes it; nothing where it says nothing. */
  readonly shown: (values: Values, row: Row) => Given | undefined
  /** What the rows of one code and month change of what it said. */
  readonly patch: (values: Values | undefined, rows: readonly Laid<Row>[]) => Partial<Values>
  readonly empty: Values
}

/** What becomes of a row: what is there before it, and what its code says after it. */
export type Outcome<Values> = {
  readonly shown: Given | undefined
  readonly before: Values | undefined
  readonly after: Values
}

const figure = /^-?\d+(?:\.\d+)?$/

/** Figures that differ in their zeros are one. */
function isEqual(a: unknown, b: unknown): boolean {
  const [one, other] = [JSON.stringify(a ?? null), JSON.stringify(b ?? null)]
  if (one === other) return true
  const areFigures = figure.test(String(a)) && figure.test(String(b))
  return areFigures && Number(a) === Number(b)
}

/** What a code says in a month; before its first month, what it will say. */
export const heldIn = <Values>(
  all: readonly Held<Values>[],
  month: YearMonth,
): Values | undefined => (all.findLast(({ from }) => from <= month) ?? all[0])?.values

type Over<Values> = {
  readonly empty: Values
  /** Whether later versions follow whatever they say: an administrator insists. */
  readonly through: boolean
}

/**
 * What holds after a change from a month on, as a change by hand does it: later versions follow in
 * each field for as long as they still said the old value of it.
 */
export function changedFrom<Values extends object>(
  all: readonly Held<Values>[],
  month: YearMonth,
  patch: Partial<Values>,
  { empty, through }: Over<Values>,
): Held<Values>[] {
  const [first, ...rest] = all
  if (!first) return [{ from: month, values: { ...empty, ...patch } }]
  const start = month < first.from ? [{ ...first, from: month }, ...rest] : [...all]
  const at = start.findLastIndex(({ from }) => from <= month)
  const current = start[at]
  if (!current) return start
  const says = new Map<string, unknown>(Object.entries(patch))
  const saidIn = ({ values }: Held<Values>, name: string): unknown =>
    new Map<string, unknown>(Object.entries(values)).get(name)
  const differs = (one: Held<Values>, name: string) => !isEqual(saidIn(one, name), says.get(name))
  const reached = through ? start.slice(at) : [current]
  const open = new Set([...says.keys()].filter((name) => reached.some((one) => differs(one, name))))
  if (open.size === 0) return start
  const changed = start.slice(at).map((one) => {
    for (const name of through ? [] : open) {
      if (!isEqual(saidIn(one, name), saidIn(current, name))) open.delete(name)
    }
    const follows = Object.fromEntries([...open].map((name) => [name, says.get(name)]))
    return { from: Math.max(one.from, month), values: { ...one.values, ...follows } }
  })
  const kept = current.from < month ? [current] : []
  return [...start.slice(0, at), ...kept, ...changed]
}

/** The first later month in which a code says something else than a row. */
function laterThan<Values extends object, Row extends FileRow>(
  versions: readonly Held<Values>[],
  month: YearMonth,
  patch: Laying<Values, Row>['patch'],
  row: Row,
  shown: Given,
): YearMonth | undefined {
  return versions.find(({ from, values }) => {
    if (from <= month) return false
    const said = Object.entries(patch(values, [{ row, shown }]))
    const now = new Map<string, unknown>(Object.entries(values))
    return said.some(([name, value]) => !isEqual(now.get(name), value))
  })?.from
}

/**
 * Lays the rows of one code over what it says, month by month: each row is beside what the rows of
 * earlier months leave, so that a file may say a history. Outcomes are in the order of the rows.
 */
export function laidOver<Values extends object, Row extends FileRow>(
  { shown, patch, empty }: Laying<Values, Row>,
  held: readonly Held<Values>[],
  rows: readonly Row[],
  through = false,
): { readonly outcomes: readonly Outcome<Values>[]; readonly versions: readonly Held<Values>[] } {
  let versions = [...held]
  const outcomes = new Map<Row, Outcome<Values>>()
  const months = Map.groupBy(rows, ({ validFrom = 0 }) => validFrom)
  for (const [month, some] of [...months].toSorted(([a], [b]) => a - b)) {
    const before = heldIn(versions, month)
    const since = Math.max(month, versions[0]?.from ?? month)
    const laid = some.map((row) => {
      const own = held.length > 0 && before ? shown(before, row) : undefined
      // What says the same in its month and something else later changes since that later one.
      const later = through && own ? laterThan(versions, month, patch, row, own) : undefined
      return { row, shown: own && { ...own, code: row.code, validFrom: later ?? since } }
    })
    versions = changedFrom(versions, month, patch(before, laid), { empty, through })
    const after = heldIn(versions, month) ?? empty
    for (const one of laid) outcomes.set(one.row, { shown: one.shown, before, after })
  }
  return {
    versions,
    outcomes: rows.flatMap((row) => outcomes.get(row) ?? []),
  }
}
