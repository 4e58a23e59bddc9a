import './retroactivity.graphql.ts'

export { calculateRetroactivity } from './calculate.job.ts'
export { replaceLateItems } from './late-items.service.ts'
export { postRetroactively } from './posting.job.ts'
export { markOfAllOwed, markOfOwed, owedUpTo } from './amounts-owed.queries.ts'
export { differencesPaidIn } from './paid-differences.queries.ts'
