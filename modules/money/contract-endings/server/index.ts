import './endings.graphql.ts'

export { endingTask } from './overdue.ts'
