import { z } from 'zod'
import { type BankLayout, bankSources } from '#chile/bank-lists/layout.ts'
import type { AnswerStatus } from '#chile/bank-lists/bank-answer.ts'
import { stripAccents } from '#chile/text.ts'
import type { Row } from '#platform/model/entity.ts'
import {
  codesOf,
  codesShape,
  columnRows,
  columnShape,
  columnsIn,
  fileOf,
  layoutShape,
  linesOf,
} from '#platform/model/file-template.ts'
import type { BankTemplate, BankTemplateColumn } from './template.ts'

const shape = z.strictObject({
  ...layoutShape(bankSources),
  // A version that was published before answers were read has none.
  answer: z.array(columnShape(bankSources)).max(200).default([]),
  answerCodes: z.record(z.string().max(20), z.enum(['PAID', 'REJECTED'])).default({}),
  bankCodes: codesShape,
  accountTypes: codesShape,
})

/** A layout as a value of JSON has it; nothing when it is another thing. */
export function storedLayout(value: unknown): BankLayout | undefined {
  const read = shape.safeParse(value)
  return read.success ? read.data : undefined
}

type Template = Omit<Row<typeof BankTemplate>, 'id' | 'name' | 'bankCode' | 'published' | 'version'>
export type TemplateColumn = Omit<Row<typeof BankTemplateColumn>, 'id' | 'templateId' | 'version'>

/** A template and its columns, as the writer of lists takes them. */
export function layoutOf(template: Template, columns: readonly TemplateColumn[]): BankLayout {
  return {
    ...fileOf(template),
    header: columnsIn(columns, 'HEADER'),
    lines: columnsIn(columns, 'LINE'),
    trailer: columnsIn(columns, 'TRAILER'),
    answer: columnsIn(columns, 'ANSWER'),
    answerCodes: answerCodesOf(template.answerCodes),
    bankCodes: codesOf(template.bankCodes),
    accountTypes: codesOf(template.typeCodes),
  }
}

/** The columns of a layout as rows, in their places. */
export const columnsOf = ({ header, lines, trailer, answer }: BankLayout): TemplateColumn[] =>
  columnRows([
    ['HEADER', header],
    ['LINE', lines],
    ['TRAILER', trailer],
    ['ANSWER', answer],
  ])

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
