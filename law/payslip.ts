import { formatNumber, formatPercent, formatPesos } from '#chile/numbers.ts'
import { unscaled } from '#chile/money/decimal.ts'
import { valueIn } from '#formula/index.ts'
import type { Unit } from '#formula/types.ts'
import type { Concept } from './concept.ts'

/** Results of one payslip by code, whole units at each concept's decimals (and facts, if given). */
export type Values = Readonly<Record<string, number>>

/** What a plan or a library has to give to print a payslip. */
export type Printable = {
  readonly concepts: readonly Concept[]
  readonly facts: readonly {
    readonly code: string
    readonly unit: Unit
    readonly decimals: number
  }[]
}

export type PayslipLine = {
  readonly code: string
  readonly label: string
  /** Whole pesos. */
  readonly amount: number
  readonly source: string
  /** Beside the label: days, hours or rate, ready to read. */
  readonly detail?: string
  readonly lre?: number
}

export type SectionKey =
  | 'taxable'
  | 'earlier'
  | 'nonTaxable'
  | 'legal'
  | 'other'
  | 'employer'
  | 'totals'

export type PayslipSection = {
  readonly key: SectionKey
  readonly label: string
  readonly lines: readonly PayslipLine[]
  readonly total: number
}

const sections = [
  ['taxable', 'Haberes imponibles', 'IMPONIBLE'],
  ['earlier', 'Haberes de meses anteriores', 'HABER'],
  ['nonTaxable', 'Haberes no imponibles', 'HABER'],
  ['legal', 'Descuentos legales', 'DESCUENTO_LEGAL'],
  ['other', 'Otros descuentos', 'DESCUENTO'],
  ['employer', 'Aportes del empleador', 'APORTE_EMPLEADOR'],
] as const

/**
 * Pay of earlier months, which paid contributions under the caps of those months: it enters no base
 * of this month, but it is not exempt from contributions either. It has its own line beside the
 * contributory pay.
 */
const ofEarlierMonths = new Set([
  'DIFERENCIA_SUELDO',
  'DIFERENCIA_GRATIFICACION',
  'DIFERENCIA_IMPONIBLES',
  'DIFERENCIA_NO_TRIBUTABLES',
  'DIFERENCIA_SOLO_TRIBUTABLES',
  'DIFERENCIA_HABERES',
])

const belongs = ({ code, classes }: Concept, [key, , group]: (typeof sections)[number]) =>
  classes.includes(group) && (key !== 'earlier' || ofEarlierMonths.has(code))

const closing = [
  'TOTAL_HABERES',
  'TOTAL_DESCUENTOS',
  'ALCANCE_LIQUIDO',
  'LIQUIDO',
  'SOBREGIRO',
  'COSTO_EMPRESA',
]
/** Shown even when zero. */
const always = new Set([
  'TOTAL_HABERES',
  'TOTAL_DESCUENTOS',
  'LIQUIDO',
  'COSTO_EMPRESA',
  'SUELDO_BASE',
])

/** The code of a fact or concept that is printed beside a line to explain its amount. */
const details: Readonly<Record<string, string>> = {
  SUELDO_BASE: 'DIAS_TRABAJADOS',
  SUELDO_EMPRESARIAL: 'DIAS_TRABAJADOS',
  HORAS_EXTRA: 'HORAS_NORMALES',
  HORAS_EXTRA_DOBLES: 'HORAS_DOBLES',
  HORAS_EXTRA_ANTES: 'HORAS_NORMALES_ANTES',
  HORAS_EXTRA_DOBLES_ANTES: 'HORAS_DOBLES_ANTES',
  RECARGO_DOMINGO: 'HORAS_DOMINGO',
  HORAS_EXTRA_EN_DOMINGO: 'HORAS_EXTRA_DOMINGO',
  RECARGO_HORAS_NOCTURNAS: 'HORAS_NOCTURNAS',
  RECARGO_HORAS_FESTIVAS: 'HORAS_FESTIVO',
  DESCUENTO_ATRASOS: 'HORAS_ATRASO',
  VARIABLE_EN_FERIADO: 'DIAS_FERIADO',
  COTIZACION_AFP: 'TASA_AFP',
  COTIZACION_PESADO: 'TASA_PESADO',
  AFC: 'TASA_AFC_TRABAJADOR',
  AFC_EMPLEADOR: 'TASA_AFC_EMPLEADOR',
  ASIGNACION_FAMILIAR: 'UNIDADES_CARGA',
}

/**
 * A payslip as people read it: sections with the lines that are not zero, in the order of the
 * library, and the closing totals. With facts among the values, hours and days stand beside lines.
 */
export function payslipLines(printable: Printable, values: Values): readonly PayslipSection[] {
  const { places, byCode } = printingOf(printable)
  const found = places.map(({ section: [key, label], members }): PayslipSection => {
    const total = members.reduce((sum, { code }) => sum + valueIn(values, code), 0)
    const lines = members
      .filter((def) => isShown(def, values))
      .map((def) => line(def, byCode, values))
    return { key, label, lines, total }
  })
  const lines = closing.flatMap((code) => {
    const def = byCode.concepts.get(code)
    return def && isShown(def, values) ? [line(def, byCode, values)] : []
  })
  return [...found, { key: 'totals', label: 'Totales', lines, total: valueIn(values, 'LIQUIDO') }]
}

type ByCode = {
  readonly concepts: ReadonlyMap<string, Concept>
  readonly facts: ReadonlyMap<string, Printable['facts'][number]>
}

/** Where the concepts of a library are printed, which is the same for all its payslips. */
type Printing = {
  readonly places: readonly {
    readonly section: (typeof sections)[number]
    readonly members: readonly Concept[]
  }[]
  readonly byCode: ByCode
}

