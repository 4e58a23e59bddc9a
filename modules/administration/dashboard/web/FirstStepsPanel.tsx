import { FirstSteps } from '#generated/operations/dashboard.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { progressOf, StepList } from './StepList.tsx'

/** The way to the first payslip, at the top of the home of who sets a company up. */
export function FirstStepsPanel() {
  const { data } = useDetail(FirstSteps, { input: { always: null } })
  const steps = data?.firstSteps
  if (!steps || steps.steps.length === 0) return null
  return (
    <Panel
      title="Primeros pasos"
      text={`Hasta la primera liquidación: ${progressOf(steps)}`}
      action={<Link to={pathTo('primeros-pasos')}>Ver en su página</Link>}
    >
      <StepList steps={steps} />
    </Panel>
  )
}
