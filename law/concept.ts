import type { ClassDef, ConceptDef } from '#formula/types.ts'

/** The product's item categories. */
export const categories = {
  EARNING: 'Haber',
  SPECIAL_EARNING: 'Haber no imponible',
  ASSIGNATION: 'Asignación',
  LEGAL_DEDUCTION: 'Descuento legal',
  DEDUCTION: 'Descuento',
  EMPLOYER_EARNING: 'Aporte del empleador',
  PROVISION: 'Provisión',
  OTHER: 'Informativo',
} as const
export type Category = keyof typeof categories

/** What a line of the calculation means to payroll, besides what the engine needs of it. */
export type Concept = ConceptDef & {
  readonly category: Category
  /** Norm and article, or whose decision it is. */
  readonly source: string
  /** First month in which the rule holds as written, when it is younger than our data. */
  readonly since?: number
  /** Does it appear on the payslip when it is not zero? Totals always do. */
  readonly print: boolean
  /** Position of a company's line among the company's lines of its section. */
  readonly order?: number
  /** Column of the Libro de Remuneraciones Electrónico. */
  readonly lre?: number
  /** What a person who opens the line may ask. */
  readonly note?: string
}

/** Groups that formulas add up with SUMA. */
export const classes = [
  { code: 'HABER', label: 'Haberes' },
  { code: 'IMPONIBLE', label: 'Haberes imponibles' },
  { code: 'TRIBUTABLE', label: 'Haberes tributables' },
  { code: 'HABER_21', label: 'Haberes imponibles y tributables' },
  { code: 'HABER_22', label: 'Haberes imponibles no tributables' },
  { code: 'HABER_23', label: 'Haberes no imponibles ni tributables' },
  { code: 'HABER_24', label: 'Haberes no imponibles tributables' },
  { code: 'BASE_GRATIFICACION', label: 'Base de la gratificación' },
  { code: 'BASE_HORAS_EXTRA', label: 'Estipendios fijos de la hora extraordinaria' },
  { code: 'NO_EMBARGABLE', label: 'Haberes fuera de la retención judicial' },
  { code: 'SIN_COSTO', label: 'Haberes que otro devuelve a la empresa' },
  { code: 'REBAJA_TRIBUTARIA', label: 'Cotizaciones que rebajan el impuesto' },
  { code: 'COTIZACION_TRABAJADOR', label: 'Cotizaciones del trabajador' },
  { code: 'DESCUENTO_LEGAL', label: 'Descuentos legales' },
  { code: 'AHORRO_VOLUNTARIO', label: 'Ahorro previsional voluntario' },
  { code: 'OTRO_DESCUENTO', label: 'Otros descuentos' },
  { code: 'ANTICIPO', label: 'Anticipos' },
  { code: 'OBLIGACION_PREVISIONAL', label: 'Obligaciones con previsión y organismos públicos' },
  { code: 'DESCUENTO_ACORDADO', label: 'Descuentos acordados' },
  { code: 'DESCUENTO_VIVIENDA', label: 'Cuotas de vivienda o educación' },
  { code: 'DESCUENTO_COOPERATIVA', label: 'Cuotas de cooperativa' },
  { code: 'DESCUENTO', label: 'Descuentos' },
  { code: 'APORTE_EMPLEADOR', label: 'Aportes del empleador' },
] as const satisfies readonly ClassDef[]

export type ClassCode = (typeof classes)[number]['code']

type Draft = Pick<Concept, 'code' | 'label' | 'formula' | 'source'> &
  Partial<Omit<Concept, 'classes'>> & { readonly classes?: readonly ClassCode[] }

/** Most a single line, and most a sum of lines, may be in pesos. Beyond, the row is an error. */
export const LINE_MAX = 999_999_999
export const TOTAL_MAX = 9_999_999_999

/** A concept in whole pesos, never negative, unless it says otherwise. */
export const concept = (draft: Draft): Concept => ({
  unit: 'CLP',
  decimals: 0,
  min: 0,
  max: LINE_MAX,
  classes: [],
  category: 'OTHER',
  print: (draft.category ?? 'OTHER') !== 'OTHER',
  ...draft,
})

/** A condition that other formulas ask. */
export const condition = (draft: Draft): Concept => concept({ unit: 'LOGICO', max: 1, ...draft })

/** Earnings of the four tax classes of the LRE: 21 pays both, 22 contributions, 23 none, 24 tax. */
export const earningClasses = {
  both: ['HABER', 'HABER_21', 'IMPONIBLE', 'TRIBUTABLE'],
  taxableOnly: ['HABER', 'HABER_22', 'IMPONIBLE'],
  none: ['HABER', 'HABER_23'],
  tributableOnly: ['HABER', 'HABER_24', 'TRIBUTABLE'],
} as const satisfies Record<string, readonly ClassCode[]>

/** A line of pay that contributes and pays tax, as most do. */
export const earning = (draft: Draft): Concept =>
  concept({
    category: 'EARNING',
    ...draft,
    classes: [...earningClasses.both, ...(draft.classes ?? [])],
  })

/** Social security or tax withheld by law. */
export const legalDeduction = (draft: Draft): Concept =>
  concept({
    category: 'LEGAL_DEDUCTION',
    ...draft,
    classes: ['DESCUENTO', 'DESCUENTO_LEGAL', ...(draft.classes ?? [])],
  })

/** What the employer pays on top of the pay. */
export const employerCharge = (draft: Draft): Concept =>
  concept({
    category: 'EMPLOYER_EARNING',
    ...draft,
    classes: ['APORTE_EMPLEADOR', ...(draft.classes ?? [])],
  })

/** A sum shown on every payslip. */
export const total = (draft: Draft): Concept => concept({ max: TOTAL_MAX, print: true, ...draft })
