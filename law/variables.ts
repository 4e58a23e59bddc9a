import { scaled } from '#chile/money/decimal.ts'
import type { TableDef, VariableDef } from '#formula/types.ts'
import { parameters } from './parameters/index.ts'
import type { Parameter } from './parameters/types.ts'
import { familyAllowanceTable, incomeTaxTable } from './parameters/tables.ts'
import { conditionsOf } from './setting.ts'
import { settingVariables } from './settings.ts'

/**
 * Figures that we hold but no formula of the monthly payslip reads: they are for filings and
 * settlements, and their absence in a month must not stop a payslip.
 */
const NOT_READ = new Set([
  'IPC',
  'FACTOR_ACTUALIZACION',
  'IMM_NO_REMUNERACIONAL',
  'CCAF_FONASA',
  'TASA_SEGURO_SOCIAL',
  'TOPE_APV_ANUAL_UF',
  'BONIFICACION_APV_UTM',
  'BONIFICACION_APV',
  'DEPOSITO_CONVENIDO_UF',
  'INDEMNIZACION_PACTADA',
])

export const payslipParameters = parameters.filter(({ key }) => !NOT_READ.has(key))

/** The dated scalars that formulas may name: legal figures, and the settings as conditions. */
export const variables: readonly VariableDef[] = [
  ...payslipParameters.map(variableOf),
  ...settingVariables.flatMap(conditionsOf).map(({ code, label }) => ({
    code,
    label,
    unit: 'LOGICO' as const,
    decimals: 0,
    min: 0,
    max: 1,
  })),
]

export const tables: readonly TableDef[] = [incomeTaxTable, familyAllowanceTable]

/** A dated figure as formulas name it. */
export function variableOf({ key, label, unit, decimals, min, max }: Scalar): VariableDef {
  return {
    code: key,
    label,
    unit,
    decimals,
    min: Number(scaled(min, decimals)),
    max: Number(scaled(max, decimals)),
  }
}
type Scalar = Pick<Parameter, 'key' | 'label' | 'unit' | 'decimals' | 'min' | 'max'>
