import { sql } from '#platform/server/sql/db.ts'

/**
 * Of the `review` of a statement: how much of its plans that count is done, as the sum of percents
 * by their weights (`done`), and what they weigh (`weight`). `plansOfProcess` says the same of
 * plans that are read.
 */
export const plansDone = sql`
  select sum(plan.evaluation_weight * plan.completeness_percentage) as done,
    sum(plan.evaluation_weight) as weight
  from action_plan plan
  where plan.company_id = app.current_company() and plan.worker_id = review.evaluatee_id
    and plan.evaluation_process_id = review.process_id and plan.approval_status = 'APPROVED'`
