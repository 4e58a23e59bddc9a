import './deadlines.graphql.ts'
import './processes.graphql.ts'
import './release.graphql.ts'

export { processSummary } from './process-types.ts'
export { releaseMonth } from './release.job.ts'
export {
  transferFileRefusal,
  keepList,
  payingProcess,
  pendingList,
  requireTransfers,
} from './transfer-file.service.ts'
export { payingAccount } from './paying-account.queries.ts'
export { takePayments } from './payment-ways.ts'
export { refusePaid } from './release.queries.ts'
export { paymentsOfProcess } from './payments.queries.ts'
export { deadlineMarks } from './deadline-marks.ts'
