import { hash } from 'node:crypto'
import type { YearMonth } from '#chile/period.ts'
import { compileKernels, factPlace, type Plan, resultPlace, valueAt } from '#formula/index.ts'
import type { PeriodValues } from '#formula/types.ts'
import { companyLibrary } from '#modules/concepts/concept-library/server/index.ts'
import { answeredOptions } from '#modules/company/businesses/model/answered-options.ts'
import { choicesOf } from '#modules/company/businesses/server/index.ts'
import {
  calculateContracts,
  type Engine,
  totalPlaces,
} from '#modules/payroll/payroll-engine/server/index.ts'
import { planOf } from '#modules/payroll/payroll-results/server/index.ts'
import {
  type Concept,
  type LeavePayment,
  leavePaymentAt,
  leavePayments,
  retroactiveBases,
} from '#law/index.ts'
import { sql } from '#platform/server/sql/db.ts'
import { ProcessCache } from '#platform/server/cache/process-cache.ts'
import type { Line } from '../model/differences.ts'
import type { ClosedMonth, CompanyDb } from './closed-months.queries.ts'
import type { LateItem } from './late-items.queries.ts'
import type { LawNow } from './law.queries.ts'

/** A closed month ready to calculate again: its own formulas, and the law as currently known. */
export type Reopened = Awaited<ReturnType<typeof reopenInMemory>>

/**
 * The formulas of a closed month, with its legal figures as known today, including later
 * publications.
 */
export async function reopenInMemory(
  context: CompanyDb,
  businessId: number,
  closed: ClosedMonth,
  { period }: LawNow,
) {
  const { companyId } = context.session
  const plan = await planOf(context.tx, companyId, closed.planHash)
  const { idle } = await companyLibrary(context.tx, closed.yearMonth)
  return { closed, plan, engine: keptEngine(companyId, closed, plan, period, idle), businessId }
}

/**
 * Compiled engines are cached: compiling takes longer than a hundred payslips, and closed months
 * never change.
 */
const engines = new ProcessCache<Engine>(48)

function keptEngine(
  companyId: number,
  { runId, yearMonth }: ClosedMonth,
  plan: Plan<Concept>,
  period: PeriodValues,
  idle: ReadonlySet<string>,
): Engine {
  const key = hash('sha256', JSON.stringify([companyId, runId, plan.hash, period, [...idle]]))
  return engines.now(key, () => engineOf(yearMonth, plan, period, idle))
}

function engineOf(
  month: number,
  plan: Plan<Concept>,
  period: PeriodValues,
  idle: ReadonlySet<string>,
): Engine {
  const itemFacts = plan.facts.filter(({ code }) => code.startsWith('VALOR_'))
  return {
    payroll: { month, plan, period, itemFacts },
    kernels: compileKernels(plan, period),
    idle,
    totals: totalPlaces(plan),
  }
}

type Stored = { contractId: number; results: readonly number[]; facts: readonly number[] }

/** The payslips of some contracts in the closed month. */
export async function paidTo({ tx }: CompanyDb, runId: number, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('payslip')
    .select(['userContractId as contractId', 'results', 'facts'])
    .where('payrollRunId', '=', runId)
    .where(sql<boolean>`user_contract_id = any(${[...ids]}::bigint[])`)
    .execute()
  return new Map(rows.map((row): [number, Stored] => [row.contractId, row]))
}

/**
 * The lines that were paid differently from today's calculation, by contract, and the contracts
 * without one.
 */
export async function differencesOf(
  context: CompanyDb,
  { closed, plan, engine, businessId }: Reopened,
  ids: readonly number[],
  late: readonly LateItem[],
) {
  const paid = await paidTo(context, closed.runId, ids)
  const month = { businessId, yearMonth: closed.yearMonth }
  const business = await payingThen(context, plan, month, closed.runId)
  const again = { engine, month, business }
  const { payslips, failures } = await calculateContracts(context.tx, again, ids, late)
  const due = new Map(payslips.map(({ contractId, results }) => [contractId, results]))
  const held = failures.filter(({ code }) => code !== 'CONTRATO_INCOMPLETO')
  const failed = new Set(held.map(({ contractId }) => contractId))
  const lines = new Map(
    ids
      .filter((id) => !failed.has(id))
      .map((id) => [id, linesOf(plan, paid.get(id)?.results, due.get(id))]),
  )
  return { lines, failures: held }
}

/**
 * The rate of the razón social and its rules about leaves, which have no history: taken from the
 * payslips of the closed month or, where it has none, from today's.
 */
async function payingThen(
  { tx }: CompanyDb,
  plan: Plan<Concept>,
  { businessId, yearMonth }: { businessId: number; yearMonth: YearMonth },
  runId: number,
): Promise<{ accidentabilityRate: string; leavePayment: LeavePayment }> {
  const payslip = await tx
    .selectFrom('payslip')
    .select('facts')
    .where('payrollRunId', '=', runId)
    .limit(1)
    .executeTakeFirst()
  if (payslip) {
    const { facts } = payslip
    const rate = valueAt(facts, factPlace(plan, 'TASA_MUTUAL_ADICIONAL'))
    const act = leavePayments[valueAt(facts, factPlace(plan, 'MODO_LICENCIA'))]
    if (act === undefined) throw new Error(`The run ${runId} has an unknown way to pay leaves`)
    return { accidentabilityRate: (rate / 100).toFixed(2), leavePayment: act }
  }
  const { accidentabilityRate, ...option } = await tx
    .selectFrom('business')
    .innerJoin('businessOption as option', 'option.businessId', 'business.id')
    .select(['business.accidentabilityRate', ...answeredOptions])
    .where('business.id', '=', businessId)
    .executeTakeFirstOrThrow()
  return { accidentabilityRate, leavePayment: leavePaymentAt(yearMonth, choicesOf(option)) }
}

const groups = [
  ['HABER', 'EARNING'],
  ['DESCUENTO', 'DEDUCTION'],
  ['APORTE_EMPLEADOR', 'EMPLOYER'],
] as const

const groupOf = ({ code, classes }: Concept): Line['group'] | undefined =>
  retroactiveBases.has(code) ? 'BASE' : groups.find(([name]) => classes.includes(name))?.[1]

type Results = readonly number[] | undefined

/** A contract without a payslip was paid nothing, or is due nothing. */
const amountIn = (results: Results, place: number) => (results ? valueAt(results, place) : 0)

/**
 * The differing lines of pay, discount and employer cost of two payslips, and their bases. The
 * amount that the net could not cover is a line too, so that lines always add up to the net.
 */
export function linesOf(plan: Plan<Concept>, paid: Results, due: Results): Line[] {
  const lines: Line[] = []
  const sums = { paid: 0, due: 0 }
  for (const { def, index } of plan.steps) {
    const group = groupOf(def)
    if (!group) continue
    const line = { paid: amountIn(paid, index), due: amountIn(due, index) }
    const sign = group === 'EARNING' ? 1 : group === 'DEDUCTION' ? -1 : 0
    sums.paid += sign * line.paid
    sums.due += sign * line.due
    if (line.paid !== line.due) lines.push({ concept: def.code, label: def.label, group, ...line })
  }
  const net = resultPlace(plan, 'LIQUIDO')
  const over = {
    paid: amountIn(paid, net) - sums.paid,
    due: amountIn(due, net) - sums.due,
  }
  if (over.paid === over.due) return lines
  const label = 'Lo que el líquido no alcanzó a cubrir'
  return [...lines, { concept: 'SOBREGIRO', label, group: 'EARNING', ...over }]
}
