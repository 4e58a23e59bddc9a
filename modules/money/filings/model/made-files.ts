import { errorsIn, type Finding } from '#chile/finding.ts'
import { wageColumns } from '#chile/dj1887/columns.ts'
import { readWages } from '#chile/dj1887/write.ts'
import { checkLre } from '#chile/lre/check.ts'
import { lreFileColumns, lreName } from '#chile/lre/columns.ts'
import { readLre } from '#chile/lre/lre-reader.ts'
import { lreFileName, writeLre } from '#chile/lre/write.ts'
import { checkPrevired } from '#chile/previred/check.ts'
import { previredFields, previredVersionOf } from '#chile/previred/fields.ts'
import { readFixedPrevired, readPrevired } from '#chile/previred/previred-reader.ts'
import { writePrevired } from '#chile/previred/write.ts'
import type { FiledBusiness, FiledContract } from '#law/filings/filed-contract.ts'
import { lreRows } from '#law/filings/lre.ts'
import { addedLines } from '#law/filings/later-payments.ts'
import { previredLines } from '#law/filings/previred.ts'
import { personSquares, previredSquare, type Square } from '#law/filings/square.ts'
import { byInstitution, type DeclaredFile } from '#law/filings/without-rut.ts'
import { bookTotals, enteredDays, unplaced, withoutCode, withPlace } from './book-findings.ts'
import type { Complement } from './complement.ts'
import type { FilingKind, FilingLayout } from './filing.ts'
import { leftOut, ofFile, unsquared } from './findings.ts'
import { bookSquares, unsquaredPeople } from './person-squares.ts'
import { type Difference, undeclared, unsquaredEarlier } from './undeclared-amounts.ts'

/** A row of a file as what another file of the same month is compared with. */
export type ReadRow = { readonly key: string; readonly cells: readonly string[] }

export type MadeFile = {
  readonly name: string
  readonly mediaType: string
  /** Of the book, to be stored as Windows-1252; of Previred, ASCII alone. */
  readonly text: string
  readonly layout: FilingLayout
  readonly version: number
  readonly lines: number
  /** How many people it declares, where those of its findings are more. */
  readonly people?: number
  /** People of the month or the year who are in no line, for want of a RUT. */
  readonly left: number
  readonly findings: readonly Finding[]
  readonly totals: readonly Square[]
}

/** The files of one month. */
export type MonthlyKind = Exclude<FilingKind, 'DJ1887' | 'PREVIRED_ADDED'>

type Wanted = {
  readonly kind: MonthlyKind
  readonly layout: FilingLayout
  readonly businessRut: string
  readonly business: FiledBusiness
  /** What the month pays of earlier ones. */
  readonly differences: readonly Difference[]
}

/** Edition of the loading manual of the book that is written. */
export const LRE_VERSION = 8

/** The tax year of the form of the yearly declaration of which the columns were read. */
export const DJ1887_VERSION = 2026

/** The version with which a month is declared, or nothing where none is known. */
export const versionFor = (kind: FilingKind, month: number): number | undefined =>
  ({
    LRE: LRE_VERSION,
    DJ1887: DJ1887_VERSION,
    PREVIRED: previredVersionOf(month)?.version,
    PREVIRED_ADDED: previredVersionOf(month)?.version,
  })[kind]

/** The file of a month, with what a check of its text found and what each institution is owed. */
export const makeFile = (wanted: Wanted, contracts: readonly FiledContract[]): MadeFile =>
  declaredIn(wanted.kind, contracts, (declared) =>
    wanted.kind === 'LRE' ? book(wanted, declared) : previred(wanted, declared),
  )

/** A file of those that its institution knows by a RUT, and a finding for each of the others. */
function declaredIn(
  kind: DeclaredFile,
  contracts: readonly FiledContract[],
  write: (declared: readonly FiledContract[]) => Written,
): MadeFile {
  const { declared, left } = byInstitution(kind, contracts)
  const made = write(declared)
  const people = [...new Map(left.map((one) => [one.userId, one])).values()]
  return {
    ...made,
    left: people.length,
    findings: [
      ...people.map((one) => leftOut(kind, one, `${one.names} ${one.paternalLastname}`)),
      ...made.findings,
    ],
  }
}

type Written = Omit<MadeFile, 'left'>

function previred(wanted: Wanted, contracts: readonly FiledContract[]): Written {
  const { layout, businessRut, business, differences } = wanted
  const version = previredVersionOf(business.month)?.version ?? 0
  const lines = previredLines(business, contracts).map(({ values }) => values)
  const text = writePrevired(version, lines)
  const people = personSquares(business, contracts, readPrevired(text))
  const totals = previredSquare(people)
  return {
    name: `Previred_${businessRut.replaceAll(/[.-]/g, '')}_${business.month}.txt`,
    mediaType: 'text/plain; charset=us-ascii',
    text: layout === 'FIXED' ? writePrevired(version, lines, 'FIXED') : text,
    layout,
    version,
    lines: lines.length,
    findings: [
      ...checkPrevired(business.month, text),
      ...undeclared(differences, contracts),
      ...unsquaredEarlier(differences, contracts),
      ...unsquared(totals),
      ...unsquaredPeople(people, contracts),
    ],
    totals,
  }
}

