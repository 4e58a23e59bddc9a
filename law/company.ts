import type { FactDef, Rounding, Unit } from '#formula/types.ts'
import { type Cap, underCap } from './caps.ts'
import { type Category, type ClassCode, type Concept, concept, earningClasses } from './concept.ts'
import { valueFact } from './facts/index.ts'
import { unionFeeAsked } from './rules/net.ts'

/**
 * Which limit of the law a discount obeys. AGREED: 15 % (art. 58 inc. 3). HOUSING: 30 % (inc. 2).
 * COOPERATIVE: 25 % (Ley 19.832). CCAF: credits of social security, debts with public bodies and
 * fees of further unions (inc. 1), which come first and count towards the joint 45 %.
 * ADVANCE: pay already handed out, under no limit but the net. NONE: only the net.
 */
export type DeductionLimit = 'CCAF' | 'HOUSING' | 'COOPERATIVE' | 'AGREED' | 'NONE' | 'ADVANCE'

/** An item of a company: what it brings each month is a value, or a formula over values. */
export type CompanyConcept = {
  code: string
  label: string
  category: Exclude<Category, 'LEGAL_DEDUCTION'>
  /** Unit of the value of the item; pesos unless said. UF and UTM become pesos of the month. */
  unit?: 'CLP' | 'UF' | 'UTM' | '%' | 'días' | 'horas' | 'número'
  /** In the formula language; without one, the value itself. It may name VALOR_<CODE>. */
  formula?: string
  /** Pays contributions (imponible) and tax (tributable). Only earnings. */
  taxable?: boolean
  tributable?: boolean
  /** Enters the base of the gratification, and of the overtime hour. */
  gratification?: boolean
  extraHours?: boolean
  /** In proportion to the days worked. */
  proportional?: boolean
  limit?: DeductionLimit
  /** The most it may be. */
  cap?: Cap
  /** Calculated and kept, and neither paid nor discounted nor part of any base. */
  informative?: boolean
  /** Enters the base of the judicial retention unless it is `false`. Only earnings. */
  seizable?: boolean
  /** Paid by the employer for somebody who gives it back: no cost of its own. Only earnings. */
  borneByOthers?: boolean
  /** Of discounts under the same limit, which is taken first. */
  calculationOrder?: number
  /** Position among the company's lines of its section. */
  printOrder?: number
  rounding?: Rounding
  print?: boolean
  lre?: number
  source?: string
  note?: string
}

const scales: Readonly<Record<NonNullable<CompanyConcept['unit']>, [Unit, number, number]>> = {
  CLP: ['CLP', 0, 99_999_999],
  UF: ['UF', 4, 19_999_999],
  UTM: ['UTM', 4, 19_999_999],
  '%': ['%', 4, 10_000_000],
  días: ['días', 1, 310],
  horas: ['horas', 2, 74_400],
  número: ['número', 2, 99_999_999],
}

/** The fact that carries the value of an item. */
export function itemFact({ code, label, unit = 'CLP' }: CompanyConcept): FactDef {
  const [factUnit, decimals, max] = scales[unit]
  return { code: valueFact(code), label, unit: factUnit, decimals, min: 0, max }
}

const isDeduction = ({ category, informative = false }: CompanyConcept) =>
  category === 'DEDUCTION' && !informative

/** The step that has the whole month of an item that is paid by the days worked. */
export const wholeMonthOf = (code: string): string => `MES_ENTERO_DE_${code}`

/** Earnings and everything else but discounts, as concepts. */
export const companyEarnings = (items: readonly CompanyConcept[]): readonly Concept[] =>
  items
    .filter((item) => !isDeduction(item))
    .flatMap((item) => [toConcept(item, rawFormula(item)), ...wholeMonth(item)])

/**
 * A fixed stipend that is paid by the days worked enters the base of the hour with its whole month,
 * as the salary does: an hour is worth the same in a month with absences (art. 32 inc. 3).
 */
function wholeMonth(item: CompanyConcept): readonly Concept[] {
  const { code, label, extraHours, proportional, informative } = item
  if (!extraHours || !proportional || informative) return []
  return [
    concept({
      code: wholeMonthOf(code),
      label: `${label}, del mes entero`,
      formula: rawFormula({ ...item, proportional: false }),
      classes: ['BASE_HORAS_EXTRA'],
      source: 'Código del Trabajo, art. 32 inc. 3',
    }),
  ]
}

