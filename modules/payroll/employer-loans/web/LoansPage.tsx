import { EmployerLoans } from '#generated/operations/employer-loans.ts'
import { Debtors } from '#modules/payroll/debts/web/index.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { amountColumn, personOfBusinessColumn } from '#platform/web/kit/list/usual-columns.tsx'
import type { EmployerLoansQuery } from '#generated/documents/graphql.ts'
import { monthLabel } from '#chile/period.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useList } from '#platform/web/list/useList.ts'
import { LoanState } from '../model/loan.ts'

type Row = EmployerLoansQuery['employerLoans']['rows'][number]

const columns: readonly Column<Row>[] = [
  personOfBusinessColumn(({ id }) => pathTo('prestamos/:id', { id })),
  amountColumn('amount', 'Préstamo'),
  {
    key: 'quotas',
    title: 'Cuotas',
    text: (row) => `${row.totalQuotas - row.quotasLeft} de ${row.totalQuotas}`,
    render: (row) => (
      <TextWithHint
        words={
          <span className="tabular">
            {row.quotasLeft === 1 ? 'Falta 1' : `Faltan ${row.quotasLeft}`}
          </span>
        }
        hint={`desde ${monthLabel(row.startMonth)}`}
      />
    ),
  },
  {
    key: 'next',
    title: 'Próxima cuota',
    text: (row) => (row.nextMonth ? monthLabel(row.nextMonth) : ''),
    render: (row) => (row.nextMonth ? monthLabel(row.nextMonth) : 'Ninguna'),
  },
  amountColumn('balance', 'Saldo', { sort: 'balance' }),
  {
    key: 'state',
    title: 'Estado',
    text: (row) => LoanState.label(row.state),
    render: (row) => (
      <StatusTag tone={row.state === 'PAID' ? 'success' : 'primary'}>
        {LoanState.label(row.state)}
      </StatusTag>
    ),
  },
]

/** Loans of the employer: what was lent, what is owed, when it ends. */
export default function LoansPage() {
  const list = useList(EmployerLoans, {
    filters: [{ name: 'state', label: 'Estado', options: LoanState.options }],
    sort: { field: 'person', descending: false },
  })
  return (
    <ListPage
      title="Préstamos de la empresa"
      context={list.total === 1 ? '1 préstamo' : `${list.total} préstamos`}
      list={list}
      above={<Debtors />}
      search="Nombre"
      columns={columns}
      nameOf={(row) => `Préstamo de ${row.person}`}
      actions={(row) => [{ label: 'Ver préstamo', to: pathTo('prestamos/:id', { id: row.id }) }]}
      create={{
        label: 'Nuevo préstamo',
        to: pathTo('prestamos/nuevo'),
        permission: 'userItems.create',
      }}
      empty={{
        title: 'Aún no hay préstamos',
        text: 'Las cuotas de un préstamo se descuentan solas en las liquidaciones.',
      }}
    />
  )
}