/**
 * The complement of a month: what a later one paid of its contributions. `business` is the employer
 * in the month of origin.
 */
export const makeComplement = (
  wanted: Omit<Wanted, 'kind' | 'differences'>,
  paidIn: number,
  { contracts, findings }: Complement,
): MadeFile =>
  declaredIn('PREVIRED', contracts, (declared) =>
    complementLines(wanted, paidIn, { contracts: declared, findings }),
  )

function complementLines(
  { layout, businessRut, business }: Omit<Wanted, 'kind' | 'differences'>,
  paidIn: number,
  { contracts, findings }: Complement,
): Written {
  const version = previredVersionOf(business.month)?.version ?? 0
  const lines = addedLines(business, contracts).map(({ values }) => values)
  const text = writePrevired(version, lines)
  const people = personSquares(business, contracts, readPrevired(text))
  const totals = previredSquare(people)
  const rut = businessRut.replaceAll(/[.-]/g, '')
  return {
    name: `Previred_${rut}_${business.month}_complemento_${paidIn}.txt`,
    mediaType: 'text/plain; charset=us-ascii',
    text: layout === 'FIXED' ? writePrevired(version, lines, 'FIXED') : text,
    layout,
    version,
    lines: lines.length,
    people: new Set(contracts.map(({ rut }) => rut)).size,
    findings: [
      ...checkPrevired(business.month, text),
      ...findings,
      ...(lines.length > 0 ? [movement] : []),
      ...unsquared(totals),
      ...unsquaredPeople(people, contracts),
    ],
    totals,
  }
}

const movement = ofFile(
  'RETROACTIVO_MOVIMIENTO',
  'WARNING',
  'Cada línea lleva el movimiento 12, «Reliquidación, premio o bono», y ningún día: ' +
    'Previred publica el código y no su uso. Compruébelo en el portal',
)

function book({ businessRut, business }: Wanted, contracts: readonly FiledContract[]): Written {
  const rows = lreRows(business, contracts)
  const text = writeLre(rows.map(({ values }) => values))
  const names = new Map(contracts.map((one) => [one.rut, `${one.names} ${one.paternalLastname}`]))
  const totals = bookTotals(text, contracts)
  return {
    name: lreFileName(businessRut, business.month),
    mediaType: 'text/csv; charset=windows-1252',
    text,
    layout: 'SEPARATED',
    version: LRE_VERSION,
    lines: rows.length,
    findings: [
      ...checkLre(business.month, text, names).map(withPlace),
      ...unplaced(contracts),
      ...enteredDays(contracts, rows),
      ...withoutCode(contracts, rows),
      ...unsquared(totals),
      ...unsquaredPeople(bookSquares(readLre(text).rows, contracts), contracts),
    ],
    totals,
  }
}

/** The rows of a file that is kept, by person and by which of their lines each is. */
export function rowsOfFile(
  kind: FilingKind,
  text: string,
  layout: string,
  version: number,
): readonly ReadRow[] {
  const rows = rowsIn(kind, text, layout, version)
  const seen = new Map<string, number>()
  return rows.map((cells) => {
    const rut = rutIn[kind](cells)
    const at = (seen.get(rut) ?? 0) + 1
    seen.set(rut, at)
    return { key: at === 1 ? rut : `${rut} (línea ${at})`, cells }
  })
}

const rutIn: Readonly<Record<FilingKind, (cells: readonly string[]) => string>> = {
  LRE: ([rut = '']) => rut,
  PREVIRED: ([body, digit]) => `${body}-${digit}`,
  PREVIRED_ADDED: ([body, digit]) => `${body}-${digit}`,
  DJ1887: ([, rut = '']) => rut,
}

function rowsIn(kind: FilingKind, text: string, layout: string, version: number) {
  if (kind === 'LRE') return readLre(text).rows
  if (kind === 'DJ1887') return readWages(text)
  return layout === 'FIXED' ? readFixedPrevired(version, text) : readPrevired(text)
}

/** The names of the fields of a file, in their order. */
export function fieldNames(kind: FilingKind, version: number): readonly string[] {
  if (kind === 'LRE') return lreFileColumns.map(({ code }) => `${code} ${lreName(code)}`)
  if (kind === 'DJ1887') return wageColumns.map(({ n, name }) => `${n} ${name}`)
  return previredFields(version).map(({ n, name }) => `${n} ${name}`)
}

export const countErrors = (findings: readonly Finding[]): number => errorsIn(findings).length
