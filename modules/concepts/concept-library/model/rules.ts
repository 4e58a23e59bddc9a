import { byCode, lreColumns } from '#chile/catalogues.ts'
import { isUnionFee } from '#chile/lre/columns.ts'
import { isDecimal, scaled } from '#chile/money/decimal.ts'
import { companyScales } from '#law/index.ts'
import type { ItemUnitCode } from './catalogs.ts'
import type { FormulaValues } from './formula.ts'
import type { ItemValues } from './item.ts'
import type { TableValues } from './table.ts'
import { units } from './to-payroll.ts'
import type { VariableValues } from './variable.ts'

export type Problem = { field: string; message: string }

const pattern = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/
const shape = 'Lleva mayúsculas sin acento, cifras y guion bajo, como BONO_METAS'

/** What is wrong with a code, before anybody looks whether it is free. */
export const codeProblem = (code: string): Problem | undefined =>
  pattern.test(code) && code.length <= 40 ? undefined : { field: 'code', message: shape }

export function itemProblem(item: ItemValues): Problem | undefined {
  if (item.type === 'LEGAL_DEDUCTION') {
    return { field: 'type', message: 'Los descuentos legales son los de la ley; elija Descuento' }
  }
  if (item.formula !== null && item.defaultFormulaCode !== null) {
    return { field: 'formula', message: 'Elija una fórmula de la lista o escriba una propia' }
  }
  if (item.capped && item.cappedValue === null) {
    return { field: 'cappedValue', message: 'Indique el tope' }
  }
  const pays = item.type === 'EARNING' || item.type === 'SPECIAL_EARNING'
  if (!pays && item.type !== 'ASSIGNATION' && (item.taxable || item.tributable)) {
    return { field: 'taxable', message: 'Solo un haber puede ser imponible o tributable' }
  }
  return unionProblem(item) ?? lreProblem(item) ?? datesProblem(item)
}

/** The fee of a union is discounted, and declared among the fees of unions. */
function unionProblem({ syndicateId, type, lreCode }: ItemValues): Problem | undefined {
  if (syndicateId === null) return undefined
  if (type !== 'DEDUCTION') {
    return { field: 'syndicateId', message: 'Solo un descuento es la cuota de un sindicato' }
  }
  return isUnionFee(Number(lreCode))
    ? undefined
    : {
        field: 'lreCode',
        message: 'La cuota de un sindicato va en una columna 3171 a 3180 del LRE',
      }
}

/** A column of the LRE exists, and is of the class of what is paid or discounted. */
function lreProblem(item: ItemValues): Problem | undefined {
  if (item.lreCode === null) return undefined
  const column = byCode(lreColumns, item.lreCode)
  if (!column) return { field: 'lreCode', message: 'No es una columna de montos del LRE' }
  const { series, whose } = lreSeries(item)
  if (series === undefined || item.lreCode.startsWith(series)) return undefined
  return { field: 'lreCode', message: `${whose} va en una columna ${series}xx del LRE` }
}

/** The two figures with which the columns of a kind of item begin; none when it is not paid. */
function lreSeries({ type, taxable, tributable, informative }: ItemValues) {
  if (informative || type === 'OTHER' || type === 'PROVISION') return {}
  if (type === 'DEDUCTION') return { series: '31', whose: 'Un descuento' }
  if (type === 'EMPLOYER_EARNING') return { series: '41', whose: 'Un aporte del empleador' }
  if (taxable && tributable) return { series: '21', whose: 'Un haber imponible y tributable' }
  if (taxable) return { series: '22', whose: 'Un haber imponible y no tributable' }
  if (tributable) return { series: '24', whose: 'Un haber tributable y no imponible' }
  return { series: '23', whose: 'Un haber ni imponible ni tributable' }
}

function datesProblem({
  startDate,
  endDate,
}: {
  startDate: string | null
  endDate: string | null
}) {
  return startDate !== null && endDate !== null && endDate < startDate
    ? { field: 'endDate', message: 'Termina antes de comenzar' }
    : undefined
}

export function formulaProblem({ inputName, itemType }: FormulaValues): Problem | undefined {
  if (itemType === 'LEGAL_DEDUCTION') {
    return { field: 'itemType', message: 'Los descuentos legales son los de la ley' }
  }
  return inputName !== null && !pattern.test(inputName)
    ? { field: 'inputName', message: shape }
    : undefined
}

export function variableProblem(variable: VariableValues): Problem | undefined {
  if (variable.type === 'LEGAL' || variable.type === 'SETTING') {
    return { field: 'type', message: 'Las variables legales no se escriben aquí' }
  }
  if (variable.value === null) return { field: 'value', message: 'Indique el valor' }
  const wrong = figureProblem(variable.value, variable.valueType)
  return wrong === undefined ? datesProblem(variable) : { field: 'value', message: wrong }
}

/** What is wrong with a figure in its unit. */
export function figureProblem(text: string, unit: ItemUnitCode): string | undefined {
  if (!isDecimal(text) || text.startsWith('-')) return 'Debe ser un número, cero o más'
  const { decimals, max } = companyScales[units[unit]]
  try {
    return scaled(text, decimals) <= BigInt(max) ? undefined : 'Es demasiado grande'
  } catch {
    return `Admite hasta ${decimals} decimales`
  }
}

export function tableProblem({ metadata, fixedRows }: TableValues): Problem | undefined {
  if (metadata.length < 2 || metadata.length > 5) {
    return { field: 'metadata', message: 'Una tabla tiene de dos a cinco columnas' }
  }
  if (fixedRows.length === 0 || fixedRows.length > 200) {
    return { field: 'fixedRows', message: 'Una tabla tiene de uno a doscientos tramos' }
  }
  const codes = metadata.map(({ code }) => code)
  const bad = codes.findIndex((code) => !pattern.test(code) || code.length > 40)
  if (bad >= 0) return { field: `metadata.${bad}.code`, message: shape }
  const twice = codes.findIndex((code, index) => codes.indexOf(code) < index)
  if (twice >= 0) return { field: `metadata.${twice}.code`, message: 'La columna está repetida' }
  return rowsProblem({ metadata, fixedRows })
}

function rowsProblem({ metadata, fixedRows }: Pick<TableValues, 'metadata' | 'fixedRows'>) {
  let before: string | undefined
  for (const [index, row] of fixedRows.entries()) {
    const at = (column: number) => `fixedRows.${index}.value${column + 1}`
    for (const [column, { unit }] of metadata.entries()) {
      const cell = row[column] ?? null
      if (cell === null && column === 0) continue
      const wrong = cell === null ? 'Falta el valor' : figureProblem(cell, unit)
      if (wrong !== undefined) return { field: at(column), message: wrong }
    }
    const limit = row[0] ?? null
    if (limit === null && index < fixedRows.length - 1) {
      return { field: at(0), message: 'Solo el último tramo puede no tener límite' }
    }
    if (limit !== null && before !== undefined && scaled(limit, 9) <= scaled(before, 9)) {
      return { field: at(0), message: 'Los límites van de menor a mayor' }
    }
    before = limit ?? undefined
  }
  return undefined
}
