import { useNavigate } from 'react-router'
import { choicesOf } from '#platform/web/kit/form/empty-select.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormPage, Section } from '#platform/web/kit/form/FormPage.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import type { Action } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Scenario } from '../model/scenario.ts'
import { Changes } from './Changes.tsx'
import { ScenarioBusinesses } from '#generated/operations/parts/scenarios.ts'
import { inputOf, scenarioMonths } from './form-values.ts'
import './scenarios.css'

type Props<Variables, Data> = {
  title: string
  action: Action<Variables, Data & { id: string }>
  initial: FormValues
  more?: Record<string, unknown>
  cancel: string
}

/** A scenario: what it is called, over which months, and what changes in it. */
export function ScenarioForm<Variables, Data>(props: Props<Variables, Data>) {
  const { title, action, initial, more = {}, cancel } = props
  const navigate = useNavigate()
  const businesses = useDetail(ScenarioBusinesses, undefined, { needs: 'businesses.read' })
  const options = choicesOf(
    businesses.data?.businesses.filter(({ usePayroll }) => usePayroll),
    ({ id, name }) => ({ value: id, label: name }),
  )
  return (
    <FormPage
      title={title}
      context="Los cambios se aplican sobre los contratos y novedades reales, en memoria"
      action={action}
      initial={initial}
      more={more}
      toInput={inputOf}
      cancel={cancel}
      submit="Guardar escenario"
      onDone={({ id }) => void navigate(pathTo('escenarios/:id', { id }))}
    >
      <Section title="Escenario">
        <Field of={Scenario} name="name" autoFocus />
        <Field
          of={Scenario}
          name="businessId"
          options={options}
          needs="businesses.read"
          help="Vacío: toda la empresa"
        />
        <Field of={Scenario} name="description" rows={2} />
      </Section>
      <Section title="Meses y supuestos">
        <Field of={Scenario} name="firstMonth" months={scenarioMonths()} />
        <Field of={Scenario} name="months" help="De 1 a 12" />
        <Field
          of={Scenario}
          name="yearly"
          help="Para mirar hasta 2033: el mismo mes, año tras año"
        />
        <Field
          of={Scenario}
          name="monthlyGrowth"
          help="Cuánto suben UF y UTM cada mes que aún no se conoce"
        />
        <Field of={Scenario} name="repeatItems" />
      </Section>
      <Changes />
    </FormPage>
  )
}
