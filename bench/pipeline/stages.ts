import {
  calculateBatch,
  type Engine,
  openEngine,
  readBatch,
} from '#modules/payroll-months/server/calculate.ts'
import { choicesOf, conceptsOf } from '#modules/payroll-months/server/company-concepts.ts'
import {
  companyItems,
  contractIdsOf,
  contractsOf,
  itemsOf,
} from '#modules/payroll-months/server/gather.queries.ts'
import { piecesOf } from '#modules/payroll-months/server/lanes.ts'
import { encoded } from '#modules/payroll-months/server/store.ts'
import type { Database, Tx } from '#platform/server/db.ts'
import { timed } from '../measure.ts'
import type { Crowd } from './crowd.ts'

/** Microseconds per payslip that a worker's process is busy between its statements. */
export type Stages = Record<'facts' | 'kernels' | 'encode', number>

/** The steps of the job without the database, on some of the contracts. */
export async function timeStages(db: Database, { companyId, monthId }: Crowd): Promise<Stages> {
  const session = { companyId, userId: null, loginId: null, acting: false, traceId: 'bench' }
  const { engine, batches } = await db.withTenant(session, (tx) => prepared(tx, monthId))
  const where = { companyId, runId: 1, monthId }
  const spent = { facts: 0, kernels: 0, encode: 0 }
  const watched = watch(engine, (milliseconds) => (spent.kernels += milliseconds))
  let count = 0
  for (const batch of batches) {
    spent.facts += timed(() => readBatch(watched, batch)).milliseconds
    const calculated = timed(() => calculateBatch(watched, batch))
    const { payslips } = calculated.result
    spent.encode +=
      calculated.milliseconds + timed(() => [...encoded(where, payslips)]).milliseconds
    count += payslips.length
  }
  // What calculateBatch takes besides the two others is making rows of the columns.
  spent.encode -= spent.facts + spent.kernels
  const each = (milliseconds: number) => (milliseconds * 1_000) / count
  return { facts: each(spent.facts), kernels: each(spent.kernels), encode: each(spent.encode) }
}

function watch(engine: Engine, spend: (milliseconds: number) => void): Engine {
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
    .select(['option.payrollUseThirtyDays', 'option.payrollUseThirtyDaysOnLicense'])
    .select('option.payrollSettings')
    .where('month.id', '=', monthId)
    .executeTakeFirstOrThrow()
  const { yearMonth, businessId } = month
  const choices = choicesOf(month)
  const engine = openEngine(yearMonth, conceptsOf(await companyItems(tx)), { choices })
  const ids = await contractIdsOf(tx, businessId, yearMonth)
  const batches = []
  for (const some of piecesOf(ids.slice(0, 8_000), 1_000)) {
    const contracts = await contractsOf(tx, businessId, yearMonth, some)
    const items = await itemsOf(tx, yearMonth, some)
    batches.push({ month: yearMonth, business: month, contracts, items })
  }
  return { engine, batches }
}
