import { objectFrom, of } from '#platform/server/graphql/object.ts'
import type { MonthOfYear } from '../model/stored-year.ts'

export const GratifiedMonthType = objectFrom<MonthOfYear>('GratifiedMonth', {
  yearMonth: of.yearMonth,
  base: of.pesos,
  paid: of.pesos,
  share: of.decimal,
})
