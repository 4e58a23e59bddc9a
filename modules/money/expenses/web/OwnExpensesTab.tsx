import { formatPesos } from '#chile/numbers.ts'
import { DeleteExpense } from '#generated/operations/expenses.ts'
import { Expenses } from '#generated/operations/parts/expenses.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { NEW, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { dateColumn } from '#platform/web/kit/list/date-columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { ExpenseStatus } from '../model/catalogs.ts'
import { documentWords } from './document-words.ts'
import { EditExpense, NewExpense } from './ExpenseDialog.tsx'
import { Receipts } from './Receipts.tsx'
import { expenseTones } from './tones.ts'
import type { ExpenseRow } from './types.ts'

const columns: readonly Column<ExpenseRow>[] = [
  {
    key: 'name',
    title: 'Gasto',
    lead: true,
    text: ({ name }) => name,
    render: ({ name, expenseCategoryName, looksTwice }) => (
      <TextWithHint
        words={name}
        hint={looksTwice ? `${expenseCategoryName}. Hay otro igual ese día` : expenseCategoryName}
      />
    ),
  },
  dateColumn('date', 'Fecha', { sort: 'date' }),
  {
    key: 'document',
    title: 'Documento',
    text: documentWords,
    optional: true,
  },
  {
    key: 'money',
    title: 'Monto',
    sort: 'money',
    align: 'end',
    text: ({ money }) => money,
    render: ({ money }) => <span className="tabular">{formatPesos(money)}</span>,
  },
  {
    key: 'files',
    title: 'Boleta',
    text: ({ files }) => files.length,
    render: ({ id, files }) => <Receipts id={id} files={files} />,
  },
  stateColumn(
    'status',
    { states: ExpenseStatus, tones: expenseTones },
    ({ status }: ExpenseRow) => status,
    {
      below: ({ reportId, reportNumber }) =>
        reportId !== null &&
        reportNumber !== null && (
          <Link to={pathTo('gastos/rendiciones/:id', { id: reportId })}>N° {reportNumber}</Link>
        ),
    },
  ),
]

const open = new Set<string>(['LOOSE', 'DRAFT', 'RETURNED'])

/** What the reader spent, from the photograph of the receipt to the payment. */
export default function OwnExpensesTab() {
  const list = useList(Expenses, {
    filters: [{ name: 'status', label: 'Estado', options: ExpenseStatus.options }],
    sort: { field: 'date', descending: true },
    fixed: { mine: true },
  })
  const form = useOpenForm('gasto')
  const remove = useAction(DeleteExpense, { done: 'Gasto eliminado' })
  const edited = list.rows.find(({ id }) => id === form.key)
  return (
    <>
      <ListPage
        title="Mis gastos"
        name="expenses-own"
        embedded
        list={list}
        columns={columns}
        nameOf={({ name }) => `el gasto «${name}»`}
        create={{
          label: 'Agregar gasto',
          permission: 'expenses.create',
          onClick: () => form.open(),
        }}
        extra={
          <ActionButton permission="expenseReports.create" to={pathTo('gastos/rendiciones/nueva')}>
            Rendir gastos
          </ActionButton>
        }
        actions={({ id, name, status }) => [
          {
            label: 'Editar',
            permission: 'expenses.update',
            disabled: open.has(status) ? undefined : SENT,
            onClick: () => form.open(id),
          },
          {
            label: 'Eliminar',
            permission: 'expenses.delete',
            disabled: open.has(status) ? undefined : SENT,
            confirm: `«${name}» se elimina con su boleta.`,
            onClick: () => remove.run({ input: { id } }),
          },
        ]}
        empty={{
          title: 'Aún no hay gastos',
          text: 'Fotografíe la boleta cuando la reciba: después solo falta rendirla.',
        }}
      />
      {form.key === NEW && <NewExpense form={form} />}
      {edited && <EditExpense form={form} row={edited} />}
    </>
  )
}

const SENT = 'Ya fue enviado en una rendición'
