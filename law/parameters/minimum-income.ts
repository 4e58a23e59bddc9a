import { LEY_21751, LEY_21830 } from './publication.ts'
import type { Parameter, Row } from './types.ts'

const ley21578 = {
  text: 'Ley 21.578, arts. 1 y 2 (ingreso mínimo desde septiembre de 2023 y julio de 2024)',
  url: 'https://www.bcn.cl/leychile/navegar?idLey=21578',
}
const ley21751 = {
  text: 'Ley 21.751 (ingreso mínimo desde mayo de 2025 y enero de 2026)',
  url: 'https://www.bcn.cl/leychile/navegar?idLey=21751',
}
const ley21830 = {
  text: 'Ley 21.830, publicada el 22-06-2026 (ingreso mínimo desde mayo de 2026)',
  url: 'https://www.bcn.cl/leychile/navegar?idLey=21830',
}
const notFound = (from: number, to: number, source: Row['source']): Row => ({
  from,
  to,
  value: null,
  source,
  status: 'missing',
  note: 'No se encontró el monto de estos meses en la ley ni en Previred.',
})

/** These minimums rise by the same share as the general one: known neighbours give the month's. */
const inProportion = (from: number, to: number, value: string, source: Row['source']): Row => ({
  from,
  to,
  value,
  source,
  status: 'doubtful',
  note: 'Deducido: el monto conocido más cercano por el alza del ingreso mínimo general.',
})

/** Ingreso mínimo mensual, 18 to 65 years: floor of pay, gratification cap, base of overtime. */
export const minimumIncome: Parameter = {
  key: 'IMM',
  label: 'Ingreso mínimo mensual',
  unit: 'CLP',
  decimals: 0,
  min: '100000',
  max: '1999999',
  rows: [
    { from: 202401, to: 202406, value: '460000', source: ley21578, status: 'ok' },
    { from: 202407, to: 202412, value: '500000', source: ley21578, status: 'ok' },
    {
      from: 202501,
      to: 202504,
      value: '510636',
      source: ley21578,
      status: 'ok',
      note: 'Reajuste de enero de 2025 por la variación del IPC.',
    },
    {
      from: 202505,
      to: 202512,
      value: '529000',
      source: ley21751,
      status: 'ok',
      published: LEY_21751,
      note: 'La ley se publicó después y rige desde el 1 de mayo: diferencias retroactivas.',
    },
    { from: 202601, to: 202604, value: '539000', source: ley21751, status: 'ok' },
    {
      from: 202605,
      value: '553553',
      source: ley21830,
      status: 'ok',
      published: LEY_21830,
      note: 'Publicada el 22-06-2026 con efecto desde el 1 de mayo: diferencias retroactivas.',
    },
  ],
}

/** The lower minimum for people under 18 or over 65 years old. */
export const reducedMinimumIncome: Parameter = {
  key: 'IMM_REDUCIDO',
  label: 'Ingreso mínimo, menores de 18 y mayores de 65 años',
  unit: 'CLP',
  decimals: 0,
  min: '50000',
  max: '1999999',
  rows: [
    inProportion(202401, 202406, '343150', ley21578),
    { from: 202407, to: 202412, value: '372989', source: ley21578, status: 'single' },
    inProportion(202501, 202504, '380923', ley21578),
    {
      from: 202505,
      to: 202512,
      value: '394622',
      source: ley21751,
      status: 'single',
      published: LEY_21751,
    },
    { from: 202601, to: 202604, value: '402082', source: ley21751, status: 'single' },
    { from: 202605, value: '412938', source: ley21830, status: 'single', published: LEY_21830 },
  ],
}

/** For purposes other than pay (fines and benefits). */
export const nonPayMinimumIncome: Parameter = {
  key: 'IMM_NO_REMUNERACIONAL',
  label: 'Ingreso mínimo para fines no remuneracionales',
  unit: 'CLP',
  decimals: 0,
  min: '50000',
  max: '1999999',
  rows: [
    notFound(202401, 202504, ley21578),
    {
      from: 202505,
      to: 202512,
      value: '340988',
      source: ley21751,
      status: 'single',
      published: LEY_21751,
    },
    inProportion(202601, 202604, '347434', ley21751),
    { from: 202605, value: '356815', source: ley21830, status: 'single', published: LEY_21830 },
  ],
}
