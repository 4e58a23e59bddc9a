import { ActionPlanWeights } from '#generated/operations/action-plans.ts'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { usePreview } from '#platform/web/kit/form/FormPreview.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { ActionPlan, smartFields } from '../model/plan.ts'
import { MOST_WEIGHT } from '../model/progress.ts'
import { Progress } from './Progress.tsx'

type Props = {
  planId?: string
  /** Whether the process and the survey are asked: not of what says by itself where it is from. */
  withOrigin?: boolean
}

/** What people write of a plan: its objective, when, how much it weighs, and how it is checked. */
export function PlanFields({ planId, withOrigin = true }: Props) {
  return (
    <>
      <Section title="Objetivo">
        <Field of={ActionPlan} name="objective" wide rows={2} autoFocus />
        <Field of={ActionPlan} name="impactArea" wide />
        <FieldList of={ActionPlan} names={['startDate', 'endDate']} />
        <Field of={ActionPlan} name="evaluationWeight" />
        <WeightSum {...(planId === undefined ? {} : { planId })} />
      </Section>
      {withOrigin && (
        <Section
          title="De dónde viene"
          text="El proceso y la encuesta cuyo resultado se quiere mejorar"
        >
          <Field of={ActionPlan} name="evaluationProcessId" />
          <Field of={ActionPlan} name="surveyId" />
        </Section>
      )}
      <Section
        title="Cómo se comprueba"
        text="Específico, medible, alcanzable, realista y trazable en el tiempo"
      >
        {smartFields.map((name) => (
          <Field key={name} of={ActionPlan} name={name} wide rows={2} />
        ))}
      </Section>
    </>
  )
}

/** What the approved plans of the person weigh together with this one, while it is written. */
function WeightSum({ planId }: { planId?: string }) {
  const [weight, worker] = [useValue('evaluationWeight'), useValue('workerId')]
  const workerId = typeof worker === 'string' && worker !== '' ? worker : null
  const input = planId === undefined ? { workerId } : { planId }
  const { data } = usePreview(ActionPlanWeights, { input })
  if (!data) return null
  const { approved, pending } = data.actionPlanWeights
  const sum = typeof weight === 'number' ? approved + weight : approved
  const over = sum > MOST_WEIGHT
  return (
    <div className="ap-weights" data-over={over || undefined} aria-live="polite">
      <span className="soft">Suma con los planes aprobados</span>
      <Progress percent={sum} label="Suma de ponderaciones" />
      <span className="soft">
        {over
          ? `Pasa de ${MOST_WEIGHT} %: así no se aprueba`
          : `Aprobados ${approved} %, por aprobar ${pending} %`}
      </span>
    </div>
  )
}
