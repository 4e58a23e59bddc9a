import './gratification.graphql.ts'

export { gratificationAccrued } from './accrued-gratification.queries.ts'
export { calculateGratification } from './gratification.job.ts'
export { gratificationYear } from './gratification.queries.ts'
export { askForIt, requireCurrent } from './gratification.service.ts'
export { seesOwnSums, seesEverybody } from './gratified-contracts.ts'
export { GratifiedMonthType } from './types.ts'
