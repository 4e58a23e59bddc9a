import './residence.graphql.ts'

export { residencePapers } from './uploads.ts'
