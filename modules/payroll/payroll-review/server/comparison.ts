import type { Context } from '#platform/server/context.ts'
import { ProcessCache } from '#platform/server/cache/process-cache.ts'
import { Cause, type CauseCode } from '../model/cause.ts'
import { fingerprintOf } from './fingerprint.ts'
import { decompose, type Pair, prepareReplay } from './replay.ts'
import { editionOf, errorsOf, type Side, type StoredRow, storedRows } from './runs.queries.ts'

/** One person's difference with last month, with its causes, which add up to it. */
export type Difference = {
  contractId: number
  userId: number
  name: string
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

/** Comparisons of this process, cached by their runs because screens read them page by page. */
const comparisons = new ProcessCache<readonly Difference[]>(20)

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
  return [
    ...[...now.values()].map((row) => differenceOf(old.get(row.contractId), row, causes)),
    ...gone.map((row) => without(row, errors.get(row.contractId))),
  ]
}

function differenceOf(
  was: StoredRow | undefined,
  row: StoredRow,
  causes: ReadonlyMap<number, ReadonlyMap<CauseCode, number>>,
): Difference {
  const parts = was
    ? (causes.get(row.contractId) ?? new Map<CauseCode, number>())
    : new Map<CauseCode, number>([['ENTRY', row.net]])
  return toDifference(row, was?.net ?? null, row.net, parts, null, [was, row])
}

/**
 * The difference of a contract without a payslip this month: it left, or has an error with a
 * reason.
 */
function without(row: StoredRow, error: string | undefined): Difference {
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
): Difference {
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
