import './absences.graphql.ts'

export { absencesAround, type MonthAbsence } from './of-month.queries.ts'
export { absenceUploads } from './uploads.ts'
