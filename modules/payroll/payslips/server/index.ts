import './payslips.graphql.ts'

export { NodeType, SectionType } from './types.ts'
export {
  differencesInSections,
  type ReportedPayslip,
  reportedPayslips,
  type ReportedWanted,
} from './reported-payslips.ts'
export { savingPlaces } from './savings.queries.ts'
export { keptDocumentKind } from './kept-document.ts'
export { markPayments } from './payments.ts'
export { printMonth } from './print.job.ts'
export { recordReading } from './payslip.service.ts'
export { explanationNodes } from './explain.service.ts'
