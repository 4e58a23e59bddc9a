import './erasures.graphql.ts'

export { erasing } from './erase.job.ts'
