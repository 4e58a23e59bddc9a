import { z } from 'zod'
import {
  bankAmounts,
  type BankColumn,
  bankDates,
  bankEncodings,
  bankFiles,
  type BankLayout,
  bankLetters,
  bankLineEnds,
  bankSeparators,
  bankSources,
} from '#chile/bank-lists/layout.ts'
import type { AnswerStatus } from '#chile/bank-lists/read.ts'
import { stripAccents } from '#chile/text.ts'
import type { Row } from '#platform/model/entity.ts'
import type { BankTemplate, BankTemplateColumn } from './template.ts'

const columnShape = z.strictObject({
  name: z.string().trim().min(1).max(60),
  source: z.enum(bankSources),
  constant: z.string().max(100),
  width: z.int().min(1).max(500).nullable(),
  side: z.enum(['LEFT', 'RIGHT']),
  pad: z.enum(['BLANK', 'ZERO']),
  letters: z.enum(bankLetters),
  amount: z.enum(bankAmounts),
  date: z.enum(bankDates),
})
const columnsShape = z.array(columnShape).max(200)
const codesShape = z.record(z.string().max(20), z.string().max(20))

const layoutShape = z.strictObject({
  file: z.enum(bankFiles),
  separator: z.enum(bankSeparators),
  encoding: z.enum(bankEncodings),
  lineEnd: z.enum(bankLineEnds),
  heads: z.boolean(),
  header: columnsShape,
  lines: columnsShape,
  trailer: columnsShape,
  // A version that was published before answers were read has none.
  answer: columnsShape.default([]),
  answerCodes: z.record(z.string().max(20), z.enum(['PAID', 'REJECTED'])).default({}),
  bankCodes: codesShape,
  accountTypes: codesShape,
})

/** A layout as a file or a row of ours has it; nothing when it is another thing. */
export function readLayout(text: string): BankLayout | undefined {
  try {
    return storedLayout(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** The same of a value of JSON. */
export function storedLayout(value: unknown): BankLayout | undefined {
  const read = layoutShape.safeParse(value)
  return read.success ? read.data : undefined
}

type Template = Omit<Row<typeof BankTemplate>, 'id' | 'name' | 'bankCode' | 'published' | 'version'>
export type TemplateColumn = Omit<Row<typeof BankTemplateColumn>, 'id' | 'templateId' | 'version'>

const columnOf = (one: TemplateColumn): BankColumn => ({
  name: one.name,
  source: one.source,
  constant: one.constant === null ? '' : one.constant,
  width: one.width,
  side: one.side,
  pad: one.pad,
  letters: one.letters,
  amount: one.amount,
  date: one.date,
})

/** A template and its columns, as the writer of lists takes them. */
export function layoutOf(template: Template, columns: readonly TemplateColumn[]): BankLayout {
  const of = (section: TemplateColumn['section']) =>
    columns
      .filter((one) => one.section === section)
      .toSorted((a, b) => a.position - b.position)
      .map(columnOf)
  const { file, separator, encoding, lineEnd, heads } = template
  return {
    file,
    separator,
    encoding,
    lineEnd,
    heads,
    header: of('HEADER'),
    lines: of('LINE'),
    trailer: of('TRAILER'),
    answer: of('ANSWER'),
    answerCodes: answerCodesOf(template.answerCodes),
    bankCodes: codesOf(template.bankCodes),
    accountTypes: codesOf(template.typeCodes),
  }
}

/** The columns of a layout as rows, in their places. */
export const columnsOf = ({ header, lines, trailer, answer }: BankLayout): TemplateColumn[] =>
  (
    [
      ['HEADER', header],
      ['LINE', lines],
      ['TRAILER', trailer],
      ['ANSWER', answer],
    ] as const
  ).flatMap(([section, columns]) =>
    columns.map((one, at) => ({
      ...one,
      section,
      position: (at + 1) * 10,
      constant: one.constant === '' ? null : one.constant,
    })),
  )

const CODE = /^\s*([A-Z0-9]+)\s*=\s*(\S{1,20})\s*$/

/** `037=37` on each line: our code, and the one of the bank. */
export const codesOf = (text: string | null): Record<string, string> =>
  Object.fromEntries(
    linesOf(text).flatMap((line) => {
      const [, ours, theirs] = CODE.exec(line) ?? []
      return ours !== undefined && theirs !== undefined ? [[ours, theirs] as const] : []
    }),
  )

/** The same as text. */
export const codesText = (codes: Readonly<Record<string, string>>): string | null => {
  const lines = Object.entries(codes).map(([ours, theirs]) => `${ours}=${theirs}`)
  return lines.length > 0 ? lines.join('\n') : null
}

const ANSWER_CODE = /^\s*([^=]{1,20}?)\s*=\s*(PAGADO|RECHAZADO)\s*$/i

/** `00=PAGADO` on each line: the word of the bank, and what it means. */
export const answerCodesOf = (text: string | null): Record<string, AnswerStatus> =>
  Object.fromEntries(
    linesOf(text).flatMap((line) => {
      const [, word, meaning] = ANSWER_CODE.exec(line) ?? []
      if (word === undefined || meaning === undefined) return []
      const status: AnswerStatus = /^p/i.test(meaning) ? 'PAID' : 'REJECTED'
      return [[stripAccents(word).toUpperCase(), status] as const]
    }),
  )

/** The same as text. */
export const answerCodesText = (codes: Readonly<Record<string, AnswerStatus>>): string | null => {
  const lines = Object.entries(codes).map(
    ([word, status]) => `${word}=${status === 'PAID' ? 'PAGADO' : 'RECHAZADO'}`,
  )
  return lines.length > 0 ? lines.join('\n') : null
}

/** What is wrong with the words of an answer. */
export const answerCodesProblem = (text: string | null): string | undefined => {
  const wrong = linesOf(text).find((line) => !ANSWER_CODE.test(line))
  return wrong === undefined
    ? undefined
    : `«${wrong}»: escriba uno por línea, como 00=PAGADO o 05=RECHAZADO`
}

/** What is wrong with a text of codes, given the ones of ours. */
export function codesProblem(text: string | null, ours: readonly string[]): string | undefined {
  for (const line of linesOf(text)) {
    const [, code] = CODE.exec(line) ?? []
    if (code === undefined) return `«${line}»: escriba un código por línea, como 037=37`
    if (!ours.includes(code)) return `«${code}» no es un código conocido`
  }
  return undefined
}

const linesOf = (text: string | null) =>
  text === null ? [] : text.split('\n').filter((line) => line.trim() !== '')
