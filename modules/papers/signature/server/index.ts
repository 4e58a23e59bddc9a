import './signature.graphql.ts'
import './verify.graphql.ts'
import './reminders.ts'

export { signedEvidence } from './signed-evidence.ts'
export { sealRequest } from './seal.job.ts'
