import { papersOf } from '#platform/server/uploads/papers.ts'
import { plans } from './plans.queries.ts'

/** The evidence of milestones, uploaded for their plan by who may mark them as done. */
export const milestonePapers = papersOf('milestone', 'actionPlan', async (context, planId) => {
  await plans.one(context, planId, 'milestones.update')
})
