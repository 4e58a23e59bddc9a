import type { CompanyConcept } from './company.ts'
import type { Concept } from './concept.ts'

const accrual =
  'Ley sobre Impuesto a la Renta, arts. 45 y 46; DL 3.500, art. 16; Dirección del Trabajo, ' +
  'manual del LRE'
const family = 'DFL 150 de 1981, arts. 2 y 12; SUSESO, Circular 3.555 de 2020'
const undue = 'Código Civil, art. 2295 (pago de lo no debido); Código del Trabajo, art. 58'
const taxed = 'Ya pagó cotizaciones e impuesto con los topes y la tabla de su mes.'
const inItsMonth = 'Calculado en su mes, con sus topes; se declara en el complemento de ese mes.'

/** Pay of earlier months: it enters no base of this one, and keeps the column of its class. */
const pay = (code: string, label: string, lre: number, note = taxed): CompanyConcept => ({
  code,
  label,
  category: 'ASSIGNATION',
  seizable: false,
  lre,
  source: accrual,
  note,
})

/** What institutions or the treasury are owed of earlier months; taken before other discounts. */
const withheld = (code: string, label: string, lre: number, note = inItsMonth): CompanyConcept => ({
  code,
  label,
  category: 'DEDUCTION',
  limit: 'NONE',
  calculationOrder: -1,
  lre,
  source: accrual,
  note,
})

/** What the worker gets back, and somebody else gives back to the employer. */
const givenBack = (code: string, label: string, note: string): CompanyConcept => ({
  code,
  label,
  category: 'ASSIGNATION',
  seizable: false,
  borneByOthers: true,
  lre: 2306,
  source: accrual,
  note,
})

const charge = (code: string, label: string, lre?: number): CompanyConcept => ({
  code,
  label,
  category: 'EMPLOYER_EARNING',
  source: accrual,
  note: inItsMonth,
  ...(lre === undefined ? {} : { lre }),
})

/**
 * What a payslip pays or takes back of earlier months. Each earlier month was calculated again with
 * its own caps and its own tax table, so that here nothing of it contributes or pays tax a second
 * time, nor is it garnished twice: pay, discounts and charges of those months come as amounts, each
 * in the column of the LRE of its class. Contributions are declared in the month of origin, tax in
 * the month that withholds it, and the family allowance in field 23 of Previred.
 */
