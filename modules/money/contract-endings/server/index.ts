import './batches.graphql.ts'
import './endings.graphql.ts'

export { batchesOfEndings } from './batch.job.ts'
export { createContractSettlement } from './endings.service.ts'
export { endingTask } from './overdue.ts'
export { expiredTermsIn } from './expired-terms.service.ts'
export { endingsDue } from './facts.queries.ts'
export { endingPaid, endingsPaid, paidFiniquitos } from './paid-finiquitos.ts'
