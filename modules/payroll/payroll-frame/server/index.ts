export { closingSteps, onClosing } from './closing-steps.ts'
export { defineProcess, keepFigures, otherProcess } from './other-processes.ts'
export { holdMonth } from './hold-month.ts'
export {
  missingIndicators,
  monthById,
  type MonthHead,
  monthHeads,
  newestMonth,
} from './month-heads.queries.ts'
export { requireActive } from './responsible.ts'
