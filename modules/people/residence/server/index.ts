import './residence.graphql.ts'

export { residencePapers } from './scope.ts'
