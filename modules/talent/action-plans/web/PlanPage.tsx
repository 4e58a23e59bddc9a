import { Alert } from 'antd'
import { useParams } from 'react-router'
import { ActionPlan as PlanDocument, ActionPlanSteps } from '#generated/operations/action-plans.ts'
import { Milestones } from '#generated/operations/action-plans.ts'
import { PaperTag } from '#modules/papers/signature/web/index.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { PageContext } from '#platform/web/kit/page/PageContext.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { StateTag, StepList } from '#platform/web/kit/record/StateMachine.tsx'
import { CompletionRing } from '#platform/web/kit/text/CompletionRing.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { NoBreak } from '#platform/web/kit/text/NoBreak.tsx'
import { Facts } from '#platform/web/kit/text/values.tsx'
import { formatName } from '#platform/web/look/format.ts'
import { today } from '#platform/web/look/today.ts'
import { labelOf } from '#platform/model/entity.ts'
import { PlanStanding } from '../model/catalogs.ts'
import { nextStep } from '../model/next-step.ts'
import { ActionPlan, smartFields } from '../model/plan.ts'
import { standingOn } from '../model/progress.ts'
import { MilestonesPanel } from './MilestonesPanel.tsx'
import { PlanActions } from './PlanActions.tsx'
import { standingTones } from './tones.ts'
import type { MilestoneRow, Plan } from './types.ts'
import './plans.css'

/** One plan: what was agreed, its milestones and evidence, its approval, and what is next. */
export default function PlanPage() {
  const { id = '' } = useParams()
  const detail = useDetail(PlanDocument, { input: { id } })
  const marks = useDetail(Milestones, { input: { actionPlanId: id } })
  const plan = detail.data?.actionPlan
  const title = plan ? `Plan de ${formatName(plan.fullname)}` : 'Plan de acción'
  return (
    <DetailPage
      title={title}
      lead={
        plan && <CompletionRing percent={plan.completenessPercentage} size={56} label="Avance" />
      }
      context={plan && <Standing plan={plan} />}
      actions={plan && <PlanActions plan={plan} />}
      loading={detail.loading || marks.loading}
      error={detail.error ?? marks.error}
      retry={detail.reload}
    >
      {plan && marks.data && <Body plan={plan} milestones={marks.data.milestones} />}
    </DetailPage>
  )
}

function Standing({ plan }: { plan: Plan }) {
  const standing = standingOn(plan, today())
  return (
    <PageContext tone={standingTones[standing]} state={PlanStanding.label(standing)}>
      <StateTag machine={ActionPlan.machine} state={plan.approvalStatus} />
      <PaperTag paper={plan.signature} />
    </PageContext>
  )
}

function Body({ plan, milestones }: { plan: Plan; milestones: readonly MilestoneRow[] }) {
  const { title, text } = nextStep(plan, milestones, today())
  const late = standingOn(plan, today()) === 'LATE'
  return (
    <>
      <Alert
        className="mg-block"
        type={late || plan.approvalStatus === 'REJECTED' ? 'warning' : 'info'}
        showIcon
        title={title}
        description={<NoBreak words={text} />}
      />
      <div className="ap-columns">
        <div>
          <Panel title="Objetivo">
            <p className="ap-words">{plan.objective}</p>
            <Facts
              of={ActionPlan}
              row={plan}
              names={factNames}
              show={{
                supervisorId: plan.supervisorName,
                creatorId: plan.creatorName,
                evaluationWeight: `${plan.evaluationWeight} %`,
              }}
            />
          </Panel>
          <Panel title="Cómo se comprueba">
            <dl className="ap-smart">
              {smartFields.map((name) => (
                <div key={name}>
                  <dt>{labelOf(ActionPlan, name)}</dt>
                  <dd className="ap-words">{plan[name]}</dd>
                </div>
              ))}
            </dl>
          </Panel>
        </div>
        <div>
          <MilestonesPanel plan={plan} milestones={milestones} />
          <StepsPanel id={plan.id} />
        </div>
      </div>
    </>
  )
}

const factNames = [
  'impactArea',
  'startDate',
  'endDate',
  'evaluationWeight',
  'supervisorId',
  'creatorId',
] as const

/** Each state of the approval, with its author and its words. */
function StepsPanel({ id }: { id: string }) {
  const { data } = useDetail(ActionPlanSteps, { input: { id } })
  return (
    <Panel title="Aprobación">
      {data && <StepList machine={ActionPlan.machine} steps={data.actionPlanSteps} />}
    </Panel>
  )
}
