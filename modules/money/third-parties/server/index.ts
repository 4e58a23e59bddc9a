import './parties.graphql.ts'
export { keepThirdParties } from './keep-owed.job.ts'
