import type { LineRule } from './rules.ts'
import type { PreviredLine } from './previred-reader.ts'

/** The family allowance that was paid and is discounted from what is declared. */
const given = (line: PreviredLine) => Math.max(0, line.sum(22, 23) - line.amount(24))
const inFund = (line: PreviredLine) => line.text(83) !== '00'

const CREDITS = [84, 85, 86, 87, 88, 89, 90] as const

/** Family allowance, and the compensation fund that gives it back. */
export const familyRules: readonly LineRule[] = [
  {
    rule: 'ASIGNACION_SIN_CARGAS',
    field: 22,
    reads: [19, 20, 21, 22],
    broken: (line) => line.amount(22) > 0 && line.sum(19, 20, 21) === 0,
    words: 'lleva un monto y no hay cargas',
  },
  {
    rule: 'ASIGNACION_EN_TRAMO_D',
    field: 18,
    reads: [18, 22],
    broken: (line) => line.text(18) === 'D' && line.amount(22) > 0,
    words: 'es D, que no da derecho a monto, y se pagó asignación familiar',
  },
  {
    rule: 'ASIGNACION_NO_DESCONTADA_CCAF',
    field: 91,
    reads: [22, 23, 24, 83, 91],
    broken: (line) => inFund(line) && line.amount(91) !== given(line),
    words: 'debe ser la asignación familiar pagada: se descuenta de lo que se entera a la CCAF',
  },
  {
    rule: 'ASIGNACION_NO_DESCONTADA_IPS',
    field: 73,
    reads: [22, 23, 24, 73, 83],
    broken: (line) => !inFund(line) && line.amount(73) !== given(line),
    words: 'debe ser la asignación familiar pagada: sin CCAF se descuenta en el IPS',
  },
  {
    rule: 'DESCUENTO_IPS_CON_CCAF',
    field: 73,
    reads: [73, 83],
    broken: (line) => inFund(line) && line.amount(73) > 0,
    words: 'debe ir en 0 con CCAF',
  },
  {
    rule: 'DESCUENTO_CCAF_SIN_CCAF',
    field: 91,
    reads: [83, 91],
    broken: (line) => !inFund(line) && line.amount(91) > 0,
    words: 'debe ir en 0 sin CCAF',
  },
  ...CREDITS.map((field): LineRule => ({
    rule: `SIN_CCAF_CON_${field}`,
    field,
    reads: [83, field],
    broken: (line) => !inFund(line) && line.amount(field) > 0,
    words: 'debe ir en 0 sin CCAF',
  })),
  {
    rule: 'CCAF_SIN_RENTA',
    field: 84,
    reads: [83, 84, 90],
    broken: (line) => inFund(line) && line.amount(90) > 0 && line.amount(84) === 0,
    words: 'está en 0 y hay cotización a la CCAF',
  },
  {
    rule: 'CCAF_SIN_PARTE_DE_SALUD',
    level: 'WARNING',
    field: 90,
    reads: [70, 75, 83, 90],
    broken: (line) =>
      inFund(line) && line.text(75) === '07' && line.amount(70) > 0 && line.amount(90) === 0,
    words: 'está en 0: con CCAF, parte del 7% de Fonasa va a la caja, según publica Previred',
  },
]
