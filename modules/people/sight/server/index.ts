export { isPrivate, privatePeople, wasPrivate } from './private.ts'
export { monthShown, payslipShown, payslipWithin, payWithin, personShown } from './within.ts'
export { personWithin } from '#platform/server/reach.ts'
