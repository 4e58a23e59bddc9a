import {
  DisputesOfPayslip,
  WithdrawPayslipDispute,
} from '#generated/operations/payslip-disputes.ts'
import type { DisputesOfPayslipQuery } from '#generated/documents/graphql.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { StateTag } from '#platform/web/kit/record/StateMachine.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { disputeStates } from '../model/dispute.ts'
import { DisputeDialog, type DisputeLine } from './DisputeDialog.tsx'
import './disputes.css'

type Dispute = DisputesOfPayslipQuery['disputesOfPayslip'][number]

type Props = {
  /** The month and the contract of the payslip, as public ids. */
  input: { payrollMonthId: string; contractId: string }
  /** The lines of the payslip, to say which one is in question. */
  lines: readonly DisputeLine[]
  /** Whether its own person reads it, and it was released to them. */
  mayOpen: boolean
}

/** «No conforme»: what is in question of a payslip, message by message, and how it ended. */
export function Disputes({ input, lines, mayOpen }: Props) {
  const can = useCan()
  const form = useOpenForm('reclamo')
  const { data } = useDetail(DisputesOfPayslip, { input }, { needs: 'payslipDisputes.read' })
  const disputes = data?.disputesOfPayslip ?? []
  const open = disputes.some(({ state }) => state === 'OPEN')
  if (!data) return null
  return (
    <>
      {mayOpen && !open && can('payslipDisputes.create') && (
        <p className="soft pd-open">
          ¿Algo no está bien?{' '}
          <ActionButton look="text" onClick={() => form.open()}>
            No estoy conforme
          </ActionButton>
        </p>
      )}
      {disputes.map((dispute) => (
        <One key={dispute.id} dispute={dispute} lines={lines} form={form} />
      ))}
      <DisputeDialog form={form} input={input} lines={lines} disputes={disputes} />
    </>
  )
}

type OneProps = { dispute: Dispute; lines: readonly DisputeLine[]; form: OpenForm }

function One({ dispute, lines, form }: OneProps) {
  const { id, state, version, isOwn, code, messages } = dispute
  const withdraw = useAction(WithdrawPayslipDispute, { done: disputeStates.acts.withdraw.done })
  const line = lines.find((one) => one.code === code)
  return (
    <Panel title={line ? `Reclamo: ${line.label}` : 'Reclamo'} action={<StateOf state={state} />}>
      <ol className="pd-thread">
        {messages.map(({ id: number, text, author, at }) => (
          <li key={number}>
            <span className="soft">
              {author ?? 'Carga inicial'} · {formatMoment(at)}
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      {state === 'OPEN' && (
        <div className="pd-acts">
          <ActionButton onClick={() => form.open(`escribir ${id}`)}>Escribir</ActionButton>
          {isOwn ? (
            <ActionButton
              confirm={{
                title: disputeStates.acts.withdraw.label,
                text: disputeStates.acts.withdraw.means,
              }}
              onClick={() => withdraw.run({ input: { id, version } })}
            >
              {disputeStates.acts.withdraw.label}
            </ActionButton>
          ) : (
            (['decline', 'accept'] as const).map((act) => (
              <ActionButton
                key={act}
                permission="payslipDisputes.update"
                {...(act === 'accept' ? { look: 'next' as const } : {})}
                onClick={() => form.open(`${act} ${id}`)}
              >
                {disputeStates.acts[act].label}
              </ActionButton>
            ))
          )}
        </div>
      )}
    </Panel>
  )
}

const StateOf = ({ state }: { state: string }) => <StateTag machine={disputeStates} state={state} />
