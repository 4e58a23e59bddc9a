import './filings.graphql.ts'

export { makeFiling } from './filings.service.ts'
export { makeFilingFile } from './make.job.ts'
export { declaredTotals } from './declared-totals.queries.ts'
export { declaredWage, type DeclaredWage } from './wages.ts'
export { newestFilings } from './months.queries.ts'
export { closedMonth } from './closed-month.queries.ts'
export { heldPayslips } from './held-payslips.queries.ts'
