import { AnswerDataCorrection } from '#generated/operations/corrections.ts'
import { formatName } from '#platform/web/format.ts'
import { Field } from '#platform/web/kit/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/FormDialog.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { CorrectionPart } from '../model/catalogs.ts'
import { DataCorrection } from '../model/correction.ts'
import { type correctionAnswers, correctionStates } from '../model/states.ts'
import { Changes } from './Changes.tsx'
import type { Correction } from './types.ts'

type Props = { row: Correction; act: (typeof correctionAnswers)[number]; form: OpenForm }

/** Approves a correction, from a day that may be changed, or rejects it and says why. */
export function AnswerDialog({ row, act, form }: Props) {
  const { label, means, done } = correctionStates.acts[act]
  const approve = act === 'approve'
  const send = useAction(AnswerDataCorrection, { done })
  return (
    <FormDialog
      title={`${label} la corrección de ${formatName(row.fullname)}`}
      submit={label}
      width={640}
      lead={
        <>
          <p className="mg-act">
            {CorrectionPart.label(row.part)}. <span className="soft">{means}</span>
          </p>
          <Changes id={row.id} />
        </>
      }
      action={send}
      initial={approve ? { since: row.since } : {}}
      more={{ id: row.id, version: row.version, approve }}
      toInput={({ since, response }) => ({
        response: response ?? null,
        ...(approve ? { since } : {}),
      })}
      acts
      form={form}
    >
      {approve && <Field of={DataCorrection} name="since" />}
      <Field
        of={DataCorrection}
        name="response"
        label={approve ? 'Comentario' : 'Motivo'}
        required={!approve}
        rows={2}
        autoFocus={!approve}
      />
    </FormDialog>
  )
}
