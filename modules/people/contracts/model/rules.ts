import { counted } from '#chile/counts.ts'
import { addMonths, completedYears, formatDate, type ISODate } from '#chile/dates.ts'
import { formatNumber } from '#chile/numbers.ts'
import type { Row } from '#platform/model/entity.ts'
import type { Contract } from './contract.ts'
import { hasOrdinaryWeek, isPartTime, longestWeekOn } from './working-week.ts'

type Fields = Row<typeof Contract>

/** What the rules look at: a contract as it would stand, choices as plain text. */
export type Terms = {
  initialDate: ISODate
  finalDate: ISODate | null
  contractType?: string
  fixedTermRenewals?: number
  isProfessional?: boolean
  art22?: boolean
  isDomestic?: boolean
  liveIn?: boolean
  apprentice?: boolean
  cycleHours?: string | null
  cycleDays?: number | null
  specialWorkday?: string | null
  hoursPerWeek?: string
  monthlySalary?: { value: string; currency: string } | null
  paymentPeriod?: string
  taxRegime?: string
  taxPeriod?: string
  isCorporateSalary?: boolean
  gratificationType?: string
  gratificationAmount?: number | null
  heavyWork?: boolean
  heavyWorkRate?: string | null
  unionFeeType?: string
  unionFeeValue?: string
  /** Of the person, when it is known. */
  birthday?: ISODate | null
}
export type Problem = { field: keyof Fields; message: string }

const wrong = (field: keyof Fields, message: string): Problem => ({ field, message })

/**
 * The first thing that may not be so in a contract as it would stand from `day` on, or `undefined`.
 * Rules that speak of no changed field are not asked: an old week does not stop a raise.
 */
export function problemOf(
  terms: Terms,
  day: ISODate,
  changed: ReadonlySet<string>,
): Problem | undefined {
  const { initialDate, finalDate, contractType } = terms
  if (finalDate && finalDate < initialDate) {
    return wrong('finalDate', 'El término es anterior al inicio')
  }
  if (contractType === 'FIXED' && !finalDate) {
    return wrong('finalDate', 'Un contrato a plazo fijo lleva fecha de término')
  }
  if (finalDate && day > finalDate) {
    return wrong('finalDate', `Termina el ${formatDate(finalDate)}: después no rige nada`)
  }
  for (const [names, rule] of rules) {
    const problem = names.some((name) => changed.has(name)) ? rule(terms, day) : undefined
    if (problem) return problem
  }
  return undefined
}

type Rule = (terms: Terms, day: ISODate) => Problem | undefined

const week: Rule = ({ hoursPerWeek, ...terms }, day) => {
  const longest = longestWeekOn(day)
  if (!hasOrdinaryWeek(terms) || hoursPerWeek === undefined) return undefined
  return Number(hoursPerWeek) > longest
    ? wrong('hoursPerWeek', `La jornada máxima desde esa fecha es de ${longest} horas`)
    : undefined
}

/** An exceptional schedule is a whole cycle of work and rest: its hours and its days. */
const cycle: Rule = ({ cycleHours, cycleDays }) => {
  const hours = Number(cycleHours ?? 0)
  const days = cycleDays ?? 0
  if (hours > 0 && days === 0) return wrong('cycleDays', 'Indique los días del ciclo')
  if (days > 0 && hours === 0) return wrong('cycleHours', 'Indique las horas del ciclo')
  return hours > days * 24
    ? wrong('cycleHours', `Un ciclo de ${counted(days, 'día')} tiene a lo más ${days * 24} horas`)
    : undefined
}

/**
 * One working time is declared: that of an article apart leaves no place for another. Who plays
 * sports for a living is in that of art. 22, and in no other.
 */
