import { afterChange, type CompanyDb, type Context } from '#platform/server/context.ts'
import { isRetryable } from '#platform/server/database-errors.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import type { Log } from '#platform/server/observe/logger.ts'
import { hasWritten, touched, type Touched } from './changes.queries.ts'
import { followCompany } from './follow.job.ts'
import { recalculate, type Recalculated } from './recalculate.ts'

/** Beyond this many contracts a calculation of the month, with visible progress, is needed. */
const most = 2000

/**
 * Runs after every change in the company, before its commit: the affected payslips of open months
 * are calculated again, so that nobody ever sees them stale. A failure here never loses the change:
 * only the following is undone, and the month counts the change as not calculated.
 */
export async function followChange(context: Context): Promise<string | undefined> {
  if (!(await hasWritten(context))) return undefined
  const moved = await touched(context, { ofThis: true })
  await followEverybody(context, moved)
  const contracts = moved.filter(({ contractId }) => contractId !== null)
  if (contracts.length === 0 || contracts.length > most) return undefined
  const outcome = await orUndone(context, context.log, () => inEachMonth(context, contracts))
  return outcome && sentence(outcome)
}

/**
 * The same of some contracts of one month that work in background changed, in the transaction in
 * which it changed them.
 */
export async function followContracts(
  db: CompanyDb,
  log: Log,
  { monthId, contractIds }: { monthId: number; contractIds: readonly number[] },
): Promise<void> {
  if (contractIds.length === 0) return
  await orUndone(db, log, () => recalculate(db, monthId, contractIds))
}

/** Does it, or leaves all else of the transaction as it is. */
async function orUndone<T>(
  { client }: Pick<CompanyDb, 'client'>,
  log: Log,
  work: () => Promise<T>,
): Promise<T | undefined> {
  await client.query('savepoint recalculation')
  try {
    const done = await work()
    await client.query('release savepoint recalculation')
    return done
  } catch (error) {
    if (isRetryable(error)) throw error
    await client.query('rollback to savepoint recalculation')
    log.error('change not followed', {}, error)
    return undefined
  }
}

/** A formula or figure of the company affects everybody: a job follows it over each open month. */
async function followEverybody(context: Context, moved: readonly Touched[]): Promise<void> {
  const months = new Set(moved.filter((row) => row.contractId === null).map((row) => row.monthId))
  for (const monthId of months) {
    await enqueue(context, followCompany, { monthId }, { key: `month:${monthId}` })
  }
}

async function inEachMonth(context: Context, moved: readonly Touched[]): Promise<Recalculated[]> {
  const outcome: Recalculated[] = []
  for (const [monthId, rows] of Map.groupBy(moved, (row) => row.monthId)) {
    const ids = rows.flatMap((row) => row.contractId ?? [])
    outcome.push(...(await recalculate(context, monthId, ids)))
  }
  return outcome
}

/**
 * The sentence shown to the person who made the change. It names no amounts: they are shown only in
 * the places that check the right to see them.
 */
function sentence(outcome: readonly Recalculated[]): string | undefined {
  const changed = outcome.filter((row) => row.changed)
  if (changed.length === 0) return undefined
  const wrong = changed.filter((row) => row.error !== null)
  const done = changed.length - wrong.length
  const words = [
    ...(done === 0 ? [] : [done === 1 ? '1 recalculado' : `${done} recalculados`]),
    ...(wrong.length === 0 ? [] : [errorWords(wrong)]),
  ]
  return words.join('. ')
}

const errorWords = (wrong: readonly Recalculated[]) =>
  wrong.length === 1
    ? `Una liquidación quedó con error: ${wrong[0]?.error ?? ''}`
    : `${wrong.length} liquidaciones quedaron con error`

afterChange.on('payroll-months', followChange)
