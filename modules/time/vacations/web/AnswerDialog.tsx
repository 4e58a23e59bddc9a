import { UpdateVacation, DeleteVacation } from '#generated/operations/vacations.ts'
import { text } from '#platform/model/field.ts'
import { FreeField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ActDialog } from '#platform/web/kit/record/StateMachine.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { vacationStates } from '../model/states.ts'
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

/** Rejects or annuls, with words that the person reads. */
export function AnswerDialog({ row, form, act }: Props & { act: 'reject' | 'cancel' }) {
  const { to, done } = vacationStates.acts[act]
  const send = useAction(UpdateVacation, { done })
  return (
    <ActDialog
      machine={vacationStates}
      act={act}
      what={`vacaciones de ${row.fullname}`}
      lead={`${spanText(row)}, ${daysWords(row.businessDays)}.`}
      action={send}
      more={{ id: row.id, version: row.version, responseStatus: to }}
      of={Vacation}
      field="response"
      form={form}
    />
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
      form={form}
    >
      <FreeField field={reason} name="reason" autoFocus />
    </FormDialog>
  )
}

const reason = text('Motivo', { max: 500 })
