import { scaledNumber } from '#chile/money/decimal.ts'
import type { YearMonth } from '#chile/period.ts'
import {
  createBlock,
  factPlace,
  type Kernels,
  type Plan,
  resultPlace,
  valueAt,
  valueIn,
} from '#formula/index.ts'
import type { PeriodValues } from '#formula/types.ts'
import type { Concept } from '../concept.ts'
import { type LineDifference, lineDifferences } from '../differences.ts'
import { valueFact } from '../facts/index.ts'
import { atPayment, taxIn } from './accrual.ts'

/** A month that was paid: the formulas and the figures that its payslips were made with. */
export type PaidMonth = {
  readonly month: YearMonth
  readonly plan: Plan<Concept>
  readonly period: PeriodValues
  /** The formulas compiled for the figures; compiling takes longer than a hundred payslips. */
  readonly kernels: Kernels
}

/** What is added to a month: a value of an item in its unit, or pesos of legal gratification. */
export type Part = { readonly item: string | 'GRATIFICACION'; readonly value: string }

export type Addition = {
  readonly contractId: number
  /** The payslip as it is stored. */
  readonly facts: readonly number[]
  readonly results: readonly number[]
  /** What was paid apart of this month before: the new part comes on top of it. */
  readonly earlier: readonly Part[]
  readonly part: Part
}

/** What a part changes of its month. Whole pesos. */
export type AddedMonth = {
  readonly contractId: number
  readonly month: YearMonth
  readonly earnings: number
  /** Discounts, with the tax as it is at the payment. */
  readonly deductions: number
  readonly net: number
  readonly employerCost: number
  readonly tax: number
  readonly taxAtPayment: number
  readonly lines: readonly LineDifference[]
  /** Change of each total and base that is reported to institutions, by code. */
  readonly bases: Readonly<Record<string, number>>
}

/** Totals and bases that no line of a payslip is. */
const reportedBases = [
  'TOTAL_IMPONIBLE',
  'TOTAL_NO_IMPONIBLE',
  'TOTAL_TRIBUTABLE',
  'BASE_TRIBUTABLE',
  'BASE_PREVISIONAL',
  'BASE_CESANTIA',
  'BASE_RETENCION',
  'TOTAL_APORTES',
] as const

/** The item that carries the legal gratification: no company has to define it. */
export const LEGAL_GRATIFICATION = 'GRATIFICACION'

/**
 * What is paid now for a month that was paid before: its payslips are calculated again with their
 * own facts, formulas and figures and with what is added, so that caps and tax see the whole pay of
 * the month (Ley sobre Impuesto a la Renta, arts. 45 and 46; Decreto Ley 3.500, art. 16). The
 * difference is what the addition pays, contributes and withholds; the tax travels in UTM to the
 * month of payment, whose UTM is `payUtm`.
 *
 * @throws RangeError when a formula cannot be calculated with what was added
 */
export function addedIn(
  { month, plan, period, kernels }: PaidMonth,
  additions: readonly Addition[],
  payUtm: number,
): AddedMonth[] {
  const again = recalculation(plan, kernels)
  const paidBefore = additions.filter(({ earlier }) => earlier.length > 0)
  const before = new Map(
    again(paidBefore.map(({ facts, earlier }) => ({ facts, parts: earlier }))).map(
      (results, index) => [paidBefore[index]?.contractId, results],
    ),
  )
  const after = again(
    additions.map(({ facts, earlier, part }) => ({ facts, parts: [...earlier, part] })),
  )
  const utms = { own: period.variables['UTM'], payment: payUtm }
  return additions.map(({ contractId, results }, row) => {
    const was = valuesAt(plan, before.get(contractId) ?? results)
    const is = valuesAt(plan, rowOf(after, row))
    const change = (code: string) => valueIn(is, code) - valueIn(was, code)
    const lines = lineDifferences(plan.library.concepts, was, is)
    const tax = taxIn(lines)
    const taxAtPayment = atPayment(tax, utms)
    return {
      contractId,
      month,
      earnings: change('TOTAL_HABERES'),
      deductions: change('TOTAL_DESCUENTOS') - tax + taxAtPayment,
      net: change('LIQUIDO') + tax - taxAtPayment,
      employerCost: change('COSTO_EMPRESA'),
      tax,
      taxAtPayment,
      lines,
      bases: Object.fromEntries(reportedBases.map((code) => [code, change(code)])),
    }
  })
}

