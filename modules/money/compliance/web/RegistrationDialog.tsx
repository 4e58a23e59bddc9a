import { MarkRegistration } from '#generated/operations/compliance.ts'
import { formatName } from '#platform/web/look/format.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FilePick } from '#platform/web/kit/form/FilePick.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { today } from '#platform/web/look/today.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { RegistrationKind, RegistrationMark } from '../model/registration.ts'

type Row = {
  id: string
  kind: RegistrationKind
  fullname?: string | null
  businessId: string
  doneOn?: string | null
  note?: string | null
}
type Props = { form: OpenForm; row: Row }

/** Says that a duty of a contract is met: when, with which proof, and a note. */
export function RegistrationDialog({ form, row }: Props) {
  const mark = useAction(MarkRegistration, { done: 'Trámite marcado como hecho' })
  const { id, kind, fullname, businessId, doneOn, note } = row
  return (
    <FormDialog
      title={`${RegistrationKind.label(kind)}, ${formatName(fullname)}`}
      submit="Marcar hecho"
      action={mark}
      more={{ userContractId: id, kind }}
      initial={{ doneOn: doneOn ?? today(), ...(note ? { note } : {}) }}
      toInput={({ fileName: _name, ...values }) => values}
      form={form}
    >
      <Field of={RegistrationMark} name="doneOn" />
      <FilePick label="Comprobante" about={{ relatedType: 'compliance', relatedId: businessId }} />
      <Field of={RegistrationMark} name="note" wide rows={2} />
    </FormDialog>
  )
}
