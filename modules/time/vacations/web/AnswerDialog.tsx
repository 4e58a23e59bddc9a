import { UpdateVacation, DeleteVacation } from '#generated/operations/vacations.ts'
import { text } from '#platform/model/field.ts'
import { Field, FreeField } from '#platform/web/kit/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/FormDialog.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { Vacation } from '../model/vacation.ts'
import { daysWords } from '../model/words.ts'
import { spanText } from './words.ts'
import type { VacationItem } from './types.ts'
import './vacations.css'

type Props = { row: VacationItem; form: OpenForm }

const Lead = ({ row, children }: { row: VacationItem; children: string }) => (
  <p className="vac-answer">
    {spanText(row)}, {daysWords(row.businessDays)}. <span className="soft">{children}</span>
  </p>
)

const words = {
  REJECTED: { title: 'Rechazar', done: 'Solicitud rechazada', told: 'No usa días del saldo.' },
  CANCELED: {
    title: 'Anular',
    done: 'Vacaciones anuladas',
    told: 'Los días que no se hayan gozado vuelven al saldo.',
  },
} as const

/** Rejects or annuls, with words that the person reads. */
export function AnswerDialog({ row, form, answer }: Props & { answer: keyof typeof words }) {
  const { title, done, told } = words[answer]
  const send = useAction(UpdateVacation, { done })
  const rejects = answer === 'REJECTED'
  return (
    <FormDialog
      title={`${title} vacaciones de ${row.fullname}`}
      submit={title}
      lead={<Lead row={row}>{told}</Lead>}
      action={send}
      more={{ id: row.id, version: row.version, responseStatus: answer }}
      toInput={({ response }) => ({ response: response ?? null })}
      acts
      draft={form.draft}
      onClose={form.close}
    >
      <Field
        of={Vacation}
        name="response"
        label={rejects ? 'Motivo' : 'Comentario'}
        required={rejects}
        rows={2}
        autoFocus
      />
    </FormDialog>
  )
}

/** Takes out vacations that have begun or ended: their days return, the record stays. */
export function RemoveDialog({ row, form }: Props) {
  const remove = useAction(DeleteVacation, { done: 'Vacaciones eliminadas' })
  return (
    <FormDialog
      title={`Eliminar vacaciones de ${row.fullname}`}
      submit="Eliminar"
      lead={<Lead row={row}>Todos sus días vuelven al saldo. La auditoría las conserva.</Lead>}
      action={remove}
      more={{ id: row.id, force: true }}
      acts
      draft={form.draft}
      onClose={form.close}
    >
      <FreeField field={reason} name="reason" autoFocus />
    </FormDialog>
  )
}

const reason = text('Motivo', { max: 500 })
