import { parseRut } from '../rut.ts'
import { stripAccents } from '../text.ts'
import {
  type BankColumn,
  type BankLayout,
  isExact,
  type ListGiven,
  separators,
  type Transfer,
} from './layout.ts'

/** A cell of a list: numbers are written as numbers where the file has them. */
export type BankCell = string | number

export type BankSection = 'HEADS' | 'HEADER' | 'LINE' | 'TRAILER'
export type BankRow = { readonly section: BankSection; readonly cells: readonly BankCell[] }

/** What does not fit: whose payment it is, the column, and its text. */
export type Overflow = {
  readonly rut: string | null
  readonly column: string
  readonly text: string
}

/** The rows of a list, in the order of its file. */
export function listRows(layout: BankLayout, given: ListGiven): BankRow[] {
  const row = (section: BankSection, columns: readonly BankColumn[], at?: Transfer, n = 0) => ({
    section,
    cells: columns.map((one) => cellOf(layout, one, { ...given, at, n })),
  })
  const { heads, header, lines, trailer } = layout
  return [
    ...(heads ? [{ section: 'HEADS' as const, cells: lines.map(({ name }) => name) }] : []),
    ...(header.length > 0 ? [row('HEADER', header)] : []),
    ...given.transfers.map((transfer, at) => row('LINE', lines, transfer, at + 1)),
    ...(trailer.length > 0 ? [row('TRAILER', trailer)] : []),
  ]
}

/** Figures that are longer than their column: cut they would pay somebody else, or less. */
export function overflows(layout: BankLayout, given: ListGiven): Overflow[] {
  const found = (columns: readonly BankColumn[], at?: Transfer, n = 0): Overflow[] =>
    columns.flatMap((one) => {
      const text = textOf(layout, one, { ...given, at, n })
      return one.width !== null && isExact(one) && text.length > one.width
        ? [{ rut: at?.rut ?? null, column: one.name, text }]
        : []
    })
  return [
    ...found(layout.header),
    ...given.transfers.flatMap((transfer, at) => found(layout.lines, transfer, at + 1)),
    ...found(layout.trailer),
  ]
}

/** A list of text. In Latin-1 a sign beyond it has no byte, and is a question mark. */
export function listText(layout: BankLayout, given: ListGiven): string {
  const between = separators[layout.separator]
  const end = layout.lineEnd === 'CRLF' ? '\r\n' : '\n'
  const text = listRows(layout, given)
    .map(({ cells }) => `${cells.join(between)}${end}`)
    .join('')
  return layout.encoding === 'UTF8'
    ? text
    : [...text].map((sign) => (beyondLatin1(sign) ? '?' : sign)).join('')
}

const beyondLatin1 = (sign: string) => (sign.codePointAt(0) ?? 0) > 255

type At = ListGiven & { readonly at: Transfer | undefined; readonly n: number }

function cellOf(layout: BankLayout, one: BankColumn, given: At): BankCell {
  if (layout.file !== 'TEXT' && one.width === null && one.amount === 'WHOLE') {
    if (one.source === 'AMOUNT') return given.at?.amount ?? 0
    if (one.source === 'TOTAL') return totalOf(given)
  }
  const text = textOf(layout, one, given)
  if (one.width === null) return clear(layout, text)
  const cut = clear(layout, text).slice(0, one.width)
  const sign = one.pad === 'ZERO' ? '0' : ' '
  return one.side === 'LEFT' ? cut.padStart(one.width, sign) : cut.padEnd(one.width, sign)
}

/** Without what would end the column or the line too early. */
function clear({ file, separator }: BankLayout, text: string): string {
  if (file !== 'TEXT') return text
  const flat = text.replaceAll(/[\r\n]/g, ' ')
  const sign = separators[separator]
  return sign === '' ? flat : flat.replaceAll(sign, ' ')
}

function textOf(layout: BankLayout, one: BankColumn, given: At): string {
  return lettersOf(one, sourceText(layout, one, given))
}

function lettersOf({ letters }: BankColumn, text: string): string {
  switch (letters) {
    case 'PLAIN':
      return plainText(text)
    case 'UPPER':
      return plainText(text).toUpperCase()
    case 'LOWER':
      return text.toLowerCase()
    default:
      return text
  }
}

function sourceText(layout: BankLayout, one: BankColumn, given: At): string {
  switch (one.source) {
    case 'CONSTANT':
      return one.constant
    case 'CHARGE':
      return digitsOf(given.charge)
    case 'NUMBER':
      return String(given.n)
    case 'DATE':
      return dateText(one, given.day)
    case 'PAYER_RUT':
      return rutText('RUT', given.payer.rut)
    case 'PAYER_BODY':
      return rutText('RUT_BODY', given.payer.rut)
    case 'PAYER_DIGIT':
      return rutText('RUT_DIGIT', given.payer.rut)
    case 'PAYER_NAME':
      return given.payer.name
    case 'COUNT':
      return String(given.transfers.length)
    case 'TOTAL':
      return amountText(one, totalOf(given))
    default:
      return given.at ? paymentText(layout, one, given.at) : ''
  }
}

function paymentText(layout: BankLayout, one: BankColumn, at: Transfer): string {
  switch (one.source) {
    case 'ACCOUNT':
      return accountText(at)
    case 'BANK':
      return layout.bankCodes[at.bankCode] ?? at.bankCode
    case 'ACCOUNT_TYPE': {
      const type = at.accountType ?? ''
      return layout.accountTypes[type] ?? type
    }
    case 'RUT':
    case 'RUT_BODY':
    case 'RUT_DIGIT':
    case 'RUT_DASHED':
      return rutText(one.source, at.rut)
    case 'NAME':
      return at.name
    case 'AMOUNT':
      return amountText(one, at.amount)
    case 'SUBJECT':
      return at.subject
    default:
      return ''
  }
}

const totalOf = ({ transfers }: ListGiven) => transfers.reduce((sum, { amount }) => sum + amount, 0)

function amountText({ amount }: BankColumn, pesos: number): string {
  const ends = { WHOLE: '', CENTS: '00', COMMA: ',00', POINT: '.00' }
  return `${pesos}${ends[amount]}`
}

function dateText({ date }: BankColumn, iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-')
  return {
    DDMMYYYY: `${day}${month}${year}`,
    YYYYMMDD: `${year}${month}${day}`,
    DASHED: `${day}-${month}-${year}`,
    SLASHED: `${day}/${month}/${year}`,
    ISO: iso,
  }[date]
}

/** The number of a CuentaRUT is the RUT without its check digit; others are their digits. */
const accountText = ({ accountType, accountNumber, rut }: Transfer) =>
  accountType === 'RUT' ? rutText('RUT_BODY', rut) : digitsOf(accountNumber)

const digitsOf = (number: string) => number.replaceAll(/\D/g, '')

/** Banks refuse signs and accents: what is not a letter, a figure or a blank goes. */
const plainText = (text: string) =>
  stripAccents(text)
    .replaceAll(/[^A-Za-z0-9 ]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()

function rutText(form: 'RUT' | 'RUT_BODY' | 'RUT_DIGIT' | 'RUT_DASHED', rut: string): string {
  const [body = '', digit = ''] = (parseRut(rut) ?? rut).split('-')
  if (form === 'RUT_BODY') return body
  if (form === 'RUT_DIGIT') return digit
  return form === 'RUT' ? `${body}${digit}` : `${body}-${digit}`
}
