import './documents.graphql.ts'
import './folders.graphql.ts'

export { readerProfiles } from './profiles.ts'
export { documentUploads } from './writing.ts'
export { zipOfDocuments } from './zip.job.ts'
