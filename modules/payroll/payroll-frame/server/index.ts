import './business-months.ts'

export { closingSteps, monthClosing } from './closing-steps.ts'
export { otherProcesses, keepFigures, otherProcess } from './other-processes.ts'
export { holdMonth } from './hold-month.ts'
export { missingIndicators, monthById, type MonthHead, monthHeads } from './month-heads.queries.ts'
export { monthRecord } from './month-record.ts'
export { requireActive } from './responsible.ts'
export { WORK_MAIL } from './work-mail.ts'
