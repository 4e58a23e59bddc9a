import './documents.graphql.ts'
import './folders.graphql.ts'

export { documentLink, issuePrinted, keepUploaded, removeDraft } from './keeping.ts'
export { storeScanned, voidDocument } from './keeping.ts'
export { issueMade, type MadePaper, requireOfPeople } from './making.ts'
export { readerProfiles } from './profiles.ts'
export { readableDocuments } from './reading.ts'
export {
  endSigning,
  endSignings,
  lockedSignable,
  sendAllToSign,
  sendToSign,
  type Signable,
  storeSigned,
} from './signing.ts'
export { documentUploads, writableFolder } from './writing.ts'
export { zipOfDocuments } from './zip.job.ts'
