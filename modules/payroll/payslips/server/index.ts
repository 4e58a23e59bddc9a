import './payslips.graphql.ts'

export {
  type Hands,
  periodOf,
  periodsOf,
  plainDeduction,
  planOf,
  takenBy,
  takenIn,
} from './plans.ts'
export { type ExplanationNode, explanationNodes } from './explain.service.ts'
export { recordReading } from './payslip.service.ts'
export { LinkType, NodeType, SectionType } from './types.ts'
export { readSeal, useSealSecret } from './seal.ts'
export { printMonth, remember } from './print.job.ts'
export {
  differencesInSections,
  type ReportedPayslip,
  reportedPayslips,
  type ReportedWanted,
} from './reported.ts'
