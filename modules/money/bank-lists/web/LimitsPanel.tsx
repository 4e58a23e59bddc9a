import { formatPesos } from '#chile/numbers.ts'
import {
  AnswerPaymentLimit,
  PaymentLimits,
  ProposePaymentLimit,
} from '#generated/operations/bank-lists.ts'
import type { Column } from '#platform/web/kit/columns.tsx'
import { Field } from '#platform/web/kit/Field.tsx'
import { Panel } from '#platform/web/kit/Figures.tsx'
import { FormDialog, useOpenForm } from '#platform/web/kit/FormDialog.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { Rows } from '#platform/web/kit/Rows.tsx'
import { ActDialog, askedActionOf, actionOf } from '#platform/web/kit/StateMachine.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { limitStates, PaymentLimit } from '../model/payment-list.ts'
import type { LimitRow as Row } from './types.ts'

const words = (amount: number | null) =>
  amount === null ? 'No se pide' : `Sobre ${formatPesos(amount)}`

const columns: readonly Column<Row>[] = [
  {
    key: 'businessName',
    title: 'Razón social',
    lead: true,
    render: ({ businessName }) => businessName,
  },
  { key: 'amount', title: 'Segunda persona', render: ({ amount }) => words(amount) },
  {
    key: 'pending',
    title: 'Por aprobar',
    render: ({ pending }) => (pending ? `${words(pending.amount)}, de ${pending.author}` : 'Nada'),
  },
]

/** Above which amount another person releases the lists, and the changes that wait. */
export function LimitsPanel() {
  const detail = useDetail(PaymentLimits)
  const asking = useOpenForm('monto')
  const rejecting = useOpenForm('rechazo de monto')
  const answer = useAction(AnswerPaymentLimit, { done: 'Respuesta guardada' })
  const propose = useAction(ProposePaymentLimit, { done: 'Cambio pedido: lo aprueba otra persona' })
  if (detail.error) return <LoadProblem error={detail.error} retry={detail.reload} />
  const rows = detail.data?.paymentLimits ?? []
  const asked = rows.find(({ businessId }) => businessId === asking.key)
  const rejected = rows.find(({ pending }) => pending && pending.id === rejecting.key)
  return (
    <Panel
      title="Segunda persona"
      text="Sobre el monto de su razón social, una nómina la libera una persona distinta de quien la hizo."
    >
      <Rows
        caption="Montos con segunda persona"
        rows={rows}
        columns={columns}
        rowKey={({ businessId }) => businessId}
        nameOf={({ businessName }) => businessName}
        skeleton={detail.loading ? 2 : 0}
        actions={({ businessId, pending }) => {
          const change = {
            label: 'Cambiar el monto',
            permission: 'businessOptions.update' as const,
            disabled: pending ? 'Ya hay un cambio por aprobar' : undefined,
            onClick: () => asking.open(businessId),
          }
          if (!pending) return [change]
          const standing = {
            state: pending.state,
            relations: [pending.isOwn ? ('asker' as const) : ('other' as const)],
          }
          const { id, version } = pending
          const send = (said: 'approve' | 'withdraw') =>
            answer.run({ input: { id, version, answer: said } })
          return [
            change,
            askedActionOf(limitStates, 'approve', standing, () => send('approve')),
            actionOf(limitStates, 'reject', standing, () => rejecting.open(id)),
            askedActionOf(limitStates, 'withdraw', standing, () => send('withdraw')),
          ]
        }}
      />
      {asked && (
        <FormDialog
          title={`Segunda persona en ${asked.businessName}`}
          submit="Pedir el cambio"
          action={propose}
          more={{ businessId: asked.businessId }}
          initial={{ amount: asked.amount }}
          toInput={({ amount }) => ({ amount: amount ?? null })}
          draft={asking.draft}
          onClose={asking.close}
        >
          <Field of={PaymentLimit} name="amount" autoFocus />
        </FormDialog>
      )}
      {rejected?.pending && (
        <ActDialog
          machine={limitStates}
          act="reject"
          what={`el monto de ${rejected.businessName}`}
          lead={`${words(rejected.pending.amount)}.`}
          action={answer}
          more={{
            id: rejected.pending.id,
            version: rejected.pending.version,
            answer: 'reject',
          }}
          of={PaymentLimit}
          field="reason"
          form={rejecting}
        />
      )}
    </Panel>
  )
}
