import { MyActionPlans } from '#generated/operations/action-plans.ts'
import { PlanList, usePlans } from './PlanList.tsx'

/** The plans of action of the reader. */
export default function OwnTab() {
  return <PlanList whose="own" title="Planes de acción propios" list={usePlans(MyActionPlans)} />
}
