import { CompleteArrivalTask } from '#generated/operations/arrivals.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FilePick } from '#platform/web/kit/form/FilePick.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ArrivalTask } from '../model/arrival.ts'
import type { TaskRow } from './types.ts'

/** Says that a task was done, with its words and its paper; of equipment, its serial number. */
export function DoneDialog({ row, form }: { row: TaskRow; form: OpenForm }) {
  const complete = useAction(CompleteArrivalTask, { done: 'Tarea hecha' })
  return (
    <FormDialog
      title="Marcar hecha"
      lead={<p>{row.title}</p>}
      action={complete}
      more={{ id: row.id, version: row.version }}
      initial={{}}
      toInput={({ fileName: _name, fileId, ...values }) => ({
        ...values,
        ...(fileId ? { fileId } : {}),
      })}
      submit="Hecho"
      form={form}
    >
      {row.kind === 'EQUIPMENT' && !row.returns && (
        <Field of={ArrivalTask} name="serial" autoFocus />
      )}
      <Field of={ArrivalTask} name="comment" rows={2} />
      <FilePick
        label="Respaldo"
        replaces={row.hasFile}
        about={{ relatedType: 'arrivalTask', relatedId: row.id }}
      />
    </FormDialog>
  )
}
