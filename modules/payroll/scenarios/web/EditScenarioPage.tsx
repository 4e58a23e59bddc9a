import { useParams } from 'react-router'
import { Scenario, UpdateScenario } from '#generated/operations/scenarios.ts'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { valuesOf } from './form-values.ts'
import { ScenarioForm } from './ScenarioForm.tsx'

/** Changes a scenario; what was calculated before says that it is of another edition. */
export default function EditScenarioPage() {
  const { id = '' } = useParams()
  const detail = useDetail(Scenario, { input: { id } })
  const update = useAction(UpdateScenario, { done: 'Escenario guardado' })
  const scenario = detail.data?.scenario
  if (detail.error) return <LoadProblem error={detail.error} retry={detail.reload} page />
  if (!scenario) return <PageSkeleton />
  return (
    <ScenarioForm
      title={`Editar ${scenario.name}`}
      action={update}
      initial={valuesOf(scenario)}
      more={{ id, version: scenario.version }}
      cancel={pathTo('escenarios/:id', { id })}
    />
  )
}
