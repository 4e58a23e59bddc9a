export { PlanFields } from './PlanFields.tsx'
export { standingTones } from './tones.ts'
