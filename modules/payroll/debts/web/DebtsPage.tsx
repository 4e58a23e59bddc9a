import type { DebtsQuery } from '#generated/documents/graphql.ts'
import { Debts } from '#generated/operations/debts.ts'
import { counted } from '#chile/counts.ts'
import { formatPesos } from '#chile/numbers.ts'
import { Hinted } from '#platform/web/kit/Hinted.tsx'
import { Link } from '#platform/web/kit/Link.tsx'
import { ListPage } from '#platform/web/kit/ListPage.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { amountColumn } from '#platform/web/kit/usual-columns.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useList } from '#platform/web/useList.ts'
import { OwedTo } from '../model/debt.ts'

type Row = DebtsQuery['debts']['rows'][number]

const wordsOf = ({ label, amount, to }: Row['debts'][number]): string =>
  [
    amount === null ? label : `${label}: ${formatPesos(amount)}`,
    to === 'COMPANY' ? '' : ` (${wordsTo(to)})`,
  ].join('')

const wordsTo = (to: Row['debts'][number]['to']): string =>
  to === 'PERSON' ? 'a favor de la persona' : `a ${OwedTo.label(to).toLowerCase()}`

const columns: readonly Column<Row>[] = [
  {
    key: 'person',
    title: 'Persona',
    lead: true,
    sort: 'person',
    text: (row) => row.person,
    render: (row) => (
      <Hinted
        words={
          <Link to={`${pathTo('ficha/:id', { id: row.userId })}/prestamos`}>{row.person}</Link>
        }
        hint={row.businessName}
      />
    ),
  },
  {
    key: 'debts',
    title: 'Qué debe',
    text: (row) => row.debts.map(wordsOf).join('; '),
    render: (row) => (
      <ul>
        {row.debts.map((debt) => (
          <li key={debt.key}>{wordsOf(debt)}</li>
        ))}
      </ul>
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
      actions={(row) => [
        {
          label: 'Ver en su ficha',
          to: `${pathTo('ficha/:id', { id: row.userId })}/prestamos`,
        },
      ]}
      empty={{
        title: 'Nadie debe nada',
        text: 'Aquí quedan préstamos, cuotas, anticipos y lo que una liquidación no alcanzó.',
      }}
    />
  )
}
