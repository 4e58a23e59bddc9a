import type { Values } from '#law/payslip.ts'

/** An amount on which contributions and tax of a payslip were calculated. */
export type Base = {
  readonly code: string
  readonly label: string
  readonly amount: number
  readonly unit: 'pesos' | 'días'
}

const always = () => true
const ips = ({ COTIZACION_IPS: paid = 0 }: Values) => paid > 0
const insured = ({ CUBRE_CESANTIA: covered = 0 }: Values) => covered > 0

/**
 * Days, taxable pay, caps and bases in the order in which they are used, so that a worker can check
 * each contribution by hand (Código del Trabajo, art. 54 inc. 3: the payslip says how what is
 * paid and discounted was determined).
 */
const bases: readonly (readonly [string, string, Base['unit'], (values: Values) => boolean])[] = [
  ['DIAS_TRABAJADOS', 'Días trabajados', 'días', always],
  ['TOTAL_IMPONIBLE', 'Total imponible', 'pesos', always],
  ['TOPE_IMPONIBLE', 'Tope imponible', 'pesos', (values) => !ips(values)],
  ['TOPE_IPS', 'Tope imponible del IPS', 'pesos', ips],
  ['BASE_PREVISIONAL', 'Base de AFP y salud', 'pesos', (values) => !ips(values)],
  ['BASE_PREVISIONAL', 'Base de IPS y salud', 'pesos', ips],
  ['TOPE_CESANTIA', 'Tope del seguro de cesantía', 'pesos', insured],
  ['BASE_CESANTIA', 'Base del seguro de cesantía', 'pesos', insured],
  ['BASE_TRIBUTABLE', 'Renta tributable', 'pesos', always],
]

/** The bases of a payslip; a base that its formulas lack is left out. */
export const basesOf = (values: Values): Base[] =>
  bases.flatMap(([code, label, unit, applies]) => {
    const amount = values[code]
    return amount !== undefined && applies(values) ? [{ code, label, amount, unit }] : []
  })
