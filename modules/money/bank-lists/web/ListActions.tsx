import {
  AnswerPaymentList,
  CancelPaymentList,
  OpenPaymentList,
} from '#generated/operations/bank-lists.ts'
import { counted } from '#chile/counts.ts'
import { formatPesos } from '#chile/numbers.ts'
import { whyNot } from '#platform/model/states.ts'
import { openFile } from '#platform/web/api/files.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ActDialog } from '#platform/web/kit/record/StateMachine.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { listStates, PaymentList } from '../model/payment-list.ts'
import { ListHistory } from './ListHistory.tsx'
import type { ListData } from './types.ts'

const { release, giveBack, send, cancel } = listStates.acts
const released = release.means ?? release.label
const sent = send.means ?? send.label

/** What can be done with a list in its state, and why not what cannot. */
export function ListActions({ list }: { list: ListData }) {
  const { id, version, state } = list
  const returning = useOpenForm('devolver nómina')
  const annulling = useOpenForm('anular nómina')
  const answer = useAction(AnswerPaymentList, { done: release.done })
  const standing = { state, relations: [list.isOwn ? ('asker' as const) : ('other' as const)] }
  const refused = (act: 'release' | 'giveBack' | 'cancel') => whyNot(listStates, act, standing)
  return (
    <>
      {state === 'WAITING' && (
        <>
          <ActionButton
            look="primary"
            permission="transfers.update"
            disabled={refused('release')}
            confirm={released}
            onClick={() => answer.run({ input: { id, version, answer: 'release' } })}
          >
            {release.label}
          </ActionButton>
          <ActionButton
            permission="transfers.update"
            disabled={refused('giveBack')}
            onClick={() => returning.open()}
          >
            {giveBack.label}
          </ActionButton>
        </>
      )}
      <Download list={list} />
      {list.rejected > 0 && (
        <ActionButton
          permission="transfers.update"
          to={
            list.purpose === 'PAY'
              ? pathTo('nominas-de-pago/proceso/:id', { id: list.payrollMonthId })
              : pathTo('terceros/:id', { id: list.payrollMonthId })
          }
        >
          Pagar los rechazados
        </ActionButton>
      )}
      {refused('cancel') === undefined && (
        <ActionButton
          danger
          permission="transfers.update"
          disabled={list.paid > 0 ? 'Tiene pagos hechos' : undefined}
          onClick={() => annulling.open()}
        >
          {cancel.label}
        </ActionButton>
      )}
      <ListHistory id={id} />
      <Reasons list={list} returning={returning} annulling={annulling} />
    </>
  )
}

type ReasonProps = { list: ListData; returning: OpenForm; annulling: OpenForm }

/** The acts that ask for a reason. */
function Reasons({ list, returning, annulling }: ReasonProps) {
  const { id, version } = list
  const giveIt = useAction(AnswerPaymentList, { done: giveBack.done })
  const annul = useAction(CancelPaymentList, { done: cancel.done })
  return (
    <>
      {returning.key && (
        <ActDialog
          machine={listStates}
          act="giveBack"
          what="la nómina"
          lead={`${list.subject}.`}
          action={giveIt}
          more={{ id, version, answer: 'giveBack' }}
          of={PaymentList}
          field="reason"
          form={returning}
        />
      )}
      {annulling.key && (
        <ActDialog
          machine={listStates}
          act="cancel"
          what="la nómina"
          lead={`${list.subject}.`}
          action={annul}
          more={{ id, version }}
          of={PaymentList}
          field="reason"
          form={annulling}
        />
      )}
    </>
  )
}

/** The file: the first time its payments go to the bank, later it is the same one. */
function Download({ list }: { list: ListData }) {
  const { id, version, state } = list
  const open = useAction(OpenPaymentList, {
    done: ({ transfers, total }) =>
      `Nómina con ${counted(transfers, 'transferencia')} por ${formatPesos(total)}`,
    after: openFile,
  })
  if (state === 'RETURNED' || state === 'CANCELED') return null
  const run = () => open.run({ input: { id, version } })
  if (state === 'SENT') {
    return (
      <ActionButton permission="transfers.update" onClick={run}>
        Descargar otra vez
      </ActionButton>
    )
  }
  return (
    <ActionButton
      look={state === 'READY' ? 'primary' : 'plain'}
      permission="transfers.update"
      disabled={whyNot(listStates, 'send', { state, relations: [] })}
      confirm={sent}
      onClick={run}
    >
      {send.label}
    </ActionButton>
  )
}
