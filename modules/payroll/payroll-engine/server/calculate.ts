import { hash } from 'node:crypto'
import {
  type Block,
  compileKernels,
  createBlock,
  type Kernels,
  resultPlace,
  valueAt,
} from '#formula/index.ts'
import type { YearMonth } from '#chile/period.ts'
import type { CompanyLibrary } from '#modules/concepts/concept-library/model/library.ts'
import { InputError } from '#law/input.ts'
import type { PayrollSettings } from '#law/period.ts'
import { openPayroll, type Payroll, payslipFactList } from '#law/run.ts'
import {
  type ContractRow,
  type ItemRow,
  toInput,
} from '#modules/payroll/payroll-input/server/index.ts'
import { missingData } from '#modules/payroll/payroll-input/model/record-lacks.ts'
import type { PayingBusiness } from '#modules/payroll/payroll-input/model/around-contract.ts'
import type { FailureRow, PayslipRow } from '#modules/payroll/payroll-results/model/payslip-row.ts'
import { snapshotOf } from '#modules/payroll/payroll-results/model/snapshot.ts'
import { JoinedInputs } from './joined-inputs.ts'

/** The compiled payroll of a month, the same for every contract of the run. */
export type Engine = {
  payroll: Payroll
  kernels: Kernels
  totals: TotalPositions
  /** Items not in force in the month: their entries are not paid. */
  idle: ReadonlySet<string>
}

type TotalPositions = { net: number; earnings: number; deductions: number; employerCost: number }

/**
 * Compiles the payroll of a month from the law, the company's additions and its settings.
 *
 * @throws FormulaError when an item is wrong, MissingParameter when a legal figure is not known
 */
export function openEngine(
  month: YearMonth,
  library: Pick<CompanyLibrary, 'payroll' | 'idle'>,
  settings: PayrollSettings,
): Engine {
  const payroll = named(openPayroll(month, { ...library.payroll, settings }), library)
  return {
    payroll,
    idle: library.idle,
    kernels: compileKernels(payroll.plan, payroll.period),
    totals: totalPlaces(payroll.plan),
  }
}

/** Positions, in the rows of a plan, of the sums that a run stores of each payslip. */
export const totalPlaces = (plan: Payroll['plan']): TotalPositions => ({
  net: resultPlace(plan, 'LIQUIDO'),
  earnings: resultPlace(plan, 'TOTAL_HABERES'),
  deductions: resultPlace(plan, 'TOTAL_DESCUENTOS'),
  employerCost: resultPlace(plan, 'COSTO_EMPRESA'),
})

/** The sums of a payslip. */
export const totalsAt = (totals: TotalPositions, results: readonly number[]): TotalPositions => ({
  net: valueAt(results, totals.net),
  earnings: valueAt(results, totals.earnings),
  deductions: valueAt(results, totals.deductions),
  employerCost: valueAt(results, totals.employerCost),
})

/**
 * Adds to the payroll's fingerprint its names and its print order: a payslip shows the names its
 * concepts had when it was made.
 */
function named(payroll: Payroll, library: Pick<CompanyLibrary, 'payroll'>): Payroll {
  const text = payroll.plan.hash + JSON.stringify(library.payroll)
  return { ...payroll, plan: { ...payroll.plan, hash: hash('sha256', text, 'hex') } }
}

type Gathered = {
  month: YearMonth
  business: PayingBusiness
  contracts: readonly ContractRow[]
  items: readonly ItemRow[]
}

/**
 * Calculates a batch of contracts. A contract that cannot be calculated becomes a failure and stops
 * no other.
 */
export function calculateBatch(engine: Engine, gathered: Gathered) {
  const { ready, failures } = readBatch(engine, gathered)
  const block = createBlock(engine.payroll.plan, Math.max(1, ready.length))
  ready.forEach(({ facts }, index) => fill(block, index, facts))
  const errors = new Map(engine.kernels.run(block, ready.length).map((error) => [error.row, error]))
  const payslips: PayslipRow[] = []
  ready.forEach(({ row, facts }, index) => {
    const error = errors.get(index)
    if (error) {
      const { code, message } = error
      failures.push({ contractId: row.contractId, code, message, field: null })
    } else {
      payslips.push(payslipOf(engine, row, facts, resultsOf(block, index)))
    }
  })
  return { payslips, failures }
}

type Ready = { row: ContractRow; facts: readonly number[] }

/** The facts of each contract in the order of the plan, or the reason it has none. */
export function readBatch(engine: Engine, gathered: Gathered) {
  const byContract = Map.groupBy(gathered.items, (item) => item.userContractId)
  const failures: FailureRow[] = []
  const ready: Ready[] = []
  const members = gathered.contracts.map((row) => ({
    row,
    items: paidOf(engine, byContract.get(row.contractId) ?? []),
  }))
  const own = new Map(members.map((member) => [member.row.contractId, member]))
  const joined = new JoinedInputs(engine.payroll, gathered, own)
  for (const { row, items } of members) {
    const facts = readFacts(engine, gathered, { row, items }, joined)
    if ('message' in facts) failures.push(facts)
    else ready.push({ row, facts: facts.facts })
  }
  return { ready, failures }
}

function fill(block: Block, row: number, facts: readonly number[]): void {
  const columns = block.facts
  for (let at = 0; at < columns.length; at += 1) {
    const column = columns[at]
    if (column) column[row] = valueAt(facts, at)
  }
}

function resultsOf(block: Block, row: number): number[] {
  const results: number[] = []
  for (const column of block.results) results.push(valueAt(column, row))
  return results
}

/**
 * Contracts of the month without a version of their terms, each with the reason, so that none is
 * lost.
 */
export function withoutTerms(
  ids: readonly number[],
  found: readonly { contractId: number }[],
): FailureRow[] {
  const known = new Set(found.map(({ contractId }) => contractId))
  return ids
    .filter((id) => !known.has(id))
    .map((contractId) => ({
      contractId,
      code: 'CONTRATO_INCOMPLETO',
      message: 'El contrato no tiene condiciones vigentes en el mes',
      field: 'contract',
    }))
}

function readFacts(
  engine: Engine,
  { month, business }: Gathered,
  { row, items }: { row: ContractRow; items: readonly ItemRow[] },
  joined: JoinedInputs,
): FailureRow | { facts: number[] } {
  const missing = missingData(row)
  if (missing) return { contractId: row.contractId, ...missing }
  const others = row.companions.map((other) => ({ ...other, items: paidOf(engine, other.items) }))
  try {
    const input =
      others.length === 0 ? toInput(month, business, row, items) : joined.of({ row, items }, others)
    return { facts: payslipFactList(engine.payroll, input) }
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return { contractId: row.contractId, code: 'DATOS', message: error.message, field: error.path }
  }
}

/** The entries of items in force in the month. */
const paidOf = ({ idle }: Engine, items: readonly ItemRow[]): readonly ItemRow[] =>
  idle.size === 0 ? items : items.filter(({ itemCode }) => !idle.has(itemCode))

function payslipOf(
  { totals }: Engine,
  row: ContractRow,
  facts: readonly number[],
  results: readonly number[],
): PayslipRow {
  return {
    contractId: row.contractId,
    userId: row.ownerId,
    facts,
    results,
    inputsHash: hash('sha256', new Float64Array(facts), 'hex').slice(0, 32),
    ...totalsAt(totals, results),
    snapshot: snapshotOf(row),
  }
}
