import { type Concept, concept, legalDeduction } from '../concept.ts'
import { partOf } from './part.ts'

const law = 'DFL 1 de Salud de 2005, arts. 137 y 184'

/** What the plan costs in a month with some thirtieths of leave. */
const plan = (leave: string) => `
  (PLAN_UF * UF + PLAN_PESOS)
      * SI(Y(PLAN_POR_DIAS_LICENCIA; ${leave} > 0; MODO_LICENCIA <> "PAGO_DIRECTO");
          (30 - ${leave}) / 30; 1)`
const planOfAll = `(${plan('MIN(30; DIAS_DE_LICENCIA + DIAS_LICENCIA_OTROS)')})`

/** Seven per cent to Fonasa, or the isapre's plan when it costs more. */
export const health: readonly Concept[] = [
  legalDeduction({
    code: 'SALUD_LEGAL',
    label: 'Cotización legal de salud',
    classes: ['COTIZACION_TRABAJADOR'],
    formula: 'SI(SISTEMA_SALUD = "NINGUNO"; 0; BASE_PREVISIONAL * TASA_SALUD)',
    source: law,
    note: 'Quien es pensionado también la paga sobre su sueldo.',
    lre: 3143,
  }),
  concept({
    code: 'PLAN_ISAPRE',
    label: 'Plan de isapre en pesos',
    formula: `
SI(SISTEMA_SALUD = "ISAPRE";
  SI(CONTRATOS_DEL_MES = 1; ${plan('DIAS_DE_LICENCIA')}; ${partOf(planOfAll)})
    + BASE_PREVISIONAL * PLAN_PORCENTAJE;
  0)`,
    source: 'DFL 1 de Salud de 2005, arts. 184 y 189',
    note:
      'El plan en UF vale la UF del último día del mes. El que es un porcentaje de la renta ya ' +
      'baja con ella en un mes con licencia. Se paga una vez al mes: varios contratos con un ' +
      'mismo empleador lo comparten por lo imponible de cada uno.',
  }),
  legalDeduction({
    code: 'SALUD_ADICIONAL',
    label: 'Adicional de isapre',
    classes: ['COTIZACION_TRABAJADOR'],
    formula: 'MAX(0; PLAN_ISAPRE - SALUD_LEGAL)',
    source: 'DFL 1 de Salud de 2005, art. 189',
    note: 'Lo que el plan cuesta sobre el 7%. Si cuesta menos, igual se paga el 7%.',
    lre: 3144,
  }),
  concept({
    code: 'SALUD_TOTAL',
    label: 'Salud, total',
    formula: 'SALUD_LEGAL + SALUD_ADICIONAL',
    source: law,
    max: 1_999_999_999,
  }),
]
