import { LEAST, needs } from './needs.ts'
import type { LineRule } from './rules.ts'
import type { PreviredLine } from './previred-reader.ts'

const fonasa = (line: PreviredLine) => line.text(75) === '07'
const isapre = (line: PreviredLine) => line.text(75) !== '07' && line.text(75) !== '00'
/** A base of pay that any other institution has. */
const hasPay = (line: PreviredLine) => Math.max(line.amount(27), line.amount(97)) >= LEAST

const health: readonly LineRule[] = [
  needs(
    'FONASA_SIN_RENTA',
    64,
    [27, 64, 75, 97],
    (line) => fonasa(line) && hasPay(line) && line.amount(64) === 0,
    'está en 0 para quien está en Fonasa',
  ),
  needs(
    'FONASA_SIN_COTIZACION',
    70,
    [64, 70, 75, 90],
    (line) => fonasa(line) && line.amount(64) >= LEAST && line.sum(70, 90) === 0,
    'está en 0 para quien está en Fonasa',
  ),
  ...[77, 79, 80, 81].map((field) =>
    needs(
      `FONASA_CON_ISAPRE_${field}`,
      field,
      [75, field],
      (line) => fonasa(line) && line.amount(field) > 0,
      'debe ir en 0 para quien está en Fonasa',
    ),
  ),
  needs(
    'ISAPRE_SIN_RENTA',
    77,
    [27, 75, 77, 97],
    (line) => isapre(line) && hasPay(line) && line.amount(77) === 0,
    'está en 0 para quien está en una isapre',
  ),
  needs(
    'ISAPRE_SIN_PLAN',
    79,
    [75, 77, 79],
    (line) => isapre(line) && line.amount(77) >= LEAST && line.amount(79) === 0,
    'está en 0 para quien está en una isapre',
  ),
  needs(
    'ISAPRE_SIN_COTIZACION',
    80,
    [75, 77, 80],
    (line) => isapre(line) && line.amount(77) >= LEAST && line.amount(80) === 0,
    'está en 0 para quien está en una isapre',
  ),
  needs(
    'ISAPRE_CON_FONASA',
    70,
    [70, 75],
    (line) => isapre(line) && line.amount(70) > 0,
    'debe ir en 0 para quien está en una isapre',
  ),
  needs(
    'ISAPRE_CON_CCAF',
    90,
    [75, 90],
    (line) => isapre(line) && line.amount(90) > 0,
    'es de quienes no están en una isapre',
  ),
  needs(
    'SALUD_SIN_INSTITUCION',
    75,
    [70, 75, 80],
    (line) => line.text(75) === '00' && line.sum(70, 80, 81) > 0,
    'falta: hay cotización de salud',
  ),
]

const accidents: readonly LineRule[] = [
  ...[97, 98].map((field) =>
    needs(
      `ISL_CON_MUTUAL_${field}`,
      field,
      [96, field],
      (line) => line.text(96) === '00' && line.amount(field) > 0,
      'debe ir en 0 sin mutualidad: el aporte va al ISL',
    ),
  ),
  needs(
    'ISL_SIN_APORTE',
    71,
    [64, 71, 96, 98],
    (line) => line.text(96) === '00' && line.amount(64) >= LEAST && line.sum(71, 98) === 0,
    'falta: sin mutualidad el aporte de la Ley 16.744 es del ISL',
  ),
  needs(
    'MUTUAL_CON_ISL',
    71,
    [71, 96],
    (line) => line.text(96) !== '00' && line.amount(71) > 0,
    'debe ir en 0 con mutualidad',
  ),
  needs(
    'MUTUAL_SIN_RENTA',
    97,
    [27, 96, 97],
    (line) => line.text(96) !== '00' && line.amount(27) >= LEAST && line.amount(97) === 0,
    'está en 0 y hay renta imponible',
  ),
  needs(
    'MUTUAL_SIN_APORTE',
    98,
    [96, 97, 98],
    (line) => line.text(96) !== '00' && line.amount(97) >= LEAST && line.amount(98) === 0,
    'falta: es el aporte de la Ley 16.744',
  ),
]

const others: readonly LineRule[] = [
  needs(
    'CESANTIA_SIN_RENTA',
    100,
    [100, 101, 102],
    (line) => line.sum(101, 102) > 0 && line.amount(100) === 0,
    'está en 0 y hay aportes al seguro de cesantía',
  ),
  needs(
    'CESANTIA_SIN_APORTE',
    102,
    [100, 101, 102],
    (line) => line.amount(100) >= LEAST && line.sum(101, 102) === 0,
    'está en 0 y hay renta del seguro de cesantía',
  ),
]

/** Health, accidents at work and unemployment insurance. */
export const healthRules: readonly LineRule[] = [...health, ...accidents, ...others]
