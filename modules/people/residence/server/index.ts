import './reminders.ts'

export { residencePapers } from './residence.graphql.ts'
