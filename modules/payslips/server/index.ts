import './payslips.graphql.ts'

export { periodOf, periodsOf, planOf } from './plans.ts'
export { type ExplanationNode, explanationNodes } from './explain.service.ts'
export { NodeType, SectionType } from './types.ts'
export { readSeal, useSealSecret } from './seal.ts'
export { printMonth } from './print.job.ts'
export { type ReportedPayslip, reportedPayslips } from './reported.ts'