const ranks: readonly DeductionLimit[] = [
  'CCAF',
  'HOUSING',
  'COOPERATIVE',
  'AGREED',
  'NONE',
  'ADVANCE',
]
const limitOf = ({ limit = 'NONE' }: CompanyConcept) => limit

/** Discounts in the order in which they are taken; each takes what the limits and the net leave. */
export function companyDeductions(items: readonly CompanyConcept[]): readonly Concept[] {
  const ordered = inOrder(items)
  return ordered.map((item, index) => {
    const earlier = ordered.slice(0, index)
    const ceilings = ceilingsOf(limitOf(item), earlier).map((text) => `MAX(0; ${text})`)
    return toConcept(item, `MIN(MAX(0; ${rawFormula(item)}); ${ceilings.join('; ')})`)
  })
}

/**
 * In what unit a discount of a company asks for its value and nothing else; undefined of one that a
 * formula, days or a cap make something else of.
 */
export function discountUnit({ code, formula }: Pick<Concept, 'code' | 'formula'>) {
  const asks = (text: string) => formula.startsWith(`MIN(MAX(0; (${valueFact(code)} * ${text})); `)
  if (asks('1')) return 'CLP' as const
  if (asks('UF')) return 'UF' as const
  return asks('UTM') ? ('UTM' as const) : undefined
}

/**
 * Formula of what discounts asked for and could not take. Each is rounded as its own line is:
 * `usual` where the item does not say how.
 */
export function pendingFormula(items: readonly CompanyConcept[], usual: Rounding): string {
  const each = inOrder(items).map((item) => {
    const asked = inWholePesos(`MAX(0; ${rawFormula(item)})`, item.rounding ?? usual)
    return `${asked} - ${item.code}`
  })
  const missing = [`${inWholePesos(`(${unionFeeAsked})`, usual)} - CUOTA_SINDICAL`, ...each]
  return `MAX(0; ${missing.join('\n + ')})`
}

/**
 * Formula of what the limits of art. 58 alone kept from being taken: the discount that they allow
 * against the one that the net would have allowed.
 */
export function limitedFormula(items: readonly CompanyConcept[], usual: Rounding): string {
  const ordered = inOrder(items)
  const each = ordered.flatMap((item, index) => {
    const ceilings = ceilingsOf(limitOf(item), ordered.slice(0, index))
    const net = ceilings.at(-1)
    if (ceilings.length === 1 || net === undefined) return []
    const rounding = item.rounding ?? usual
    const asked = inWholePesos(`MIN(MAX(0; ${rawFormula(item)}); MAX(0; ${net}))`, rounding)
    return `MAX(0; ${asked} - ${item.code})`
  })
  return each.length === 0 ? '0' : each.join('\n + ')
}

/** A formula that is never negative, as the line that it asks for is rounded. */
function inWholePesos(text: string, rounding: Rounding): string {
  if (rounding === 'HALF_UP') return `REDONDEAR(${text}; 0)`
  const cut = `TRUNCAR(${text})`
  return rounding === 'TRUNCATE' ? cut : `(${cut} + SI(${text} > ${cut}; 1; 0))`
}

const inOrder = (items: readonly CompanyConcept[]) =>
  items
    .filter(isDeduction)
    .toSorted(
      (a, b) =>
        ranks.indexOf(limitOf(a)) - ranks.indexOf(limitOf(b)) ||
        (a.calculationOrder ?? 0) - (b.calculationOrder ?? 0),
    )

