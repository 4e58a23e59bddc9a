import { hash } from 'node:crypto'
import { FormulaError } from '#formula/types.ts'
import { MissingParameter } from '#law/parameters/index.ts'
import { leavePaymentAt } from '#law/settings.ts'
import { companyLibrary } from '#modules/concepts/concept-library/server/index.ts'
import { monthSettings } from '#modules/concepts/indicators/server/index.ts'
import { conflict } from '#platform/server/errors.ts'
import { ProcessCache } from '#platform/server/cache/process-cache.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import { calculateBatch, type Engine, openEngine, withoutTerms } from './calculate.ts'
import { answeredOptions } from '#modules/company/businesses/model/answered-options.ts'
import { choicesOf } from '#modules/company/businesses/server/index.ts'
import {
  recordGaps,
  type ContractRow,
  contractsOf,
  type ItemRow,
  itemsOf,
} from '#modules/payroll/payroll-input/server/index.ts'
import type { PayingBusiness } from '#modules/payroll/payroll-input/model/around-contract.ts'

/** An open month with the data that all its contracts share. */
export type OpenMonth = Awaited<ReturnType<typeof openMonth>>

/**
 * Reads a month and its razón social and compiles its engine; keeps the month open until the end of
 * the transaction.
 *
 * @throws UserError when the month is closed, an item is wrong or a legal figure is missing
 */
export async function openMonth(tx: Tx, companyId: number, monthId: number) {
  const month = await tx
    .selectFrom('payrollMonth as month')
    .innerJoin('business', 'business.id', 'month.businessId')
    .innerJoin('businessOption as option', 'option.businessId', 'business.id')
    .select([
      'month.yearMonth',
      'month.businessId',
      'month.isOpen',
      'business.accidentabilityRate',
      ...answeredOptions,
    ])
    .where('month.id', '=', monthId)
    .forShare('month')
    .executeTakeFirstOrThrow()
  if (!month.isOpen) throw conflict('El mes está cerrado')
  const library = await companyLibrary(tx, month.yearMonth)
  const choices = choicesOf(month)
  const settings = await monthSettings(tx, { companyId, month: month.yearMonth, choices })
  const engine = engineFor(companyId, month.yearMonth, library, settings)
  const { accidentabilityRate } = month
  const business = { accidentabilityRate, leavePayment: leavePaymentAt(month.yearMonth, choices) }
  return { month, business, engine, library }
}

/** A month and its engine: the input for calculating some of its contracts. */
export type Calculable = {
  engine: Engine
  month: { businessId: number; yearMonth: number }
  business: PayingBusiness
}

/**
 * Calculates some contracts of a month: a payslip of each, or the reason it has none. Writes
 * nothing.
 *
 * @param more extra items besides those of the month, such as a late one
 */
export async function calculateContracts(
  tx: Tx,
  { engine, month, business }: Calculable,
  ids: readonly number[],
  more: readonly ItemRow[] = [],
) {
  const found = await contractsOf(tx, month.businessId, month.yearMonth, ids)
  const contracts = more.length === 0 ? found : found.map((row) => withMore(row, more))
  const items = [...(await itemsOf(tx, month.yearMonth, ids)), ...more]
  const batch = { month: month.yearMonth, business, contracts, items }
  const { payslips, failures } = calculateBatch(engine, batch)
  const lacks = await recordGaps.ofContracts(tx, month.yearMonth, contracts)
  const explained = failures.map((failure) => ({ ...failure, ...lacks.get(failure.contractId) }))
  return { payslips, failures: [...explained, ...withoutTerms(ids, contracts)] }
}

/** The person's other contracts share the cap, so their extra items count too. */
const withMore = (row: ContractRow, more: readonly ItemRow[]): ContractRow => ({
  ...row,
  companions: row.companions.map(({ row: other, items }) => ({
    row: other,
    items: [...items, ...more.filter((item) => item.userContractId === other.contractId)],
  })),
})

type Opening = Parameters<typeof openEngine>

/**
 * Cached engines by company, month and all their inputs: compiling one takes longer than a hundred
 * payslips. They hold no personal data.
 */
const engines = new ProcessCache<Engine>(30)

/** Turns a wrong item or a missing legal figure into an error that people can correct. */
function engineFor(companyId: number, ...opening: Opening): Engine {
  const [, { idle }] = opening
  const key = hash('sha256', JSON.stringify([companyId, [...idle], opening]))
  try {
    return engines.now(key, () => openEngine(...opening))
  } catch (error) {
    if (error instanceof FormulaError || error instanceof MissingParameter) {
      throw conflict(error.message)
    }
    throw error
  }
}
