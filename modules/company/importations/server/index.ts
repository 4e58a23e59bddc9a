import './importations.graphql.ts'

export { applyFile } from './apply.job.ts'
export { ofCatalogue } from './catalogue-importer.ts'
export { importer, type Importing } from './importer.ts'
export { readFile } from './read.job.ts'
export { undoFile } from './undo.job.ts'
export { importUploads } from './upload.ts'
