import { CreateMilestone, UpdateMilestone } from '#generated/operations/action-plans.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { editing } from '#platform/web/draft/changed-fields.ts'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { FilePick } from '#platform/web/kit/form/FilePick.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { today } from '#platform/web/look/today.ts'
import { Milestone, milestoneFields } from '../model/plan.ts'
import type { MilestoneRow, Plan } from './types.ts'

type Values = Readonly<Record<string, unknown>>

/** A note has neither weight nor evidence, whatever was written before it became one. */
const asNote = (values: Values): Values =>
  values['type'] === 'NOTA' ? { ...values, weight: null, needsEvidence: false } : values

type Props = { plan: Plan; row?: MilestoneRow; form: OpenForm }

/** Adds a milestone or a note to a plan, or corrects one. */
export function MilestoneDialog({ plan, row, form }: Props) {
  return row ? (
    <EditMilestone plan={plan} row={row} form={form} />
  ) : (
    <NewMilestone plan={plan} form={form} />
  )
}

const initial = { type: 'HITO', weight: 1, needsEvidence: false }

function NewMilestone({ plan, form }: Pick<Props, 'plan' | 'form'>) {
  const create = useAction(CreateMilestone, { done: 'Agregado' })
  return (
    <FormDialog
      title="Agregar hito"
      action={create}
      more={{ actionPlanId: plan.id }}
      initial={initial}
      toInput={asNote}
      submit="Agregar"
      form={form}
    >
      <MilestoneFields />
    </FormDialog>
  )
}

type RowProps = Pick<Props, 'plan' | 'form'> & { row: MilestoneRow }

function EditMilestone({ row, form }: RowProps) {
  const update = useAction(UpdateMilestone, { done: 'Guardado' })
  const { toInput, ...seen } = editing(row, milestoneFields)
  return (
    <FormDialog
      title={row.type === 'NOTA' ? 'Editar nota' : 'Editar hito'}
      action={update}
      {...seen}
      toInput={(values) => toInput(asNote(values))}
      form={form}
    >
      <MilestoneFields />
    </FormDialog>
  )
}

function MilestoneFields() {
  const counts = useValue('type') !== 'NOTA'
  return (
    <>
      <Field of={Milestone} name="type" radios />
      <Field of={Milestone} name="name" autoFocus />
      <Field of={Milestone} name="date" />
      <Field of={Milestone} name="description" rows={2} />
      {counts && <Field of={Milestone} name="weight" required />}
      {counts && <FieldList of={Milestone} names={['needsEvidence']} />}
    </>
  )
}

/** Marks a milestone as done on a day, with its evidence. */
export function DoneDialog({ plan, row, form }: RowProps) {
  const update = useAction(UpdateMilestone, { done: 'Hito cumplido' })
  return (
    <FormDialog
      title="Marcar cumplido"
      lead={<p>{row.name}</p>}
      action={update}
      more={{ id: row.id, version: row.version }}
      initial={{ doneAt: today() }}
      toInput={({ evidenceFileName: _name, evidenceFileId, ...values }) => ({
        ...values,
        ...(evidenceFileId ? { evidenceFileId } : {}),
      })}
      submit="Marcar cumplido"
      form={form}
    >
      <Field of={Milestone} name="doneAt" required max={today()} autoFocus />
      <FilePick
        label="Evidencia"
        field="evidenceFileId"
        replaces={row.evidenceFileId !== null}
        about={{ relatedType: 'milestone', relatedId: plan.id }}
      />
    </FormDialog>
  )
}
