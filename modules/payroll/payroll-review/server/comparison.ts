import { compareTexts } from '#chile/names.ts'
import { searchKey } from '#chile/text.ts'
import type { Context } from '#platform/server/context.ts'
import { ProcessCache } from '#platform/server/cache/process-cache.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { surnamesOf } from '#platform/server/sql/person-names.ts'
import { Cause, type CauseCode } from '../model/cause.ts'
import { fingerprintOf } from './fingerprint.ts'
import { decompose, type Pair, prepareReplay } from './replay.ts'
import { editionOf, errorsOf, type Side, type StoredRow, storedRows } from './runs.queries.ts'

/** One person's difference with last month, with its causes, which add up to it. */
export type Difference = {
  contractId: number
  userId: number
  name: string
  /** The name as a search looks for it, and the surname by which the person is ordered. */
  searched: string
  surname: string
  rut: string
  area: string | null
  jobTitle: string
  before: number | null
  net: number | null
  change: number
  /** In hundredths of last month's net; null when there was none. */
  percent: number | null
  causes: readonly { cause: CauseCode; change: number }[]
  unexplained: number
  /** Why there is no payslip this month. */
  error: string | null
  /** Fingerprint of the two compared payslips. */
  fingerprint: string
}

/** What differences are ordered by. */
export type Sort = 'change' | 'percent' | 'name' | 'net'
export type Order = ListInput<object, Sort>['sort']

/** Comparisons of this process, cached by their runs because screens read them page by page. */
const comparisons = new ProcessCache<Comparison>(20)

/** Every difference of two runs; each order is made when somebody first asks for it. */
export class Comparison {
  readonly rows: readonly Difference[]
  readonly #ordered = new Map<string, readonly Difference[]>()

  constructor(rows: readonly Difference[]) {
    this.rows = rows
  }

  inOrder(order: Order): readonly Difference[] {
    const key = `${order.by} ${order.descending}`
    const ordered = this.#ordered.get(key) ?? this.rows.toSorted(comparing(order))
    this.#ordered.set(key, ordered)
    return ordered
  }
}

/** By what was asked for, and by the contract where that is the same. */
function comparing({ by, descending }: Order) {
  const sign = descending ? -1 : 1
  const size = (row: Difference) => {
    if (by === 'change') return Math.abs(row.change)
    if (by === 'percent') return Math.abs(row.percent ?? 1_000_000)
    return row.net ?? 0
  }
  return (a: Difference, b: Difference) => {
    const unexplained = Number(b.unexplained !== 0) - Number(a.unexplained !== 0)
    if (by === 'change' && unexplained !== 0) return unexplained
    const first = by === 'name' ? compareTexts(a.surname, b.surname) : size(a) - size(b)
    return first === 0 ? a.contractId - b.contractId : sign * first
  }
}

/**
 * Every person of two runs, with the difference decomposed. Computed once for each state of both
 * runs: any new calculation in either makes another one.
 */
export async function compare(context: Context, before: Side | undefined, after: Side) {
  const { companyId } = context.session
  const key = `${companyId} ${before?.mark ?? '-'} ${after.mark}`
  return comparisons.of(key, () => compared(context, before, after))
}

async function compared(context: Context, before: Side | undefined, after: Side) {
  const old = before ? await storedRows(context, before) : new Map<number, StoredRow>()
  const now = await storedRows(context, after)
  const errors = await errorsOf(context, after)
  const both = [...now.values()].flatMap((row): [StoredRow, StoredRow][] => {
    const was = old.get(row.contractId)
    return was ? [[was, row]] : []
  })
  const causes = new Map<number, Map<CauseCode, number>>()
  if (before && both.length > 0) {
    const replay = prepareReplay(await editionOf(context, before), await editionOf(context, after))
    const changed = both.filter(([was, row]) => was.print !== row.print || was.net !== row.net)
    const pairs = changed.map(([was, row]): Pair => ({ before: was, after: row }))
    decompose(replay, pairs).forEach((parts, index) => {
      const contractId = changed[index]?.[1].contractId
      if (contractId !== undefined) causes.set(contractId, new Map(parts))
    })
  }
  const gone = [...old.values()].filter((row) => !now.has(row.contractId))
  const surnames = await surnamesOf(context, [...now.values(), ...gone])
  const found = [
    ...[...now.values()].map((row) => differenceOf(old.get(row.contractId), row, causes)),
    ...gone.map((row) => without(row, errors.get(row.contractId))),
  ]
  return new Comparison(
    found.map((row) => ({
      ...row,
      searched: searchKey(row.name),
      surname: surnames.get(row.userId) ?? '',
    })),
  )
}

/** A difference before it is known how its person is found and ordered. */
type Found = Omit<Difference, 'searched' | 'surname'>

function differenceOf(
  was: StoredRow | undefined,
  row: StoredRow,
  causes: ReadonlyMap<number, ReadonlyMap<CauseCode, number>>,
): Found {
  const parts = was
    ? (causes.get(row.contractId) ?? new Map<CauseCode, number>())
    : new Map<CauseCode, number>([['ENTRY', row.net]])
  return toDifference(row, was?.net ?? null, row.net, parts, null, [was, row])
}

/**
 * The difference of a contract without a payslip this month: it left, or has an error with a
 * reason.
 */
function without(row: StoredRow, error: string | undefined): Found {
  const cause: CauseCode = error === undefined ? 'EXIT' : 'ERROR'
  const parts = new Map<CauseCode, number>([[cause, -row.net]])
  return toDifference(row, row.net, null, parts, error ?? null, [row, undefined])
}

function toDifference(
  { contractId, userId, snapshot }: StoredRow,
  before: number | null,
  net: number | null,
  parts: ReadonlyMap<CauseCode, number>,
  error: string | null,
  prints: readonly (StoredRow | undefined)[],
): Found {
  const change = (net ?? 0) - (before ?? 0)
  const { name, rut, area, jobTitle } = snapshot
  return {
    contractId,
    userId,
    name,
    rut,
    area,
    jobTitle,
    before,
    net,
    change,
    percent: before === null || before === 0 ? null : Math.round((change / before) * 10_000),
    causes: Cause.values.flatMap((cause) => {
      const part = parts.get(cause) ?? 0
      return part === 0 ? [] : [{ cause, change: part }]
    }),
    unexplained: parts.get('UNEXPLAINED') ?? 0,
    error,
    fingerprint: fingerprintOf(prints),
  }
}
