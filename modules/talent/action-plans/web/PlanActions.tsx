import { useNavigate } from 'react-router'
import {
  DeleteActionPlan,
  PrintActionPlan,
  SendActionPlanToSign,
  UpdateActionPlanApprovalStatus,
  UpdateActionPlanStatus,
} from '#generated/operations/action-plans.ts'
import { paperStates } from '#modules/papers/signature/model/sent-paper.ts'
import { paperActions } from '#modules/papers/signature/web/index.ts'
import { relationsTo, whyNot } from '#platform/model/states.ts'
import { openFile } from '#platform/web/api/files.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ActionMenu, type RowAction } from '#platform/web/kit/list/RowActions.tsx'
import { useAct } from '#platform/web/kit/record/RecordsPage.tsx'
import { confirmedActionOf } from '#platform/web/kit/record/StateMachine.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { ActionPlan } from '../model/plan.ts'
import { approvalStates, completenessStates } from '../model/states.ts'
import { PlanDialog } from './PlanDialogs.tsx'
import type { Plan } from './types.ts'

type ActName = keyof typeof approvalStates.acts

/** What its reader may do with a plan: the next act as a button, the rest in a menu. */
export function PlanActions({ plan }: { plan: Plan }) {
  const form = useOpenForm('plan')
  const { id, version, canUpdate, canProgress, approvalStatus } = plan
  const send = useAct(ActionPlan, 'submit', UpdateActionPlanApprovalStatus)
  const print = useAction(PrintActionPlan, { after: openFile, quiet: true, keepCache: true })
  const more = usePlanMenu(plan, form)
  return (
    <>
      <ActionButton onClick={() => print.run({ input: { id } })}>Imprimir</ActionButton>
      {more.length > 0 && <ActionMenu label="Más acciones" actions={more} />}
      {canProgress && !plan.isMeasured && approvalStatus !== 'CANCELED' && (
        <ActionButton onClick={() => form.open('progress')}>Anotar avance</ActionButton>
      )}
      {canUpdate && whyNotNow(plan, 'submit') === undefined && (
        <ActionButton
          look="next"
          confirm={toSubmit}
          onClick={() => send.run({ input: { id, version, approvalStatus: 'PENDING' } })}
        >
          Enviar a aprobación
        </ActionButton>
      )}
      {answers(plan) && whyNotNow(plan, 'approve') === undefined && (
        <>
          <ActionButton onClick={() => form.open('reject')}>Rechazar</ActionButton>
          <ActionButton look="next" onClick={() => form.open('approve')}>
            Aprobar
          </ActionButton>
        </>
      )}
      <PlanDialog plan={plan} form={form} />
    </>
  )
}

/** Whether the reader answers plans of this person, and is not that person. */
const answers = ({ canAnswer, isOwn }: Plan): boolean => canAnswer && !isOwn

const standingOf = ({ approvalStatus, isOwn }: Plan) => ({
  state: approvalStatus,
  relations: relationsTo(isOwn),
})

const whyNotNow = (plan: Plan, name: ActName) => whyNot(approvalStates, name, standingOf(plan))

const { means: toSubmit = 'Llega a quien lo aprueba.' } = approvalStates.acts.submit

/** An act that a dialog does, for those who reach the plan with its right. */
const opens = (plan: Plan, form: OpenForm, name: ActName, offered: boolean): RowAction[] => {
  const { label, permission } = approvalStates.acts[name]
  const disabled = whyNotNow(plan, name)
  return offered ? [{ label, permission, disabled, onClick: () => form.open(name) }] : []
}

/** The acts of a plan that are not the next one. */
function usePlanMenu(plan: Plan, form: OpenForm): readonly RowAction[] {
  const navigate = useNavigate()
  const { id, version, canUpdate, canProgress, approvalStatus } = plan
  const start = useAction(UpdateActionPlanStatus, { done: completenessStates.acts.start.done })
  const sign = useAction(SendActionPlanToSign, { done: paperStates.acts.send.done })
  const remove = useAction(DeleteActionPlan, {
    done: approvalStates.acts.remove.done,
    after: () => void navigate(pathTo('planes-de-accion')),
  })
  const removes = () => remove.run({ input: { id, version } })
  const edits = canUpdate && approvalStatus !== 'CANCELED'
  const begins = canProgress && plan.completenessStatus === 'PENDING'
  return [
    ...(edits ? [{ label: 'Editar', to: pathTo('plan-de-accion/editar/:id', { id }) }] : []),
    ...(begins
      ? [
          {
            label: completenessStates.acts.start.label,
            onClick: () => start.run({ input: { id, version, completenessStatus: 'IN_PROGRESS' } }),
          },
        ]
      : []),
    ...(approvalStatus === 'APPROVED'
      ? paperActions(plan.signature, { send: () => sign.run({ input: { id } }) })
      : []),
    ...opens(plan, form, 'weigh', answers(plan)),
    ...opens(plan, form, 'assign', answers(plan)).map((one) => ({
      ...one,
      besides: ['users.massRead'] as const,
    })),
    ...opens(plan, form, 'cancel', canUpdate),
    ...(canUpdate && approvalStatus === 'DRAFT'
      ? [confirmedActionOf(approvalStates, 'remove', standingOf(plan), removes)]
      : []),
  ]
}
