import { useState } from 'react'
import { counted } from '#chile/counts.ts'
import { PieceworkTaskCatalogue } from '#generated/catalogues.ts'
import { addDecimals } from '#chile/money/decimal.ts'
import { formatNumber } from '#chile/numbers.ts'
import {
  ApprovePiecework,
  DeletePieceworkEntry,
  PieceworkEntries,
} from '#generated/operations/piecework.ts'
import { formatDate, formatName } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import type { RowAction } from '#platform/web/kit/list/RowActions.tsx'
import { dateColumn } from '#platform/web/kit/list/date-columns.tsx'
import { personOfBusinessColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { useMe } from '#platform/web/screen/me.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useList } from '#platform/web/list/useList.ts'
import { EntryState } from '../model/piecework.ts'
import { ApproveDialog, approvedWords, CorrectDialog, RejectDialog } from './EntryDialogs.tsx'
import { EntryTag, quantityColumn } from './entry-columns.tsx'
import type { EntryItem } from './types.ts'

const columns: readonly Column<EntryItem>[] = [
  personOfBusinessColumn(),
  dateColumn('day', 'Día', { sort: 'day' }),
  { key: 'task', title: 'Faena', render: ({ taskName }) => taskName, text: (row) => row.taskName },
  quantityColumn,
  {
    key: 'status',
    title: 'Estado',
    render: ({ status, reason, answerer }) => (
      <span className="mg-option">
        <EntryTag status={status} />
        {answerer && <span className="soft">por {answerer}</span>}
        {reason && <span className="soft mg-sentence">{reason}</span>}
      </span>
    ),
    text: ({ status }) => EntryState.label(status),
  },
  { key: 'author', title: 'Anotó', render: ({ author }) => author ?? 'Plataforma' },
]

/** What was entered, to correct, approve or reject. */
export default function EntriesTab() {
  const mayAnswer = useMayAnswer()
  const form = useOpenForm('trato')
  const [several, setSeveral] = useState<readonly EntryItem[]>()
  const filters = useFilters()
  const actions = useEntryActions(form)
  const list = useList(PieceworkEntries, {
    filters,
    sort: { field: 'day', descending: true },
    toFilter: ({ month, ...values }) => ({ ...values, ...(month ? { month: Number(month) } : {}) }),
  })
  const waiting = list.rows.filter((row) => row.status === 'PENDING' && mayAnswer(row))
  const open = list.rows.find(({ id }) => form.key?.endsWith(` ${id}`))
  return (
    <>
      <ListPage
        title="Tratos anotados"
        name="piecework-entries"
        embedded
        list={list}
        search="Nombre"
        columns={columns}
        nameOf={(row) => `el trato de ${formatName(row.person)} del ${formatDate(row.day)}`}
        extra={
          <ActionButton
            look="primary"
            permission="piecework.update"
            disabled={waiting.length === 0 ? 'Nada por aprobar en esta página' : undefined}
            onClick={() => setSeveral(waiting)}
          >
            Aprobar los de esta página
          </ActionButton>
        }
        actions={actions}
        empty={{
          title: 'Aún no hay tratos',
          text: 'Lo que se anote en terreno llega aquí para aprobarlo.',
        }}
      />
      {several && (
        <ApproveDialog
          rows={several}
          words={sumWords(several)}
          onClose={() => setSeveral(undefined)}
        />
      )}
      {open && form.key?.startsWith('rechazar') && <RejectDialog row={open} form={form} />}
      {open && form.key?.startsWith('corregir') && <CorrectDialog row={open} form={form} />}
    </>
  )
}

/** Nobody answers their own, nor what they entered. */
function useMayAnswer() {
  const me = useMe()
  return (row: EntryItem): boolean => row.userId !== me.id && !row.isAuthor
}

function useFilters() {
  const tasks = useDetail(PieceworkTaskCatalogue.list, undefined, { needs: 'pieceworkTasks.read' })
  const works = (tasks.data?.pieceworkTasks ?? []).map(({ id, name }) => ({
    value: id,
    label: name,
  }))
  return [
    { name: 'month', label: 'Mes', kind: 'month' as const },
    { name: 'status', label: 'Estado', options: EntryState.options },
    { name: 'taskId', label: 'Faena', options: works, chipOnly: tasks.lacks },
  ]
}

function useEntryActions(form: OpenForm) {
  const mayAnswer = useMayAnswer()
  const approve = useAction(ApprovePiecework, { done: approvedWords })
  const remove = useAction(DeletePieceworkEntry, { done: 'Trato eliminado' })
  return (row: EntryItem): readonly RowAction[] => {
    const { id, version, status } = row
    const answered = status === 'PENDING' ? undefined : 'Ya se respondió'
    return [
      {
        label: 'Aprobar',
        permission: 'piecework.update',
        disabled: whyNotApprove(row, mayAnswer(row)),
        onClick: () => approve.run({ input: { entries: [{ id, version }] } }),
      },
      {
        label: 'Rechazar',
        permission: 'piecework.update',
        disabled: status === 'REJECTED' ? 'Ya está rechazado' : undefined,
        onClick: () => form.open(`rechazar ${id}`),
      },
      {
        label: 'Corregir cantidad',
        permission: 'piecework.create',
        disabled: answered,
        onClick: () => form.open(`corregir ${id}`),
      },
      {
        label: 'Eliminar',
        permission: 'piecework.create',
        danger: true,
        disabled: answered,
        confirm: 'Lo anotado deja de existir.',
        onClick: () => remove.run({ input: { id } }),
      },
    ]
  }
}

function whyNotApprove({ status }: EntryItem, mayAnswer: boolean): string | undefined {
  if (status !== 'PENDING') return 'Ya se respondió'
  return mayAnswer ? undefined : 'Lo aprueba una persona distinta de quien lo anotó'
}

/** «Raleo: 120 plantas, 4 personas». */
function sumWords(rows: readonly EntryItem[]): readonly string[] {
  return [...Map.groupBy(rows, ({ taskName }) => taskName).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const sum = own.reduce((total, { quantity }) => addDecimals(total, quantity), '0')
    const people = new Set(own.map(({ userContractId }) => userContractId)).size
    const { taskName, unit } = first
    return `${taskName}: ${formatNumber(sum)} ${unit}, ${counted(people, 'persona', 'personas')}`
  })
}
