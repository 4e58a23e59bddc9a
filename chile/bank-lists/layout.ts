import {
  type FileColumn,
  fileColumn,
  type FileLayout,
  misplaced,
  withoutWidth,
} from '../line-files/layout.ts'

/** Where the text of a column comes from. */
export const bankSources = [
  'CONSTANT',
  'NOTHING',
  'CHARGE',
  'ACCOUNT',
  'BANK',
  'ACCOUNT_TYPE',
  'RUT',
  'RUT_BODY',
  'RUT_DIGIT',
  'RUT_DASHED',
  'NAME',
  'AMOUNT',
  'SUBJECT',
  'NUMBER',
  'DATE',
  'PAYER_RUT',
  'PAYER_BODY',
  'PAYER_DIGIT',
  'PAYER_NAME',
  'COUNT',
  'TOTAL',
  'STATUS',
  'REASON',
] as const
export type BankSource = (typeof bankSources)[number]

/** What a bank answers of a payment. */
export type AnswerStatus = 'PAID' | 'REJECTED'

/** A column of a list of a bank. */
export type BankColumn = FileColumn<BankSource>

/** How a bank wants a list of payments: a file, its records and their columns, in order. */
export type BankLayout = FileLayout<BankSource> & {
  /** The columns of each line of what the bank answers; empty where nobody has defined them. */
  readonly answer: readonly BankColumn[]
  /** The bank's own words for a payment that was made or refused, in capitals. */
  readonly answerCodes: Readonly<Record<string, AnswerStatus>>
  /** The bank's own codes of banks and kinds of account, where they are not the usual ones. */
  readonly bankCodes: Readonly<Record<string, string>>
  readonly accountTypes: Readonly<Record<string, string>>
}

/** One payment of a list, as our rows have it. Whole pesos. */
export type Transfer = {
  readonly rut: string
  readonly name: string
  /** Three digits of the CMF. */
  readonly bankCode: string
  readonly accountType: string | null
  readonly accountNumber: string
  readonly amount: number
  readonly subject: string
}

/** What a list is written from. */
export type ListGiven = {
  /** The account that pays. */
  readonly charge: string
  readonly payer: { readonly rut: string; readonly name: string }
  /** The day of the payment, ISO. */
  readonly day: string
  readonly transfers: readonly Transfer[]
}

/** A column of a list with the usual choices, for what is written by hand. */
export const column = fileColumn<BankSource>

/** Sources that are figures: cutting one would name another account, person or amount. */
export const exactSources: ReadonlySet<BankSource> = new Set<BankSource>([
  'CHARGE',
  'ACCOUNT',
  'BANK',
  'ACCOUNT_TYPE',
  'RUT',
  'RUT_BODY',
  'RUT_DIGIT',
  'RUT_DASHED',
  'AMOUNT',
  'NUMBER',
  'DATE',
  'PAYER_RUT',
  'PAYER_BODY',
  'PAYER_DIGIT',
  'COUNT',
  'TOTAL',
])

const whole: ReadonlySet<BankSource> = new Set<BankSource>(['COUNT', 'TOTAL'])
const one: ReadonlySet<BankSource> = new Set<BankSource>([
  'ACCOUNT',
  'BANK',
  'ACCOUNT_TYPE',
  'RUT',
  'RUT_BODY',
  'RUT_DIGIT',
  'RUT_DASHED',
  'NAME',
  'AMOUNT',
])

const answered: ReadonlySet<BankSource> = new Set<BankSource>(['STATUS', 'REASON'])
const isRut = (source: BankSource) => ['RUT', 'RUT_DASHED', 'RUT_BODY'].includes(source)

/** What is wrong with the columns of an answer; a layout without them reads none. */
export function answerProblems(layout: BankLayout): string[] {
  const { answer } = layout
  if (answer.length === 0) return ['La plantilla no define la respuesta del banco']
  const sources = answer.map(({ source }) => source)
  const problems: string[] = []
  if (!sources.some(isRut)) problems.push('La respuesta del banco no lleva el RUT')
  if (!sources.includes('AMOUNT')) problems.push('La respuesta del banco no lleva el monto')
  if (!sources.includes('STATUS')) problems.push('La respuesta del banco no lleva el resultado')
  return [...problems, ...withoutWidth(layout, answer)]
}

/** What is wrong with a layout before any payment is written. */
export function layoutProblems(layout: BankLayout): string[] {
  const { header, lines, trailer } = layout
  const sources = new Set(lines.map(({ source }) => source))
  const problems: string[] = []
  if (lines.length === 0) problems.push('Falta la línea de cada pago: agregue sus columnas')
  else {
    if (!sources.has('AMOUNT')) problems.push('La línea de cada pago no lleva el monto')
    if (!sources.has('ACCOUNT')) problems.push('La línea de cada pago no lleva la cuenta')
    if (![...sources].some(isRut)) {
      problems.push('La línea de cada pago no lleva el RUT')
    }
  }
  problems.push(...misplaced(layout, placed))
  for (const { name, source } of [...header, ...lines, ...trailer]) {
    if (answered.has(source)) problems.push(`«${name}» es de la respuesta del banco`)
  }
  if (layout.answer.length > 0) problems.push(...answerProblems(layout))
  return [...problems, ...withoutWidth(layout, [...header, ...lines, ...trailer])]
}

const placed = {
  ofLine: one,
  ofWhole: whole,
  words: { line: 'de un pago', whole: 'de la nómina entera y está en cada pago' },
}
