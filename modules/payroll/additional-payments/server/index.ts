import './additional.graphql.ts'
import './gratification.graphql.ts'
import './process.ts'

export { calculateGratification } from './gratification.job.ts'
