import {
  UpdateActionPlanApprovalStatus,
  UpdateActionPlanEvaluationWeight,
  UpdateActionPlanPercentage,
  UpdateActionPlanSupervisor,
} from '#generated/operations/action-plans.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useAct } from '#platform/web/kit/record/RecordsPage.tsx'
import { ActDialog } from '#platform/web/kit/record/StateMachine.tsx'
import { ActionPlan } from '../model/plan.ts'
import { approvalStates, completenessStates } from '../model/states.ts'
import type { Plan } from './types.ts'

type Props = { plan: Plan; form: OpenForm }

/** The dialog of a plan that is open, if any. */
export function PlanDialog({ plan, form }: Props) {
  switch (form.key) {
    case 'approve':
    case 'reject':
    case 'cancel':
      return <AnswerDialog plan={plan} act={form.key} form={form} />
    case 'weigh':
      return <WeightDialog plan={plan} form={form} />
    case 'assign':
      return <SupervisorDialog plan={plan} form={form} />
    case 'progress':
      return <ProgressDialog plan={plan} form={form} />
    default:
      return null
  }
}

const askedFor = { approve: 'APPROVED', reject: 'REJECTED', cancel: 'CANCELED' } as const

/** Answers a plan, or annuls it, with the words of whoever does it. */
function AnswerDialog({ plan, act, form }: Props & { act: keyof typeof askedFor }) {
  const send = useAct(ActionPlan, act, UpdateActionPlanApprovalStatus)
  return (
    <ActDialog
      machine={approvalStates}
      act={act}
      what="el plan de acción"
      lead={plan.objective}
      action={send}
      more={{ id: plan.id, version: plan.version, approvalStatus: askedFor[act] }}
      of={ActionPlan}
      field="response"
      form={form}
    />
  )
}

/** Weighs a plan of another person. */
function WeightDialog({ plan, form }: Props) {
  const send = useAct(ActionPlan, 'weigh', UpdateActionPlanEvaluationWeight)
  return (
    <FormDialog
      title="Ponderar el plan"
      lead={<p className="soft">{approvalStates.acts.weigh.means}</p>}
      action={send}
      more={{ id: plan.id, version: plan.version }}
      initial={{ evaluationWeight: plan.evaluationWeight }}
      form={form}
    >
      <Field of={ActionPlan} name="evaluationWeight" autoFocus />
    </FormDialog>
  )
}

/** Names who follows a plan and answers it. */
function SupervisorDialog({ plan, form }: Props) {
  const send = useAct(ActionPlan, 'assign', UpdateActionPlanSupervisor)
  return (
    <FormDialog
      title="Cambiar supervisor"
      action={send}
      more={{ id: plan.id, version: plan.version }}
      initial={{ supervisorId: plan.supervisorId }}
      toInput={({ supervisorId }) => ({ supervisorId: supervisorId ?? null })}
      form={form}
    >
      <Field of={ActionPlan} name="supervisorId" autoFocus />
    </FormDialog>
  )
}

/** Types the progress of a plan without milestones. */
function ProgressDialog({ plan, form }: Props) {
  const send = useAction(UpdateActionPlanPercentage, {
    done: completenessStates.acts.progress.done,
  })
  return (
    <FormDialog
      title="Anotar avance"
      lead={
        <p className="soft">
          En 100 % queda completo, si está aprobado. Con hitos, el avance lo calculan ellos.
        </p>
      }
      action={send}
      more={{ id: plan.id, version: plan.version }}
      initial={{ completenessPercentage: plan.completenessPercentage }}
      form={form}
    >
      <Field of={ActionPlan} name="completenessPercentage" autoFocus />
    </FormDialog>
  )
}
