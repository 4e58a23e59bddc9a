import { afps } from '#chile/catalogues.ts'
import { documentText, type IdentityDocument, institutionRut } from '#chile/identity-document.ts'
import { lastDay, type YearMonth } from '#chile/period.ts'
import { amountText, type Content, dateText, rutText } from '#chile/line-files/write.ts'
import type { Auxiliary } from './account.ts'
import type { EntryDetail, EntryFileSource } from './entry-template.ts'
import type { EntryLayout } from './entry-layout.ts'
import { institutionName } from './rule.ts'
import type { Side } from './sources.ts'

/** A line of a kept entry, with its account and centre. */
export type KeptLine = {
  readonly n: number
  readonly accountCode: string
  readonly accountName: string
  readonly auxiliary: Auxiliary
  readonly centerCode: string | null
  readonly centerName: string | null
  readonly code: string
  readonly label: string
  readonly institution: string | null
  readonly side: Side
  readonly amount: number
}

/** What one person has of a line: below zero where it is taken back. */
export type PersonPart = {
  readonly n: number
  readonly rut: string
  readonly name: string | null
  readonly amount: number
}

/** A line of a file. `amount` is above zero. */
export type FileLine = Pick<
  KeptLine,
  'accountCode' | 'accountName' | 'centerCode' | 'centerName' | 'side' | 'amount'
> & {
  /** The concept; nothing where a line adds up several. */
  readonly code: string | null
  readonly label: string | null
  readonly auxiliary: { readonly code: string; readonly name: string } | null
}

type Opened = { readonly lines: readonly FileLine[]; readonly problems: readonly string[] }
type Codes = EntryLayout['auxiliaryCodes']

const legal = new Map(afps.flatMap(({ code, rut }) => (rut ? [[code, rut] as const] : [])))

/**
 * The lines of a file of an entry: one for each account and centre, or for each concept of them;
 * those of an account with auxiliary, for each person or institution. What is taken back from a
 * person goes to the other side, so that debit less credit of each account stays the same, to the
 * peso. An institution without a code is a problem.
 */
export function fileLines(
  detail: EntryDetail,
  codes: Codes,
  kept: readonly KeptLine[],
  people: readonly PersonPart[],
): Opened {
  const parts = Map.groupBy(people, ({ n }) => n)
  const problems = new Set<string>()
  const sums = new Map<string, FileLine>()
  const add = (line: KeptLine, auxiliary: FileLine['auxiliary'], amount: number) => {
    const { accountCode, accountName, centerCode, centerName, side } = line
    const { code, label } = detail === 'CONCEPT' ? line : { code: null, label: null }
    const key = JSON.stringify([accountCode, centerCode, side, code, auxiliary?.code])
    const head = { accountCode, accountName, centerCode, centerName, side, code, label, auxiliary }
    sums.set(key, { ...head, amount: (sums.get(key)?.amount ?? 0) + amount })
  }
  for (const line of kept) {
    if (line.auxiliary === 'PERSON') {
      for (const { rut, name, amount } of parts.get(line.n) ?? []) {
        add(line, { code: rut, name: name ?? rut }, amount)
      }
      continue
    }
    const auxiliary = line.auxiliary === 'NONE' ? null : institutionOf(codes, line)
    if (typeof auxiliary === 'string') problems.add(auxiliary)
    else add(line, auxiliary, line.amount)
  }
  return { lines: [...sums.values()].flatMap(onItsSide), problems: [...problems] }
}

/** A person of an entry, by the document that their auxiliary carries. */
export type EntryPerson = IdentityDocument & { readonly name: string | null }

/** People without a RUT, where a template writes its number and its digit apart. */
export function undivided(layout: EntryLayout, people: readonly EntryPerson[]): readonly string[] {
  if (!layout.lines.some(({ source }) => source === 'AUX_DIGIT')) return []
  const words = people
    .filter((one) => institutionRut(one) === undefined)
    .map(
      (one) =>
        `${one.name ?? 'Una persona'} tiene ${documentText(one)}, sin dígito verificador, y la ` +
        'plantilla lo pide aparte: use «RUT del auxiliar», que lleva el documento entero',
    )
  return [...new Set(words)]
}

/** The auxiliary of a line, or why it has none. */
function institutionOf(codes: Codes, { accountCode, label, institution }: KeptLine) {
  if (institution === null) {
    return `La cuenta ${accountCode} lleva auxiliar de institución y «${label}» no es de ninguna`
  }
  const name = institutionName(institution) ?? institution
  const code = codes[institution] ?? legal.get(institution)
  return code === undefined
    ? `Falta el código de ${name}: escriba ${institution}=… en la plantilla`
    : { code, name }
}

function onItsSide(line: FileLine): FileLine[] {
  if (line.amount === 0) return []
  if (line.amount > 0) return [line]
  return [{ ...line, side: line.side === 'DEBIT' ? 'CREDIT' : 'DEBIT', amount: -line.amount }]
}

