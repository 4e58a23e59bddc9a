import { DownloadOutlined } from '@ant-design/icons'
import {
  CreateIssueSettlement,
  DeleteSettlement,
  PaySettlement,
  SettlementPdf,
  UndoSettlement,
  UndoSettlementPayment,
} from '#generated/operations/settlements.ts'
import { request } from '#platform/web/api/api.ts'
import { openFile } from '#platform/web/api/files.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { FreeField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ActDialog } from '#platform/web/kit/record/StateMachine.tsx'
import { formatDate } from '#chile/dates.ts'
import { date, flag } from '#platform/model/field.ts'
import { whyNot } from '#platform/model/states.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { today } from '#platform/web/look/today.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { SettlementDocument, whyNotPaper } from '../model/documents.ts'
import { mayTakeBack, Settlement, settlementStates, TOO_LATE } from '../model/finiquito.ts'
import type { SettlementData } from './types.ts'

const { acts } = settlementStates

/** What can be done with a finiquito now, each with the reason where it cannot. */
export function Actions({ settlement }: { settlement: SettlementData }) {
  const { id, version, status, shownSince, payIn } = settlement
  const form = useOpenForm('finiquito')
  const issue = useAction(CreateIssueSettlement, { done: acts.issue.done })
  const process = useAction(PaySettlement, { done: acts.process.done })
  const standing = { state: status, relations: ['other' as const] }
  const reason = (act: keyof typeof acts) => whyNot(settlementStates, act, standing)
  return (
    <>
      <Papers settlement={settlement} />
      <ActionButton
        permission={acts.update.permission}
        disabled={reason('update')}
        to={pathTo('finiquitos/:id/corregir', { id })}
      >
        {acts.update.label}
      </ActionButton>
      {status === 'CREATED' && (
        <ActionButton
          look="primary"
          permission={acts.issue.permission}
          confirm={[settlement.proofDoubt, acts.issue.means].filter(Boolean).join('. ')}
          onClick={() => issue.run({ input: { id, version } })}
        >
          {acts.issue.label}
        </ActionButton>
      )}
      {status === 'ISSUED' && (
        <ActionButton
          permission={acts.process.permission}
          {...(acts.process.means ? { confirm: acts.process.means } : {})}
          onClick={() => process.run({ input: { id, version } })}
        >
          {acts.process.label}
        </ActionButton>
      )}
      <PayByList payIn={payIn} />
      <PaymentActions settlement={settlement} form={form} />
      {status !== 'CREATED' && status !== 'DELETED' && (
        <ActionButton
          permission="settlements.update"
          to={`${pathTo('finiquitos/mostrar')}?finiquito=${id}${shownSince ? '&acto=ocultar' : ''}`}
        >
          {shownSince ? 'Ocultar a la persona' : 'Mostrar a la persona'}
        </ActionButton>
      )}
      <ActionButton
        permission={acts.remove.permission}
        disabled={reason('remove')}
        onClick={() => form.open('eliminar')}
      >
        {acts.remove.label}
      </ActionButton>
      <Dialogs settlement={settlement} form={form} />
    </>
  )
}

type PaymentProps = {
  settlement: SettlementData
  form: ReturnType<typeof useOpenForm>
}

/** What is said of the payment: that it was made, that it was not, or that the issue was wrong. */
const PaymentActions = ({ settlement, settlement: { status }, form }: PaymentProps) => (
  <>
    {(status === 'ISSUED' || status === 'IN_PROGRESS') && (
      <>
        <ActionButton permission={acts.undo.permission} onClick={() => form.open('deshacer')}>
          {acts.undo.label}
        </ActionButton>
        <ActionButton
          look="primary"
          permission={acts.pay.permission}
          onClick={() => form.open('pagar')}
        >
          {acts.pay.label}
        </ActionButton>
      </>
    )}
    {status === 'PAID' && (
      <ActionButton
        permission={acts.unpay.permission}
        disabled={whyPaid(settlement)}
        onClick={() => form.open('deshacer el pago')}
      >
        {acts.unpay.label}
      </ActionButton>
    )}
  </>
)

/** Why a payment is not taken back any more, or not here. */
function whyPaid({ paidBy, steps }: SettlementData): string | undefined {
  if (paidBy) return `Lo paga la nómina ${paidBy.number} de ${paidBy.subject}: anúlela primero`
  const paid = steps.findLast(({ state }) => state === 'PAID')
  if (paid && mayTakeBack(new Date(paid.at), new Date())) return undefined
  return TOO_LATE
}

/** The way to the list that may pay it, while it waits for one. */
const PayByList = ({ payIn }: Pick<SettlementData, 'payIn'>) =>
  payIn && (
    <ActionButton
      permission="transfers.update"
      to={`${pathTo('nominas-de-pago/proceso/:id', { id: payIn })}?pays=SETTLEMENT`}
    >
      Pagar por nómina
    </ActionButton>
  )

/** The papers that the cause has: the finiquito, and a letter of notice or of who resigns. */
function Papers({ settlement: { id, dismissalCause } }: { settlement: SettlementData }) {
  const papers = SettlementDocument.values.filter((one) => !whyNotPaper(dismissalCause, one))
  return papers.map((document) => (
    <ActionButton
      key={document}
      icon={<DownloadOutlined aria-hidden />}
      onClick={async () =>
        openFile((await request(SettlementPdf, { input: { id, document } })).settlementPdf)
      }
    >
      {SettlementDocument.label(document)}
    </ActionButton>
  ))
}

type DialogsProps = { settlement: SettlementData; form: ReturnType<typeof useOpenForm> }

function Dialogs({ settlement, form }: DialogsProps) {
  const { id, version, fullname, rut, withoutEnding, disengagementDate } = settlement
  const undo = useAction(UndoSettlement, { done: acts.undo.done })
  const unpay = useAction(UndoSettlementPayment, { done: acts.unpay.done })
  const remove = useAction(DeleteSettlement, { done: acts.remove.done })
  const pay = useAction(PaySettlement, { done: acts.pay.done })
  const shared = {
    machine: settlementStates,
    what: '',
    lead: `Finiquito de ${fullname ?? rut}.`,
    more: { id, version },
    of: Settlement,
    field: 'response' as const,
    form,
  }
  if (form.key === 'deshacer') return <ActDialog {...shared} act="undo" action={undo} />
  if (form.key === 'deshacer el pago') {
    return <ActDialog {...shared} act="unpay" action={unpay} />
  }
  if (form.key === 'eliminar') return <ActDialog {...shared} act="remove" action={remove} />
  if (form.key !== 'pagar') return null
  return (
    <FormDialog
      title={acts.pay.label}
      submit={acts.pay.label}
      lead={<p className="soft">{acts.pay.means}</p>}
      action={pay}
      more={{ id, version }}
      initial={{ paidOn: today(), ...(withoutEnding && { withEnding: true }) }}
      acts
      form={form}
    >
      <FreeField field={paidOn} name="paidOn" autoFocus />
      {withoutEnding && (
        <FreeField
          field={withEnding}
          name="withEnding"
          help={`Con su causal, al ${formatDate(disengagementDate)}: sin él no se paga`}
        />
      )}
    </FormDialog>
  )
}

const paidOn = date('Fecha del pago')
const withEnding = flag('Registrar también el término del contrato')
