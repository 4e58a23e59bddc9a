import type { Concept } from '../../concept.ts'
import { step } from '../concept.ts'

const law = 'Código del Trabajo, art. 172'

/** The last monthly pay, on which the indemnities of the law rest. */
export const base: readonly Concept[] = [
  step({
    code: 'PROMEDIO_VARIABLE',
    label: 'Promedio de la remuneración variable',
    formula: `
SI(MESES_VARIABLE = 0; 0; (VARIABLE_1 + VARIABLE_2 + VARIABLE_3) / MESES_VARIABLE)`,
    source: `${law} inc. 2`,
    note:
      'Sin sobretiempo ni pagos esporádicos, que el artículo excluye. Lo que es siempre el mismo ' +
      'porcentaje del sueldo es fijo (arts. 42 letra a y 71), y no se promedia.',
  }),
  step({
    code: 'BASE_ART_172',
    label: 'Última remuneración mensual',
    formula: `
SUELDO_MENSUAL + OTROS_FIJOS + PROMEDIO_VARIABLE
  + SI(BASE_SIN_GRATIFICACION; 0; GRATIFICACION_MES)
  + SI(BASE_SIN_ASIGNACIONES; 0; ASIGNACIONES_MES)`,
    source: `${law}; Dirección del Trabajo, dictamen 75/8 de 1999`,
    note:
      'Excluye la asignación familiar, el sobretiempo y lo que se paga en forma esporádica o una ' +
      'vez al año.',
    max: 9_999_999_999,
  }),
  step({
    code: 'TOPE_BASE',
    label: 'Tope de la base',
    formula: 'TOPE_BASE_UF * UF',
    source: `${law} inc. final`,
    note: 'Con la UF del último día del mes anterior al pago.',
  }),
  step({
    code: 'BASE_TOPADA',
    label: 'Base de las indemnizaciones',
    formula: 'MIN(BASE_ART_172; TOPE_BASE)',
    source: `${law} inc. final`,
    note: 'Rige para los años de servicio, el aviso y la obra; no para el feriado.',
  }),
]