/** What a file of an entry is written from. */
export type EntryGiven = {
  readonly business: { readonly rut: string; readonly name: string }
  readonly yearMonth: YearMonth
  readonly number: number
  /** What the entry is, in words. */
  readonly subject: string
  readonly lines: readonly FileLine[]
}

const exact: ReadonlySet<EntryFileSource> = new Set<EntryFileSource>([
  'ACCOUNT',
  'CENTER',
  'DEBIT',
  'CREDIT',
  'AMOUNT',
  'SIGNED',
  'SIDE',
  'AUX_RUT',
  'AUX_DASHED',
  'AUX_BODY',
  'AUX_DIGIT',
  'CONCEPT_CODE',
  'DOCUMENT',
  'PERIOD',
  'NUMBER',
  'DATE',
  'COMPANY_RUT',
  'COMPANY_BODY',
  'COMPANY_DIGIT',
  'COUNT',
  'TOTAL_DEBIT',
  'TOTAL_CREDIT',
])

/** Pesos of some lines on one side. */
export const sideOf = (lines: readonly Pick<FileLine, 'side' | 'amount'>[], side: Side): number =>
  lines.reduce((sum, line) => sum + (line.side === side ? line.amount : 0), 0)

/** What the columns of a file of an entry carry. */
export function contentOf(
  layout: EntryLayout,
  given: EntryGiven,
): Content<EntryFileSource, FileLine> {
  const totals = {
    TOTAL_DEBIT: sideOf(given.lines, 'DEBIT'),
    TOTAL_CREDIT: sideOf(given.lines, 'CREDIT'),
  }
  const pesos = (source: EntryFileSource, line: FileLine | undefined): number | undefined => {
    if (source === 'TOTAL_DEBIT' || source === 'TOTAL_CREDIT') return totals[source]
    return line && pesosOf(source, line)
  }
  const day = lastDay(given.yearMonth)
  return {
    lines: given.lines,
    exact,
    pesos,
    text(one, line, n) {
      const amount = pesos(one.source, line)
      if (amount !== undefined) {
        return amount === 0 && layout.blankZeros && line ? '' : amountText(one, amount)
      }
      if (one.source === 'CONSTANT') return one.constant
      if (one.source === 'DATE') return dateText(one, day)
      const words = line && lineText(layout, one.source, line)
      return words ?? wholeText(one.source, given, n)
    },
  }
}

function pesosOf(source: EntryFileSource, { side, amount }: FileLine): number | undefined {
  switch (source) {
    case 'DEBIT':
      return side === 'DEBIT' ? amount : 0
    case 'CREDIT':
      return side === 'CREDIT' ? amount : 0
    case 'AMOUNT':
      return amount
    case 'SIGNED':
      return side === 'DEBIT' ? amount : -amount
    default:
      return undefined
  }
}

/** The text of a source that is of one line; nothing of any other one. */
function lineText({ sideCodes }: EntryLayout, source: EntryFileSource, line: FileLine) {
  const { auxiliary } = line
  switch (source) {
    case 'ACCOUNT':
      return line.accountCode
    case 'ACCOUNT_NAME':
      return line.accountName
    case 'CENTER':
      return line.centerCode ?? ''
    case 'CENTER_NAME':
      return line.centerName ?? ''
    case 'SIDE':
      return line.side === 'DEBIT' ? (sideCodes['DEBE'] ?? 'D') : (sideCodes['HABER'] ?? 'H')
    case 'AUX_RUT':
      return auxiliary ? rutText('WHOLE', auxiliary.code) : ''
    case 'AUX_DASHED':
      return auxiliary ? rutText('DASHED', auxiliary.code) : ''
    case 'AUX_BODY':
      return auxiliary ? rutText('BODY', auxiliary.code) : ''
    case 'AUX_DIGIT':
      return auxiliary ? rutText('DIGIT', auxiliary.code) : ''
    case 'AUX_NAME':
      return auxiliary?.name ?? ''
    case 'CONCEPT':
      return line.label ?? ''
    case 'CONCEPT_CODE':
      return line.code ?? ''
    default:
      return undefined
  }
}

function wholeText(source: EntryFileSource, given: EntryGiven, n: number): string {
  const { business, yearMonth, number, lines, subject } = given
  switch (source) {
    case 'SUBJECT':
      return subject
    case 'DOCUMENT':
      return `${yearMonth}${String(number).padStart(2, '0')}`
    case 'PERIOD':
      return String(yearMonth)
    case 'NUMBER':
      return String(n)
    case 'COMPANY_RUT':
      return rutText('WHOLE', business.rut)
    case 'COMPANY_BODY':
      return rutText('BODY', business.rut)
    case 'COMPANY_DIGIT':
      return rutText('DIGIT', business.rut)
    case 'COMPANY_NAME':
      return business.name
    case 'COUNT':
      return String(lines.length)
    default:
      return ''
  }
}
