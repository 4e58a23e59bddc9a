import './inspections.graphql.ts'

export { codeOf, digestOf } from './code.ts'
