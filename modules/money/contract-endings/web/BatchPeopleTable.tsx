import type { ContractEndingBatchPeopleQuery } from '#generated/documents/graphql.ts'
import { ContractEndingBatchPeople } from '#generated/operations/contract-endings.ts'
import { counted } from '#chile/counts.ts'
import { formatDate, formatName } from '#platform/web/format.ts'
import { Person } from '#platform/web/kit/Person.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { ListPage } from '#platform/web/kit/ListPage.tsx'
import { useList } from '#platform/web/useList.ts'
import type { DismissalNotice } from '../model/ending.ts'

type Row = ContractEndingBatchPeopleQuery['contractEndingBatchPeople']['rows'][number]

type Asked = {
  businessId: string
  jobTitle: string
  dismissalCause: string
  contractFinalDate: string
  notice: DismissalNotice
  noticeDate: string | null
}

/** The people whose contracts end, with what ends with each, or why one does not. */
export function BatchPeopleTable({ asked }: { asked: Asked }) {
  const list = useList(ContractEndingBatchPeople, {
    fixed: asked,
    sort: { field: 'fullname', descending: false },
  })
  return (
    <ListPage
      title="Personas del término masivo"
      name="ending-batch-people"
      embedded
      list={list}
      columns={columns}
      nameOf={(row) => formatName(row.fullname)}
      empty={{ title: 'Sin personas', text: 'Nadie tiene un contrato vigente de ese cargo.' }}
    />
  )
}

const linesOf = ({ lines, left }: Row) =>
  left || lines === 0 ? '' : counted(lines, 'cosa termina', 'cosas terminan')

const columns: readonly Column<Row>[] = [
  {
    key: 'fullname',
    title: 'Persona',
    lead: true,
    sort: 'fullname',
    render: (row) => (
      <Person name={formatName(row.fullname)} hint={`Desde el ${formatDate(row.initialDate)}`} />
    ),
    text: (row) => row.fullname,
  },
  { key: 'lines', title: 'Con el contrato', text: linesOf },
  { key: 'left', title: 'No termina', text: (row) => row.left },
]
