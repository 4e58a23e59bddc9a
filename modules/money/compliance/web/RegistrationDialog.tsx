import {
  MarkLabourRegistration,
  UnmarkLabourRegistration,
} from '#generated/operations/compliance.ts'
import { counted } from '#chile/counts.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FilePick } from '#platform/web/kit/form/FilePick.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { HELD_MS } from '#platform/web/api/useUndoableSend.ts'
import { formatName } from '#platform/web/look/format.ts'
import { notify } from '#platform/web/look/notify.ts'
import { today } from '#platform/web/look/today.ts'
import { RegistrationKind, RegistrationMark } from '../model/registration.ts'

type Row = {
  id: string
  kind: RegistrationKind
  annexId?: string | null
  annexTitle?: string | null
  fullname?: string | null
  businessId: string
  doneOn?: string | null
  note?: string | null
}
type Props = { form: OpenForm; rows: readonly Row[] }

/** Which duty a row is, as the operations call it. */
export const dutyOf = ({ id, kind, annexId }: Row) => ({
  userContractId: id,
  kind,
  annexId: annexId ?? null,
})

/**
 * Says that duties of contracts are met: when, with which proof, and a note. What was marked anew
 * is taken back by the notice that follows.
 */
export function RegistrationDialog({ form, rows }: Props) {
  const mark = useAction(MarkLabourRegistration, { quiet: true })
  const unmark = useAction(UnmarkLabourRegistration, { done: 'Vuelven a estar pendientes' })
  const [first] = rows
  if (!first) return null
  const registrations = rows.map(dutyOf)
  const fresh = rows.filter(({ doneOn }) => !doneOn).map(dutyOf)
  const isOne = rows.length === 1
  const businesses = new Set(rows.map(({ businessId }) => businessId))
  const offerUndo = () => {
    const words = counted(rows.length, 'trámite marcado', 'trámites marcados')
    if (fresh.length < rows.length) return notify.success(words)
    notify.offer(words, {
      label: 'Deshacer',
      act: () => void unmark.run({ input: { registrations: fresh } }),
      ms: HELD_MS,
    })
  }
  return (
    <FormDialog
      title={isOne ? titleOf(first) : `Marcar ${rows.length} trámites`}
      submit="Marcar hecho"
      action={mark}
      more={{ registrations }}
      initial={{
        doneOn: (isOne && first.doneOn) || today(),
        ...(isOne && first.note ? { note: first.note } : {}),
      }}
      toInput={({ fileName: _name, ...values }) => values}
      onDone={offerUndo}
      form={form}
    >
      <Field of={RegistrationMark} name="doneOn" />
      {businesses.size === 1 && (
        <FilePick
          label="Comprobante"
          about={{ relatedType: 'compliance', relatedId: first.businessId }}
        />
      )}
      <Field of={RegistrationMark} name="note" wide rows={2} />
    </FormDialog>
  )
}

const titleOf = ({ kind, fullname, annexTitle }: Row): string =>
  [RegistrationKind.label(kind), annexTitle, formatName(fullname)].filter(Boolean).join(', ')
