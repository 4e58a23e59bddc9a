import { errorsIn, type Finding } from '#chile/finding.ts'
import { wageColumns } from '#chile/dj1887/columns.ts'
import { readWages } from '#chile/dj1887/write.ts'
import { checkLre } from '#chile/lre/check.ts'
import { lreFileColumns, lreName } from '#chile/lre/columns.ts'
import { readLre } from '#chile/lre/read.ts'
import { lreFileName, writeLre } from '#chile/lre/write.ts'
import { checkPrevired } from '#chile/previred/check.ts'
import { previredFields, previredVersionOf } from '#chile/previred/fields.ts'
import { readFixedPrevired, readPrevired } from '#chile/previred/read.ts'
import { writePrevired } from '#chile/previred/write.ts'
import type { IdentityDocument } from '#chile/identity-document.ts'
import { formatPesos } from '#chile/numbers.ts'
import type { FiledBusiness, FiledContract } from '#law/filings/filed.ts'
import { enteredVacations, type FiledRow, lreRows, unplacedLines } from '#law/filings/lre.ts'
import { addedLines } from '#law/filings/added.ts'
import { previredLines } from '#law/filings/previred.ts'
import { personSquares, previredSquare, type Square } from '#law/filings/square.ts'
import { byInstitution, type DeclaredFile, whyLeft } from '#law/filings/without-rut.ts'
import type { Complement } from './complement.ts'
import type { FilingKind, FilingLayout } from './filing.ts'
import { bookSquares, unsquaredPeople } from './person-squares.ts'
import { type Difference, undeclared, unsquaredEarlier } from './undeclared.ts'

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

/** Somebody who is in no line of a file, by name: it is whole only once they are in it. */
export const leftOut = (kind: DeclaredFile, identity: IdentityDocument, name: string): Finding => ({
  rule: 'SIN_RUT',
  level: 'ERROR',
  words: whyLeft(kind, identity),
  line: 0,
  field: null,
  rut: identity.rut,
  name,
})

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
      ofFile(
        'RETROACTIVO_MOVIMIENTO',
        'WARNING',
        'Cada línea lleva el movimiento 12, «Reliquidación, premio o bono», y ningún día: ' +
          'Previred publica el código y no su uso. Compruébelo en el portal',
      ),
      ...unsquared(totals),
      ...unsquaredPeople(people, contracts),
    ],
    totals,
  }
}

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

/** Where somebody writes what a column must have, where the name of the column does not tell. */
const placesOfColumns: Readonly<Record<number, string>> = {
  1105: 'Falta la comuna de la sucursal del contrato o, sin sucursal, la de la razón social.',
  1106: 'Falta la comuna de la sucursal del contrato o, sin sucursal, la de la razón social.',
}

function withPlace(finding: Finding): Finding {
  const place = finding.rule === 'FALTA_OBLIGATORIO' && placesOfColumns[finding.field ?? 0]
  return place ? { ...finding, words: `${finding.words}. ${place}` } : finding
}

const squared = [
  { code: 5201, concept: 'TOTAL_HABERES' },
  { code: 5301, concept: 'TOTAL_DESCUENTOS' },
  { code: 5410, concept: 'TOTAL_APORTES' },
  { code: 5501, concept: 'LIQUIDO' },
]

/** The sums of the book as it reads, beside those of the payslips. */
function bookTotals(text: string, contracts: readonly FiledContract[]): Square[] {
  const { rows } = readLre(text)
  const without = unplacedLines(contracts).filter(({ column }) => column === null)
  return squared.map(({ code, concept }) => {
    const at = lreFileColumns.findIndex((column) => column.code === code)
    const paid = contracts.reduce((all, { amounts }) => all + amounts.of(concept), 0)
    // What has no column in the book is of the employer: it is in no total of the book.
    const left = code === 5410 ? without.reduce((all, { amount }) => all + amount, 0) : 0
    return {
      kind: lreName(code),
      institution: left > 0 ? 'Sin los aportes de la Ley 21.735' : '',
      filed: rows.reduce((all, cells) => all + Number(cells[at] ?? 0), 0),
      payslips: paid - left,
    }
  })
}

export const ofFile = (rule: string, level: Finding['level'], words: string): Finding => ({
  rule,
  level,
  words,
  line: 0,
  field: null,
  rut: null,
  name: null,
})

export const unsquared = (totals: readonly Square[]): Finding[] =>
  totals
    .filter(({ filed, payslips }) => filed !== payslips)
    .map(({ kind, institution, filed, payslips }) =>
      ofFile(
        'NO_CUADRA',
        'ERROR',
        `${[kind, institution].filter(Boolean).join(', ')}: el archivo suma ` +
          `${formatPesos(filed)} y las liquidaciones ${formatPesos(payslips)}`,
      ),
    )

const unplaced = (contracts: readonly FiledContract[]): Finding[] =>
  unplacedLines(contracts)
    .filter(({ column }) => column !== null)
    .map(({ label, column, amount }) =>
      ofFile(
        'ITEM_SIN_COLUMNA',
        'WARNING',
        `«${label}» no tiene columna del LRE: ${formatPesos(amount)} van a ${column}, ` +
          `«${lreName(column ?? 0)}». Elíjala en el ítem.`,
      ),
    )

type Uncoded = readonly [
  rule: string,
  field: number,
  is: (contract: FiledContract) => boolean,
  words: string,
]

/** What a person has and the published tables of the book have no code of. */
const uncoded: readonly Uncoded[] = [
  [
    'SALUD_SIN_CODIGO',
    1143,
    ({ amounts }) => amounts.word('SISTEMA_SALUD') === 'NINGUNO',
    'No cotiza salud, y la columna 1143 no tiene un código para eso: va 102 (Fonasa), con la ' +
      'cotización en cero.',
  ],
  [
    'IPS_SIN_CODIGO',
    1142,
    ({ amounts }) => amounts.word('REGIMEN_PENSION') === 'IPS',
    'Cotiza en el IPS, y los códigos de la columna 1142 no están publicados: va 0. Póngalo al ' +
      'cargar el libro en Mi DT.',
  ],
]

const withoutCode = (
  contracts: readonly FiledContract[],
  rows: readonly FiledRow[],
): readonly Finding[] => {
  const lines = new Map(rows.map(({ values }, at) => [values[1101], at + 2]))
  return uncoded.flatMap(([rule, field, is, words]) =>
    [...new Map(contracts.filter(is).map((one) => [one.rut, one])).values()].map(
      ({ rut, names, paternalLastname }): Finding => ({
        rule,
        level: 'WARNING',
        words,
        line: lines.get(rut) ?? 0,
        field,
        rut,
        name: `${names} ${paternalLastname}`,
      }),
    ),
  )
}

/** Vacations that the book has as calendar days, because nobody registered them. */
const enteredDays = (contracts: readonly FiledContract[], rows: readonly FiledRow[]): Finding[] =>
  enteredVacations(contracts).map(({ rut, names, paternalLastname }) => ({
    rule: 'FERIADO_INGRESADO',
    level: 'WARNING',
    words:
      'Sus vacaciones se ingresaron en la liquidación, en días corridos, y así van en 1117. ' +
      'Regístrelas en Vacaciones para declarar los días hábiles.',
    // The first line has the names of the columns.
    line: rows.findIndex(({ values }) => values[1101] === rut) + 2,
    field: 1117,
    rut,
    name: `${names} ${paternalLastname}`,
  }))

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