const printings = new WeakMap<
  Printable['concepts'],
  { facts: Printable['facts']; printing: Printing }
>()

function printingOf({ concepts, facts }: Printable): Printing {
  const known = printings.get(concepts)
  if (known?.facts === facts) return known.printing
  const taken = new Set<string>()
  const places = sections.map((section) => {
    const members = inPrintOrder(
      concepts.filter((def) => belongs(def, section) && !taken.has(def.code)),
    )
    for (const { code } of members) taken.add(code)
    return { section, members }
  })
  const printing = {
    places,
    byCode: { concepts: firstByCode(concepts), facts: firstByCode(facts) },
  }
  printings.set(concepts, { facts, printing })
  return printing
}

const firstByCode = <One extends { readonly code: string }>(all: readonly One[]) =>
  new Map(all.toReversed().map((one) => [one.code, one]))

/** The law's lines keep their places; those that say their order share the rest by it. */
function inPrintOrder(members: readonly Concept[]): readonly Concept[] {
  const ordered = members
    .filter(({ order }) => order !== undefined)
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
  let next = 0
  return members.map((def) => (def.order === undefined ? def : (ordered[next++] ?? def)))
}

const isShown = ({ code, print }: Concept, values: Values): boolean =>
  print && (always.has(code) || valueIn(values, code) !== 0)

function line(def: Concept, byCode: ByCode, values: Values): PayslipLine {
  const { code, label, source, lre } = def
  const detail = detailOf(details[code] ?? '', byCode, values)
  return {
    code,
    label,
    amount: valueIn(values, code),
    source,
    ...(detail ? { detail } : {}),
    ...(lre === undefined ? {} : { lre }),
  }
}

function detailOf(code: string, { concepts, facts }: ByCode, values: Values): string | undefined {
  const def = concepts.get(code) ?? facts.get(code)
  const value = values[code]
  if (!def || value === undefined || value === 0) return undefined
  const text = unscaled(value, def.decimals)
  if (def.unit === '%') return formatPercent(text)
  const unit = def.unit === 'horas' ? ' h' : def.unit === 'días' ? ' días' : ''
  return text === '1' && def.unit === 'días' ? '1 día' : formatNumber(text) + unit
}

/** The few figures that lists and histories of payslips show. */
export const payslipSummary = (values: Values) => ({
  baseSalary: at(values, 'SUELDO_BASE') + at(values, 'SUELDO_EMPRESARIAL'),
  bonusLegal: at(values, 'GRATIFICACION'),
  taxableEarnings: at(values, 'TOTAL_IMPONIBLE'),
  nonTaxableEarnings: at(values, 'TOTAL_NO_IMPONIBLE'),
  totalEarnings: at(values, 'TOTAL_HABERES'),
  pension: at(values, 'COTIZACION_AFP') + at(values, 'COTIZACION_IPS'),
  health: at(values, 'SALUD_TOTAL'),
  unemployment: at(values, 'AFC'),
  unemploymentEmployer: at(values, 'AFC_EMPLEADOR') + at(values, 'AFC_EMPLEADOR_LICENCIA'),
  singleTax: at(values, 'IMPUESTO_UNICO') + at(values, 'IMPUESTO_ADICIONAL'),
  legalDeductionsTotal: at(values, 'TOTAL_DESCUENTOS_LEGALES'),
  otherDeductionsTotal: at(values, 'TOTAL_OTROS_DESCUENTOS'),
  totalDeductions: at(values, 'TOTAL_DESCUENTOS'),
  netWorthToPay: at(values, 'ALCANCE_LIQUIDO'),
  toPay: at(values, 'LIQUIDO'),
  overdraft: at(values, 'SOBREGIRO'),
  workedDays: at(values, 'DIAS_TRABAJADOS'),
  sis: at(values, 'SIS') + at(values, 'SIS_LICENCIA'),
  mutual: at(values, 'SEGURO_ACCIDENTES') - at(values, 'SEGURO_SANNA'),
  sannaLaw: at(values, 'SEGURO_SANNA'),
  employerTotal: at(values, 'TOTAL_APORTES'),
  employerCost: at(values, 'COSTO_EMPRESA'),
})

/** Results that a payroll officer should look at before paying, and why. */
const alerts: Readonly<Record<string, string>> = {
  SUELDO_FALTANTE: 'El sueldo base es menor que el mínimo por los días y la jornada',
  SUELDO_FALTANTE_REDUCIDO: 'El sueldo base es menor que el mínimo de su edad',
  GRATIFICACION_FALTANTE: 'La gratificación convencional es menor que la del art. 50',
}

/** What to look at before paying a payslip, in Spanish; empty when it is sound. */
export const payslipWarnings = (values: Values): readonly string[] => [
  ...Object.entries(alerts).flatMap(([code, text]) => (at(values, code) > 0 ? [text] : [])),
  ...uncollectedWords(values),
]

/** How much could not be discounted, and what kept it: the limits of art. 58, or the net. */
export function uncollectedWords(values: Values): readonly string[] {
  const pending = at(values, 'DESCUENTOS_PENDIENTES')
  const limited = at(values, 'PENDIENTES_POR_LIMITES')
  const over = at(values, 'SOBREGIRO') - pending
  const left = (amount: number, why: string) =>
    `Quedan ${formatPesos(amount)} sin descontar: ${why}.`
  return [
    ...(limited > 0 ? [left(limited, 'los límites del art. 58 no dejan descontar más')] : []),
    ...(pending > limited ? [left(pending - limited, 'el líquido no alcanzó')] : []),
    ...(over > 0 ? [`Los descuentos superan los haberes en ${formatPesos(over)}.`] : []),
  ]
}

/** Of a concept; a payslip of before the law had it has none of it. */
const at = (values: Values, code: string): number => values[code] ?? 0
