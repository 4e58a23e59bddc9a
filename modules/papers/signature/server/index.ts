import './signature.graphql.ts'
import './verify.graphql.ts'
import './reminders.ts'
import './waiting-seals.ts'

export { signedEvidence } from './signed-evidence.ts'
export { sealRequest, sealWaiting } from './seal.job.ts'
export { openRequests } from './requests.queries.ts'
export { signable, type SignedNow, type Unsigned } from './signables.ts'