type Again = { readonly facts: readonly number[]; readonly parts: readonly Part[] }

/** Calculates payslips with parts; the gratification last, over what the month then gives. */
function recalculation(plan: Plan<Concept>, kernels: Kernels) {
  const paidAt = resultPlace(plan, LEGAL_GRATIFICATION)
  return (rows: readonly Again[]): number[][] => {
    const facts = rows.map((row) => withItems(plan, row))
    const first = run(plan, kernels, facts)
    const gratified = rows.flatMap((row, index) => (gratificationIn(row) > 0 ? [index] : []))
    const second = run(
      plan,
      kernels,
      gratified.map((index) =>
        withGratification(
          plan,
          rowOf(facts, index),
          valueAt(rowOf(first, index), paidAt) + gratificationIn(rows[index]),
        ),
      ),
    )
    gratified.forEach((index, at) => (first[index] = rowOf(second, at)))
    return first
  }
}

const gratificationIn = (row: Again | undefined) =>
  (row?.parts ?? []).reduce(
    (sum, { item, value }) => sum + (item === LEGAL_GRATIFICATION ? Number(value) : 0),
    0,
  )

function rowOf<Row>(rows: readonly Row[], at: number): Row {
  const row = rows[at]
  if (row === undefined) throw new Error(`There is no row ${at} of ${rows.length}`)
  return row
}

function withItems(plan: Plan<Concept>, { facts, parts }: Again): number[] {
  const all = [...facts]
  for (const { item, value } of parts) {
    if (item === LEGAL_GRATIFICATION) continue
    const at = itemFactAt(plan, item)
    const decimals = at === undefined ? undefined : plan.facts[at]?.decimals
    if (at === undefined || decimals === undefined) {
      throw new RangeError(`Ese mes no tenía el concepto ${item}`)
    }
    all[at] = valueAt(all, at) + scaledNumber(value, decimals)
  }
  return all
}

/** As an agreed amount the gratification is what is said here, whatever the contract has. */
function withGratification(plan: Plan<Concept>, facts: readonly number[], amount: number) {
  const all = [...facts]
  const mode = factPlace(plan, 'MODO_GRATIFICACION')
  const agreed = plan.facts[mode]?.options?.indexOf('CONVENCIONAL')
  if (agreed === undefined || agreed < 0) throw new Error('A gratification cannot be agreed here')
  all[mode] = agreed
  all[factPlace(plan, 'GRATIFICACION_PACTADA')] = amount
  return all
}

function run(plan: Plan<Concept>, kernels: Kernels, rows: readonly (readonly number[])[]) {
  if (rows.length === 0) return []
  const block = createBlock(plan, rows.length)
  rows.forEach((facts, row) => {
    for (const [at, column] of block.facts.entries()) column[row] = valueAt(facts, at)
  })
  const [error] = kernels.run(block, rows.length)
  if (error) throw new RangeError(error.message)
  return rows.map((_, row) => block.results.map((column) => valueAt(column, row)))
}

/** Where the value of an item is among the facts of a plan; nothing when it has no such item. */
export const itemFactAt = (plan: Plan<Concept>, item: string): number | undefined =>
  plan.factIndexOf.get(valueFact(item))

const valuesAt = (plan: Plan<Concept>, results: readonly number[]) =>
  Object.fromEntries(plan.codes.map((code, index) => [code, valueAt(results, index)]))
