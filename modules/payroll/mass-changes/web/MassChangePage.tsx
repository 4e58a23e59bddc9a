import type { ChangedPeopleQuery } from '#generated/documents/graphql.ts'
import { ChangedPeople, MassChange } from '#generated/operations/mass-changes.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { MadePeople, MassActPage } from '#platform/web/kit/mass/MassActPage.tsx'
import { NoBreak } from '#platform/web/kit/text/NoBreak.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { initialsColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { MassChangeStep } from '../model/mass-change.ts'
import { act } from './act.ts'
import { valueColumn } from './value-column.tsx'

type Row = ChangedPeopleQuery['changedPeople']['rows'][number]

/** One change of many people: who ordered it and why, and what each of them had and got. */
export default function MassChangePage() {
  return (
    <MassActPage
      act={act}
      of={MassChange}
      title={({ what }) => what}
      facts={({ reason, author, createdAt }) => (
        <>
          {reason}. {author ? `Lo ordenó ${author} el ` : 'Se ordenó el '}
          <NoBreak words={`${formatMoment(createdAt)}.`} />
        </>
      )}
    >
      {(change) => (
        <MadePeople
          of={ChangedPeople}
          row={change}
          title="Personas del cambio"
          name="mass-change-people"
          columns={columns}
          sort={{ field: 'fullname', descending: false }}
          empty={{
            title: 'Sin personas a la vista',
            text: 'Otras personas pueden ver este cambio.',
          }}
        />
      )}
    </MassActPage>
  )
}

const tones = { DONE: 'success', KEPT: 'warning', UNDONE: 'neutral', PREPARED: 'neutral' } as const

const columns: readonly Column<Row>[] = [
  initialsColumn(),
  valueColumn('before', 'Antes'),
  valueColumn('after', 'Después'),
  {
    key: 'status',
    title: 'Estado',
    text: ({ status, problem }) => problem ?? MassChangeStep.label(status),
    render: ({ status, problem }) => (
      <StatusTag tone={tones[status]}>{problem ?? MassChangeStep.label(status)}</StatusTag>
    ),
  },
  {
    key: 'basis',
    title: 'Cálculo',
    text: ({ basis }) => basis,
    render: ({ basis }) => basis ?? <Nothing />,
  },
]
