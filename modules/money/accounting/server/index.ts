import './entries.graphql.ts'
import './journal.graphql.ts'
import './plan.graphql.ts'
import './templates.graphql.ts'
import './provisions.graphql.ts'

export { createCentralization, reverseCentralization } from './entries.service.ts'
export { makeAccountingEntry } from './make.job.ts'
export { createUsualAccountingPlan } from './plan.service.ts'
