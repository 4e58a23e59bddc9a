import './net-to-gross.graphql.ts'
import './scenarios.graphql.ts'

export { calculateScenario } from './calculate.job.ts'
