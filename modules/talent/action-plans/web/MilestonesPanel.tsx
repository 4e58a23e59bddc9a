import { Button } from 'antd'
import {
  DeleteMilestone,
  OpenMilestoneEvidence,
  UpdateMilestone,
} from '#generated/operations/action-plans.ts'
import { openFile } from '#platform/web/api/files.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { NEW, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { type RowAction, RowActions } from '#platform/web/kit/list/RowActions.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { NoBreak } from '#platform/web/kit/text/NoBreak.tsx'
import { formatDate } from '#platform/web/look/format.ts'
import { today } from '#platform/web/look/today.ts'
import { DoneDialog, MilestoneDialog } from './MilestoneDialogs.tsx'
import type { MilestoneRow, Plan } from './types.ts'

type Props = { plan: Plan; milestones: readonly MilestoneRow[] }

/** The milestones and notes of a plan on a line, by their days, with what shows them done. */
export function MilestonesPanel({ plan, milestones }: Props) {
  const form = useOpenForm('hito')
  const open = plan.canUpdate && plan.approvalStatus !== 'CANCELED'
  const [what, id] = form.key?.split(' ') ?? []
  const row = milestones.find((one) => one.id === id)
  return (
    <Panel
      title="Hitos"
      text={countOf(milestones)}
      action={
        open && (
          <ActionButton permission="milestones.create" onClick={() => form.open()}>
            Agregar hito
          </ActionButton>
        )
      }
    >
      {milestones.length === 0 ? (
        <p className="soft">
          Divida el objetivo en hitos con su fecha: el avance se calcula de los que se cumplan.
        </p>
      ) : (
        <ol className="ap-line" aria-label="Hitos">
          {milestones.map((one) => (
            <Mark
              key={one.id}
              row={one}
              plan={plan}
              open={open}
              onOpen={(act) => form.open(`${act} ${one.id}`)}
            />
          ))}
        </ol>
      )}
      {form.key === NEW && <MilestoneDialog plan={plan} form={form} />}
      {row && what === 'editar' && <MilestoneDialog plan={plan} row={row} form={form} />}
      {row && what === 'cumplir' && <DoneDialog plan={plan} row={row} form={form} />}
    </Panel>
  )
}

/** «1 de 3 cumplidos». */
function countOf(milestones: readonly MilestoneRow[]): string | undefined {
  const counted = milestones.filter(({ type }) => type === 'HITO')
  const done = counted.filter(({ doneAt }) => doneAt !== null)
  return counted.length === 0 ? undefined : `${done.length} de ${counted.length} cumplidos`
}

type MarkProps = {
  row: MilestoneRow
  plan: Plan
  open: boolean
  onOpen: (act: 'editar' | 'cumplir') => void
}

function Mark({ row, plan, open, onOpen }: MarkProps) {
  const { name, date, description, type, weight, doneAt, evidenceFileId } = row
  const evidence = useAction(OpenMilestoneEvidence, {
    after: openFile,
    quiet: true,
    keepCache: true,
  })
  const state = type === 'NOTA' ? 'note' : doneAt ? 'done' : date < today() ? 'late' : 'waits'
  const done = doneAt ? ` el ${formatDate(doneAt)}` : ''
  const standing = [
    formatDate(date),
    `${stateWords[state]}${done}`,
    ...(weight === null ? [] : [`peso ${weight}`]),
  ]
  return (
    <li data-state={state}>
      <div className="ap-mark">
        <strong>{name}</strong>
        <span className="soft tabular">
          <NoBreak words={standing.join(' · ')} />
        </span>
        {description && <span className="ap-words">{description}</span>}
        {row.needsEvidence && !evidenceFileId && <span className="soft">Pide evidencia</span>}
        {evidenceFileId && (
          <Button
            type="link"
            size="small"
            className="ap-evidence"
            loading={evidence.busy}
            onClick={() => void evidence.run({ input: { id: row.id } })}
          >
            Ver evidencia
          </Button>
        )}
      </div>
      {open && <MarkActions row={row} plan={plan} onOpen={onOpen} />}
    </li>
  )
}

const stateWords = {
  note: 'Nota',
  done: 'Cumplido',
  late: 'Atrasado',
  waits: 'Pendiente',
} as const

function MarkActions({ row, plan, onOpen }: Omit<MarkProps, 'open'>) {
  const { id, version, name, type, doneAt } = row
  const reopen = useAction(UpdateMilestone, { done: 'Hito reabierto' })
  const remove = useAction(DeleteMilestone, { done: 'Eliminado' })
  const counts = type === 'HITO'
  const agreed =
    counts && plan.isOwn && plan.approvalStatus === 'APPROVED'
      ? 'Lo que cuenta en un plan aprobado lo cambia otra persona'
      : undefined
  const marking: readonly RowAction[] = !counts
    ? []
    : doneAt
      ? [
          {
            label: 'Reabrir',
            permission: 'milestones.update',
            onClick: () => reopen.run({ input: { id, version, doneAt: null } }),
          },
        ]
      : [
          {
            label: 'Marcar cumplido',
            permission: 'milestones.update',
            onClick: () => onOpen('cumplir'),
          },
        ]
  return (
    <RowActions
      of={name}
      actions={[
        ...marking,
        { label: 'Editar', permission: 'milestones.update', onClick: () => onOpen('editar') },
        {
          label: 'Eliminar',
          permission: 'milestones.delete',
          danger: true,
          disabled: agreed,
          confirm: 'Queda en la auditoría.',
          onClick: () => remove.run({ input: { id, version } }),
        },
      ]}
    />
  )
}
