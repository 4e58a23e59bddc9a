import {
  amountText,
  type Cell,
  type Content,
  dateText,
  type FileRow,
  fileRows,
  fileText,
  type Overflow,
  overflowsOf,
  rutText,
} from '../line-files/write.ts'
import {
  type BankColumn,
  type BankLayout,
  type BankSource,
  exactSources,
  type ListGiven,
  type Transfer,
} from './layout.ts'

export type BankCell = Cell
export type BankRow = FileRow

/** What does not fit: whose payment it is, the column, its text, and why. */
export type BankOverflow = Omit<Overflow<Transfer>, 'line'> & { readonly rut: string | null }

/** The rows of a list, in the order of its file. */
export const listRows = (layout: BankLayout, given: ListGiven): BankRow[] =>
  fileRows(layout, contentOf(layout, given))

/** Figures that do not fit: cut or changed they would pay somebody else, or another amount. */
export const overflows = (layout: BankLayout, given: ListGiven): BankOverflow[] =>
  overflowsOf(layout, contentOf(layout, given)).map(({ line, ...found }) => ({
    rut: line?.rut ?? null,
    ...found,
  }))

/** A list of text. In Latin-1 a sign beyond it has no byte, and is a question mark. */
export const listText = (layout: BankLayout, given: ListGiven): string =>
  fileText(layout, contentOf(layout, given))

/** What the columns of a list carry. */
export function contentOf(layout: BankLayout, given: ListGiven): Content<BankSource, Transfer> {
  const total = given.transfers.reduce((sum, { amount }) => sum + amount, 0)
  return {
    lines: given.transfers,
    exact: exactSources,
    text: (one, at, n) => sourceText(layout, one, { ...given, total, at, n }),
    pesos(source, at) {
      if (source === 'AMOUNT') return at?.amount ?? 0
      return source === 'TOTAL' ? total : undefined
    },
  }
}

type At = ListGiven & {
  readonly total: number
  readonly at: Transfer | undefined
  readonly n: number
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
      return rutText('WHOLE', given.payer.rut)
    case 'PAYER_BODY':
      return rutText('BODY', given.payer.rut)
    case 'PAYER_DIGIT':
      return rutText('DIGIT', given.payer.rut)
    case 'PAYER_NAME':
      return given.payer.name
    case 'COUNT':
      return String(given.transfers.length)
    case 'TOTAL':
      return amountText(one, given.total)
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
      return rutText('WHOLE', at.rut)
    case 'RUT_BODY':
      return rutText('BODY', at.rut)
    case 'RUT_DIGIT':
      return rutText('DIGIT', at.rut)
    case 'RUT_DASHED':
      return rutText('DASHED', at.rut)
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

/** The number of a CuentaRUT is the RUT without its check digit; others are their digits. */
const accountText = ({ accountType, accountNumber, rut }: Transfer) =>
  accountType === 'RUT' ? rutText('BODY', rut) : digitsOf(accountNumber)

const digitsOf = (number: string) => number.replaceAll(/\D/g, '')
