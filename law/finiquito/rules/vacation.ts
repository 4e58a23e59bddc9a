import type { Concept } from '../../concept.ts'
import { payment, step } from '../concept.ts'

/** Vacation that the end of the contract pays, pending and proportional. */
export const vacation: readonly Concept[] = [
  step({
    code: 'BASE_FERIADO',
    label: 'Remuneración mensual del feriado',
    formula: 'SUELDO_MENSUAL + FIJO_SEGUN_SUELDO + PROMEDIO_VARIABLE',
    source:
      'Código del Trabajo, arts. 42 letra a y 71; Dirección del Trabajo, dictamen 836/46 de 2004',
    note:
      'Lo que es un porcentaje del sueldo es parte de él. Sin gratificación, colación ni ' +
      'movilización, y sin el tope de 90 UF.',
    max: 2_999_999_997,
  }),
  step({
    code: 'FERIADO_CORRIDOS',
    label: 'Días corridos de feriado',
    unit: 'días',
    decimals: 5,
    max: 199_899_999,
    formula: 'FERIADO_HABILES + FERIADO_INHABILES',
    source: 'Código del Trabajo, art. 73; Dirección del Trabajo, ordinario 826/13 de 2007',
    note:
      'Los días hábiles se cuentan desde el día siguiente al término, y los inhábiles que quedan ' +
      'entre ellos también se pagan.',
  }),
  payment({
    code: 'FERIADO',
    label: 'Feriado legal, progresivo y proporcional',
    formula: 'SI(FERIADO_DIFERIDO; 0; BASE_FERIADO * FERIADO_CORRIDOS / 30)',
    source: 'Código del Trabajo, arts. 67, 71 y 73',
    note: 'No es imponible ni renta. Entre contratos seguidos por obra puede diferirse (art. 67).',
    max: 9_999_999_999,
    lre: 2313,
  }),
]
