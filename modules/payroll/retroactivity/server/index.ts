import './retroactivity.graphql.ts'

export { calculateRetroactivity } from './calculate.job.ts'
export { owedUpTo, presentIn } from './preview.queries.ts'
