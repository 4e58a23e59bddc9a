import { monthLabel } from '#chile/period.ts'
import { MarkDuty } from '#generated/operations/compliance.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FilePick } from '#platform/web/kit/form/FilePick.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { today } from '#platform/web/look/today.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { Duty, DutyMark } from '../model/duty.ts'
import type { DutyRow } from './types.ts'

type Props = { form: OpenForm; row: DutyRow; businessId: string }

/** Says that a duty is met: when, with which proof, and a note if there is something to say. */
export function MarkDialog({ form, row, businessId }: Props) {
  const mark = useAction(MarkDuty, { done: 'Obligación marcada como hecha' })
  const { duty, yearMonth, doneOn, note } = row
  return (
    <FormDialog
      title={`${Duty.label(duty)}, ${monthLabel(yearMonth)}`}
      submit="Marcar hecho"
      action={mark}
      more={{ businessId, yearMonth, duty }}
      initial={{ doneOn: doneOn ?? today(), ...(note ? { note } : {}) }}
      toInput={({ fileName: _name, ...values }) => values}
      form={form}
    >
      <Field of={DutyMark} name="doneOn" />
      <FilePick label="Comprobante" about={{ relatedType: 'compliance', relatedId: businessId }} />
      <Field of={DutyMark} name="note" wide rows={2} />
    </FormDialog>
  )
}
