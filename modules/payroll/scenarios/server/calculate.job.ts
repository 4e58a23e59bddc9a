import { z } from 'zod'
import { plainDecimal } from '#chile/money/decimal.ts'
import { monthLabel, shiftMonth, type YearMonth } from '#chile/period.ts'
import { conceptRecords } from '#modules/concepts/concept-library/server/index.ts'
import { choicesOf } from '#modules/company/businesses/server/index.ts'
import {
  contractIdsOf,
  contractsOf,
  type ItemRow,
  itemsOf,
} from '#modules/payroll/payroll-input/server/index.ts'
import type { Assumption } from '#law/projection.ts'
import { leavePaymentAt } from '#law/settings.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import { conflict } from '#platform/server/errors.ts'
import { privatePeople } from '#modules/people/sight/server/index.ts'
import { defineJob, type JobContext } from '#platform/server/jobs/job.ts'
import { piecesOf } from '#platform/server/jobs/lanes.ts'
import type { ScenarioResult, Totals } from '../model/result.ts'
import { storedChange } from '../model/scenario.ts'
import { enteredFor, Engines } from './engines.ts'
import { lastRunOf, paidOf, simulatedBusinesses, type SimulatedBusiness } from './months.queries.ts'
import { simulateBatch, simulateHires } from './simulate.ts'
import { Tally } from './tally.ts'

/** Number of contracts read and calculated at once. */
const batchSize = 2_000

/**
 * Calculates a scenario month by month in memory, beside the real payroll; only totals are stored.
 * For people without the right to confidential pay there is a separate result, shared by all of
 * them, that contains no confidential person, not even the person who started the calculation.
 */
export const calculateScenario = defineJob({
  kind: 'scenarios.calculate',
  input: z.object({
    scenarioId: z.number().int(),
    includesPrivate: z.boolean(),
  }),
  async run(job, { scenarioId, includesPrivate }, progress) {
    const started = performance.now()
    const prepared = await job.transaction((tx) => prepare(tx, job, scenarioId))
    const { months, businesses, engines } = prepared
    const hidden = includesPrivate ? null : await job.transaction(privatePeople)
    const leftOut = new Set(hidden)
    const tally = new Tally()
    const total = months.length * businesses.length
    let done = 0
    await progress(done, total, 'Calculando')
    for (const month of months) {
      for (const business of businesses) {
        await job.transaction((tx) =>
          simulateMonth(tx, { ...prepared, tally, month, business, leftOut }),
        )
        done += 1
        await progress(done, total, monthLabel(month))
      }
    }
    const paid = await job.transaction((tx) => paidOf(tx, months, businesses))
    const result: ScenarioResult = {
      months: months.map((yearMonth) => ({
        yearMonth,
        ...tally.month(yearMonth),
        paidNet: includesPrivate ? (paid.get(yearMonth) ?? null) : null,
        projected: [...engines.assumptions.values()].some((one) => one.month === yearMonth),
      })),
      ...tally.read(),
      assumptions: ranges([...engines.assumptions.values()]),
      durationMs: Math.round(performance.now() - started),
    }
    await job.transaction((tx) => store(tx, job, { ...prepared, hidden, result }))
    return { scenarioId, durationMs: result.durationMs }
  },
})

type Prepared = Awaited<ReturnType<typeof prepare>>

