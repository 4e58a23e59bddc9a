import type { CollectivePeopleQuery } from '#generated/documents/graphql.ts'
import { CollectivePeople } from '#generated/operations/collective-vacations.ts'
import { formatName } from '#platform/web/format.ts'
import type { Column } from '#platform/web/kit/columns.tsx'
import { ListPage } from '#platform/web/kit/ListPage.tsx'
import { initialsColumn } from '#platform/web/kit/usual-columns.tsx'
import { useList } from '#platform/web/useList.ts'
import { daysNumber } from '#modules/time/vacations/model/words.ts'

type Row = CollectivePeopleQuery['collectivePeople']['rows'][number]

type Asked = {
  businessId: string
  startDate: string
  endDate: string
  area: string | null
  costCenterId: string | null
}

/** What each person of the group takes, or why they take nothing. */
export function CollectivePeopleTable({ asked }: { asked: Asked }) {
  const list = useList(CollectivePeople, {
    fixed: asked,
    sort: { field: 'fullname', descending: false },
  })
  return (
    <ListPage
      title="Personas del feriado colectivo"
      name="collective-people"
      embedded
      list={list}
      columns={columns}
      nameOf={(row) => formatName(row.fullname)}
      empty={{
        title: 'Sin personas',
        text: 'Nadie tiene un contrato vigente en ese grupo y esas fechas.',
      }}
    />
  )
}

const columns: readonly Column<Row>[] = [
  initialsColumn(({ jobTitle }) => jobTitle),
  {
    key: 'days',
    title: 'Días hábiles',
    align: 'end',
    render: (row) => <span className="tabular">{daysNumber(row.days)}</span>,
    text: (row) => Number(row.days),
  },
  {
    key: 'advanceDays',
    title: 'Anticipados',
    align: 'end',
    render: (row) => <span className="tabular">{daysNumber(row.advanceDays)}</span>,
    text: (row) => Number(row.advanceDays),
  },
  {
    key: 'left',
    title: 'Queda fuera',
    text: (row) => row.left,
  },
]