export const retroactiveConcepts: readonly CompanyConcept[] = [
  pay('DIFERENCIA_SUELDO', 'Diferencia de sueldo de meses anteriores', 2101),
  pay('DIFERENCIA_GRATIFICACION', 'Diferencia de gratificación de meses anteriores', 2106),
  pay('DIFERENCIA_IMPONIBLES', 'Diferencia de haberes imponibles de meses anteriores', 2113),
  pay('DIFERENCIA_NO_TRIBUTABLES', 'Diferencia de haberes no tributables anteriores', 2204),
  pay('DIFERENCIA_SOLO_TRIBUTABLES', 'Diferencia de haberes tributables anteriores', 2417),
  {
    code: 'DIFERENCIA_HABERES',
    label: 'Diferencia de haberes de meses anteriores',
    category: 'ASSIGNATION',
    seizable: false,
    lre: 2306,
    source: accrual,
    note: 'Haberes que no son imponibles ni tributables.',
  },
  {
    code: 'DIFERENCIA_ASIGNACION_FAMILIAR',
    label: 'Asignación familiar retroactiva',
    category: 'ASSIGNATION',
    seizable: false,
    borneByOthers: true,
    lre: 2311,
    source: family,
    note: 'La paga el Estado: se recupera en el campo 23 de Previred y no es costo de la empresa.',
  },
  givenBack(
    'DEVOLUCION_COTIZACIONES',
    'Devolución de cotizaciones de meses anteriores',
    'Se pide de vuelta a la institución; el libro no tiene columna propia.',
  ),
  givenBack(
    'DEVOLUCION_IMPUESTO',
    'Devolución de impuesto de meses anteriores',
    'Se pide de vuelta al SII; el libro no tiene columna propia.',
  ),
  {
    code: 'DEVOLUCION_DESCUENTOS',
    label: 'Devolución de descuentos de meses anteriores',
    category: 'ASSIGNATION',
    seizable: false,
    lre: 2306,
    source: accrual,
    note: 'El libro no tiene columna propia.',
  },
  withheld('DIFERENCIA_PENSION', 'Cotización de pensión de meses anteriores', 3141),
  withheld('DIFERENCIA_SALUD', 'Cotización de salud de meses anteriores', 3143),
  withheld('DIFERENCIA_CESANTIA', 'Seguro de cesantía de meses anteriores', 3151),
  withheld('DIFERENCIA_TRABAJO_PESADO', 'Trabajo pesado de meses anteriores', 3154),
  withheld(
    'DIFERENCIA_IMPUESTO',
    'Impuesto único de meses anteriores',
    3161,
    'Con la tabla de su mes; se entera en el Formulario 29 del mes que lo retiene.',
  ),
  {
    code: 'DIFERENCIA_DESCUENTOS',
    label: 'Diferencia de descuentos de meses anteriores',
    category: 'DEDUCTION',
    limit: 'NONE',
    lre: 3185,
    source: accrual,
    note: 'Otros descuentos de la diferencia, calculados en su mes.',
  },
  {
    code: 'REINTEGRO_ASIGNACION_FAMILIAR',
    label: 'Reintegro de asignación familiar de meses anteriores',
    category: 'DEDUCTION',
    limit: 'NONE',
    lre: 3185,
    source: family,
    note: 'Lo que el Estado pagó de más: vuelve en el campo 24 de Previred.',
  },
  {
    code: 'REINTEGRO_HABERES',
    label: 'Reintegro de haberes de meses anteriores',
    category: 'DEDUCTION',
    limit: 'NONE',
    lre: 3185,
    source: undue,
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
  charge('DIFERENCIA_AFP_EMPLEADOR', 'AFP del empleador de meses anteriores'),
  charge('DIFERENCIA_SEGURO_SOCIAL', 'Seguro social del empleador de meses anteriores'),
  charge('DIFERENCIA_SIS', 'SIS del empleador de meses anteriores', 4155),
  charge('DIFERENCIA_CESANTIA_EMPLEADOR', 'Cesantía del empleador de meses anteriores', 4151),
  charge('DIFERENCIA_ACCIDENTES', 'Seguro de accidentes de meses anteriores', 4152),
  charge('DIFERENCIA_PESADO_EMPLEADOR', 'Trabajo pesado del empleador de meses anteriores', 4154),
  charge('DIFERENCIA_APORTES', 'Otros aportes del empleador de meses anteriores'),
]

/** The items that pay a part of a difference, and that take it back or give it back. */
type Carried = { readonly more: string; readonly less: string | null; readonly netted?: true }

const back = 'DEVOLUCION_COTIZACIONES'
const taken = 'REINTEGRO_HABERES'

/**
 * What a line of a month that closed is, by where it is declared and who is owed it. Lines of a
 * netted part add up first: 7% of more and less above it, to one isapre, is one amount.
 */
export const retroactiveParts = {
  SALARY: { more: 'DIFERENCIA_SUELDO', less: taken },
  GRATIFICATION: { more: 'DIFERENCIA_GRATIFICACION', less: taken },
  TAXABLE: { more: 'DIFERENCIA_IMPONIBLES', less: taken },
  UNTAXED: { more: 'DIFERENCIA_NO_TRIBUTABLES', less: taken },
  TAXED_ONLY: { more: 'DIFERENCIA_SOLO_TRIBUTABLES', less: taken },
  FREE: { more: 'DIFERENCIA_HABERES', less: taken },
  FAMILY: { more: 'DIFERENCIA_ASIGNACION_FAMILIAR', less: 'REINTEGRO_ASIGNACION_FAMILIAR' },
  PENSION: { more: 'DIFERENCIA_PENSION', less: back, netted: true },
  HEALTH: { more: 'DIFERENCIA_SALUD', less: back, netted: true },
  UNEMPLOYMENT: { more: 'DIFERENCIA_CESANTIA', less: back, netted: true },
  HEAVY: { more: 'DIFERENCIA_TRABAJO_PESADO', less: back, netted: true },
  TAX: { more: 'DIFERENCIA_IMPUESTO', less: 'DEVOLUCION_IMPUESTO', netted: true },
  DISCOUNT: { more: 'DIFERENCIA_DESCUENTOS', less: 'DEVOLUCION_DESCUENTOS' },
  EMPLOYER_PENSION: { more: 'DIFERENCIA_AFP_EMPLEADOR', less: null, netted: true },
  EMPLOYER_SOCIAL: { more: 'DIFERENCIA_SEGURO_SOCIAL', less: null, netted: true },
  EMPLOYER_SIS: { more: 'DIFERENCIA_SIS', less: null, netted: true },
  EMPLOYER_UNEMPLOYMENT: { more: 'DIFERENCIA_CESANTIA_EMPLEADOR', less: null, netted: true },
  EMPLOYER_ACCIDENTS: { more: 'DIFERENCIA_ACCIDENTES', less: null, netted: true },
  EMPLOYER_HEAVY: { more: 'DIFERENCIA_PESADO_EMPLEADOR', less: null, netted: true },
  EMPLOYER_OTHER: { more: 'DIFERENCIA_APORTES', less: null, netted: true },
} as const satisfies Record<string, Carried>
export type RetroactivePart = keyof typeof retroactiveParts

/** Items that pay what earlier months earned: pay of those months, not of the one that pays. */
export const payOfEarlierMonths: ReadonlySet<string> = new Set(
  (['SALARY', 'GRATIFICATION', 'TAXABLE', 'UNTAXED', 'TAXED_ONLY', 'FREE'] as const).map(
    (part) => retroactiveParts[part].more,
  ),
)

const byColumn: Readonly<Record<number, RetroactivePart>> = {
  2101: 'SALARY',
  2106: 'GRATIFICATION',
  2311: 'FAMILY',
  3141: 'PENSION',
  3143: 'HEALTH',
  3144: 'HEALTH',
  3151: 'UNEMPLOYMENT',
  3154: 'HEAVY',
  3161: 'TAX',
  3163: 'TAX',
  4151: 'EMPLOYER_UNEMPLOYMENT',
  4152: 'EMPLOYER_ACCIDENTS',
  4154: 'EMPLOYER_HEAVY',
  4155: 'EMPLOYER_SIS',
}

/** The contributions of Ley 21.735, which have no column of the book. */
const byCode: Readonly<Record<string, RetroactivePart>> = {
  CUENTA_INDIVIDUAL: 'EMPLOYER_PENSION',
  EXPECTATIVA_VIDA: 'EMPLOYER_SOCIAL',
  EXPECTATIVA_VIDA_LICENCIA: 'EMPLOYER_SOCIAL',
  RENTABILIDAD_PROTEGIDA: 'EMPLOYER_SOCIAL',
  RENTABILIDAD_PROTEGIDA_LICENCIA: 'EMPLOYER_SOCIAL',
}

const byClass: readonly (readonly [className: string, part: RetroactivePart])[] = [
  ['HABER_21', 'TAXABLE'],
  ['HABER_22', 'UNTAXED'],
  ['HABER_24', 'TAXED_ONLY'],
  ['HABER', 'FREE'],
  ['APORTE_EMPLEADOR', 'EMPLOYER_OTHER'],
]

/** Which part a line of pay, discount or charge of an earlier month is. */
export function retroactivePart({ code, lre, classes }: RetroactiveLine): RetroactivePart {
  const known = byCode[code] ?? (lre === undefined ? undefined : byColumn[lre])
  if (known) return known
  return byClass.find(([name]) => classes.includes(name))?.[1] ?? 'DISCOUNT'
}
type RetroactiveLine = Pick<Concept, 'code' | 'lre' | 'classes'>

/** What the month of origin calculated its contributions and its tax on: no line, but declared. */
export const retroactiveBases: ReadonlySet<string> = new Set([
  'BASE_PREVISIONAL',
  'BASE_CESANTIA',
  'BASE_LICENCIA',
  'BASE_LICENCIA_CESANTIA',
  'BASE_TRIBUTABLE',
])
