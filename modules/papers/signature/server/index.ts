import './signature.graphql.ts'
import './verify.graphql.ts'
import './reminders.ts'
import './waiting-seals.ts'

export { signedEvidence } from './signed-evidence.ts'
export { sealRequest, sealWaiting } from './seal.job.ts'
