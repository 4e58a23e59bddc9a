import { scaleOf } from '../check/units.ts'
import type { ConceptDef, FactDef, RowError, RowErrorReason } from '../types.ts'
import { fromScaled } from './rational.ts'
import { shown } from './display.ts'

/** Thrown while one row is calculated; `evaluate` and the runners turn it into a RowError. */
export class RowFailure extends Error {
  readonly def: FactDef | ConceptDef
  readonly reason: RowErrorReason
  constructor(def: FactDef | ConceptDef, reason: RowErrorReason) {
    super(reason)
    this.def = def
    this.reason = reason
  }
}

/** What one row got wrong, in the words of the person who has to put it right. */
export function rowError(row: number, def: FactDef | ConceptDef, reason: RowErrorReason): RowError {
  return { row, code: def.code, reason, message: `${def.label}: ${words(def, reason)}` }
}

/** Limits of a result; without declared ones, what a stored integer can hold. */
export const limitsOf = (def: { readonly min?: number; readonly max?: number }) => ({
  min: def.min ?? Number.MIN_SAFE_INTEGER,
  max: def.max ?? Number.MAX_SAFE_INTEGER,
})

/** Is this what the fact declares? A fact that is not a whole number at its decimals is not. */
export const isFactValue = (def: FactDef, value: number): boolean =>
  Number.isSafeInteger(value) && value >= def.min && value <= def.max

function words(def: FactDef | ConceptDef, reason: RowErrorReason): string {
  if (reason === 'ZERO_DIVISION') return 'el cálculo divide por cero'
  if (reason === 'FACT_MISSING') return 'falta el dato'
  if (reason === 'NO_BRACKET') return 'el valor supera el último tramo de la tabla'
  const { min, max } = limitsOf(def)
  const show = (limit: number) => shown(fromScaled(limit, scaleOf(def)), def.unit)
  const range = `entre ${show(min)} y ${show(max)}`
  return reason === 'FACT_OUT_OF_RANGE'
    ? `el dato está fuera de lo permitido (${range})`
    : `el resultado está fuera de lo permitido (${range})`
}
