import { WAGE, YEAR_MONTHS } from '#chile/dj1887/columns.ts'
import { adjustedSum, type YearFactors } from '#chile/dj1887/factors.ts'
import type { WageValues } from '#chile/dj1887/write.ts'
import type { IdentityDocument } from '#chile/identity-document.ts'
import type { Concept } from '../concept.ts'
import type { FiledAmounts } from './filed-contract.ts'

/** What somebody was paid in a month, as the declaration of salaries reads it. Whole pesos. */
export type WageMonth = {
  /** Taxed pay less what the law takes off: the base of the tax. */
  readonly taxed: number
  readonly tax: number
  /** What the worker asked to be withheld besides (art. 88). */
  readonly moreTax: number
  readonly untaxed: number
  readonly zone: number
  /** 3% of the loan of Ley 21.252. */
  readonly loan: number
  /** C or P; blank where nobody was paid by a payslip. */
  readonly mark: string
  /** Agreed hours a week; zero without a limit (art. 22). */
  readonly hours: number
}

/** A person of a year, with their twelve months. */
export type YearWages = IdentityDocument & {
  readonly userId: number
  readonly name: string
  /** Whether any month was paid as confidential. */
  readonly isPrivate: boolean
  readonly months: readonly WageMonth[]
}

export const noWage: WageMonth = {
  taxed: 0,
  tax: 0,
  moreTax: 0,
  untaxed: 0,
  zone: 0,
  loan: 0,
  mark: '',
  hours: 0,
}

/** Column of the LRE under which the loan of Ley 21.252 is withheld. */
const STATE_LOAN = 3166

const heads = [
  'CASA_PARTICULAR',
  'BASE_TRIBUTABLE',
  'IMPUESTO_UNICO',
  'IMPUESTO_ADICIONAL',
  'REBAJA_ZONA_PESOS',
  'ES_JORNADA_PARCIAL',
  'ART_22',
  'JORNADA_SEMANAL',
  'HORAS_ANTES',
]

/** All that `wageOf` reads of a payslip of these concepts: of a year, one number in twenty. */
export const wageCodes = (concepts: readonly Concept[]): readonly string[] => [
  ...new Set([
    ...heads,
    ...concepts.filter((one) => isUntaxed(one) || isLoan(one)).map(({ code }) => code),
  ]),
]

/** Pay of earlier months that pays tax: it is declared in the months in which it was earned. */
const earnedBefore: ReadonlySet<string> = new Set([
  'DIFERENCIA_SUELDO',
  'DIFERENCIA_GRATIFICACION',
  'DIFERENCIA_IMPONIBLES',
  'DIFERENCIA_SOLO_TRIBUTABLES',
])

const isUntaxed = ({ code, classes }: Concept) =>
  classes.includes('HABER') && !classes.includes('TRIBUTABLE') && !earnedBefore.has(code)
const isLoan = ({ lre }: Concept) => lre === STATE_LOAN

/** What one payslip says of its month; domestic workers are outside of the declaration. */
export function wageOf(amounts: FiledAmounts): WageMonth | undefined {
  if (amounts.yes('CASA_PARTICULAR')) return undefined
  const lines = amounts.lines()
  const sum = (of: (line: (typeof lines)[number]) => boolean) =>
    lines.reduce((all, line) => all + (of(line) ? line.amount : 0), 0)
  return {
    taxed: amounts.of('BASE_TRIBUTABLE'),
    tax: amounts.of('IMPUESTO_UNICO'),
    moreTax: amounts.of('IMPUESTO_ADICIONAL'),
    untaxed: Math.max(
      0,
      sum(({ concept }) => isUntaxed(concept)),
    ),
    zone: amounts.of('REBAJA_ZONA_PESOS'),
    loan: sum(({ concept }) => isLoan(concept)),
    mark: amounts.yes('ES_JORNADA_PARCIAL') ? 'P' : 'C',
    // With those of the contracts that held at the same time.
    hours: amounts.yes('ART_22') ? 0 : amounts.of('JORNADA_SEMANAL') + amounts.of('HORAS_ANTES'),
  }
}

/** Two contracts of a person in a month, or a payment apart added to it. */
export const together = (one: WageMonth, other: WageMonth): WageMonth => ({
  taxed: one.taxed + other.taxed,
  tax: one.tax + other.tax,
  moreTax: one.moreTax + other.moreTax,
  untaxed: one.untaxed + other.untaxed,
  zone: one.zone + other.zone,
  loan: one.loan + other.loan,
  mark: [one.mark, other.mark].includes('C') ? 'C' : one.mark || other.mark,
  // Of contracts one after the other, one week; those at once are already added up.
  hours: Math.max(one.hours, other.hours),
})

/** The totals of a person's year at the prices of its end. */
export function wageTotals(months: readonly WageMonth[], factors: YearFactors) {
  const of = (field: 'taxed' | 'tax' | 'moreTax' | 'untaxed' | 'zone' | 'loan') =>
    adjustedSum(
      months.map((month) => month[field]),
      factors,
    )
  return {
    taxed: of('taxed'),
    tax: of('tax'),
    moreTax: of('moreTax'),
    untaxed: of('untaxed'),
    zone: of('zone'),
    loan: of('loan'),
  }
}

/** Who is declared: whoever was paid something in the year, in the order of the file. */
export const declaredPeople = (people: readonly YearWages[]): readonly YearWages[] =>
  people.filter(({ months }) => months.some(({ taxed, untaxed }) => taxed + untaxed > 0))

/** The rows of the declaration; the number of a row is that of its certificate. */
export function wageRows(
  people: readonly YearWages[],
  factors: YearFactors,
): readonly WageValues[] {
  return declaredPeople(people).map(({ rut, months }, at): WageValues => {
    const totals = wageTotals(months, factors)
    return {
      [WAGE.NUMBER]: at + 1,
      [WAGE.RUT]: rut,
      [WAGE.TAXED]: totals.taxed,
      [WAGE.TAX]: totals.tax,
      [WAGE.MORE_TAX]: totals.moreTax,
      [WAGE.UNTAXED]: totals.untaxed,
      [WAGE.ZONE]: totals.zone,
      [WAGE.LOAN]: totals.loan,
      ...Object.fromEntries(
        YEAR_MONTHS.map((month) => [WAGE.FIRST_MONTH + month - 1, months[month - 1]?.taxed ?? 0]),
      ),
      ...Object.fromEntries(
        YEAR_MONTHS.map((month) => [WAGE.FIRST_MARK + month - 1, months[month - 1]?.mark ?? '']),
      ),
      [WAGE.CERTIFICATE]: at + 1,
      [WAGE.HOURS]: months[11]?.hours ?? 0,
    }
  })
}
