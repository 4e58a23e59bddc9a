import type { ContractEndingsQuery } from '#generated/documents/graphql.ts'
import { ContractEndings } from '#generated/operations/contract-endings.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { PersonName } from '#platform/web/kit/text/PersonName.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useList } from '#platform/web/list/useList.ts'
import { EndingState } from '../model/ending.ts'
import { ExpiredTerms } from './ExpiredTerms.tsx'
import { leftWords, tones } from './words.ts'

type Row = ContractEndingsQuery['contractEndings']['rows'][number]

const columns: readonly Column<Row>[] = [
  {
    key: 'person',
    title: 'Persona',
    lead: true,
    sort: 'fullname',
    text: (row) => row.fullname,
    render: (row) => (
      <PersonName name={row.fullname} rut={row.rut} to={pathTo('terminos/:id', { id: row.id })} />
    ),
  },
  {
    key: 'finalDate',
    title: 'Último día',
    sort: 'contractFinalDate',
    text: (row) => formatDate(row.contractFinalDate),
    render: (row) => <span className="tabular">{formatDate(row.contractFinalDate)}</span>,
  },
  {
    key: 'due',
    title: 'Finiquito hasta',
    text: (row) => (row.settlementBy ? formatDate(row.settlementBy) : ''),
    render: (row) => <Due row={row} />,
  },
  {
    key: 'state',
    title: 'Estado',
    text: (row) => EndingState.label(row.status),
    render: (row) => (
      <StatusTag tone={tones[row.status]}>
        {row.isPayed ? 'Pagado' : EndingState.label(row.status)}
      </StatusTag>
    ),
  },
  {
    key: 'cause',
    title: 'Causal',
    text: (row) => row.causeName,
    render: (row) => <span className="mg-sentence">{row.causeName}</span>,
  },
  {
    key: 'business',
    title: 'Razón social',
    text: (row) => row.businessName,
  },
]

/** The day until which the settlement is paid, and how long that is from now. */
function Due({ row }: { row: Row }) {
  if (!row.settlementBy || row.status === 'UNDONE') return <span className="soft">–</span>
  const left = leftWords(row.daysLeft)
  return (
    <TextWithHint
      words={<span className="tabular">{formatDate(row.settlementBy)}</span>}
      hint={left}
    />
  )
}

/** The contracts that ended or will, by month, with what is due of each. */
export default function EndingsPage() {
  const list = useList(ContractEndings, {
    filters: [
      { name: 'yearMonth', label: 'Mes', kind: 'month' },
      { name: 'status', label: 'Estado', options: EndingState.options },
    ],
    toFilter: ({ yearMonth, ...rest }) => ({
      ...rest,
      ...(yearMonth ? { yearMonth: Number(yearMonth) } : {}),
    }),
    sort: { field: 'contractFinalDate', descending: true },
  })
  return (
    <ListPage
      title="Términos de contrato"
      name="contract-endings"
      list={list}
      above={<ExpiredTerms />}
      search="Nombre o RUT"
      columns={columns}
      extra={
        <ActionButton permission="contractSettlements.update" to={pathTo('terminos/masivos')}>
          Términos masivos
        </ActionButton>
      }
      nameOf={(row) => `el término de ${row.fullname}`}
      actions={(row) => [
        { label: 'Ver término', to: pathTo('terminos/:id', { id: row.id }) },
        { label: 'Ver ficha', to: pathTo('ficha/:id', { id: row.userId }) },
      ]}
      empty={{
        title: 'Aún no hay términos',
        text: 'Un contrato se termina en su ficha, en «Datos contrato».',
      }}
    />
  )
}
