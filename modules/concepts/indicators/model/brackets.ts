import { plainDecimal } from '#chile/money/decimal.ts'
import {
  addDecimals,
  compareDecimals,
  decimalsOf,
  isDecimal,
  scaled,
} from '#chile/money/decimal.ts'
import { formatNumber } from '#chile/numbers.ts'

/** A bracket as it is printed: from `above` up to `upTo` (null: and more), with its values. */
export type Bracket = {
  readonly above: string | null
  readonly upTo: string | null
  readonly value1: string
  readonly value2: string | null
}

/** A table that a company may enter whole. */
export type TableKind = {
  readonly key: string
  readonly label: string
  /** What one bracket begins at beyond the end of the one before, as publishers print it. */
  readonly step: string
  /** Decimals of the limits. */
  readonly decimals: number
  /** The values of a bracket: what they are, their decimals, and which way they go. */
  readonly values: readonly {
    readonly title: string
    readonly unit: string
    readonly decimals: number
    readonly rising: boolean
  }[]
}

export const taxKind: TableKind = {
  key: 'TABLA_IMPUESTO_UNICO',
  label: 'Impuesto único de segunda categoría',
  step: '0.01',
  decimals: 2,
  values: [
    { title: 'Factor', unit: '%', decimals: 1, rising: true },
    { title: 'Cantidad a rebajar', unit: 'CLP', decimals: 2, rising: true },
  ],
}

export const allowanceKind: TableKind = {
  key: 'TABLA_ASIGNACION_FAMILIAR',
  label: 'Asignación familiar por tramo de ingreso',
  step: '1',
  decimals: 0,
  values: [{ title: 'Monto por carga', unit: 'CLP', decimals: 0, rising: false }],
}

export const tableKinds: readonly TableKind[] = [taxKind, allowanceKind]

export type BracketProblem = { readonly field: string; readonly message: string }

/** What is wrong with the form of a table: numbers, order, gaps, overlaps, its two ends. */
export function bracketsProblem(
  kind: TableKind,
  rows: readonly Bracket[],
): BracketProblem | undefined {
  if (rows.length < 2 || rows.length > 20) {
    return { field: 'rows', message: 'Una tabla tiene de dos a veinte tramos' }
  }
  for (const [index, row] of rows.entries()) {
    const wrong = rowProblem(kind, row, rows[index - 1], index === rows.length - 1)
    if (wrong) return { field: `rows.${index}.${wrong.field}`, message: wrong.message }
  }
  return undefined
}

function rowProblem(
  kind: TableKind,
  row: Bracket,
  before: Bracket | undefined,
  isLast: boolean,
): BracketProblem | undefined {
  return (
    numbersProblem(kind, row) ??
    startProblem(kind, row, before) ??
    endProblem(row, before, isLast) ??
    valuesProblem(kind, row, before, isLast)
  )
}

function numbersProblem(kind: TableKind, row: Bracket): BracketProblem | undefined {
  const cells = [
    { field: 'above', text: row.above, decimals: kind.decimals, needed: false },
    { field: 'upTo', text: row.upTo, decimals: kind.decimals, needed: false },
    ...kind.values.map(({ decimals }, at) => ({
      field: `value${at + 1}`,
      text: at === 0 ? row.value1 : row.value2,
      decimals,
      needed: true,
    })),
  ]
  for (const { field, text, decimals, needed } of cells) {
    if (text === null) {
      if (needed) return { field, message: 'Falta el valor' }
      continue
    }
    if (!isDecimal(text) || text.startsWith('-')) {
      return { field, message: 'Debe ser un número, cero o más' }
    }
    if (decimalsOf(plainDecimal(text)) > decimals) {
      return { field, message: `Admite hasta ${decimals} decimales` }
    }
  }
  return undefined
}

/** A bracket begins where the one before ends, or one step further: as pages print it. */
function startProblem(
  { step }: TableKind,
  { above }: Bracket,
  before: Bracket | undefined,
): BracketProblem | undefined {
  const field = 'above'
  if (!before) {
    if (above === null || scaled(above, 2) === 0n || above === step) return undefined
    return { field, message: 'El primer tramo parte de cero' }
  }
  const end = before.upTo
  if (end === null) return undefined
  const shown = formatNumber(end)
  if (above === null) return { field, message: `Parte donde termina el anterior: ${shown}` }
  if (compareDecimals(above, end) < 0) {
    return { field, message: `Se superpone con el tramo anterior, que llega hasta ${shown}` }
  }
  if (compareDecimals(above, addDecimals(end, step)) > 0) {
    return { field, message: `Queda un hueco: el tramo anterior llega hasta ${shown}` }
  }
  return undefined
}

function endProblem(
  { upTo }: Bracket,
  before: Bracket | undefined,
  isLast: boolean,
): BracketProblem | undefined {
  const field = 'upTo'
  if (upTo === null) {
    return isLast ? undefined : { field, message: 'Solo el último tramo no tiene límite' }
  }
  if (isLast) return { field, message: 'El último tramo va sin límite' }
  const least = before?.upTo ?? '0'
  return compareDecimals(upTo, least) > 0
    ? undefined
    : { field, message: 'Los límites van de menor a mayor' }
}

function valuesProblem(
  { values }: TableKind,
  row: Bracket,
  before: Bracket | undefined,
  isLast: boolean,
): BracketProblem | undefined {
  for (const [at, { title, rising }] of values.entries()) {
    const field = `value${at + 1}`
    const own = valueAt(row, at)
    const edge = rising ? before === undefined : isLast
    if (edge && scaled(own, 4) !== 0n) {
      const where = rising ? 'El primer tramo está exento' : 'El último tramo no recibe monto'
      return { field, message: `${where}: ${title.toLowerCase()} cero` }
    }
    if (!before) continue
    const moved = compareDecimals(own, valueAt(before, at))
    if (rising ? moved <= 0 : moved >= 0) {
      const way = rising ? 'sube' : 'baja'
      return { field, message: `${title} ${way} de un tramo al siguiente` }
    }
  }
  return undefined
}

export const valueAt = (row: Bracket, at: number): string =>
  (at === 0 ? row.value1 : row.value2) ?? '0'
