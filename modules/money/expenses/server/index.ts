import './approval.ts'

import './expenses.graphql.ts'
import './policies.graphql.ts'
import './reports.graphql.ts'

export { bookedCategories, type SpentPart, spentParts } from './spent-parts.ts'
export { receipts } from './expenses.service.ts'
