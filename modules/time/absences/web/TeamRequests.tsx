import { TeamAbsences } from '#generated/operations/absences.ts'
import { formatName } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { absenceColumns, AbsenceDialogs, useAbsenceActions } from './rows.tsx'
import type { AbsenceItem } from './types.ts'

const shown = ['fullname', 'kind', 'startDate', 'days', 'status']
const ofAll = absenceColumns.filter(({ key }) => shown.includes(key))
/** Of one person, whose name heads the page: on a phone the kind heads the card. */
const ofOne = ofAll
  .filter(({ key }) => key !== 'fullname')
  .map((column) => ({ ...column, lead: column.key === 'kind' }))

/**
 * The requests of the people one supervises: the state of each, and the answer where the actor may
 * give it. With `userId`, those of one person, with a button to request another.
 */
export function TeamRequests({ userId }: { userId?: string }) {
  const form = useOpenForm('solicitud')
  const actions = useAbsenceActions(form)
  const { data, error, lacks, loading, reload } = useDetail(
    TeamAbsences,
    { input: { userId: userId ?? null } },
    { keep: true, needs: 'absences.create' },
  )
  const rows = data?.teamAbsences ?? []
  const table = {
    caption: 'Solicitudes de mi equipo',
    rows,
    columns: userId ? ofOne : ofAll,
    rowKey: ({ id }: AbsenceItem) => id,
    skeleton: loading ? 2 : 0,
    nameOf: (row: AbsenceItem) => `${row.kind} de ${formatName(row.fullname)}`,
    // Supervisors read the state and the answer of an absence, and not the rest.
    actions: (row: AbsenceItem) =>
      actions(row).filter(
        ({ label }) => label !== 'Ver historia' && (!userId || label !== 'Ver ficha'),
      ),
  }
  if (lacks) return null
  return (
    <Panel
      title={userId ? 'Solicitudes' : 'Solicitudes de mi equipo'}
      text="Lo que usted pidió por su equipo y lo que espera su respuesta"
      action={
        userId && (
          <ActionButton permission="absences.create" onClick={() => form.open()}>
            Nueva ausencia
          </ActionButton>
        )
      }
    >
      {error ? (
        <LoadProblem error={error} retry={reload} />
      ) : !loading && rows.length === 0 ? (
        <EmptyState title="Sin solicitudes">
          Con «Nueva ausencia» se pide por una persona del equipo; aquí queda en qué está.
        </EmptyState>
      ) : (
        <Rows {...table} />
      )}
      <AbsenceDialogs form={form} rows={rows} userId={userId} />
    </Panel>
  )
}
