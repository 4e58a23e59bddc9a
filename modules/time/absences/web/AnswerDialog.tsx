import { UpdateAbsenceResponse } from '#generated/operations/absences.ts'
import { Field } from '#platform/web/kit/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/FormDialog.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { Absence } from '../model/absence.ts'
import { kindWords, spanText } from './words.ts'
import type { AbsenceItem } from './types.ts'

type Props = {
  row: AbsenceItem
  answer: 'APPROVED' | 'REJECTED' | 'CANCELED'
  form: OpenForm
}

const words = {
  APPROVED: {
    title: 'Aprobar',
    done: 'Ausencia aprobada',
    effect: 'Desde ahora cuenta en la liquidación.',
  },
  REJECTED: {
    title: 'Rechazar',
    done: 'Ausencia rechazada',
    effect: 'No cuenta en la liquidación.',
  },
  CANCELED: {
    title: 'Anular',
    done: 'Ausencia anulada',
    effect: 'Deja de contar en la liquidación.',
  },
} as const

/** Approves, rejects or annuls a request, with a comment that the person reads. */
export function AnswerDialog({ row, answer, form }: Props) {
  const { title, done, effect } = words[answer]
  const send = useAction(UpdateAbsenceResponse, { done })
  const rejects = answer === 'REJECTED'
  return (
    <FormDialog
      title={`${title} ${kindWords(row).name.toLowerCase()} de ${row.fullname}`}
      submit={title}
      lead={
        <p className="ab-answer">
          {spanText(row)}. <span className="soft">{effect}</span>
        </p>
      }
      action={send}
      more={{ id: row.id, version: row.version, responseStatus: answer }}
      toInput={({ response }) => ({ response: response ?? null })}
      acts
      draft={form.draft}
      onClose={form.close}
    >
      <Field
        of={Absence}
        name="response"
        label={rejects ? 'Motivo' : 'Comentario'}
        required={rejects}
        rows={2}
        autoFocus
      />
    </FormDialog>
  )
}
