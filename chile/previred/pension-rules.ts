import { LEAST, needs } from './needs.ts'
import type { LineRule } from './rules.ts'
import type { PreviredLine } from './previred-reader.ts'

const active = (line: PreviredLine) => line.text(11) === 'AFP' && line.text(12) === '0'

const pension: readonly LineRule[] = [
  needs(
    'AFP_SIN_CODIGO',
    26,
    [11, 26],
    (line) => line.text(11) === 'AFP' && line.text(26) === '00',
    'falta: el régimen es AFP',
  ),
  needs(
    'AFP_SIN_RENTA',
    27,
    [27, 28],
    (line) => line.amount(28) > 0 && line.amount(27) === 0,
    'está en 0 y hay cotización de AFP',
  ),
  needs(
    'AFP_SIN_COTIZACION',
    28,
    [11, 12, 27, 28],
    (line) => active(line) && line.amount(27) >= LEAST * 2 && line.amount(28) === 0,
    'está en 0 y hay renta imponible de AFP',
  ),
  needs(
    'AFP_DE_OTRO_REGIMEN',
    11,
    [11, 27],
    (line) => line.text(11) !== 'AFP' && line.amount(27) > 0,
    'no es AFP y hay renta imponible de AFP',
  ),
  ...[29, 94, 95].map((field) =>
    needs(
      `MAYOR_DE_65_CON_${field}`,
      field,
      [12, field],
      (line) => line.text(12) === '3' && line.amount(field) > 0,
      'debe ir en 0 para quien es activo mayor de 65 años',
    ),
  ),
  needs(
    'SIN_EXPECTATIVA_DE_VIDA',
    94,
    [11, 12, 27, 94],
    (line) => active(line) && line.amount(27) >= LEAST && line.amount(94) === 0,
    'falta: es de cargo del empleador en el régimen AFP',
  ),
  {
    rule: 'SIN_RENTABILIDAD_PROTEGIDA',
    field: 95,
    reads: [11, 12, 27, 95],
    since: 98,
    broken: (line) => active(line) && line.amount(27) >= LEAST && line.amount(95) === 0,
    words: 'falta: es de cargo del empleador en el régimen AFP desde agosto de 2026',
  },
  needs(
    'SUSTITUTIVA_SIN_RENTA',
    31,
    [31, 33],
    (line) => line.amount(33) > 0 && line.amount(31) === 0,
    'está en 0 y hay aporte de indemnización',
  ),
  needs(
    'SUSTITUTIVA_SIN_TASA',
    32,
    [32, 33],
    (line) => line.amount(33) > 0 && line.amount(32) === 0,
    'está en 00,00 y hay aporte de indemnización',
  ),
  needs(
    'PESADO_SIN_PUESTO',
    37,
    [37, 39],
    (line) => line.amount(39) > 0 && line.text(37) === '',
    'falta: hay cotización por trabajo pesado',
  ),
  needs(
    'PESADO_SIN_TASA',
    38,
    [38, 39],
    (line) => line.amount(39) > 0 && line.amount(38) === 0,
    'está en 00,00 y hay cotización por trabajo pesado',
  ),
]

const savings: readonly LineRule[] = [
  needs(
    'APVI_SIN_INSTITUCION',
    40,
    [40, 43, 44],
    (line) => line.sum(43, 44) > 0 && line.text(40) === '000',
    'falta: hay ahorro o depósitos convenidos',
  ),
  needs(
    'APVI_SIN_FORMA',
    42,
    [42, 43],
    (line) => line.amount(43) > 0 && line.text(42) === '0',
    'falta: 1 es directa y 2 indirecta',
  ),
  needs(
    'APVI_SIN_MONTO',
    43,
    [40, 43, 44],
    (line) => line.text(40) !== '000' && line.sum(43, 44) === 0,
    'está en 0 y hay una institución de APV',
  ),
  needs(
    'APVC_SIN_INSTITUCION',
    45,
    [45, 48, 49],
    (line) => line.sum(48, 49) > 0 && line.text(45) === '000',
    'falta: hay ahorro colectivo',
  ),
  needs(
    'APVC_SIN_FORMA',
    47,
    [47, 48, 49],
    (line) => line.sum(48, 49) > 0 && line.text(47) === '0',
    'falta: 1 es directa y 2 indirecta',
  ),
  needs(
    'APVC_SIN_MONTO',
    48,
    [45, 48, 49],
    (line) => line.text(45) !== '000' && line.sum(48, 49) === 0,
    'está en 0 y hay una institución de APV colectivo',
  ),
]

const oldFunds: readonly LineRule[] = [
  {
    rule: 'IPS_SIN_EX_CAJA',
    level: 'WARNING',
    field: 62,
    reads: [11, 62],
    broken: (line) => line.text(11) === 'INP' && line.text(62) === '0000',
    words: 'falta: el régimen es IPS, y Previred pide la ex caja',
  },
  needs(
    'EX_CAJA_SIN_IPS',
    62,
    [11, 62],
    (line) => line.text(11) !== 'INP' && line.text(62) !== '0000',
    'va solo con el régimen IPS',
  ),
  needs(
    'IPS_SIN_RENTA',
    64,
    [64, 65],
    (line) => line.amount(65) > 0 && line.amount(64) === 0,
    'está en 0 y hay cotización del IPS',
  ),
  needs(
    'IPS_DE_OTRO_REGIMEN',
    65,
    [11, 65],
    (line) => line.text(11) !== 'INP' && line.amount(65) > 0,
    'va solo con el régimen IPS',
  ),
  needs(
    'IPS_SIN_TASA',
    63,
    [63, 65],
    (line) => line.amount(65) > 0 && line.amount(63) === 0,
    'está en 00,00 y hay cotización del IPS',
  ),
  needs(
    'DESAHUCIO_SIN_RENTA',
    66,
    [66, 69],
    (line) => line.amount(69) > 0 && line.amount(66) === 0,
    'está en 0 y hay cotización de desahucio',
  ),
]

export const pensionRules: readonly LineRule[] = [...pension, ...savings, ...oldFunds]
