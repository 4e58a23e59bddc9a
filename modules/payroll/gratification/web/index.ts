import './gratification.css'

export { Gratification } from './Gratification.tsx'
export { isRunning, useWhenCalculated } from './GratificationProgress.tsx'
export { ProposeGratification } from './GratificationTerms.tsx'
export { Gratification as YearDocument } from '#generated/operations/gratification.ts'
export type { Year } from './types.ts'
export { Reasons, YearTable } from './YearTable.tsx'
