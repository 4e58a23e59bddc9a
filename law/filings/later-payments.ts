import { retroactiveBases } from '../retroactive-items.ts'
import type { FiledAmounts, FiledBusiness, FiledContract } from './filed-contract.ts'
import { type FiledLine, previredLines } from './previred.ts'

/** What later months paid of the concepts of a contract in a month that closed. Whole pesos. */
export type AddedAmounts = ReadonlyMap<string, number>

/** Movement of table 7 of whoever is paid a difference: «Reliquidación, premio o bono». */
const RELIQUIDATION = '12'

/** The days from which a contract began and ended were declared with its month. */
const long = { start: '1900-01-01', end: null, ceased: null } as const

/**
 * The contracts of a month that closed with what was paid of it since in the place of their
 * amounts: what was declared already is not declared again. What was paid too much is not declared
 * at all: the institution gives it back.
 */
export const addedContracts = (
  contracts: readonly FiledContract[],
  added: ReadonlyMap<number, AddedAmounts>,
): readonly FiledContract[] =>
  contracts.flatMap((contract) => {
    const own = added.get(contract.contractId)
    if (!own) return []
    const amounts = differenceOf(contract.amounts, declarable(own))
    // Pay of a leave goes with the leave; every other movement was declared with the month.
    const absences = amounts.of('BASE_LICENCIA') > 0 ? contract.absences : []
    return [{ ...contract, ...long, absences, vacationDays: null, amounts }]
  })

/**
 * An isapre that gets more by law and less above it is owed the sum of both; of any other concept
 * that was too high nothing is declared.
 */
function declarable(own: AddedAmounts): AddedAmounts {
  const amounts = new Map(own)
  const above = own.get('SALUD_ADICIONAL') ?? 0
  const legal = own.get('SALUD_LEGAL') ?? 0
  if (above < 0 || legal < 0) {
    amounts.set('SALUD_LEGAL', legal + above)
    amounts.delete('SALUD_ADICIONAL')
  }
  for (const [code, amount] of amounts) if (amount < 0) amounts.set(code, 0)
  return amounts
}

/** Rates, options and dependants of the month; of its amounts, what was paid since alone. */
function differenceOf(origin: FiledAmounts, added: AddedAmounts): FiledAmounts {
  const paid = new Map(origin.lines().map(({ concept }) => [concept.code, 0]))
  for (const code of [...retroactiveBases, 'DIAS_TRABAJADOS', 'DIAS_PLAZO_FIJO', 'PLAN_UF']) {
    paid.set(code, 0)
  }
  const health = (added.get('SALUD_LEGAL') ?? 0) + (added.get('SALUD_ADICIONAL') ?? 0)
  for (const [code, amount] of [...added, ['SALUD_TOTAL', health] as const]) paid.set(code, amount)
  return {
    of: (code) => paid.get(code) ?? origin.of(code),
    word: origin.word,
    yes: (code) => (paid.has(code) ? paid.get(code) !== 0 : origin.yes(code)),
    lines: () =>
      origin.lines().flatMap((line) => {
        const amount = added.get(line.concept.code) ?? 0
        return amount === 0 ? [] : [{ ...line, amount }]
      }),
  }
}

/**
 * The lines of the complement of a month: contributions of what was paid of it later, and no days,
 * which were declared with the month. Family allowance of earlier months is no line of it: it is in
 * field 23 of the month that pays it.
 */
export const addedLines = (
  business: FiledBusiness,
  contracts: readonly FiledContract[],
): readonly FiledLine[] =>
  previredLines(business, contracts).map((line) => {
    const moved = line.values[15] === undefined || line.values[15] === ''
    return { ...line, values: { ...line.values, 13: 0, ...(moved ? { 15: RELIQUIDATION } : {}) } }
  })
