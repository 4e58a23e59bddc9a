import { type ReactNode, useState } from 'react'
import { counted } from '#chile/counts.ts'
import type { PayrollClosingQuery } from '#generated/documents/graphql.ts'
import { AnswerPayrollClosing, PayrollClosing } from '#generated/operations/payroll-closing.ts'
import { ClosePayrollMonth } from '#generated/operations/payroll-months.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { Tick } from '#platform/web/kit/form/Toggle.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useAsk } from '#platform/web/kit/page/Dialog.tsx'
import { formatMoment } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import type { CloseProps } from '#modules/payroll/payroll-frame/web/index.ts'
import { acceptLeftOut, type Answer, closesWithout, whyNotAnswer } from '../model/closing.ts'
import { ClosingFacts } from './ClosingFacts.tsx'
import { useChecked } from './useChecked.ts'
import { ClosingDialog } from './ClosingDialog.tsx'
import { LeftOut } from './LeftOut.tsx'

type Request = PayrollClosingQuery['payrollClosing']['requests'][number]

/** What can be done to close a process: at once, or with the approval of another person. */
export default function CloseActions(props: CloseProps) {
  const closing = useDetail(PayrollClosing, { input: { payrollMonthId: props.id } }, { keep: true })
  const state = closing.data?.payrollClosing
  if (!state) return null
  if (!state.needsApproval) return <CloseAlone {...props} closers={state.closers} />
  const [last] = state.requests
  if (last?.state === 'PENDING') return <Pending {...props} request={last} />
  return <Ask {...props} last={last} />
}

function CloseAlone(props: CloseProps & { closers: readonly string[] }) {
  const { id, settles, label, text, disabled, failed, ready, done, sums, closers } = props
  const question = useAsk()
  const can = useCan()
  const mayGoOn = useChecked(props)
  const close = useAction(ClosePayrollMonth, { done })
  const ask = async () => {
    if (!(await mayGoOn())) return false
    let accepted = false
    return question({
      title: label,
      okText: label,
      text: (
        <>
          <p>{text} Solo se puede reabrir con un motivo.</p>
          {sums && <ClosingFacts id={id} />}
          {failed > 0 && (
            <>
              <LeftOut id={id} />
              <Accept onChange={(next) => (accepted = next)}>{acceptLeftOut(failed)}</Accept>
            </>
          )}
        </>
      ),
      onOk: () => close.run({ input: { id, acceptErrors: accepted } }),
    })
  }
  if (!can('payrollClosing.create')) return <ClosedByOthers names={closers} />
  return (
    <ActionButton
      look={ready ? 'primary' : 'plain'}
      permission="payrollClosing.create"
      disabled={disabled}
      settles={settles}
      onClick={ask}
    >
      {label}
    </ActionButton>
  )
}

/** The people who close a month, for somebody who prepared it and may not. */
function ClosedByOthers({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  const shown = names.slice(0, 2).join(' o ')
  const more = names.length - 2
  return (
    <span className="soft">
      {`Lo cierra ${shown}${more > 0 ? ` (y ${counted(more, 'persona')} más pueden)` : ''}`}
    </span>
  )
}

type AcceptProps = { onChange: (accepted: boolean) => void; children: ReactNode }

function Accept({ onChange, children }: AcceptProps) {
  const [accepted, accept] = useState(false)
  return (
    <Tick checked={accepted} onChange={(next) => (accept(next), onChange(next))}>
      {children}
    </Tick>
  )
}

type AskProps = CloseProps & { last: Request | undefined }

function Ask({ last, ...props }: AskProps) {
  const form = useOpenForm('pedir cierre')
  const { ready, disabled, settles } = props
  return (
    <>
      {last?.state === 'RETURNED' && (
        <TextWithHint
          words={<StatusTag tone="warning">Cierre devuelto por {last.answeredBy}</StatusTag>}
          hint={last.answer}
        />
      )}
      <ActionButton
        look={ready ? 'primary' : 'plain'}
        permission="payrollProcesses.create"
        disabled={disabled}
        settles={settles}
        onClick={() => form.open()}
      >
        Pedir cierre
      </ActionButton>
      {form.key && <ClosingDialog {...props} answer="ASK" form={form} />}
    </>
  )
}

type PendingProps = CloseProps & { request: Request }

function Pending({ request, ...props }: PendingProps) {
  const can = useCan()
  const form = useOpenForm('devolver cierre')
  const send = useAction(AnswerPayrollClosing, {
    done: request.own ? 'El pedido de cierre quedó retirado' : props.done,
  })
  const answer = (given: Answer) =>
    send.run({
      input: { payrollMonthId: props.id, number: request.number, answer: given, note: null },
    })
  const left = request.acceptErrors && props.failed > 0 ? ` ${closesWithout(props.failed)}` : ''
  return (
    <>
      <TextWithHint
        words={<StatusTag tone="warning">Cierre pedido por {request.requestedBy}</StatusTag>}
        hint={request.note ?? formatMoment(request.requestedAt)}
      />
      {request.own ? (
        <ActionButton onClick={() => answer('WITHDRAWN')}>Retirar pedido</ActionButton>
      ) : (
        <ActionButton permission="payrollClosing.create" onClick={() => form.open()}>
          Devolver
        </ActionButton>
      )}
      {can('payrollClosing.create') && (
        <ActionButton
          look="primary"
          disabled={whyNotAnswer('APPROVED', request)}
          settles={props.settles}
          confirm={{
            title: 'Aprobar el cierre',
            text: (
              <>
                <p>{`${props.text}${left} Solo se puede reabrir con un motivo.`}</p>
                {props.sums && <ClosingFacts id={props.id} />}
              </>
            ),
          }}
          onClick={() => answer('APPROVED')}
        >
          Aprobar cierre
        </ActionButton>
      )}
      {form.key && (
        <ClosingDialog {...props} answer="RETURNED" number={request.number} form={form} />
      )}
    </>
  )
}
