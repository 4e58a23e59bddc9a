import type { DataBreachPeopleQuery } from '#generated/documents/graphql.ts'
import { DataBreachPeople, RemoveDataBreachPerson } from '#generated/operations/breaches.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { formatMoment, formatName } from '#platform/web/look/format.ts'
import { ToldHow } from '../model/catalogs.ts'
import { ToldDialog } from './BreachDialogs.tsx'
import type { Breach } from './types.ts'

type Row = DataBreachPeopleQuery['dataBreachPeople']['rows'][number]

const columns: readonly Column<Row>[] = [
  {
    key: 'fullname',
    title: 'Persona',
    lead: true,
    sort: 'fullname',
    text: ({ fullname }) => formatName(fullname),
  },
  {
    key: 'told',
    title: 'Aviso',
    text: ({ toldAt, toldHow, toldNote, isReached }) =>
      toldAt && toldHow
        ? [formatMoment(toldAt), ToldHow.label(toldHow), toldNote].filter(Boolean).join(' · ')
        : isReached
          ? 'Por avisar'
          : 'Por avisar: no tiene cuenta ni correo',
  },
]

const waitingFilter = {
  name: 'waiting',
  label: 'Aviso',
  options: [
    { value: 'true', label: 'Por avisar' },
    { value: 'false', label: 'Avisadas' },
  ],
}

type Props = { breach: Breach; choose: () => void }

/** Whose data it was, and who of them knows. */
export function BreachPeople({ breach, choose }: Props) {
  const { id, state, people, told } = breach
  const isOpen = state === 'OPEN'
  const remove = useAction(RemoveDataBreachPerson, { done: 'Persona quitada' })
  const telling = useOpenForm('aviso por otro medio')
  const list = useList(DataBreachPeople, {
    filters: [waitingFilter],
    toFilter: ({ waiting, ...values }) => ({
      ...values,
      ...(waiting ? { waiting: waiting === 'true' } : {}),
    }),
    sort: { field: 'fullname', descending: false },
    fixed: { id },
  })
  return (
    <Panel
      title="Personas afectadas"
      action={
        isOpen && (
          <>
            <ActionButton permission="dataBreaches.update" onClick={choose}>
              Elegir personas
            </ActionButton>{' '}
            {told < people && (
              <ActionButton permission="dataBreaches.update" onClick={() => telling.open('all')}>
                Avisadas por otro medio
              </ActionButton>
            )}
          </>
        )
      }
    >
      <ListPage
        embedded
        title="Personas afectadas"
        name="data-breach-people"
        list={list}
        columns={columns}
        rowKey={({ userId }) => userId}
        search="Nombre"
        nameOf={({ fullname }) => formatName(fullname)}
        actions={({ userId, fullname, toldAt }) =>
          isOpen && toldAt === null
            ? [
                {
                  label: 'Avisada por otro medio',
                  permission: 'dataBreaches.update' as const,
                  onClick: () => telling.open(userId),
                },
                {
                  label: 'Quitar',
                  danger: true,
                  permission: 'dataBreaches.update' as const,
                  confirm: `Los datos de ${formatName(fullname)} no estaban en el incidente.`,
                  onClick: () => remove.run({ input: { id, userId } }),
                },
              ]
            : []
        }
        empty={{
          title: 'Sin personas',
          text: 'Elija a quiénes afectó: por razón social, área, cargo y fechas, o por su RUT.',
        }}
      />
      {telling.key !== undefined && <ToldDialog id={id} form={telling} />}
    </Panel>
  )
}