const special: Rule = ({ specialWorkday, art22, isDomestic, cycleDays, cycleHours }) => {
  if (!specialWorkday) return undefined
  const other =
    art22 && specialWorkday !== 'ART_22_FINAL'
      ? 'El artículo 22 ya dice que no tiene límite de jornada'
      : isDomestic
        ? 'La jornada de casa particular ya es la del artículo 149'
        : (cycleDays ?? 0) > 0 || Number(cycleHours ?? 0) > 0
          ? 'El ciclo ya dice que es una jornada excepcional autorizada'
          : undefined
  return other === undefined
    ? undefined
    : wrong('specialWorkday', `${other}: deje vacía la jornada especial`)
}

const house: Rule = ({ isDomestic, liveIn }) =>
  liveIn && !isDomestic
    ? wrong('liveIn', 'Puertas adentro es solo para casa particular')
    : undefined

const gratification: Rule = ({ gratificationType, gratificationAmount }) =>
  gratificationType === 'CONVENTIONAL' && !gratificationAmount
    ? wrong('gratificationAmount', 'Indique el monto convenido')
    : undefined

/** A fixed rate is of the month: no table is read for it. */
const taxTable: Rule = ({ taxRegime = 'GENERAL', taxPeriod = 'MONTHLY' }) =>
  taxRegime !== 'GENERAL' && taxPeriod !== 'MONTHLY'
    ? wrong('taxPeriod', 'Un impuesto de tasa fija se calcula por mes: deje la tabla mensual')
    : undefined

const heavy: Rule = ({ heavyWork, heavyWorkRate }) =>
  heavyWork && !heavyWorkRate
    ? wrong('heavyWorkRate', 'Indique la cotización: 1 % o 2 %')
    : undefined

const union: Rule = ({ unionFeeType, unionFeeValue }) =>
  unionFeeType && unionFeeType !== 'NONE' && Number(unionFeeValue ?? 0) === 0
    ? wrong('unionFeeValue', 'Indique el valor de la cuota')
    : undefined

const rules: readonly (readonly [readonly string[], Rule])[] = [
  [['hoursPerWeek', 'art22', 'isDomestic', 'specialWorkday'], week],
  [['cycleHours', 'cycleDays'], cycle],
  [['specialWorkday', 'art22', 'isDomestic', 'cycleHours', 'cycleDays'], special],
  [['isDomestic', 'liveIn'], house],
  [['gratificationType', 'gratificationAmount'], gratification],
  [['taxRegime', 'taxPeriod'], taxTable],
  [['heavyWork', 'heavyWorkRate'], heavy],
  [['unionFeeType', 'unionFeeValue'], union],
]

/**
 * What deserves a second look and stops nothing: who is too young to work, pay under the minimum
 * wage, hours that the law will lower, a cycle over the week of the law, a fixed term
 * of more than a year, a gratification that nobody owes, an apprentice without an end.
 *
 * @param minimum the minimum monthly wage on `day` in pesos, when it is known
 */
export function warningsOf(terms: Terms, day: ISODate, minimum: number | undefined): string[] {
  return [
    youth(terms),
    lowPay(terms, day, minimum),
    longWeek(terms, day),
    longCycle(terms, day),
    longTerm(terms),
    needlessGratification(terms),
    longApprenticeship(terms),
  ].filter((warning) => warning !== undefined)
}

/** Código del Trabajo, arts. 13 and 14: nobody under 15 works; under 18, with authorization. */
function youth({ birthday, initialDate }: Terms): string | undefined {
  if (!birthday) return undefined
  const age = completedYears(birthday, initialDate)
  if (age < 15)
    return `Al inicio del contrato tiene ${age} años: la ley no permite trabajar antes de los 15`
  return age < 18
    ? `Al inicio del contrato tiene ${age} años: guarde la autorización de quien tiene su cuidado`
    : undefined
}

