import { Alert } from 'antd'
import { useNavigate, useParams } from 'react-router'
import { ActionPlan as PlanDocument, UpdateActionPlan } from '#generated/operations/action-plans.ts'
import { whyNot, relationsTo } from '#platform/model/states.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { editing } from '#platform/web/draft/changed-fields.ts'
import { FormPage } from '#platform/web/kit/form/FormPage.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { planFields } from '../model/plan.ts'
import { approvalStates } from '../model/states.ts'
import { PlanFields } from './PlanFields.tsx'
import type { Plan } from './types.ts'

/** Corrects a plan; one that cannot be corrected says why. */
export default function EditPlanPage() {
  const { id = '' } = useParams()
  const { data, error, loading, reload } = useDetail(PlanDocument, { input: { id } })
  if (error) return <LoadProblem error={error} retry={reload} page />
  const plan = data?.actionPlan
  if (loading || !plan) return <PageSkeleton />
  const why = plan.canUpdate
    ? whyNot(approvalStates, 'edit', {
        state: plan.approvalStatus,
        relations: relationsTo(plan.isOwn),
      })
    : 'Lo corrige su persona o quien la supervisa'
  if (why !== undefined) {
    return (
      <section>
        <PageHeader title="Editar plan de acción" />
        <EmptyState
          title="Este plan no se edita"
          action={<ActionButton to={pathTo('planes-de-accion/:id', { id })}>Ver plan</ActionButton>}
        >
          {why}.
        </EmptyState>
      </section>
    )
  }
  return <EditForm plan={plan} />
}

function EditForm({ plan }: { plan: Plan }) {
  const navigate = useNavigate()
  const to = pathTo('planes-de-accion/:id', { id: plan.id })
  const update = useAction(UpdateActionPlan, {
    done: 'Plan guardado',
    after: () => void navigate(to),
  })
  return (
    <FormPage
      title="Editar plan de acción"
      context={plan.fullname}
      action={update}
      {...editing(plan, planFields)}
      cancel={to}
      draft={`action-plan-${plan.id}`}
    >
      {plan.approvalStatus === 'APPROVED' && (
        <Alert
          className="mg-block"
          type="warning"
          showIcon
          title="Está aprobado: si cambia lo acordado, espera aprobación de nuevo."
        />
      )}
      <PlanFields planId={plan.id} />
    </FormPage>
  )
}
