// What enters a month comes from modules above its calculation, by their hooks.
import '#generated/modules.ts'
import {
  calculateBatch,
  type Engine,
  openEngine,
  readBatch,
} from '#modules/payroll/payroll-engine/server/index.ts'
import { companyLibrary } from '#modules/concepts/concept-library/server/index.ts'
import { answeredOptions } from '#modules/company/businesses/model/answered-options.ts'
import { choicesOf } from '#modules/company/businesses/server/index.ts'
import { contractIdsOf, contractsOf, itemsOf } from '#modules/payroll/payroll-input/server/index.ts'
import { leavePaymentAt } from '#law/settings.ts'
import { piecesOf } from '#platform/server/jobs/lanes.ts'
import { parametersOf } from '#modules/payroll/payroll-results/server/store.ts'
import type { Database, Tx } from '#platform/server/sql/db.ts'
import { median, timed } from '../measure.ts'
import type { Crowd } from './crowd.ts'

/** Microseconds per payslip that a worker's process is busy between its statements. */
export type Stages = Record<'facts' | 'kernels' | 'encode', number>

/** The steps of the job without the database, on some of the contracts. */
export async function timeStages(db: Database, { companyId, monthId }: Crowd): Promise<Stages> {
  const session = { companyId, userId: null, loginId: null, acting: false, traceId: 'bench' }
  const { engine, batches } = await db.withTenant(session, (tx) => prepared(tx, monthId))
  const where = { companyId, runId: 1, monthId }
  const kernels: number[] = []
  const watched = watch(engine, (milliseconds) => kernels.push(milliseconds))
  const passes = Array.from({ length: 5 }, () => {
    kernels.length = 0
    const facts = timed(() => batches.forEach((batch) => void readBatch(watched, batch)))
    const whole = timed(() => batches.flatMap((batch) => calculateBatch(watched, batch).payslips))
    const encode = timed(() => parametersOf(where, whole.result))
    const run = kernels.reduce((sum, one) => sum + one, 0)
    const each = (milliseconds: number) => (milliseconds * 1_000) / whole.result.length
    // What calculateBatch does besides is making rows of the columns.
    const rows = whole.milliseconds - facts.milliseconds - run
    return {
      facts: each(facts.milliseconds),
      kernels: each(run),
      encode: each(rows + encode.milliseconds),
    }
  })
  const middle = (of: (pass: Stages) => number) => median(passes.map(of))
  return {
    facts: middle(({ facts: time }) => time),
    kernels: middle(({ kernels: time }) => time),
    encode: middle(({ encode: time }) => time),
  }
}

function watch(engine: Engine, spend: (milliseconds: number) => unknown): Engine {
  const { kernels } = engine
  const run: typeof kernels.run = (...block) => {
    const { result, milliseconds } = timed(() => kernels.run(...block))
    spend(milliseconds)
    return result
  }
  return { ...engine, kernels: { ...kernels, run } }
}

async function prepared(tx: Tx, monthId: number) {
  const month = await tx
    .selectFrom('payrollMonth as month')
    .innerJoin('business', 'business.id', 'month.businessId')
    .innerJoin('businessOption as option', 'option.businessId', 'business.id')
    .select(['month.yearMonth', 'month.businessId', 'business.accidentabilityRate'])
    .select(answeredOptions)
    .where('month.id', '=', monthId)
    .executeTakeFirstOrThrow()
  const { yearMonth, businessId } = month
  const choices = choicesOf(month)
  const engine = openEngine(yearMonth, await companyLibrary(tx, yearMonth), { choices })
  const ids = await contractIdsOf(tx, businessId, yearMonth)
  const { accidentabilityRate } = month
  const business = { accidentabilityRate, leavePayment: leavePaymentAt(yearMonth, choices) }
  const batches = []
  for (const some of piecesOf(ids.slice(0, 8_000), 1_000)) {
    const contracts = await contractsOf(tx, businessId, yearMonth, some)
    const items = await itemsOf(tx, yearMonth, some)
    batches.push({ month: yearMonth, business, contracts, items })
  }
  return { engine, batches }
}
