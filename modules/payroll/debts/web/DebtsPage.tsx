import type { DebtsQuery } from '#generated/documents/graphql.ts'
import { Debts } from '#generated/operations/debts.ts'
import { counted } from '#chile/counts.ts'
import { formatPesos } from '#chile/numbers.ts'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { amountColumn, personOfBusinessColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useList } from '#platform/web/list/useList.ts'
import { OwedTo } from '../model/debt.ts'

type Row = DebtsQuery['debts']['rows'][number]

const wordsOf = ({ label, amount, to }: Row['debts'][number]): string =>
  [
    amount === null ? label : `${label}: ${formatPesos(amount)}`,
    to === 'COMPANY' ? '' : ` (${wordsTo(to)})`,
  ].join('')

const wordsTo = (to: Row['debts'][number]['to']): string =>
  to === 'PERSON' ? 'a favor de la persona' : `a ${OwedTo.label(to).toLowerCase()}`

const toDebts = ({ userId }: Row): string => `${pathTo('ficha/:id', { id: userId })}/prestamos`

const columns: readonly Column<Row>[] = [
  personOfBusinessColumn(toDebts),
  {
    key: 'debts',
    title: 'Qué debe',
    text: (row) => row.debts.map(wordsOf).join('; '),
    render: (row) => (
      <>
        {row.debts.map((debt) => (
          <span key={debt.key} className="mg-flows">
            {wordsOf(debt)}
          </span>
        ))}
      </>
    ),
  },
  amountColumn('total', 'Debe a la empresa'),
]

/** What each person owes the company, wherever it was entered. */
export default function DebtsPage() {
  const list = useList(Debts, { sort: { field: 'person', descending: false } })
  return (
    <ListPage
      title="Lo que deben las personas"
      context={counted(list.total, 'contrato')}
      list={list}
      search="Nombre o RUT"
      columns={columns}
      rowKey={(row) => row.contractId}
      nameOf={(row) => row.person}
      actions={(row) => [{ label: 'Ver en su ficha', to: toDebts(row) }]}
      empty={{
        title: 'Nadie debe nada',
        text: 'Aquí quedan préstamos, cuotas, anticipos y lo que una liquidación no alcanzó.',
      }}
    />
  )
}
