import './evaluation-sent.ts'
import './evaluations.graphql.ts'
import './reminders.ts'
import './reviews.graphql.ts'

export { evaluationProcess } from './processes.queries.ts'
export { plansInProcess } from './plans-in-process.ts'
export { type ReviewOf, reviewsOf } from './reviews-of.ts'
