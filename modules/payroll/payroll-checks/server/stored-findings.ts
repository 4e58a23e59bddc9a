import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import { type RunningJob, workedOn } from '#platform/server/jobs/running-job.ts'
import { ProcessCache } from '#platform/server/cache/process-cache.ts'
import { CompanyCache } from '#platform/server/cache/company-cache.ts'
import { type Finding, findingsInSight } from './checks.queries.ts'
import { type CheckedMonth, evaluated, type Said, type Wanted } from './evaluation.queries.ts'
import { keepPayrollChecks } from './keep-checks.job.ts'
import { type KeptChecks, keptChecks, keptSaid } from './kept-checks.queries.ts'
import { markOfPayslips, marksOf } from './fingerprints.ts'

/** Payslips that a request checks; of a larger month the worker keeps what is found. */
const mostInRequest = () => Number(process.env['CHECKS_IN_REQUEST'] ?? 5_000)

/** Milliseconds between two looks of the worker at the same month: others change it all day. */
const pause = 15_000

const isLarge = ({ isOpen, currentRunId, calculated }: CheckedMonth): boolean =>
  isOpen && currentRunId !== null && calculated > mostInRequest()

/** The findings that a reader sees; of a large month when they were found, and what is awaited. */
export type Shown = {
  findings: readonly Finding[]
  /** When the worker was asked to look for them; null when they are those of now. */
  foundAt: Date | null
  /** The work that looks again; null when nothing changed since. */
  looking: RunningJob | null
}

const shown = new CompanyCache<readonly Finding[]>(8)
const said = new ProcessCache<readonly Said[]>(2)

/**
 * The findings of a month that a reader sees, cached by the process while nothing changes: pages
 * of the same findings evaluate the rules once. Of a large month the worker evaluates them, and
 * until it has, those that it found before are shown.
 */
export async function findingsShown(
  context: Context,
  month: CheckedMonth,
  inOrder: (findings: readonly Finding[]) => readonly Finding[],
): Promise<Shown> {
  const large = isLarge(month) ? await byWorker(context, month) : undefined
  const { mark } = large ? (large.kept ?? { mark: null }) : await marksOf(context, month)
  const key = [month.id, mark, context.reach('payslips.read'), context.actor.userId]
  const findings = await shown.of(context, key, async () => {
    const found = large
      ? await saidBefore(context, month, large.kept)
      : await evaluated(context, month)
    return inOrder(await findingsInSight(context, month, found))
  })
  return { findings, foundAt: large?.kept?.begunAt ?? null, looking: large?.looking ?? null }
}

/** What the worker found in a large month, and its work when that is not what holds now. */
async function byWorker(context: Context, month: CheckedMonth) {
  const now = await marksOf(context, month)
  const kept = await keptChecks(context, month.id)
  if (kept?.mark === now.mark) return { kept, looking: null }
  const earliest = kept ? kept.begunAt.getTime() + pause : 0
  const looking = await workedOn(context, keepPayrollChecks, {
    key: `month:${month.id}`,
    input: { payrollMonthId: month.id, at: context.now.toISOString() },
    total: () => month.calculated,
    ...(earliest > context.now.getTime() ? { runAt: new Date(earliest) } : {}),
  })
  return { kept, looking }
}

/** What is kept of a month, parsed once by the process. */
const saidBefore = async (
  context: Context,
  { id }: CheckedMonth,
  kept: KeptChecks | undefined,
): Promise<readonly Said[]> =>
  kept
    ? said.of(JSON.stringify([context.session.companyId, id, kept]), () => keptSaid(context, id))
    : []

/**
 * What a note may answer: the findings of some rules or of all as they are now. Of a large month
 * those that the reader was shown, as long as they speak of its payslips; a note about a sentence
 * that changes meanwhile does not count.
 *
 * @throws UserError when the payslips of a large month were calculated after the worker looked
 */
export async function saidToNote(
  context: Context,
  month: CheckedMonth,
  only?: Wanted,
): Promise<readonly Said[]> {
  if (!isLarge(month)) return evaluated(context, month, only)
  const kept = await keptChecks(context, month.id)
  if (kept?.payslips !== (await markOfPayslips(context, month))) {
    throw conflict('Las liquidaciones cambiaron y se están revisando: anote cuando estén')
  }
  const all = await saidBefore(context, month, kept)
  return only ? all.filter(({ rule }) => only.has(rule)) : all
}
