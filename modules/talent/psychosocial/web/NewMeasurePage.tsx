import { useNavigate, useParams } from 'react-router'
import { CealResult, CreateCealMeasure } from '#generated/operations/psychosocial.ts'
import { ActionPlan } from '#modules/talent/action-plans/model/plan.ts'
import { PlanFields } from '#modules/talent/action-plans/web/index.ts'
import { CealDimension } from '#modules/talent/surveys/model/scoring/ceal-sm.ts'
import { flag } from '#platform/model/field.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Field, FreeField } from '#platform/web/kit/form/Field.tsx'
import { FormPage, Section } from '#platform/web/kit/form/FormPage.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { CealMeasure } from '../model/ceal-result.ts'

const submit = flag('Enviar a aprobación al guardar', {
  help: 'Si no, queda como borrador y se envía después',
})

/** Writes a measure against a risk: a plan of action, with its responsible and its days. */
export default function NewMeasurePage() {
  const { id = '' } = useParams()
  const [address] = useAddressParams()
  const { data, error, reload } = useDetail(CealResult, { input: { id } })
  const asked = address.get('dimension')
  if (error) return <LoadProblem error={error} retry={reload} page />
  if (!data) return <PageSkeleton />
  return <MeasureForm id={id} center={data.cealResult.center} asked={asked} />
}

function MeasureForm({ id, center, asked }: { id: string; center: string; asked: string | null }) {
  const navigate = useNavigate()
  const can = useCan()
  const back = pathTo('riesgos-psicosociales/:id', { id })
  const create = useAction(CreateCealMeasure, {
    done: 'Medida creada',
    after: () => void navigate(back),
  })
  const forOthers = can('actionPlanApprovals.update') && can('users.massRead')
  const dimension = CealDimension.has(asked) ? asked : undefined
  return (
    <FormPage
      title="Nueva medida"
      context={`Riesgos psicosociales de ${center}`}
      action={create}
      more={{ resultId: id }}
      initial={{
        submit: true,
        evaluationWeight: 0,
        ...(dimension
          ? { dimension, impactArea: `${CealDimension.label(dimension)}, ${center}` }
          : {}),
      }}
      cancel={back}
      draft="ceal-measure-new"
    >
      <Section title="Qué riesgo y quién responde" text="Sin responsable, queda a su nombre">
        <Field of={CealMeasure} name="dimension" />
        {forOthers && <Field of={ActionPlan} name="workerId" required={false} />}
        {forOthers && (
          <Field
            of={ActionPlan}
            name="supervisorId"
            help="Vacío, el de su contrato. Solo en medidas de otra persona"
          />
        )}
      </Section>
      <PlanFields withOrigin={false} />
      <Section>
        <FreeField field={submit} name="submit" wide />
      </Section>
    </FormPage>
  )
}
