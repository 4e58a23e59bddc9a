import { DeleteOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { counted } from '#chile/counts.ts'
import { parseRut } from '#chile/rut.ts'
import { contractsByRut } from '#modules/payroll/payroll-months/web/index.ts'
import { type ApiError, asApiError } from '#platform/web/api.ts'
import { Dialog } from '#platform/web/kit/Dialog.tsx'
import { TextBox, TextInput } from '#platform/web/kit/TextInput.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { readBlock } from '#platform/web/kit/sheet/block.ts'
import { useDebounced } from '#platform/web/kit/useDebounced.ts'
import { linesIn, type ListLine, type ReadLine, readList } from '../model/pasted-list.ts'
import { type Column, keyOf } from './grid-values.ts'

type Props = {
  monthId: string
  items: readonly Column[]
  onWrite: (cells: (readonly [key: string, text: string])[]) => void
  onClose: () => void
}

/**
 * A list of RUT, item and amount as other programs give it: what is wrong is named and put right
 * here, and only a list without mistakes is written in the grid, where it can still be undone.
 */
export function PasteListDialog({ monthId, items, onWrite, onClose }: Props) {
  const [lines, setLines] = useState<readonly ListLine[]>([])
  const known = useContracts(monthId, lines)
  const read = known.data ? linesIn(lines, known.data, items) : []
  const wrong = read.filter((line) => 'wrong' in line).length
  const cells = read.flatMap((line) => ('wrong' in line ? [] : [[keyOf(line), line.text] as const]))
  const change = (place: number, next: ListLine | undefined) =>
    setLines(lines.flatMap((line, at) => (at === place ? (next ?? []) : line)))
  return (
    <Dialog
      title="Pegar lista por RUT"
      width={760}
      okText={
        cells.length === 0
          ? 'Escribir en la planilla'
          : `Escribir ${counted(cells.length, 'celda')}`
      }
      okDisabled={whyNot({ lines, wrong, waiting: !known.data })}
      onOk={() => {
        onWrite(cells)
        onClose()
      }}
      onCancel={onClose}
    >
      <PasteBox onPaste={(text) => setLines(readList(readBlock(text)))} />
      {known.error && <LoadProblem error={known.error} retry={() => void known.refetch()} />}
      {known.data && lines.length > 0 && (
        <>
          <p role="status" className={wrong > 0 ? 'pm-entry-wrong' : 'soft'}>
            {wrong > 0
              ? `${counted(wrong, 'fila')} por corregir de ${lines.length}`
              : `${counted(lines.length, 'fila')} sin errores`}
          </p>
          <Lines lines={lines} read={read} onChange={change} />
        </>
      )}
    </Dialog>
  )
}

function whyNot(is: { lines: readonly ListLine[]; wrong: number; waiting: boolean }) {
  if (is.lines.length === 0) return 'Pegue primero la lista'
  if (is.waiting) return 'Se buscan las personas'
  return is.wrong > 0 ? 'Corrija o quite las filas marcadas' : undefined
}

type Contracts = ReadonlyMap<string, readonly string[]>

/** The contracts of the month by the RUTs of a list; what was known stays while one is mended. */
function useContracts(monthId: string, lines: readonly ListLine[]) {
  const ruts = [...new Set(lines.flatMap(({ rut }) => parseRut(rut) ?? []))].toSorted()
  const key = useDebounced(ruts.join(' '), 300)
  return useQuery<Contracts, ApiError>({
    queryKey: ['contractsByRut', monthId, key],
    queryFn: async () => {
      const asked = key === '' ? [] : key.split(' ')
      const found = asked.length === 0 ? [] : await contractsByRut(monthId, asked).catch(refused)
      const byRut = Map.groupBy(found, ({ rut }) => rut)
      return new Map([...byRut].map(([rut, rows]) => [rut, rows.map((row) => row.contractId)]))
    },
    placeholderData: (before) => before,
  })
}

const refused = (problem: unknown): never => {
  throw asApiError(problem)
}

function PasteBox({ onPaste }: { onPaste: (text: string) => void }) {
  const [text, setText] = useState('')
  const id = useId()
  return (
    <div className="pm-paste-box">
      <label htmlFor={id}>RUT, concepto y valor: tres columnas copiadas de una planilla</label>
      <TextBox
        id={id}
        rows={4}
        value={text}
        placeholder={'12.345.678-5\tComisiones\t150.000'}
        onChange={(next) => {
          setText(next)
          onPaste(next)
        }}
      />
    </div>
  )
}

type LinesProps = {
  lines: readonly ListLine[]
  read: readonly ReadLine[]
  onChange: (place: number, next: ListLine | undefined) => void
}

/** Rows shown at once; those with a mistake come first. */
const shown = 50

function Lines({ lines, read, onChange }: LinesProps) {
  const rows = lines.map((line, place) => ({ line, place, is: read[place] }))
  const wrong = rows.filter(({ is }) => is !== undefined && 'wrong' in is)
  const others = rows.filter((row) => !wrong.includes(row))
  const all = [...wrong, ...others]
  return (
    <>
      <ol className="pm-paste-lines" aria-label="Filas de la lista">
        {all.slice(0, shown).map(({ line, place, is }) => (
          <Line
            key={place}
            line={line}
            place={place}
            is={is}
            onChange={(next) => onChange(place, next)}
          />
        ))}
      </ol>
      {all.length > shown && <p className="soft">Y {counted(all.length - shown, 'fila')} más.</p>}
    </>
  )
}

type LineProps = {
  line: ListLine
  place: number
  is: ReadLine | undefined
  onChange: (next: ListLine | undefined) => void
}

const titles = { rut: 'RUT', item: 'Concepto', value: 'Valor' } as const
const names = ['rut', 'item', 'value'] as const

function Line({ line, place, is, onChange }: LineProps) {
  const id = useId()
  const wrong = is && 'wrong' in is ? is : undefined
  return (
    <li>
      <span className="soft tabular">{place + 1}</span>
      {names.map((name) => (
        <TextInput
          key={name}
          aria-label={`${titles[name]}, fila ${place + 1}`}
          value={line[name]}
          {...(wrong?.wrong === name ? { 'aria-invalid': true, 'aria-describedby': id } : {})}
          onChange={(next) => onChange({ ...line, [name]: next })}
        />
      ))}
      <Button
        aria-label={`Quitar fila ${place + 1}`}
        icon={<DeleteOutlined aria-hidden />}
        onClick={() => onChange(undefined)}
      />
      {wrong && (
        <span id={id} className="pm-entry-wrong">
          {wrong.problem}
        </span>
      )}
    </li>
  )
}
