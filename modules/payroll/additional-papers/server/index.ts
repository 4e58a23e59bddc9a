import './paper.graphql.ts'
import './release.graphql.ts'

export { additionalMonth } from './additional-month.ts'
export { gratifiedWithin, ownSumsAreTold, seesEverybody } from './gratified.ts'
export { ofAdditionalMonth } from './release.graphql.ts'
export { type AccruedMonth, type Line, readLines, readMonths, readYear } from './stored.ts'
export { GratifiedMonthType } from './types.ts'
export { type OpenPayments, openPayments, reportedPayments } from './reported.ts'
