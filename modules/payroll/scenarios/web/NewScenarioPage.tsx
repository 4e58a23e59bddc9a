import { CreateScenario } from '#generated/operations/scenarios.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { blankScenario } from './form-values.ts'
import { ScenarioForm } from './ScenarioForm.tsx'

/** A scenario that begins. */
export default function NewScenarioPage() {
  const create = useAction(CreateScenario, { done: 'Escenario creado' })
  return (
    <ScenarioForm
      title="Nuevo escenario"
      action={create}
      initial={blankScenario()}
      cancel={pathTo('escenarios')}
    />
  )
}
