import type { ForeignWorkersQuery } from '#generated/documents/graphql.ts'
import { ForeignWorkers } from '#generated/operations/residence.ts'
import { labelIn, useOptions } from '#modules/people/people/web/index.ts'
import { formatDate, formatName } from '#platform/web/look/format.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { dateColumn } from '#platform/web/kit/list/date-columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { PersonName } from '#platform/web/kit/text/PersonName.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useList } from '#platform/web/list/useList.ts'
import { ResidenceKind, ResidenceState, residenceStates } from '../model/permit.ts'
import { QuotaTreatment } from '../model/quota.ts'

type ForeignRow = ForeignWorkersQuery['foreignWorkers']['rows'][number]

const recordOf = ({ userId }: ForeignRow) => `${pathTo('ficha/:id', { id: userId })}/residencia`

type Countries = ReturnType<typeof useOptions>

const columnsWith = (countries: Countries): readonly Column<ForeignRow>[] => [
  {
    key: 'fullname',
    title: 'Persona',
    lead: true,
    sort: 'fullname',
    text: ({ fullname }) => fullname,
    render: (row) => (
      <PersonName name={formatName(row.fullname)} rut={row.rut} to={recordOf(row)} />
    ),
  },
  {
    key: 'country',
    title: 'Nacionalidad',
    text: ({ country }) => labelIn(countries, country),
  },
  stateColumn('state', residenceStates, ({ state }) => state, {
    title: 'Permiso',
    below: ({ kind }) =>
      kind && <span className="soft mg-reason">{ResidenceKind.label(kind)}</span>,
  }),
  {
    key: 'endDate',
    title: 'Vence',
    sort: 'endDate',
    text: ({ endDate }) => (endDate ? formatDate(endDate) : null),
    render: ({ endDate, state }) =>
      endDate ? (
        <span className="tabular">{formatDate(endDate)}</span>
      ) : state === 'NONE' ? (
        <Nothing />
      ) : (
        'No vence'
      ),
  },
  {
    key: 'treatment',
    title: 'Cómo cuenta',
    text: ({ treatment }) => QuotaTreatment.label(treatment),
    render: ({ treatment }) => (
      <span className="mg-sentence">{QuotaTreatment.label(treatment)}</span>
    ),
  },
  dateColumn('residentSince', 'Reside desde', { optional: true }),
  {
    key: 'businessName',
    title: 'Razón social',
    render: ({ businessName }) => <span className="mg-sentence">{businessName}</span>,
  },
]

/** Who works here and is of another country: until when their permits hold. */
export default function WorkersTab() {
  const list = useList(ForeignWorkers, {
    filters: [
      { name: 'state', label: 'Permiso', options: ResidenceState.options },
      {
        name: 'treatment',
        label: 'Cómo cuenta',
        options: QuotaTreatment.options.filter(({ value }) => value !== 'CHILEAN'),
      },
      { name: 'businessId', label: 'Razón social', reference: 'business' },
    ],
    sort: { field: 'endDate', descending: false },
  })
  return (
    <ListPage
      embedded
      title="Permisos"
      name="foreign-workers"
      list={list}
      search="Nombre o RUT"
      columns={columnsWith(useOptions('countries'))}
      rowKey={({ key }) => key}
      nameOf={({ fullname }) => formatName(fullname)}
      actions={(row) => [{ label: 'Ver permisos', to: recordOf(row) }]}
      empty={{
        title: 'Nadie de otra nacionalidad',
        text:
          'Aquí estarán las personas extranjeras con contrato vigente, y hasta cuándo valen ' +
          'sus permisos.',
      }}
    />
  )
}
