import {
  AnswerPayslipDispute,
  OpenPayslipDispute,
  WriteInPayslipDispute,
} from '#generated/operations/payslip-disputes.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, NEW, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { disputeStates, PayslipDispute } from '../model/dispute.ts'

/** A line of a payslip: its concept and its label. */
export type DisputeLine = { code: string; label: string }

type Props = {
  form: OpenForm
  input: { payrollMonthId: string; contractId: string }
  lines: readonly DisputeLine[]
  disputes: readonly { id: string; version: number }[]
}

/** The dialogs of a payslip's disputes: a new one, a message, or its answer. */
export function DisputeDialog({ form, input, lines, disputes }: Props) {
  const [what, id] = form.key?.split(' ') ?? []
  if (what === NEW) return <NewDispute form={form} input={input} lines={lines} />
  const dispute = disputes.find((one) => one.id === id)
  if (!dispute) return null
  if (what === 'escribir') return <Message form={form} id={dispute.id} />
  return what === 'accept' || what === 'decline' ? (
    <Answer form={form} dispute={dispute} act={what} />
  ) : null
}

function NewDispute({ form, input, lines }: Omit<Props, 'disputes'>) {
  const send = useAction(OpenPayslipDispute, { done: 'Reclamo enviado' })
  const options = lines.map(({ code, label }) => ({ value: code, label }))
  return (
    <FormDialog
      title="No estoy conforme"
      submit="Enviar reclamo"
      lead={
        <p className="mg-act soft">Lo responde quien lleva las remuneraciones; queda registrado.</p>
      }
      action={send}
      more={input}
      toInput={({ code, text }) => ({ code: code ?? null, text })}
      form={form}
    >
      <Field of={PayslipDispute} name="code" label="Qué monto" options={options} />
      <Field of={PayslipDispute} name="text" label="Qué no está bien" rows={4} autoFocus />
    </FormDialog>
  )
}

function Message({ form, id }: { form: OpenForm; id: string }) {
  const send = useAction(WriteInPayslipDispute, { done: 'Mensaje enviado' })
  return (
    <FormDialog
      title="Escribir en el reclamo"
      submit="Enviar"
      action={send}
      more={{ id }}
      form={form}
    >
      <Field of={PayslipDispute} name="text" rows={4} autoFocus />
    </FormDialog>
  )
}

type AnswerProps = {
  form: OpenForm
  dispute: { id: string; version: number }
  act: 'accept' | 'decline'
}

const asked = { accept: 'Qué se hará y cuándo', decline: 'Por qué está bien calculada' } as const

function Answer({ form, dispute, act }: AnswerProps) {
  const { label, means, done } = disputeStates.acts[act]
  const send = useAction(AnswerPayslipDispute, { done })
  return (
    <FormDialog
      title={`${label} el reclamo`}
      submit={label}
      lead={<p className="mg-act soft">{means}</p>}
      action={send}
      more={{ id: dispute.id, version: dispute.version, accept: act === 'accept' }}
      acts
      form={form}
    >
      <Field of={PayslipDispute} name="text" label={asked[act]} rows={4} autoFocus />
    </FormDialog>
  )
}
