import { parseRut } from '../rut.ts'
import { stripAccents } from '../text.ts'
import { separators } from '../line-files/layout.ts'
import type { AnswerStatus, BankColumn, BankLayout } from './layout.ts'

export type { AnswerStatus }

/** A line of an answer, as far as it could be read. */
export type AnswerLine = {
  /** Its place in the text, from 1. */
  readonly line: number
  /** Without dots, with its digit; nothing where there is none. */
  readonly rut: string | null
  /** Whole pesos. */
  readonly amount: number | null
  /** Nothing for words that nobody has said what they mean. */
  readonly status: AnswerStatus | null
  /** The bank's words: its status, and the reason where it gives one. */
  readonly words: string
}

/** How an answer is written: by the columns of a template, or pasted in the usual order. */
export type AnswerShape = Pick<
  BankLayout,
  'file' | 'separator' | 'answer' | 'answerCodes' | 'bankCodes'
>

const paid = ['PAGADO', 'PAGADA', 'ABONADO', 'ABONADA', 'ACEPTADO', 'ACEPTADA', 'EXITOSO', 'OK']
const refused = ['RECHAZADO', 'RECHAZADA', 'DEVUELTO', 'DEVUELTA', 'NO PAGADO', 'NO ABONADO']

const usual: Readonly<Record<string, AnswerStatus>> = Object.fromEntries([
  ...paid.map((word) => [word, 'PAID'] as const),
  ...refused.map((word) => [word, 'REJECTED'] as const),
])

/** The columns of a pasted list: RUT, amount, status and reason. */
const pasted = ['RUT', 'AMOUNT', 'STATUS', 'REASON'] as const

/**
 * The lines of an answer by the columns of its template. What is no line of a payment, as
 * a header or a trailer, is left out.
 */
export function readAnswer(shape: AnswerShape, text: string): AnswerLine[] {
  const { file, separator, answer, answerCodes } = shape
  const own = file === 'TEXT' ? separators[separator] : '\t'
  return linesOf(text).flatMap(({ line, at }) => {
    // The cells of a workbook are between tabs, whatever file the template makes.
    const isOfSheet = line.includes('\t') && (own === '' || !line.includes(own))
    const between = isOfSheet ? '\t' : own
    const cells = between === '' ? byWidth(answer, line) : split(line, between)
    const of = (wanted: (column: BankColumn) => boolean) => {
      const place = answer.findIndex(wanted)
      return place < 0 ? '' : (cells[place] ?? '').trim()
    }
    const amount = answer.find(({ source }) => source === 'AMOUNT')
    return answerLine(at, answerCodes, {
      rut: rutOf(of),
      amount: amount
        ? pesosOf(
            amount.amount,
            of((one) => one === amount),
          )
        : null,
      status: of(({ source }) => source === 'STATUS'),
      reason: of(({ source }) => source === 'REASON'),
    })
  })
}

/** The lines of a list that somebody pasted: RUT, amount, status and, if there is one, reason. */
export function readPasted(text: string): AnswerLine[] {
  return linesOf(text).flatMap(({ line, at }) => {
    const cells = split(line, line.includes('\t') ? '\t' : ';')
    const of = (name: (typeof pasted)[number]) => (cells[pasted.indexOf(name)] ?? '').trim()
    return answerLine(
      at,
      {},
      {
        rut: parseRut(of('RUT')) ?? null,
        amount: pesosOf('WHOLE', of('AMOUNT')),
        status: of('STATUS'),
        reason: of('REASON'),
      },
    )
  })
}

type Read = { rut: string | null; amount: number | null; status: string; reason: string }

function answerLine(
  line: number,
  codes: AnswerShape['answerCodes'],
  { rut, amount, status, reason }: Read,
): AnswerLine[] {
  const word = stripAccents(status).toUpperCase()
  const known = Object.hasOwn(codes, word) ? codes[word] : undefined
  const meant = known ?? (Object.hasOwn(usual, word) ? usual[word] : undefined)
  // The names of the columns, a header and a trailer are no lines of payments.
  if (rut === null && (amount === null || meant === undefined)) return []
  const words = [status, reason].filter(Boolean).join(': ').slice(0, 300)
  return [{ line, rut, amount, status: meant ?? null, words }]
}

const linesOf = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line, at) => ({ line, at: at + 1 }))
    .filter(({ line }) => line.trim() !== '')

function byWidth(columns: readonly BankColumn[], line: string): string[] {
  let from = 0
  return columns.map(({ width }) => {
    const cell = line.slice(from, from + (width ?? 0))
    from += width ?? 0
    return cell
  })
}

/** The cells of a line; a quoted one may hold the separator. */
function split(line: string, between: string): string[] {
  if (!line.includes('"')) return line.split(between)
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (const sign of line) {
    if (sign === '"') quoted = !quoted
    else if (sign === between && !quoted) {
      cells.push(cell)
      cell = ''
    } else cell += sign
  }
  return [...cells, cell]
}

/** A RUT in one cell, or its number and its digit in two. Zeros before it are filling. */
function rutOf(of: (wanted: (column: BankColumn) => boolean) => string): string | null {
  const whole = of(({ source }) => source === 'RUT' || source === 'RUT_DASHED')
  const body = of(({ source }) => source === 'RUT_BODY')
  const digit = of(({ source }) => source === 'RUT_DIGIT')
  const text = whole === '' ? `${body}${digit}` : whole
  return parseRut(text.replace(/^0+/, '')) ?? null
}

/** Whole pesos of an amount as its column has it; nothing for what is none or has cents. */
function pesosOf(form: BankColumn['amount'], text: string): number | null {
  const plain = text.replaceAll(/[$\s]/g, '')
  const whole = wholePart(form, plain)
  return whole !== undefined && /^\d{1,15}$/.test(whole) ? Number(whole) : null
}

function wholePart(form: BankColumn['amount'], text: string): string | undefined {
  if (form === 'CENTS') return /^(\d+)00$/.exec(text)?.[1]
  if (form === 'POINT') return /^([\d,]+?)(?:\.0{1,2})?$/.exec(text)?.[1]?.replaceAll(',', '')
  return /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,0{1,2})?$/.exec(text)?.[1]?.replaceAll('.', '')
}
