import './display.graphql.ts'
import './batches.graphql.ts'
import './finiquito.graphql.ts'
import './papers.graphql.ts'
import './settlements.graphql.ts'

export { batchesOfSettlements } from './batch.job.ts'
export { printSettlements } from './papers.job.ts'
export { severanceOwed } from './severance.queries.ts'
