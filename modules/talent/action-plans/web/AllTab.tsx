import { ActionPlans } from '#generated/operations/action-plans.ts'
import { PlanList, usePlans } from './PlanList.tsx'

/** The plans of action of everybody within the reach of the reader. */
export default function AllTab() {
  return <PlanList whose="all" title="Planes de acción de todos" list={usePlans(ActionPlans)} />
}
