import { useNavigate } from 'react-router'
import { CreateActionPlan } from '#generated/operations/action-plans.ts'
import { flag } from '#platform/model/field.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { Field, FreeField } from '#platform/web/kit/form/Field.tsx'
import { FormPage, Section } from '#platform/web/kit/form/FormPage.tsx'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { ActionPlan } from '../model/plan.ts'
import { PlanFields } from './PlanFields.tsx'

const submit = flag('Enviar a aprobación al guardar', {
  help: 'Si no, queda como borrador y se envía después',
})

/** What a result from which a plan is made says of it, in the address. */
const FROM_ADDRESS = {
  workerId: 'persona',
  evaluationProcessId: 'proceso',
  surveyId: 'encuesta',
} as const

function initialOf(address: URLSearchParams) {
  const given = Object.entries(FROM_ADDRESS).flatMap(([field, name]) => {
    const value = address.get(name)
    return value === null ? [] : [[field, value]]
  })
  return { submit: true, ...Object.fromEntries(given) }
}

/** Writes a plan: for oneself, or for somebody of those whose plans one approves. */
export default function NewPlanPage() {
  const navigate = useNavigate()
  const [address] = useAddressParams()
  const can = useCan()
  const create = useAction(CreateActionPlan, {
    done: 'Plan de acción creado',
    after: ({ id }) => void navigate(pathTo('planes-de-accion/:id', { id })),
  })
  const forOthers = can('actionPlanApprovals.update') && can('users.massRead')
  return (
    <FormPage
      title="Nuevo plan de acción"
      context="Un objetivo que se pueda comprobar; los hitos se agregan después"
      action={create}
      initial={initialOf(address)}
      cancel={pathTo('planes-de-accion')}
      draft="action-plan-new"
    >
      {forOthers && (
        <Section title="De quién" text="Vacío, es un plan propio">
          <Field of={ActionPlan} name="workerId" required={false} />
          <Field
            of={ActionPlan}
            name="supervisorId"
            help="Vacío, el de su contrato. Solo en planes de otra persona"
          />
        </Section>
      )}
      <PlanFields />
      <Section>
        <FreeField field={submit} name="submit" wide />
      </Section>
    </FormPage>
  )
}