async function prepare(tx: Tx, { session }: JobContext, scenarioId: number) {
  const scenario = await tx
    .selectFrom('scenario')
    .selectAll()
    .where('id', '=', scenarioId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
  if (!scenario) throw conflict('El escenario ya no existe')
  const { firstMonth, months: count, step } = scenario
  const months = Array.from({ length: count }, (_, index) => shiftMonth(firstMonth, index * step))
  const changes = z.array(storedChange).parse(scenario.changes)
  const businesses = await simulatedBusinesses(tx, scenario.businessId)
  const records = await conceptRecords(tx)
  const entered = await enteredFor(tx, session.companyId, months)
  const { name, monthlyGrowth } = scenario
  const growth = plainDecimal(monthlyGrowth)
  const engines = new Engines({ name, changes, monthlyGrowth: growth, records, entered })
  const lastRun = scenario.repeatItems ? await lastRunOf(tx) : new Map<number, YearMonth>()
  return { scenarioId, version: scenario.version, months, changes, businesses, engines, lastRun }
}

type Asked = Prepared & {
  tally: Tally
  month: YearMonth
  business: SimulatedBusiness
  leftOut: ReadonlySet<number>
}

async function simulateMonth(tx: Tx, asked: Asked): Promise<void> {
  const { tally, month, business, changes, engines, leftOut, lastRun, businesses } = asked
  const choices = choicesOf(business)
  const both = engines.at(month, choices)
  const { accidentabilityRate } = business
  const paying = { accidentabilityRate, leavePayment: leavePaymentAt(month, choices) }
  const ids = await contractIdsOf(tx, business.id, month)
  const hires = business === businesses[0]
  for (const [index, piece] of piecesOf(ids, batchSize).entries()) {
    const all = await contractsOf(tx, business.id, month, piece)
    const contracts = all.filter(({ ownerId }) => !leftOut.has(ownerId))
    const items = await itemsWith(tx, month, piece, lastRun.get(business.id))
    const batch = { month, business: paying, contracts, items }
    simulateBatch(tally, both, batch, changes)
    if (hires && index === 0) simulateHires(tally, both.simulated, batch, changes)
  }
}

/**
 * The items of a month; for a month after the last calculated one (`base`), also the one-off items
 * of that month.
 */
async function itemsWith(
  tx: Tx,
  month: YearMonth,
  ids: readonly number[],
  base: YearMonth | undefined,
): Promise<ItemRow[]> {
  const own = await itemsOf(tx, month, ids)
  if (base === undefined || month <= base) return own
  const taken = new Set(own.map((item) => `${item.userContractId} ${item.itemCode}`))
  const repeated = (await itemsOf(tx, base, ids)).filter(
    (item) =>
      item.startMonth === item.endMonth && !taken.has(`${item.userContractId} ${item.itemCode}`),
  )
  return [...own, ...repeated]
}

/** One line per figure and reason, with its first and last month and its first and last value. */
function ranges(all: readonly Assumption[]): ScenarioResult['assumptions'] {
  const groups = Map.groupBy(all, ({ key, text }) => `${key} ${text}`)
  return [...groups.values()].flatMap((group) => {
    const inOrder = group.toSorted((a, b) => a.month - b.month)
    const [first, last] = [inOrder[0], inOrder.at(-1)]
    if (!first || !last) return []
    const { key, label, unit, text } = first
    const span = { from: first.month, to: last.month, first: first.value, last: last.value }
    return [{ key, label, unit, text, ...span }]
  })
}

type Outcome = Prepared & { hidden: number[] | null; result: ScenarioResult }

async function store(tx: Tx, { job }: JobContext, outcome: Outcome): Promise<void> {
  const { scenarioId, version, hidden, result } = outcome
  const sum = (read: (month: { real: Totals; simulated: Totals }) => number) =>
    result.months.reduce((total, month) => total + read(month), 0)
  const summary = {
    realNet: sum(({ real }) => real.net),
    simulatedNet: sum(({ simulated }) => simulated.net),
    realCost: sum(({ real }) => real.employerCost),
    simulatedCost: sum(({ simulated }) => simulated.employerCost),
  }
  await tx
    .insertInto('scenarioRun')
    .values({
      scenarioId,
      scenarioVersion: version,
      jobId: job.id,
      includesPrivate: hidden === null,
      hidden,
      summary: JSON.stringify(summary),
      result: JSON.stringify(result),
    })
    .onConflict((on) => on.columns(['companyId', 'jobId']).doNothing())
    .execute()
}
