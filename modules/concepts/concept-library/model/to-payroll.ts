import { plainDecimal } from '#chile/money/decimal.ts'
import { tokenize } from '#formula/index.ts'
import {
  type CompanyConcept,
  type CompanyTable,
  type CompanyUnit,
  type CompanyVariable,
  valueFact,
} from '#law/index.ts'
import { type ItemUnitCode, unitsInFormulas } from './catalogs.ts'
import type { FormulaValues } from './formula.ts'
import type { ItemValues } from './item.ts'
import type { TableValues } from './table.ts'
import type { VariableValues } from './variable.ts'

export const units: Readonly<Record<ItemUnitCode, CompanyUnit>> = unitsInFormulas

/** An item as the law's library takes it, with the formula it borrows, if any. */
export function toConcept(
  item: ItemValues & { code: string },
  borrowed: (FormulaValues & { code: string }) | undefined,
): CompanyConcept {
  const { code, title, type, cappedType, cappedValue, lreCode } = item
  const formula = borrowed ? written(borrowed, code) : item.formula
  return {
    code,
    label: title,
    category: type === 'LEGAL_DEDUCTION' ? 'DEDUCTION' : type,
    unit: units[item.inputUnit],
    taxable: item.taxable,
    tributable: item.tributable,
    gratification: item.gratification,
    extraHours: item.extraHours,
    proportional: item.proportional,
    informative: item.informative,
    seizable: item.seizable,
    limit: item.deductionLimit,
    print: item.print,
    printOrder: item.printOrder,
    calculationOrder: item.calculationOrder,
    ...(formula === null ? {} : { formula }),
    ...(borrowed ? { note: `Fórmula «${borrowed.title}» (${borrowed.code})` } : {}),
    ...(item.capped && cappedValue !== null
      ? { cap: { type: cappedType, value: plainDecimal(cappedValue) } }
      : {}),
    ...(lreCode !== null && /^\d+$/.test(lreCode) ? { lre: Number(lreCode) } : {}),
  }
}

/** The text of a shared formula for one item: its value's name in place of the formula's own. */
export function written({ sourceCode, inputName }: FormulaValues, code: string): string {
  if (inputName === null) return sourceCode
  return renamed(sourceCode, inputName, valueFact(code))
}

/** A formula with one name in place of another; comments and the rest stay as they are. */
function renamed(text: string, name: string, by: string): string {
  let done = ''
  let at = 0
  for (const token of tokensOf(text)) {
    if (token.kind !== 'word' || token.text !== name) continue
    done += text.slice(at, token.from) + by
    at = token.to
  }
  return done + text.slice(at)
}

/** The tokens of a formula; none when a character of it starts nothing. */
function tokensOf(text: string) {
  try {
    return tokenize(text)
  } catch {
    return []
  }
}

/** Every name that a formula writes, functions too. */
export const namesIn = (text: string): ReadonlySet<string> =>
  new Set(tokensOf(text).flatMap((token) => (token.kind === 'word' ? [token.text] : [])))

export const toCompanyVariable = (
  { code, title, value, valueType, source }: VariableValues & { code: string },
  holds: boolean,
  since: string,
): CompanyVariable => ({
  code,
  label: title,
  unit: units[valueType],
  value: holds && value !== null ? plainDecimal(value) : null,
  source: source ?? 'Variable de la empresa',
  since,
})

export function toCompanyTable(table: TableValues & { code: string }, since: string): CompanyTable {
  const [limit, ...columns] = table.metadata
  return {
    code: table.code,
    label: table.title,
    input: units[limit?.unit ?? 'CLP'],
    columns: columns.map(({ code, title, unit }) => ({ code, label: title, unit: units[unit] })),
    rows: table.fixedRows.map(([upTo = null, ...values]) => ({
      upTo: upTo === null ? null : plainDecimal(upTo),
      values: values.map((value) => plainDecimal(value ?? '0')),
    })),
    source: table.source ?? 'Tabla de la empresa',
    since,
  }
}
