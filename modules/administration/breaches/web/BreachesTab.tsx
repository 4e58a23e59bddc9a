import { useNavigate } from 'react-router'
import type { DataBreachesQuery } from '#generated/documents/graphql.ts'
import { CreateDataBreach, DataBreaches } from '#generated/operations/breaches.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { FieldList } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { dateColumn } from '#platform/web/kit/list/date-columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { today } from '#platform/web/look/today.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { DataBreach, writtenFields } from '../model/breach.ts'
import { BreachState, breachTones } from '../model/catalogs.ts'
import { LAW } from '../model/duties.ts'
import { missingOf } from './clock.ts'

type Row = DataBreachesQuery['dataBreaches']['rows'][number]

const columns: readonly Column<Row>[] = [
  {
    key: 'title',
    title: 'Incidente',
    lead: true,
    sort: 'title',
    text: ({ title }) => title,
    render: ({ id, title }) => (
      <Link to={pathTo('incidentes-de-seguridad/:id', { id })}>{title}</Link>
    ),
  },
  dateColumn('knownOn', 'Se supo el', { sort: 'knownOn' }),
  {
    key: 'people',
    title: 'Personas avisadas',
    text: ({ told, people }) => (people === 0 ? 'Sin personas' : `${told} de ${people}`),
  },
  { key: 'missing', title: 'Falta', text: (row) => missingOf(row).join(', ') || 'Nada' },
  {
    key: 'state',
    title: 'Estado',
    text: ({ state }) => BreachState.label(state),
    render: ({ state }) => (
      <StatusTag tone={breachTones[state]}>{BreachState.label(state)}</StatusTag>
    ),
  },
]

/** What happened to the security of data of people, and who is still to be notified. */
export default function BreachesTab() {
  const navigate = useNavigate()
  const form = useOpenForm('incidente')
  const create = useAction(CreateDataBreach, { done: 'Incidente anotado' })
  const list = useList(DataBreaches, {
    filters: [{ name: 'state', label: 'Estado', options: BreachState.options }],
    sort: { field: 'knownOn', descending: true },
  })
  return (
    <>
      <ListPage
        embedded
        title="Incidentes de seguridad"
        name="data-breaches"
        list={list}
        columns={columns}
        create={{
          label: 'Anotar incidente',
          permission: 'dataBreaches.create',
          onClick: () => form.open(),
        }}
        nameOf={({ title }) => title}
        above={<p className="soft">{LAW}</p>}
        empty={{
          title: 'Ningún incidente',
          text:
            'Si datos de personas se perdieron, se alteraron o los vio quien no debía, anótelo ' +
            'aquí: queda qué pasó, a quiénes, y a quién se avisó y cuándo.',
        }}
      />
      {form.key !== undefined && (
        <FormDialog
          title="Anotar un incidente"
          submit="Anotar"
          width={720}
          action={create}
          initial={{
            knownOn: today(),
            risk: false,
            sensitive: false,
            minors: false,
            economic: false,
          }}
          onDone={({ id }) => void navigate(pathTo('incidentes-de-seguridad/:id', { id }))}
          form={form}
        >
          <FieldList of={DataBreach} names={writtenFields} />
        </FormDialog>
      )}
    </>
  )
}
