import {
  CourseBatch,
  CourseBatchPeople,
  ResumeCourseBatch,
  UndoCourseBatch,
} from '#generated/operations/courses.ts'
import type { CourseBatchPeopleQuery } from '#generated/documents/graphql.ts'
import { counted } from '#chile/counts.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { MadePeople, MassActPage } from '#platform/web/kit/mass/MassActPage.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import type { RowOf } from '#platform/web/list/useList.ts'
import { formatDate, formatMoment, formatName } from '#platform/web/look/format.ts'
import { act } from './batch-act.ts'
import type { Batch } from './types.ts'

const columns: readonly Column<RowOf<CourseBatchPeopleQuery>>[] = [
  {
    key: 'fullname',
    title: 'Persona',
    lead: true,
    sort: 'fullname',
    text: ({ fullname }) => formatName(fullname),
  },
  {
    key: 'end',
    title: 'Curso',
    text: ({ isAssigned, problem }) => (isAssigned ? 'Asignado' : (problem ?? 'Por asignar')),
  },
]

/** A course that was assigned to many people: how far it is, and why some have not got it. */
export default function BatchPage() {
  return (
    <MassActPage
      act={act}
      of={CourseBatch}
      title={({ title }) => title}
      facts={({ made, dueOn, createdAt, author }) =>
        [
          counted(made, 'persona'),
          `Plazo: ${formatDate(dueOn)}`,
          `Pedida el ${formatMoment(createdAt)}`,
          ...(author ? [`por ${author}`] : []),
        ].join(' · ')
      }
      actions={(row) => <Acts row={row} />}
    >
      {(row) => (
        <MadePeople
          of={CourseBatchPeople}
          row={row}
          title="Personas"
          name="course-batch-people"
          columns={columns}
          sort={{ field: 'fullname', descending: false }}
          empty={{ title: 'Sin personas', text: 'Ninguna está a su alcance.' }}
        />
      )}
    </MassActPage>
  )
}

function Acts({ row }: { row: Batch }) {
  const resume = useAction(ResumeCourseBatch, { done: 'El trabajo sigue' })
  const undo = useAction(UndoCourseBatch, { done: 'Asignación deshecha' })
  const { id, version, state, failed } = row
  if (failed && state === 'ASSIGNING') {
    return <ActionButton onClick={() => resume.run({ input: { id } })}>Reanudar</ActionButton>
  }
  return (
    <ActionButton
      danger
      disabled={state === 'ASSIGNED' ? undefined : 'Solo se deshace lo que ya se asignó'}
      confirm="Se quita a quienes no lo han comenzado; los demás siguen con él."
      onClick={() => undo.run({ input: { id, version } })}
    >
      Deshacer
    </ActionButton>
  )
}
