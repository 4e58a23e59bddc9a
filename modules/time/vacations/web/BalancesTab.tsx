import type { VacationBalanceReportQuery } from '#generated/documents/graphql.ts'
import { formatRut } from '#chile/rut.ts'
import { VacationBalanceReport } from '#generated/operations/vacations.ts'
import { formatName } from '#platform/web/look/format.ts'
import { Person } from '#platform/web/kit/text/Person.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { dateColumn } from '#platform/web/kit/list/date-columns.tsx'
import { businessColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useList } from '#platform/web/list/useList.ts'
import { daysNumber } from '../model/words.ts'

type Row = VacationBalanceReportQuery['vacationBalanceReport']['rows'][number]

/** The balance of everybody within reach on a day; of each, the ledger is one step away. */
export default function BalancesTab() {
  const list = useList(VacationBalanceReport, {
    filters: [
      { name: 'asOf', label: 'Saldo al', kind: 'date' },
      { name: 'businessId', label: 'Razón social', reference: 'business' },
    ],
    sort: { field: 'fullname', descending: false },
  })
  return (
    <ListPage
      title="Saldos de vacaciones"
      name="vacation-balances"
      embedded
      list={list}
      search="Nombre o RUT"
      columns={columns}
      nameOf={(row) => formatName(row.fullname)}
      actions={(row) => [
        { label: 'Ver cartola', to: `${pathTo('ficha/:id', { id: row.userId })}/vacaciones` },
      ]}
      empty={{
        title: 'Sin contratos vigentes',
        text: 'Aquí está el saldo de cada persona con contrato.',
      }}
    />
  )
}

const days = (
  key: 'legalBalance' | 'progressiveBalance' | 'additionalBalance' | 'claimable' | 'reserved',
  title: string,
): Column<Row> => ({
  key,
  title,
  align: 'end',
  render: (row) => <span className="tabular">{daysNumber(row[key])}</span>,
  text: (row) => Number(row[key]),
})

const columns: readonly Column<Row>[] = [
  {
    key: 'fullname',
    title: 'Persona',
    lead: true,
    sort: 'fullname',
    render: ({ fullname, rut, contractCode }) => (
      <Person name={formatName(fullname)} hint={`${formatRut(rut)} · ${contractCode}`} />
    ),
    text: (row) => row.fullname,
  },
  {
    key: 'totalBalance',
    title: 'Total',
    align: 'end',
    render: (row) => <strong className="tabular">{daysNumber(row.totalBalance)}</strong>,
    text: (row) => Number(row.totalBalance),
  },
  days('legalBalance', 'Legales'),
  days('progressiveBalance', 'Progresivos'),
  days('additionalBalance', 'Adicionales'),
  days('claimable', 'Exigibles'),
  days('reserved', 'En solicitudes'),
  dateColumn('initialDate', 'Ingreso', { optional: true }),
  { ...businessColumn, optional: true },
]
