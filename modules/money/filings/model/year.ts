import { checkWages } from '#chile/dj1887/check.ts'
import { WAGE, YEAR_MONTHS } from '#chile/dj1887/columns.ts'
import { adjusted, type YearFactors } from '#chile/dj1887/factors.ts'
import { readWages, wagesFileName, writeWages } from '#chile/dj1887/write.ts'
import { counted } from '#chile/counts.ts'
import { capitalize } from '#chile/text.ts'
import { monthName } from '#chile/period.ts'
import { declaredPeople, wageRows, type YearWages } from '#law/filings/wages.ts'
import type { Square } from '#law/filings/square.ts'
import { byInstitution } from '#law/filings/without-rut.ts'
import { leftOut, ofFile, unsquared } from './findings.ts'
import { DJ1887_VERSION, type MadeFile } from './made-files.ts'

export type { WageMonth } from '#law/filings/wages.ts'

type Wanted = {
  readonly businessRut: string
  readonly year: number
  readonly factors: YearFactors
  /** Payments apart of the year that did not keep what they changed of the base of the tax. */
  readonly unread: number
}

/** The declaration of salaries of a year, with what a check of its text found and its sums. */
export function makeYear(wanted: Wanted, people: readonly YearWages[]): MadeFile {
  const { businessRut, year, factors, unread } = wanted
  const { declared, left } = yearPeople(people)
  const text = writeWages(wageRows(declared, factors))
  const names = new Map(declared.map(({ rut, name }) => [rut, name]))
  const totals = yearSquare(text, declared, factors)
  return {
    name: wagesFileName(businessRut, year),
    mediaType: 'text/csv; charset=us-ascii',
    text,
    layout: 'SEPARATED',
    version: DJ1887_VERSION,
    lines: declared.length,
    left: left.length,
    findings: [
      ...left.map((one) => leftOut('DJ1887', one, one.name)),
      ...checkWages(text, factors, names),
      ...unsquared(totals),
      ...(unread > 0 ? [unreadPayments(unread)] : []),
      ofFile(
        'COLUMNAS_DE_UNA_FUENTE',
        'WARNING',
        'El orden de las columnas y las siglas de jornada se leyeron en una sola fuente: ' +
          'compárelas con el formulario que el SII publica para el año',
      ),
    ],
    totals,
  }
}

/** Who is declared, in the order of the file, and who cannot be for want of a RUT. */
export const yearPeople = (people: readonly YearWages[]) =>
  byInstitution('DJ1887', declaredPeople(people))

const unreadPayments = (count: number) =>
  ofFile(
    'PAGO_APARTE_SIN_BASE',
    'ERROR',
    `${counted(count, 'pago aparte', 'pagos aparte')} del año sin la renta que agrega al mes: ` +
      'calcule de nuevo su proceso',
  )

/**
 * What the file adds up to as it reads, beside what the payslips and payments of the year say: pay
 * month by month, and each amount of the year at the prices of December.
 */
function yearSquare(text: string, people: readonly YearWages[], factors: YearFactors): Square[] {
  const rows = readWages(text)
  const filed = (n: number) => rows.reduce((sum, cells) => sum + Number(cells[n - 1] ?? 0), 0)
  const paid = (month: number) =>
    people.reduce((sum, { months }) => sum + (months[month - 1]?.taxed ?? 0), 0)
  return [
    ...YEAR_MONTHS.map((month) => ({
      kind: 'Renta afecta',
      institution: capitalize(monthName(month)),
      filed: filed(WAGE.FIRST_MONTH + month - 1),
      payslips: paid(month),
    })),
    ...yearly.map(({ kind, n, of }) => {
      let payslips = 0
      for (const { months } of people) {
        for (const [at, month] of months.entries())
          payslips += adjusted(month[of], factors[at] ?? '1')
      }
      return { kind, institution: 'Del año, actualizado', filed: filed(n), payslips }
    }),
  ]
}

const yearly = [
  { kind: 'Renta neta pagada', n: WAGE.TAXED, of: 'taxed' },
  { kind: 'Impuesto único', n: WAGE.TAX, of: 'tax' },
  { kind: 'Mayor retención', n: WAGE.MORE_TAX, of: 'moreTax' },
  { kind: 'Renta no gravada', n: WAGE.UNTAXED, of: 'untaxed' },
  { kind: 'Rebaja por zonas extremas', n: WAGE.ZONE, of: 'zone' },
  { kind: 'Préstamo tasa 0%', n: WAGE.LOAN, of: 'loan' },
] as const
