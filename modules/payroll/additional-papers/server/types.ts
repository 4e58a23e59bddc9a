import { objectFrom, of } from '#platform/server/graphql/object.ts'
import type { AccruedMonth, Line } from '#modules/payroll/additional-engine/model/stored-months.ts'

export const LineType = objectFrom<Line>('AdditionalLine', {
  code: of.text,
  label: of.text,
  group: of.text,
  difference: of.pesos,
})

type MonthShown = Omit<AccruedMonth, 'runId' | 'lines' | 'bases'>

export const AccruedMonthType = objectFrom<MonthShown>('AccruedMonth', {
  yearMonth: of.yearMonth,
  part: of.decimal,
  earnings: of.pesos,
  deductions: of.pesos,
  net: of.pesos,
  employerCost: of.pesos,
  tax: of.pesos,
  taxAtPayment: of.pesos,
})
