import { Alert } from 'antd'
import { counted } from '#chile/counts.ts'
import { formatPesos } from '#chile/numbers.ts'
import {
  AnswerPaymentLimit,
  PaymentLimits,
  ProposePaymentLimit,
} from '#generated/operations/bank-lists.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { FormDialog, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { ActDialog, confirmedActionOf, actionOf } from '#platform/web/kit/record/StateMachine.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
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
  if (detail.error) return <LoadProblem error={detail.error} retry={detail.reload} />
  const rows = detail.data?.paymentLimits ?? []
  const asked = rows.find(({ businessId }) => businessId === asking.key)
  const rejected = rows.find(({ pending }) => pending && pending.id === rejecting.key)
  return (
    <Panel
      title="Segunda persona"
      text="Sobre el monto de su razón social, otra persona libera la nómina."
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
            confirmedActionOf(limitStates, 'approve', standing, () => send('approve')),
            actionOf(limitStates, 'reject', standing, () => rejecting.open(id)),
            confirmedActionOf(limitStates, 'withdraw', standing, () => send('withdraw')),
          ]
        }}
      />
      {rows.map((row) => (
        <Proposal key={row.businessId} row={row} />
      ))}
      {asked && <AskDialog row={asked} form={asking} />}
      {rejected?.pending && <RejectDialog row={rejected} form={rejecting} />}
    </Panel>
  )
}

const asked = 'Cambio pedido: lo aprueba otra persona'

/** A limit where there is none, from the razón social's own lists: one click asks for it. */
function Proposal({ row: { businessId, businessName, proposed } }: { row: Row }) {
  const propose = useAction(ProposePaymentLimit, { done: asked })
  const can = useCan()
  if (!proposed || !can('businessOptions.update')) return null
  const { amount, lists } = proposed
  return (
    <Alert
      className="mg-block"
      type="info"
      showIcon
      title={`${businessName} no pide segunda persona: proponemos sobre ${formatPesos(amount)}`}
      description={
        `La mitad de lo que suele pagar (mediana de ${counted(lists, 'nómina')}). ` +
        'Rige también para los finiquitos que se pagan a mano.'
      }
      action={
        <ActionButton
          permission="businessOptions.update"
          onClick={() => propose.run({ input: { businessId, amount } })}
        >
          {`Pedir ${formatPesos(amount)}`}
        </ActionButton>
      }
    />
  )
}

type DialogProps = { row: Row; form: OpenForm }

function AskDialog({ row, form }: DialogProps) {
  const propose = useAction(ProposePaymentLimit, { done: 'Cambio pedido: lo aprueba otra persona' })
  return (
    <FormDialog
      title={`Segunda persona en ${row.businessName}`}
      submit="Pedir el cambio"
      action={propose}
      more={{ businessId: row.businessId }}
      initial={{ amount: row.amount }}
      toInput={({ amount }) => ({ amount: amount ?? null })}
      form={form}
    >
      <Field of={PaymentLimit} name="amount" autoFocus />
    </FormDialog>
  )
}

function RejectDialog({ row: { businessName, pending }, form }: DialogProps) {
  const answer = useAction(AnswerPaymentLimit, { done: 'Cambio rechazado' })
  if (!pending) return null
  return (
    <ActDialog
      machine={limitStates}
      act="reject"
      what={`el monto de ${businessName}`}
      lead={`${words(pending.amount)}.`}
      action={answer}
      more={{ id: pending.id, version: pending.version, answer: 'reject' }}
      of={PaymentLimit}
      field="reason"
      form={form}
    />
  )
}
