import './approval.ts'
import './advanced-outcome.ts'
import './signature.graphql.ts'
import './external.graphql.ts'
import './verify.graphql.ts'
import './reminders.ts'
import './replacing.service.ts'
import './waiting-seals.ts'

export { signedEvidence } from './signed-evidence.ts'
export { sealJobs } from './seal.job.ts'
export {
  type PaperSignature,
  paperSignature,
  PaperSignatureType,
  recallPaper,
  sendPaper,
} from './sent-papers.ts'
export { openRequests } from './requests.queries.ts'
export { signable, type SignedNow, type Unsigned } from './signables.ts'
export { verification } from './verify.service.ts'