function ceilingsOf(limit: DeductionLimit, earlier: readonly CompanyConcept[]): string[] {
  const less = (codes: readonly CompanyConcept[]) => codes.map(({ code }) => ` - ${code}`).join('')
  // The court waits for the credits of social security, and for nothing else that was agreed.
  const seized = limit === 'CCAF' ? '' : ' - EMBARGO'
  const net = `DISPONIBLE - CUOTA_SINDICAL${seized}${less(earlier)}`
  const own = {
    HOUSING: ['LIMITE_VIVIENDA', 'VIVIENDA_ANTES'],
    COOPERATIVE: ['LIMITE_COOPERATIVA', 'COOPERATIVA_ANTES'],
    AGREED: ['LIMITE_ACORDADOS', 'ACORDADOS_ANTES'],
  }
  if (limit !== 'HOUSING' && limit !== 'COOPERATIVE' && limit !== 'AGREED') return [net]
  const same = earlier.filter((item) => limitOf(item) === limit)
  const counted = earlier.filter((item) => !['NONE', 'ADVANCE'].includes(limitOf(item)))
  const [share, taken] = own[limit]
  return [
    `${ofAllPay(share, taken)}${less(same)}`,
    `${ofAllPay('LIMITE_CONJUNTO', 'CONJUNTO_ANTES')} - CUOTA_SINDICAL${less(counted)}`,
    net,
  ]
}

/** A limit is a share of what the employer pays in the month, and one for all its contracts. */
const ofAllPay = (share: string | undefined, taken: string | undefined): string =>
  `SI(CONTRATOS_DEL_MES = 1; TOTAL_IMPONIBLE * ${share};
    (IMPONIBLE_ANTES + TOTAL_IMPONIBLE + IMPONIBLE_DESPUES) * ${share} - ${taken})`

/** The item's formula in brackets, or its value in pesos; by days worked and capped if asked. */
function rawFormula(item: CompanyConcept): string {
  const { code, unit = 'CLP', formula, proportional } = item
  const value = valueFact(code)
  const inPesos = { UF: `${value} * UF`, UTM: `${value} * UTM` }
  const text = formula ?? (unit === 'UF' || unit === 'UTM' ? inPesos[unit] : `${value} * 1`)
  // A comment reaches the end of its line, and would take the bracket with it.
  const whole = text.includes('//') ? `(${text}\n)` : `(${text})`
  return underCap(item, proportional ? `${whole} * DIAS_PAGADOS / 30` : whole)
}

function toConcept(item: CompanyConcept, formula: string): Concept {
  const { code, label, rounding, lre, note, printOrder } = item
  const category = item.informative ? 'OTHER' : item.category
  return concept({
    code,
    label,
    category,
    formula,
    classes: classesOf(item),
    source: item.source ?? 'Concepto de la empresa',
    print: item.print ?? category !== 'OTHER',
    ...(category === 'OTHER' ? { min: -999_999_999 } : {}),
    ...(rounding ? { rounding } : {}),
    ...(printOrder === undefined ? {} : { order: printOrder }),
    ...(lre === undefined ? {} : { lre }),
    ...(note === undefined ? {} : { note }),
  })
}

const classesOfLimit: { readonly [Limit in DeductionLimit]?: readonly ClassCode[] } = {
  ADVANCE: ['ANTICIPO'],
  CCAF: ['OBLIGACION_PREVISIONAL'],
  AGREED: ['DESCUENTO_ACORDADO'],
  HOUSING: ['DESCUENTO_VIVIENDA'],
  COOPERATIVE: ['DESCUENTO_COOPERATIVA'],
}

function classesOf(item: CompanyConcept): readonly ClassCode[] {
  const { category, taxable = false, tributable = false, informative = false } = item
  if (informative) return []
  if (category === 'DEDUCTION') {
    return ['DESCUENTO', 'OTRO_DESCUENTO', ...(classesOfLimit[limitOf(item)] ?? [])]
  }
  if (category === 'EMPLOYER_EARNING') return ['APORTE_EMPLEADOR']
  if (category === 'PROVISION' || category === 'OTHER') return extraClasses(item)
  const tax = taxable
    ? earningClasses[tributable ? 'both' : 'taxableOnly']
    : earningClasses[tributable ? 'tributableOnly' : 'none']
  const shielded: ClassCode[] = item.seizable === false ? ['NO_EMBARGABLE'] : []
  const others: ClassCode[] = item.borneByOthers === true ? ['SIN_COSTO'] : []
  return [...tax, ...shielded, ...others, ...extraClasses(item)]
}

const extraClasses = (item: CompanyConcept): ClassCode[] => [
  ...(item.gratification ? (['BASE_GRATIFICACION'] as const) : []),
  ...(item.extraHours && !item.proportional ? (['BASE_HORAS_EXTRA'] as const) : []),
]
