import './plans-in-process.ts'
import './action-plans.graphql.ts'
import './approval.ts'
import './milestones.graphql.ts'

export { milestonePapers } from './papers.ts'
export { plansDone } from './plans-done.ts'
export { plans, plansSeen } from './plans.queries.ts'
export { createActionPlan } from './plans.service.ts'
