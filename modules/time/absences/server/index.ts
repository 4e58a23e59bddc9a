import './absences.graphql.ts'
import './alerts.graphql.ts'
import './approval.ts'
import './ending.ts'
import './history.graphql.ts'

export { absenceHistory } from './history.queries.ts'
export { absencesAround } from './of-month.queries.ts'
export { absenceUploads } from './uploads.ts'
