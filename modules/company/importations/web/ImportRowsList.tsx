import { useState } from 'react'
import { ImportRows, RepairImportRows } from '#generated/operations/importations.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useList } from '#platform/web/list/useList.ts'
import { ImportOutcome, ImportResult } from '../model/importation.ts'
import { EditedCell } from './EditedCell.tsx'
import type { ImportCell, ImportFile, ImportRow } from './types.ts'

/** The rows of a file: what each says, what the record has now, and what is to be put right. */
export function ImportRowsList({ file }: { file: ImportFile }) {
  const [editing, setEditing] = useState<number>()
  const repairs = file.state === 'TO_REPAIR' || file.state === 'READY'
  const repair = useAction(RepairImportRows, { quiet: true })
  const list = useList(ImportRows, {
    fixed: { importationId: file.id },
    filters: [
      { name: 'result', label: 'Qué pasa con la fila', options: ImportResult.options },
      { name: 'outcome', label: 'Qué pasó con la fila', options: ImportOutcome.options },
    ],
    sort: { field: 'line', descending: false },
  })
  const save = (line: number, column: string, value: string, everywhere = false) =>
    repair.run({ input: { id: file.id, cells: [{ line, column, value }], everywhere } })
  const shown = file.columns.filter(({ place }) => place !== null)
  const columns: readonly Column<ImportRow>[] = [
    lineColumn,
    stateColumn,
    ...shown.map(({ name, header }) =>
      cellColumn(name, header, {
        isEdited: ({ line }, cell) => repairs && (editing === line || cell.problem !== null),
        busy: repair.busy,
        save,
      }),
    ),
  ]
  return (
    <ListPage
      embedded
      title="Filas"
      name={`import-rows-${file.code}`}
      list={list}
      columns={columns}
      search="Buscar en las filas"
      rowKey={({ line }) => String(line)}
      nameOf={({ line }) => `la fila ${line}`}
      download={false}
      {...(repairs
        ? {
            actions: ({ line }: ImportRow) => [
              editing === line
                ? { label: 'Terminar de editar', onClick: () => setEditing(undefined) }
                : { label: 'Editar la fila', onClick: () => setEditing(line) },
            ],
          }
        : {})}
      empty={{ title: 'Sin filas' }}
    />
  )
}

const lineColumn: Column<ImportRow> = {
  key: 'line',
  title: 'Fila',
  sort: 'line',
  lead: true,
  text: ({ line }) => line,
  render: ({ line }) => <span className="tabular">{line}</span>,
}

const tones = {
  ERROR: 'danger',
  NEW: 'success',
  CHANGE: 'accent',
  SAME: 'neutral',
  SKIP: 'neutral',
} as const
const outcomeTones = { DONE: 'success', UNDONE: 'neutral', KEPT: 'warning' } as const

const stateColumn: Column<ImportRow> = {
  key: 'result',
  title: 'Qué pasa',
  text: ({ result, outcome }) => ImportOutcome.label(outcome) || ImportResult.label(result),
  render: ({ result, outcome, note }) => (
    <span className="mg-option">
      <StatusTag tone={outcome ? outcomeTones[outcome] : tones[result]}>
        {outcome ? ImportOutcome.label(outcome) : ImportResult.label(result)}
      </StatusTag>
      {note && <span className="mg-sentence">{note}</span>}
    </span>
  ),
}

type Editing = {
  isEdited: (row: ImportRow, cell: ImportCell) => boolean
  busy: boolean
  save: (line: number, column: string, value: string, everywhere?: boolean) => unknown
}

const cellColumn = (name: string, title: string, editing: Editing): Column<ImportRow> => {
  const cellOf = ({ cells }: ImportRow) => cells.find(({ column }) => column === name)
  return {
    key: name,
    title,
    text: (row) => cellOf(row)?.text,
    render: (row) => {
      const cell = cellOf(row)
      if (!cell) return <Nothing />
      if (editing.isEdited(row, cell)) {
        return (
          <EditedCell
            key={`${row.line} ${cell.text}`}
            label={`${title}, fila ${row.line}`}
            cell={cell}
            busy={editing.busy}
            onSave={(value, everywhere) => editing.save(row.line, name, value, everywhere)}
          />
        )
      }
      return <ShownCell cell={cell} />
    },
  }
}

/** What a cell says; where it changes something, what the record has now before it. */
const ShownCell = ({ cell: { text, before, problem } }: { cell: ImportCell }) => (
  <span className="mg-option">
    {before !== null && before !== undefined && (
      <span className="im-was">{before === '' ? 'Vacío' : before}</span>
    )}
    {text === '' ? <Nothing /> : <span>{text}</span>}
    {problem && <span className="im-cell-wrong">{problem}</span>}
  </span>
)
