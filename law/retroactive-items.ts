import type { CompanyConcept } from './company.ts'

const accrual =
  'Ley sobre Impuesto a la Renta, arts. 45 y 46; DL 3.500, art. 16; Dirección del Trabajo, ' +
  'manual del LRE'

/**
 * What a payslip pays or takes back of earlier months. Each earlier month was calculated again with
 * its own caps and its own tax table, so that here nothing of it contributes or pays tax a second
 * time, nor is it garnished twice: pay, discounts and charges of those months come as amounts. They
 * are declared by rectifying the month of origin, and have no column of the LRE of this one.
 */
export const retroactiveConcepts: readonly CompanyConcept[] = [
  {
    code: 'DIFERENCIA_HABERES',
    label: 'Diferencia de haberes de meses anteriores',
    category: 'ASSIGNATION',
    seizable: false,
    source: accrual,
    note: 'Ya pagó cotizaciones e impuesto con los topes y la tabla de su mes.',
  },
  {
    code: 'DEVOLUCION_DESCUENTOS',
    label: 'Devolución de descuentos de meses anteriores',
    category: 'ASSIGNATION',
    seizable: false,
    source: accrual,
  },
  {
    code: 'DIFERENCIA_DESCUENTOS',
    label: 'Diferencia de descuentos de meses anteriores',
    category: 'DEDUCTION',
    limit: 'NONE',
    source: accrual,
    note: 'Cotizaciones, impuesto y otros descuentos de la diferencia, calculados en su mes.',
  },
  {
    code: 'REINTEGRO_HABERES',
    label: 'Reintegro de haberes de meses anteriores',
    category: 'DEDUCTION',
    limit: 'NONE',
    source: 'Código Civil, art. 2295 (pago de lo no debido); Código del Trabajo, art. 58',
  },
  {
    code: 'SOBREGIRO_ANTERIOR',
    label: 'Sobregiro del mes anterior',
    category: 'DEDUCTION',
    limit: 'AGREED',
    lre: 3183,
    source: 'Código del Trabajo, art. 58 inc. 3; acuerdo en el contrato',
    note: 'Lo que el mes anterior no alcanzó a descontar, hasta el 15%; el resto, al siguiente.',
  },
  {
    code: 'DIFERENCIA_APORTES',
    label: 'Aportes del empleador de meses anteriores',
    category: 'EMPLOYER_EARNING',
    source: accrual,
  },
]
