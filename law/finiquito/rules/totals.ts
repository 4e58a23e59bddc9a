import type { Concept } from '../../concept.ts'
import { payment, step, sum } from '../concept.ts'

/** What remains of the month, and the sums of the paper. */
export const pending: readonly Concept[] = [
  payment({
    code: 'REMUNERACION_PENDIENTE',
    label: 'Remuneración pendiente del mes',
    formula: 'LIQUIDO_MES',
    source: 'Código del Trabajo, arts. 41, 44 y 55',
    note: 'El líquido de la última liquidación, con sus cotizaciones e impuesto.',
  }),
]

export const totals: readonly Concept[] = [
  sum({
    code: 'TOTAL_INDEMNIZACIONES',
    label: 'Total de indemnizaciones legales',
    formula: 'SUMA(INDEMNIZACION_LEGAL)',
    source: 'Código del Trabajo, art. 178',
    lre: 5502,
  }),
  sum({
    code: 'TOTAL_HABERES',
    label: 'Total haberes',
    formula: 'SUMA(HABER_FINIQUITO)',
    source: 'Código del Trabajo, art. 177',
  }),
  sum({
    code: 'TOTAL_DESCUENTOS',
    label: 'Total descuentos',
    formula: 'SUMA(DESCUENTO_FINIQUITO)',
    source: 'Código del Trabajo, arts. 58 y 177',
  }),
  sum({
    code: 'TOTAL_FINIQUITO',
    label: 'Total a pagar',
    formula: 'MAX(0; TOTAL_HABERES - TOTAL_DESCUENTOS)',
    source: 'Código del Trabajo, art. 177',
  }),
  sum({
    code: 'SALDO_EN_CONTRA',
    label: 'Descuentos que el finiquito no alcanza a cubrir',
    formula: 'MAX(0; TOTAL_DESCUENTOS - TOTAL_HABERES)',
    source: 'Código del Trabajo, art. 58',
    note: 'Nadie recibe menos que cero; el saldo queda a la vista de ambas partes.',
  }),
]

/** Beside the payment: what a judge could add, who is paid on death, what the AFP pays. */
export const information: readonly Concept[] = [
  step({
    code: 'RECARGO_EVENTUAL',
    label: 'Recargo si un tribunal no acepta la causal',
    formula: `
ANOS_SI_PROCEDEN
  * SI(O(CAUSAL = "NECESIDADES"; CAUSAL = "DESAHUCIO"); RECARGO_161;
      SI(CAUSAL = "CONDUCTA"; RECARGO_160;
        SI(O(CAUSAL = "VENCIMIENTO"; CAUSAL = "OBRA"; CAUSAL = "FUERZA_MAYOR"); RECARGO_159;
          0%)))`,
    source: 'Código del Trabajo, art. 168',
    note: 'Informativo: solo una sentencia lo ordena; con una causal del art. 160 puede ser 100%.',
    max: 9_999_999_999,
  }),
  step({
    code: 'RIESGO_JUDICIAL',
    label: 'Lo que una sentencia podría sumar',
    formula: `
SI(O(CAUSAL = "NECESIDADES"; CAUSAL = "DESAHUCIO"); RECARGO_EVENTUAL + DESCUENTO_AFC;
  SI(O(CAUSAL = "CONDUCTA"; CAUSAL = "VENCIMIENTO"; CAUSAL = "OBRA"; CAUSAL = "FUERZA_MAYOR");
    RECARGO_EVENTUAL + ANOS_SI_PROCEDEN + BASE_TOPADA;
    0))`,
    source: 'Código del Trabajo, art. 168; Ley 19.728, art. 13',
    note:
      'Informativo: años de servicio, aviso y recargo de una causal que no se acepta; con el ' +
      'art. 161, el recargo y la devolución del aporte a la AFC que la mayoría de los fallos ordena.',
    max: 9_999_999_999,
  }),
  step({
    code: 'PAGO_FAMILIARES',
    label: 'Parte que se paga a la familia',
    formula: 'SI(CAUSAL = "MUERTE"; MIN(TOTAL_FINIQUITO; UTM_FAMILIARES * UTM); 0)',
    source: 'Código del Trabajo, art. 60',
    note: 'Hasta cinco unidades tributarias anuales, sin posesión efectiva; el resto, a la sucesión.',
    max: 9_999_999_999,
  }),
  step({
    code: 'TODO_EVENTO',
    label: 'Indemnización a todo evento que paga la AFP',
    formula: 'SI(CASA_PARTICULAR; SALDO_TODO_EVENTO; 0)',
    source: 'Código del Trabajo, art. 163 inc. final',
    note: 'Informativo: se gira en la AFP con cualquier causal, y no la paga el empleador.',
    lre: 2331,
  }),
]
