import { DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type CSSProperties, useId, useState } from 'react'
import { counted } from '#chile/counts.ts'
import { FileTextButton } from '../file/TextFile.tsx'
import { TextBox, TextInput } from '../form/TextInput.tsx'
import { useAsk } from '../page/Dialog.tsx'
import { readList } from '#platform/model/block.ts'
import './sheet.css'

/** A row of a pasted list, as it reads: a text for each of its columns. */
export type PastedLine<Name extends string> = Readonly<Record<Name, string>>

/**
 * Whether a row can be written, or what is wrong with it and in which of its cells; or what it does
 * besides what it reads.
 */
export type Verdict = {
  readonly wrong?: string | null
  readonly problem?: string | null
  readonly note?: string | null
}

/** Why a pasted list is not written yet; undefined when it can be. */
export function whyNotPasted(is: { lines: number; wrong: number; waiting: boolean }) {
  if (is.lines === 0) return 'Pegue primero la lista'
  if (is.waiting) return 'La lista se está leyendo'
  return is.wrong > 0 ? 'Corrija o quite las filas marcadas' : undefined
}

type Props<Name extends string> = {
  columns: readonly { name: Name; title: string }[]
  /** The label of the box: what is copied, in which columns. */
  label: string
  /** How a row is written, its cells apart by tabs. */
  example: string
  lines: readonly PastedLine<Name>[]
  /** The verdict of each line, in their order; nothing until they are read. */
  verdicts: readonly Verdict[] | undefined
  /** Reads a pasted block: without its titles and its empty rows. */
  read: (block: readonly (readonly string[])[]) => readonly PastedLine<Name>[]
  onChange: (lines: readonly PastedLine<Name>[]) => void
}

/**
 * A list as other programs give it: it is pasted in a box, and each row that cannot be written is
 * named and put right, or taken out, below.
 */
export function PastedList<Name extends string>(props: Props<Name>) {
  const { columns, label, example, lines, verdicts, read, onChange } = props
  const wrong = (verdicts ?? []).filter(isWrong).length
  return (
    <>
      <PasteBox
        label={label}
        example={example}
        onPaste={(text) => onChange(read(readList(text)))}
      />
      {verdicts && lines.length > 0 && (
        <>
          <p role="status" className={wrong > 0 ? 'mg-paste-wrong' : 'soft'}>
            {wrong > 0
              ? `${counted(wrong, 'fila')} por corregir de ${lines.length}`
              : `${counted(lines.length, 'fila')} sin errores`}
          </p>
          {wrong > 0 && wrong < lines.length && (
            <Button onClick={() => onChange(lines.filter((_line, at) => !isWrongAt(verdicts, at)))}>
              {`Dejar fuera ${counted(wrong, 'fila')} con error`}
            </Button>
          )}
          <Lines {...{ columns, lines, verdicts, onChange }} />
        </>
      )}
    </>
  )
}

/** Whether a line cannot be written as it is. */
export const isWrong = ({ wrong }: Verdict): boolean => wrong !== undefined && wrong !== null

const isWrongAt = (verdicts: readonly Verdict[], at: number): boolean => {
  const verdict = verdicts[at]
  return verdict !== undefined && isWrong(verdict)
}

/** Asks before a list that was pasted is closed unwritten. */
export function useClosePasted(lines: number, close: () => void): () => void {
  const ask = useAsk()
  return () => {
    if (lines === 0) return close()
    void ask({
      title: '¿Cerrar sin escribir la lista?',
      text: `Lo pegado y corregido (${counted(lines, 'fila')}) se pierde.`,
      okText: 'Cerrar sin escribir',
      cancelText: 'Seguir con la lista',
      danger: true,
    }).then((isRight) => isRight && close())
  }
}

type BoxProps = { label: string; example: string; onPaste: (text: string) => void }

function PasteBox({ label, example, onPaste }: BoxProps) {
  const [text, setText] = useState('')
  const id = useId()
  const take = (next: string) => {
    setText(next)
    onPaste(next)
  }
  return (
    <div className="mg-paste-box">
      <label htmlFor={id}>{label}</label>
      <TextBox id={id} rows={4} value={text} placeholder={example} onChange={take} />
      <FileTextButton
        label="Elegir un archivo"
        help="Excel (.xlsx, su primera hoja) o texto separado por tabulación, punto y coma o coma."
        onText={take}
      />
    </div>
  )
}

type LinesProps<Name extends string> = Pick<Props<Name>, 'columns' | 'lines' | 'onChange'> & {
  verdicts: readonly Verdict[]
}

/** Rows shown at once; those with a mistake come first, and then those with a note. */
const shown = 50

function Lines<Name extends string>({ columns, lines, verdicts, onChange }: LinesProps<Name>) {
  const rows = lines.map((line, place) => ({ line, place, verdict: verdicts[place] }))
  const rank = ({ verdict }: { verdict: Verdict | undefined }) =>
    verdict && isWrong(verdict) ? 0 : verdict?.note ? 1 : 2
  const all = rows.toSorted((one, other) => rank(one) - rank(other))
  const change = (place: number, next: PastedLine<Name> | undefined) =>
    onChange(lines.flatMap((line, at) => (at === place ? (next ?? []) : line)))
  return (
    <>
      <ol
        className="mg-paste-lines"
        aria-label="Filas de la lista"
        style={{ '--cells': columns.length } as CSSProperties}
      >
        {all.slice(0, shown).map(({ line, place, verdict }) => (
          <Line
            key={place}
            columns={columns}
            line={line}
            place={place}
            verdict={verdict}
            onChange={(next) => change(place, next)}
          />
        ))}
      </ol>
      {all.length > shown && <p className="soft">Y {counted(all.length - shown, 'fila')} más.</p>}
    </>
  )
}

type LineProps<Name extends string> = {
  columns: Props<Name>['columns']
  line: PastedLine<Name>
  place: number
  verdict: Verdict | undefined
  onChange: (next: PastedLine<Name> | undefined) => void
}

function Line<Name extends string>({ columns, line, place, verdict, onChange }: LineProps<Name>) {
  const id = useId()
  return (
    <li>
      <span className="soft tabular">{place + 1}</span>
      {columns.map(({ name, title }) => (
        <TextInput
          key={name}
          aria-label={`${title}, fila ${place + 1}`}
          value={line[name]}
          placeholder={title}
          {...(verdict?.wrong === name ? { 'aria-invalid': true, 'aria-describedby': id } : {})}
          onChange={(next) => onChange({ ...line, [name]: next })}
        />
      ))}
      <Button
        aria-label={`Quitar fila ${place + 1}`}
        icon={<DeleteOutlined aria-hidden />}
        onClick={() => onChange(undefined)}
      />
      {verdict && isWrong(verdict) && (
        <span id={id} className="mg-paste-wrong">
          {verdict.problem}
        </span>
      )}
      {verdict?.note && <span className="mg-paste-note soft">{verdict.note}</span>}
    </li>
  )
}
