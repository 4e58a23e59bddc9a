import { scaledNumber } from '#chile/money/decimal.ts'
import {
  createBlock,
  factPlace,
  type Kernels,
  type Plan,
  resultPlace,
  valueAt,
} from '#formula/index.ts'
import type { PeriodValues } from '#formula/types.ts'
import { alone } from '../alongside.ts'
import {
  carriedMoney,
  classSums,
  type CountedContract,
  type TermsOfMonth,
} from '../carried-amounts.ts'
import type { Concept } from '../concept.ts'
import { readFact, valueFact } from '../facts/index.ts'
import { togetherFacts } from '../facts/together.ts'
import { defaultInput } from '../input.ts'

/** What is added to a month: a value of an item in its unit, or pesos of legal gratification. */
export type Part = { readonly item: string | 'GRATIFICACION'; readonly value: string }

/** The item that carries the legal gratification: no company has to define it. */
export const LEGAL_GRATIFICATION = 'GRATIFICACION'

/** A payslip as it is stored, and what is added to it. */
export type Again = { readonly facts: readonly number[]; readonly parts: readonly Part[] }

type Month = {
  readonly plan: Plan<Concept>
  readonly period: PeriodValues
  readonly kernels: Kernels
}

/**
 * Calculates again the payslips of people in a month, each with what is added: a person's contracts
 * with the employer in their order, so that tax, caps and limits are of all of them, as when the
 * month was calculated (`together.ts`). What is of the days of the month stays as it is stored.
 *
 * @param people the payslips of each person; those of several contracts in the order of the month
 * @returns the results of each payslip of each person
 */
export function calculatedAgain(
  month: Month,
  people: readonly (readonly Again[])[],
): readonly (readonly (readonly number[])[])[] {
  const several = people.filter((payslips) => payslips.length > 1)
  const first = inTurn(month, several, () => [])
  const taxableAt = resultPlace(month.plan, 'TOTAL_IMPONIBLE')
  const taxable = new Map(
    several.map((payslips, index) => [
      payslips,
      (first[index] ?? []).map((results) => valueAt(results, taxableAt)),
    ]),
  )
  return inTurn(month, people, (payslips) => taxable.get(payslips) ?? [])
}

/** The first payslips of all people at once, then the second ones, with what the first carry. */
function inTurn(
  month: Month,
  people: readonly (readonly Again[])[],
  taxableOf: (payslips: readonly Again[]) => readonly number[],
): number[][][] {
  const given = people.map((): number[][] => [])
  const most = people.reduce((all, { length }) => Math.max(all, length), 0)
  for (let at = 0; at < most; at += 1) {
    const rows = people.flatMap((payslips, index) => {
      const own = payslips[at]
      if (!own) return []
      const before = payslips.slice(0, at).map((one, place) => {
        const results = given[index]?.[place] ?? []
        return countedOf(month, one, results)
      })
      const facts = withItems(month.plan, own)
      const joined =
        payslips.length > 1 ? besides(month.plan, facts, before, taxableOf(payslips), at) : facts
      return [{ index, facts: joined, legal: gratificationIn(own) }]
    })
    withLegal(month, rows).forEach((results, row) => {
      given[rows[row]?.index ?? -1]?.push(results)
    })
  }
  return given
}

type Row = { readonly facts: readonly number[]; readonly legal: number }

/** Calculates rows; the legal gratification last, over what the month then gives. */
function withLegal({ plan, kernels }: Month, rows: readonly Row[]): number[][] {
  const paidAt = resultPlace(plan, LEGAL_GRATIFICATION)
  const results = run(
    plan,
    kernels,
    rows.map(({ facts }) => facts),
  )
  const gratified = rows.flatMap(({ legal }, index) => (legal > 0 ? [index] : []))
  const second = run(
    plan,
    kernels,
    gratified.map((index) => {
      const { facts, legal } = rowOf(rows, index)
      return withGratification(plan, facts, valueAt(rowOf(results, index), paidAt) + legal)
    }),
  )
  gratified.forEach((index, at) => (results[index] = rowOf(second, at)))
  return results
}

/** What the earlier contracts of the month carry now, over what was stored of them. */
function besides(
  plan: Plan<Concept>,
  facts: readonly number[],
  before: readonly CountedContract[],
  taxable: readonly number[],
  at: number,
): number[] {
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
  const [earlier, later] = [sum(taxable.slice(0, at)), sum(taxable.slice(at + 1))]
  const all = [...facts]
  const read = (code: string) => valueAt(facts, factPlace(plan, code))
  const together = {
    ...alone,
    ...carriedMoney(before, termsIn(plan, facts)),
    // A fixed fee does not follow what is added.
    unionFee: String(read('SINDICAL_ANTES')),
    // Before the taxable pay of all is known, that of the stored month holds its place.
    taxableBefore: String(taxable.length === 0 ? read('IMPONIBLE_ANTES') : earlier),
    taxableAfter: String(taxable.length === 0 ? read('IMPONIBLE_DESPUES') : later),
  }
  for (const row of togetherFacts) {
    const place = row.unit === 'CLP' ? plan.factIndexOf.get(row.code) : undefined
    if (place !== undefined) all[place] = readFact(row, { ...defaultInput, together })
  }
  if (taxable.length > 0) {
    const stored = read('IMPONIBLE_ANTES') + read('IMPONIBLE_DESPUES')
    const place = factPlace(plan, 'RENTA_OTRO_EMPLEADOR')
    all[place] = valueAt(facts, place) - stored + earlier + later
  }
  return all
}

/** A payslip as the later contracts of its person read it: what was settled apart gratifies not. */
function countedOf({ plan, period }: Month, again: Again, results: readonly number[]) {
  const own = Object.fromEntries(plan.codes.map((code, at) => [code, valueAt(results, at)]))
  const values: Readonly<Record<string, number>> = {
    ...period.variables,
    ...Object.fromEntries(plan.facts.map(({ code }, at) => [code, valueAt(again.facts, at)])),
    ...own,
    ...classSums(plan.library.concepts, own),
    [LEGAL_GRATIFICATION]: (own[LEGAL_GRATIFICATION] ?? 0) - gratificationIn(again),
  }
  return { terms: termsIn(plan, again.facts), of: (code: string) => values[code] ?? 0 }
}

const regimes: Readonly<Record<string, TermsOfMonth['taxRegime']>> = {
  OBRERO_AGRICOLA: 'AGRICULTURAL',
  CHOFER_TAXI: 'TAXI_DRIVER',
}

/** The terms of a stored payslip, by the words of its facts. */
function termsIn(plan: Plan<Concept>, facts: readonly number[]): TermsOfMonth {
  const word = (code: string) => {
    const at = factPlace(plan, code)
    return plan.facts[at]?.options?.[valueAt(facts, at)] ?? ''
  }
  return {
    taxRegime: regimes[word('REGIMEN_IMPUESTO')] ?? 'GENERAL',
    taxPeriod: word('TABLA_DE_PAGO') === 'TURNO' ? 'SHIFT' : 'MONTHLY',
    gratification: { mode: word('MODO_GRATIFICACION') === 'ART_50' ? 'ART_50' : 'NONE' },
  }
}

const gratificationIn = ({ parts }: Again) =>
  parts.reduce(
    (sum, { item, value }) => sum + (item === LEGAL_GRATIFICATION ? Number(value) : 0),
    0,
  )

function rowOf<Of>(rows: readonly Of[], at: number): Of {
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
