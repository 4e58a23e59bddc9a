import { pensionFees } from '../parameters/pension.ts'
import { type Concept, concept, condition, legalDeduction } from '../concept.ts'

const law = 'DL 3.500, arts. 17 y 69'

/** `SI(AFP = "CAPITAL"; COMISION_CAPITAL; …)`, one branch per AFP of the parameters. */
const feeOfAfp = pensionFees
  .map(({ key }) => key.replace('COMISION_', ''))
  .reduceRight((rest, afp) => `SI(AFP = "${afp}"; COMISION_${afp}; ${rest})`, '0')

const pensionClasses = ['REBAJA_TRIBUTARIA', 'COTIZACION_TRABAJADOR'] as const

/** Pension contributions of the worker: AFP or IPS, and heavy work. */
export const pension: readonly Concept[] = [
  condition({
    code: 'EN_EDAD_DE_PENSION',
    label: 'Cumplió la edad de pensión',
    formula: 'EDAD >= SI(SEXO = "MUJER"; EDAD_PENSION_MUJER; EDAD_PENSION_HOMBRE)',
    source: 'DL 3.500, art. 3',
  }),
  condition({
    code: 'ES_PENSIONADO',
    label: 'Es pensionado de vejez o invalidez total',
    formula: `
Y(O(ESTADO_PENSION = "PENSIONADO_COTIZA"; ESTADO_PENSION = "PENSIONADO_NO_COTIZA");
  NO(INVALIDEZ_PARCIAL))`,
    source: law,
  }),
  condition({
    code: 'COTIZA_AFP',
    label: 'Cotiza en la AFP',
    formula: `
Y(REGIMEN_PENSION = "AFP";
  O(SIGUE_COTIZANDO;
    ESTADO_PENSION = "PENSIONADO_COTIZA";
    Y(ESTADO_PENSION = "ACTIVO"; NO(EN_EDAD_DE_PENSION))))`,
    source: 'DL 3.500, art. 69; Dirección del Trabajo, dictamen 95283',
    note: 'Pensionados y quienes cumplieron la edad están exentos, salvo que pidan seguir.',
  }),
  concept({
    code: 'TASA_AFP',
    label: 'Tasa de cotización AFP',
    unit: '%',
    decimals: 2,
    max: 4000,
    formula: `SI(COTIZA_AFP; TASA_AFP_OBLIGATORIA + ${feeOfAfp}; 0)`,
    source: law,
    note: 'La cotización obligatoria y la comisión de la AFP se multiplican juntas, una sola vez.',
  }),
  legalDeduction({
    code: 'COTIZACION_AFP',
    label: 'Cotización AFP',
    classes: pensionClasses,
    formula: 'BASE_PREVISIONAL * TASA_AFP',
    source: law,
    lre: 3141,
  }),
  concept({
    code: 'COTIZACION_AFP_OBLIGATORIA',
    label: 'De ella, cotización obligatoria',
    formula: 'SI(COTIZA_AFP; BASE_PREVISIONAL * TASA_AFP_OBLIGATORIA; 0)',
    source: law,
  }),
  concept({
    code: 'COTIZACION_AFP_COMISION',
    label: 'De ella, comisión de la AFP',
    formula: 'COTIZACION_AFP - COTIZACION_AFP_OBLIGATORIA',
    source: law,
    note: 'Lo que falta para el total, de modo que ambas partes siempre lo suman.',
  }),
  legalDeduction({
    code: 'COTIZACION_IPS',
    label: 'Cotización IPS',
    classes: pensionClasses,
    formula: 'SI(REGIMEN_PENSION = "IPS"; BASE_PREVISIONAL * TASA_IPS; 0)',
    source: 'DL 3.501, arts. 1 y 5; tasa de la ex caja que se ingresa',
    lre: 3141,
  }),
  concept({
    code: 'TASA_PESADO',
    label: 'Tasa de trabajo pesado',
    unit: '%',
    decimals: 2,
    max: 2000,
    formula: `
SI(O(COTIZA_AFP; REGIMEN_PENSION = "IPS"; Y(PESADO_TAMBIEN_EXENTOS; REGIMEN_PENSION = "AFP"));
  SI(TRABAJO_PESADO = "PESADO"; TASA_TRABAJO_PESADO;
    SI(TRABAJO_PESADO = "MENOS_PESADO"; TASA_TRABAJO_MENOS_PESADO; 0));
  0)`,
    source: 'DL 3.500, arts. 17 bis y 69; Ley 19.404',
    note: 'Va a la cuenta de quien cotiza: sin régimen de pensión no hay dónde enterarla.',
  }),
  legalDeduction({
    code: 'COTIZACION_PESADO',
    label: 'Cotización por trabajo pesado',
    classes: pensionClasses,
    formula: 'BASE_PREVISIONAL * TASA_PESADO',
    source: 'DL 3.500, art. 17 bis',
    lre: 3154,
  }),
]
