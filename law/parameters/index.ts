import { monthLabel, type YearMonth } from '#chile/period.ts'
import { adjustment } from './adjustment.ts'
import { ipsCap, pensionCap, unemploymentCap } from './caps.ts'
import { accidents, healthRates, unemployment } from './insurance.ts'
import { ipc } from './ipc.ts'
import {
  discountLimits,
  fixedTaxes,
  gratification,
  savings,
  thresholds,
  workingHours,
} from './limits.ts'
import { minimumIncome, nonPayMinimumIncome, reducedMinimumIncome } from './minimum-income.ts'
import { heavyWork, pensionFees, pensionRate, sis } from './pension.ts'
import { reform } from './reform.ts'
import { familyAllowance, familyAmounts, incomeTax } from './tables.ts'
import type { Parameter, TableEdition } from './types.ts'
import { uf, utm } from './uf-utm.ts'

export {
  type Citation,
  type Parameter,
  type Row,
  rowAt,
  rowKnown,
  type Status,
  type TableEdition,
} from './types.ts'

/** Every legal figure we hold, each through time. */
export const parameters: readonly Parameter[] = [
  uf,
  utm,
  ipc,
  adjustment,
  minimumIncome,
  reducedMinimumIncome,
  nonPayMinimumIncome,
  pensionCap,
  unemploymentCap,
  ipsCap,
  pensionRate,
  ...pensionFees,
  ...heavyWork,
  sis,
  ...reform,
  ...unemployment,
  ...accidents,
  ...healthRates,
  ...workingHours,
  ...gratification,
  ...savings,
  ...fixedTaxes,
  ...familyAmounts,
  ...discountLimits,
  ...thresholds,
]

/** The legal tables through time, by the code that formulas read. */
export const tableEditions: Readonly<Record<string, readonly TableEdition[]>> = {
  TABLA_IMPUESTO_UNICO: incomeTax,
  TABLA_ASIGNACION_FAMILIAR: familyAllowance,
}

/** A legal figure that a month needs and nobody has entered. The run stops; nothing is assumed. */
export class MissingParameter extends Error {
  readonly key: string
  readonly label: string
  readonly month: YearMonth

  constructor(key: string, label: string, month: YearMonth, note = '') {
    super(`Falta el parámetro ${label} (${key}) de ${monthLabel(month)}. ${note}`.trim())
    this.name = 'MissingParameter'
    this.key = key
    this.label = label
    this.month = month
  }
}
