import { useLocation } from 'react-router'
import type { OtherProcessQuery } from '#generated/documents/graphql.ts'
import { ReopenPayrollMonth } from '#generated/operations/payroll-months.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { AskDialog } from '#platform/web/kit/form/AskDialog.tsx'
import { type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { Closing } from './Closing.tsx'

type Month = OtherProcessQuery['payrollMonth']
type Props = {
  month: Month
  close: string
  closing: string
  /** Why it cannot be closed, beyond having no amounts. */
  reason?: string
  /** Closing is the one thing to do next. */
  ready?: boolean
}

/** Closing and reopening a process that is not the payroll of its month. */
export function OtherActions({ month, close: label, closing, reason, ready = false }: Props) {
  const form = useOpenForm('reabrir')
  const { pathname } = useLocation()
  if (!month.isOpen) {
    return (
      <>
        <ActionButton permission="payrollClosing.delete" onClick={() => form.open()}>
          Reabrir
        </ActionButton>
        {form.key && <ReopenDialog id={month.id} form={form} />}
      </>
    )
  }
  return (
    <Closing
      id={month.id}
      settles={{ under: pathname }}
      label={label}
      text={closing}
      disabled={reason ?? (month.calculated === 0 ? 'Primero hay que ingresar montos' : undefined)}
      failed={0}
      ready={ready}
      done="El proceso quedó cerrado"
    />
  )
}

function ReopenDialog({ id, form }: { id: string; form: OpenForm }) {
  const reopen = useAction(ReopenPayrollMonth, { done: 'El proceso quedó abierto' })
  return (
    <AskDialog
      title="Reabrir"
      okText="Reabrir"
      max={500}
      rows={3}
      busy={reopen.busy}
      form={form}
      onSend={(reason) => reopen.attempt({ input: { id, reason } })}
    >
      <p>El motivo queda en la auditoría junto a su nombre.</p>
    </AskDialog>
  )
}
