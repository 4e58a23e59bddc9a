import { SubordinateActionPlans } from '#generated/operations/action-plans.ts'
import { PlanList, usePlans } from './PlanList.tsx'

/** The plans of action of the people who report to the reader. */
export default function TeamTab() {
  return (
    <PlanList
      whose="team"
      title="Planes de acción del equipo"
      list={usePlans(SubordinateActionPlans)}
    />
  )
}
