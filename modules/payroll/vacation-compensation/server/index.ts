import './agreed-days.ts'
import './approval.ts'
import './compensations.graphql.ts'

export { compensationPapers } from './scope.ts'
