import './importations.graphql.ts'

export { applyFile } from './apply.job.ts'
export { readFile } from './reading.job.ts'
export { undoFile } from './undo.job.ts'
export { importUploads } from './upload.ts'
