import { scaledNumber } from '#chile/money/decimal.ts'
import { valueAt } from '#formula/index.ts'
import type { FactDef, Facts } from '#formula/types.ts'
import { requireConsistent } from '../consistency.ts'
import { defaultInput, InputError, type PartialInput, type PayrollInput } from '../input.ts'
import { completeInput } from '../schema.ts'
import type { FactRow } from './kinds.ts'
import { factTable, ownFacts } from './table.ts'
import { togetherFacts } from './together.ts'

export { WEEKS } from './month.ts'

/** What the engine knows of the facts of every payslip. */
export const facts: readonly FactDef[] = factTable

/** The value fact of a company's item. */
export const valueFact = (code: string): string => `VALOR_${code}`

/**
 * The scaled facts of one payslip. `itemFacts` are the value facts of the company's items. Throws
 * InputError, in Spanish and with its path, on what cannot be read; ranges are the engine's work.
 */
export function factsOf(partial: PartialInput, itemFacts: readonly FactDef[] = []): Facts {
  const list = factList(partial, itemFacts)
  return Object.fromEntries(
    [...factTable, ...itemFacts].map(({ code }, i) => [code, valueAt(list, i)]),
  )
}

/**
 * The same without names, in the order of `facts` and then `itemFacts`: how runs and rows have it.
 */
export function factList(partial: PartialInput, itemFacts: readonly FactDef[] = []): number[] {
  const input = completeInput(partial)
  // Everything else that is left out has a usual value; nobody is paid nothing by oversight.
  if (partial.contract?.salary?.amount === undefined) {
    throw new InputError('contract.salary.amount', 'Falta el sueldo: si no tiene, escriba 0')
  }
  return wholeFactList(input, itemFacts)
}

/** The same of an input that lacks nothing. */
export function wholeFactList(input: PayrollInput, itemFacts: readonly FactDef[]): number[] {
  requireConsistent(input)
  const list = ownFacts.map((row) => readFact(row, input))
  list.push(...together(input))
  for (let at = 0; at < itemFacts.length; at += 1) list.push(0)
  const places = placesOf(itemFacts)
  // Of a company's hundred items a person has five.
  for (const [code, text] of Object.entries(input.items)) {
    const place = places.get(code)
    const def = place === undefined ? undefined : itemFacts[place]
    if (place === undefined || def === undefined) {
      throw new InputError(`items.${code}`, `No existe el concepto ${code}`)
    }
    list[factTable.length + place] = toScaled(text, def, `items.${code}`)
  }
  return list
}

const known = new WeakMap<readonly FactDef[], ReadonlyMap<string, number>>()

/** The place of each item among the value facts, by its own code; found once for a library. */
function placesOf(itemFacts: readonly FactDef[]): ReadonlyMap<string, number> {
  const found = known.get(itemFacts)
  if (found) return found
  const places = new Map(itemFacts.map((def, at) => [def.code.slice(valueFact('').length), at]))
  known.set(itemFacts, places)
  return places
}

const together = (input: PayrollInput): readonly number[] =>
  input.together === defaultInput.together
    ? ofOneContract
    : togetherFacts.map((row) => readFact(row, input))

/** One fact of an input, scaled. */
export function readFact(row: FactRow, input: PayrollInput): number {
  const value = row.read(input)
  // Most facts of most people are nothing at all.
  if (value === 0 || value === '0' || value === false) return 0
  if (value === true) return 1
  if (row.unit === 'OPCION') return Number(value)
  return toScaled(String(value), row, row.code)
}

function toScaled(text: string, def: FactDef, path: string): number {
  try {
    return scaledNumber(text, def.decimals)
  } catch (error) {
    if (error instanceof RangeError) throw new InputError(path, `${def.label}: ${error.message}`)
    throw error
  }
}

/** What nearly everybody has of the facts of several contracts: those of one. */
const ofOneContract = togetherFacts.map((row) => readFact(row, defaultInput))