function lowPay(terms: Terms, day: ISODate, minimum: number | undefined): string | undefined {
  const { monthlySalary, hoursPerWeek } = terms
  if (minimum === undefined || monthlySalary?.currency !== 'CLP') return undefined
  // The pay of an apprentice is agreed freely: Código del Trabajo, art. 81.
  if (terms.apprentice) return undefined
  // Part time is paid in proportion: Código del Trabajo, arts. 40 bis and 44.
  const least = isPartTime(hoursPerWeek === undefined ? {} : { hoursPerWeek })
    ? Math.floor((minimum * Number(hoursPerWeek)) / longestWeekOn(day))
    : minimum
  return Number(monthlySalary.value) * timesInMonth(terms.paymentPeriod) < least
    ? `El sueldo base es menor que el ingreso mínimo de $${least.toLocaleString('es-CL')}`
    : undefined
}

/** A month of thirty days in weeks or days of pay, as the payslip counts it. */
const timesInMonth = (period: string | undefined) =>
  period === 'DAILY' ? 30 : period === 'WEEKLY' ? 30 / 7 : 1

/** Código del Trabajo, art. 38: a cycle keeps, week by week, the week of the law on average. */
function longCycle({ cycleHours, cycleDays }: Terms, day: ISODate): string | undefined {
  if (!cycleHours || !cycleDays) return undefined
  const average = (Number(cycleHours) * 7) / cycleDays
  const longest = longestWeekOn(day)
  return average > longest
    ? `El ciclo promedia ${formatNumber(average.toFixed(1))} horas por semana, sobre ${longest}`
    : undefined
}

/** Hours over what the law allows, or will within half a year. */
function longWeek({ hoursPerWeek, finalDate, ...terms }: Terms, day: ISODate) {
  if (!hasOrdinaryWeek(terms) || hoursPerWeek === undefined) return undefined
  const hours = Number(hoursPerWeek)
  const longest = longestWeekOn(day)
  if (hours > longest) return `La jornada supera el máximo de ${longest} horas`
  const soon = addMonths(day, 6)
  const next = longestWeekOn(soon)
  return hours > next && (!finalDate || finalDate >= soon)
    ? `En los próximos seis meses la jornada máxima baja a ${next} horas`
    : undefined
}

/** Código del Trabajo, arts. 46 and 47: of who seeks profit, to who works for them. */
function needlessGratification(terms: Terms): string | undefined {
  const { isDomestic, isCorporateSalary, gratificationType = 'NONE' } = terms
  if (gratificationType !== 'ART_50' && gratificationType !== 'ART_47') return undefined
  if (isDomestic)
    return 'En casa particular no se debe gratificación legal: elija «Sin gratificación»'
  return isCorporateSalary ? 'El sueldo de quien es dueño no lleva gratificación legal' : undefined
}

/** Código del Trabajo, art. 84: as long as its plan, which takes at most two years. */
function longApprenticeship({ apprentice, initialDate, finalDate }: Terms): string | undefined {
  if (!apprentice) return undefined
  const limit = `${Number(initialDate.slice(0, 4)) + 2}${initialDate.slice(4)}`
  return finalDate === null || finalDate > limit
    ? 'Un contrato de aprendizaje dura a lo más dos años: ponga su fecha de término'
    : undefined
}

/**
 * Código del Trabajo, art. 159 no. 4: at most one year, two for managers and those with a title,
 * and one renewal.
 */
function longTerm({ contractType, initialDate, finalDate, ...terms }: Terms): string | undefined {
  if (contractType !== 'FIXED') return undefined
  if ((terms.fixedTermRenewals ?? 0) >= 2) {
    return 'La segunda renovación lo hizo indefinido: cambie el tipo de contrato'
  }
  if (!finalDate || finalDate <= addMonths(initialDate, terms.isProfessional ? 24 : 12)) {
    return undefined
  }
  return terms.isProfessional
    ? 'Un plazo fijo de gerentes y profesionales dura a lo más dos años'
    : 'Un plazo fijo dura a lo más un año (dos para gerentes y profesionales)'
}
