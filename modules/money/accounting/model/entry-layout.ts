import { z } from 'zod'
import { type FileLayout, misplaced, withoutWidth } from '#chile/line-files/layout.ts'
import type { Row } from '#platform/model/entity.ts'
import {
  codesOf,
  codesShape,
  columnRows,
  columnsIn,
  fileOf,
  layoutShape,
} from '#platform/model/file-template.ts'
import {
  type AccountingTemplate,
  type AccountingTemplateColumn,
  EntryDetail,
  EntryFileSource,
} from './entry-template.ts'

/** How an accounting program wants an entry. */
export type EntryLayout = FileLayout<EntryFileSource> & {
  readonly detail: EntryDetail
  /** The side without an amount is left blank instead of a zero. */
  readonly blankZeros: boolean
  /** Own words for DEBE and HABER; D and H where they are not said. */
  readonly sideCodes: Readonly<Record<string, string>>
  /** Own codes of institutions, by ours; their RUT where they are not said. */
  readonly auxiliaryCodes: Readonly<Record<string, string>>
}

const shape = z.strictObject({
  ...layoutShape(EntryFileSource.values),
  detail: EntryDetail.schema,
  blankZeros: z.boolean(),
  sideCodes: codesShape,
  auxiliaryCodes: codesShape,
})

/** A layout as a value of JSON has it; nothing when it is another thing. */
export function storedLayout(value: unknown): EntryLayout | undefined {
  const read = shape.safeParse(value)
  return read.success ? read.data : undefined
}

type Template = Omit<Row<typeof AccountingTemplate>, 'id' | 'name' | 'published' | 'version'>
type Column = Omit<Row<typeof AccountingTemplateColumn>, 'id' | 'templateId' | 'version'>

/** A template and its columns, as the writer of files takes them. */
export const layoutOf = (template: Template, columns: readonly Column[]): EntryLayout => ({
  ...fileOf(template),
  header: columnsIn(columns, 'HEADER'),
  lines: columnsIn(columns, 'LINE'),
  trailer: columnsIn(columns, 'TRAILER'),
  detail: template.detail,
  blankZeros: template.blankZeros,
  sideCodes: codesOf(template.sideCodes),
  auxiliaryCodes: codesOf(template.auxiliaryCodes),
})

/** The columns of a layout as rows, in their places. */
export const columnsOf = ({ header, lines, trailer }: EntryLayout): Column[] =>
  columnRows([
    ['HEADER', header],
    ['LINE', lines],
    ['TRAILER', trailer],
  ])

const ofWhole: readonly EntryFileSource[] = ['COUNT', 'TOTAL_DEBIT', 'TOTAL_CREDIT']
const ofEntry: readonly EntryFileSource[] = [
  'CONSTANT',
  'NOTHING',
  'SUBJECT',
  'DOCUMENT',
  'PERIOD',
  'NUMBER',
  'DATE',
  'COMPANY_RUT',
  'COMPANY_BODY',
  'COMPANY_DIGIT',
  'COMPANY_NAME',
]
const placed = {
  ofWhole: new Set<string>(ofWhole),
  ofLine: new Set<string>(
    EntryFileSource.values.filter((one) => !ofWhole.includes(one) && !ofEntry.includes(one)),
  ),
  words: { line: 'de una línea', whole: 'del asiento entero y está en cada línea' },
}

/** What is wrong with a layout before any line is written. */
export function layoutProblems(layout: EntryLayout): string[] {
  const { header, lines, trailer } = layout
  const sources = new Set(lines.map(({ source }) => source))
  const has = (...wanted: EntryFileSource[]) => wanted.every((one) => sources.has(one))
  const problems: string[] = []
  if (lines.length === 0) problems.push('Falta la línea del asiento: agregue sus columnas')
  else {
    if (!has('ACCOUNT')) problems.push('La línea del asiento no lleva la cuenta')
    if (!has('SIGNED') && !has('DEBIT', 'CREDIT') && !has('AMOUNT', 'SIDE')) {
      problems.push('La línea del asiento no dice cuánto va al debe y cuánto al haber')
    }
  }
  problems.push(...misplaced(layout, placed))
  return [...problems, ...withoutWidth(layout, [...header, ...lines, ...trailer])]
}
