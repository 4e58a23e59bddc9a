import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ClipboardEvent, type CSSProperties, useId } from 'react'
import { searchKey } from '#chile/text.ts'
import { type FieldSchema, metaOfField } from '#platform/model/field.ts'
import { notify } from '#platform/web/look/notify.ts'
import { FreeField } from '../form/Field.tsx'
import { useFormPart } from '../form/form-context.ts'
import { Lines, useFill, useRead } from '../form/form-hooks.tsx'
import { valueOf } from '../form/typed-number.ts'
import { textOf } from '../text/values.tsx'
import { isBlock, pastedWords, readBlock } from '#platform/model/block.ts'
import './sheet.css'

export type LineColumn = {
  name: string
  title: string
  field: FieldSchema
  placeholder?: string
}

type Props = {
  /** The value of the form that is the list of lines. */
  name: string
  /** What the lines are together: «Tramos». */
  label: string
  /** What one of them is: «tramo». */
  one: string
  columns: readonly LineColumn[]
  least: number
  most: number
  add: string
  /** What a new line begins with. */
  blank?: object
  /** Turns a pasted block into values, where a publisher writes them in a way of its own. */
  readBlock?: (block: string[][], column: number) => readonly (readonly unknown[])[]
  /** Called when a cell is left. */
  onLeave?: (line: number, column: string) => void
}

/** Lines of cells inside a form: typed one by one, or pasted as a block that adds its lines. */
export function LineGrid(props: Props) {
  const { name, label, one, columns, least, most, add, blank = {} } = props
  const id = useId()
  useFormPart(name, { label, words: (value) => <LineWords columns={columns} value={value} /> })
  const paste = useBlockPaste(props)
  return (
    <Lines name={name}>
      {({ lines, add: append, remove, problems }) => (
        <div
          className="mg-lines mg-span"
          role="group"
          aria-label={label}
          style={{ '--cells': columns.length } as CSSProperties}
        >
          <div className="mg-line mg-line-head" aria-hidden>
            {columns.map((column) => (
              <span key={column.name}>{column.title}</span>
            ))}
          </div>
          {lines.map(({ key, at }) => (
            <div className="mg-line" key={key}>
              {columns.map((column, index) => (
                <LineCell
                  key={column.name}
                  {...{ name, one, at, column }}
                  onPaste={(event) => paste(event, at, index)}
                  onLeave={() => props.onLeave?.(at, column.name)}
                />
              ))}
              <Button
                aria-label={`Quitar ${one} ${at + 1}`}
                icon={<DeleteOutlined aria-hidden />}
                disabled={lines.length <= least}
                onClick={() => remove(at)}
              />
            </div>
          ))}
          {problems}
          <Button
            id={id}
            icon={<PlusOutlined aria-hidden />}
            disabled={lines.length >= most}
            onClick={() => append(blank)}
          >
            {add}
          </Button>
        </div>
      )}
    </Lines>
  )
}

type CellProps = {
  name: string
  one: string
  at: number
  column: LineColumn
  onPaste: (event: ClipboardEvent) => void
  onLeave: () => void
}

const LineCell = ({ name, one, at, column, onPaste, onLeave }: CellProps) => (
  // It hears of a paste before the field itself, which takes one value only.
  <div onPasteCapture={onPaste} onBlur={onLeave}>
    <span className="mg-line-title" aria-hidden>
      {column.title}
    </span>
    <FreeField
      field={column.field}
      name={[name, at, column.name]}
      inner={[at, column.name]}
      cell={`${column.title}, ${one} ${at + 1}`}
      placeholder={column.placeholder ?? column.title}
    />
  </div>
)

/** Takes a block that is pasted in a cell: over the lines that are there, and in new ones. */
function useBlockPaste({ name, columns, most, blank = {}, ...props }: Props) {
  const [read, fill] = [useRead(), useFill()]
  return (event: ClipboardEvent, line: number, column: number) => {
    const block = readBlock(event.clipboardData.getData('text/plain'))
    if (!isBlock(block)) return
    event.preventDefault()
    event.stopPropagation()
    const before: unknown = read(name)
    const lines: readonly object[] = Array.isArray(before) ? before : []
    const values =
      props.readBlock?.(block, column) ??
      block.map((cells) => cells.map((text, right) => asTyped(text, columns[column + right])))
    const met = withBlock({ lines, values, columns, line, column, most, blank })
    fill(name, met.lines)
    notify.info(pastedWords(met.cells, met.outside))
  }
}

/** A pasted cell as if it was typed: a number, a word of the list, or as it is. */
function asTyped(text: string, column: LineColumn | undefined): unknown {
  if (text === '' || !column) return text || null
  const { kind, catalog } = metaOfField(column.field)
  if (kind === 'text' || kind === 'longText') return text
  if (!catalog) return valueOf(text)
  const key = searchKey(text)
  return (
    catalog.options.find(({ value, label }) => [value, label].map(searchKey).includes(key))
      ?.value ?? text
  )
}

type Meeting = {
  lines: readonly object[]
  values: readonly (readonly unknown[])[]
  columns: readonly LineColumn[]
  line: number
  column: number
  most: number
  blank: object
}

/** The lines with a block over them, from a line and a column on; what does not fit is counted. */
function withBlock({ lines, values, columns, line, column, most, blank }: Meeting) {
  const next = [...lines]
  let [cells, outside] = [0, 0]
  for (const [down, given] of values.entries()) {
    const room = line + down < most
    const fits = given.slice(0, room ? columns.length - column : 0)
    outside += given.slice(fits.length).filter((one) => one !== null).length
    if (fits.length === 0) continue
    cells += fits.length
    const under = columns.slice(column, column + fits.length)
    const named = under.map(({ name }, right) => [name, fits[right]])
    next[line + down] = { ...(next[line + down] ?? blank), ...Object.fromEntries(named) }
  }
  return { lines: next, cells, outside }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A whole list of lines, as it reads in a conflict. */
const LineWords = ({ columns, value }: { columns: readonly LineColumn[]; value: unknown }) => (
  <span className="mg-version-lines">
    {(Array.isArray(value) ? value : []).map((line: unknown, at) => (
      <span key={at}>
        {columns
          .map(({ name, field }) => textOf(metaOfField(field), isRecord(line) ? line[name] : null))
          .map((text) => text || '–')
          .join(' · ')}
      </span>
    ))}
  </span>
)
