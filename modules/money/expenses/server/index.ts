import './approval.ts'

import './expenses.graphql.ts'
import './policies.graphql.ts'
import './reports.graphql.ts'

export { receipts } from './expenses.service.ts'
