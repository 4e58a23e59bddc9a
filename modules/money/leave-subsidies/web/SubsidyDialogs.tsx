import {
  AppealLeaveSubsidy,
  ClaimLeaveSubsidy,
  LoseLeaveSubsidy,
  ReceiveLeaveSubsidy,
  RejectLeaveSubsidy,
  ReopenLeaveSubsidy,
  UpdateLeaveSubsidy,
} from '#generated/operations/leave-subsidies.ts'
import { formatDate, formatName } from '#platform/web/look/format.ts'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ActDialog } from '#platform/web/kit/record/StateMachine.tsx'
import type { Option } from '#platform/web/screen/slots.tsx'
import { today } from '#platform/web/look/today.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { subsidyStates } from '../model/states.ts'
import { LeaveSubsidy, LeaveSubsidyPayment } from '../model/subsidy.ts'
import { DetailDialog } from './DetailDialog.tsx'
import type { Subsidy } from './types.ts'

type Props = { form: OpenForm; rows: readonly Subsidy[]; payers: readonly Option[] }

/** The dialogs of the list: one act on one subsidy, or all that happened to it. */
export function SubsidyDialogs({ form, rows, payers }: Props) {
  const [what, id] = form.key?.split(' ') ?? []
  const row = rows.find((one) => one.id === id)
  if (!row) return null
  if (what === 'claim') return <ClaimDialog row={row} form={form} />
  if (what === 'receive') return <ReceiveDialog row={row} form={form} />
  if (what === 'edit') return <AmountsDialog row={row} form={form} payers={payers} />
  const act = answers.find((one) => one === what)
  return act ? (
    <AnswerDialog row={row} act={act} form={form} />
  ) : (
    <DetailDialog row={row} onClose={form.close} />
  )
}

const answers = ['reject', 'appeal', 'lose', 'reopen'] as const

type OneProps = { row: Subsidy; form: OpenForm }

const about = ({ fullname, startDate, endDate, payerName }: Subsidy) =>
  `${formatName(fullname)}, ${formatDate(startDate)} al ${formatDate(endDate)}, ${payerName}.`

const seen = ({ id, version }: Subsidy) => ({ id, version })

function ClaimDialog({ row, form }: OneProps) {
  const claim = useAction(ClaimLeaveSubsidy, { done: subsidyStates.acts.claim.done })
  return (
    <FormDialog
      title="Registrar cobro"
      submit="Registrar"
      lead={<p className="mg-act">{about(row)}</p>}
      action={claim}
      initial={{ claimedOn: today() }}
      more={seen(row)}
      acts
      form={form}
    >
      <Field of={LeaveSubsidy} name="claimedOn" required max={today()} />
      <Field of={LeaveSubsidy} name="claimNumber" />
    </FormDialog>
  )
}

function ReceiveDialog({ row, form }: OneProps) {
  const receive = useAction(ReceiveLeaveSubsidy, { done: subsidyStates.acts.receive.done })
  return (
    <FormDialog
      title="Registrar devolución"
      submit="Registrar"
      lead={<p className="mg-act">{about(row)}</p>}
      action={receive}
      initial={{ receivedOn: today(), ...(row.missing ? { amount: row.missing } : {}) }}
      more={seen(row)}
      acts
      form={form}
    >
      <Field of={LeaveSubsidyPayment} name="receivedOn" max={today()} />
      <FieldList of={LeaveSubsidyPayment} names={['amount', 'reference']} autoFocus />
    </FormDialog>
  )
}

function AmountsDialog({ row, form, payers }: OneProps & { payers: readonly Option[] }) {
  const update = useAction(UpdateLeaveSubsidy, { done: 'Montos corregidos' })
  const { payer, paid, owed, comment } = row
  return (
    <FormDialog
      title="Corregir montos"
      lead={<p className="mg-act">{about(row)}</p>}
      action={update}
      initial={{ payer, paid, owed, comment }}
      more={seen(row)}
      form={form}
    >
      <Field of={LeaveSubsidy} name="payer" options={payers} />
      <FieldList of={LeaveSubsidy} names={['paid', 'owed']} />
      <Field of={LeaveSubsidy} name="comment" rows={2} />
    </FormDialog>
  )
}

function AnswerDialog({ row, act, form }: OneProps & { act: (typeof answers)[number] }) {
  const actions = {
    reject: useAction(RejectLeaveSubsidy, { done: subsidyStates.acts.reject.done }),
    appeal: useAction(AppealLeaveSubsidy, { done: subsidyStates.acts.appeal.done }),
    lose: useAction(LoseLeaveSubsidy, { done: subsidyStates.acts.lose.done }),
    reopen: useAction(ReopenLeaveSubsidy, { done: subsidyStates.acts.reopen.done }),
  }
  return (
    <ActDialog
      machine={subsidyStates}
      act={act}
      what={`el subsidio de ${formatName(row.fullname)}`}
      lead={about(row)}
      action={actions[act]}
      more={seen(row)}
      of={LeaveSubsidy}
      field="reason"
      form={form}
    />
  )
}
