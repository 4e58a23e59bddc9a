export { isPrivate, privatePeople, wasPrivate } from './private.ts'
export { contractWithin, monthShown, ofContract } from './within.ts'
export { payslipShown, payslipWithin, payWithin, personShown } from './within.ts'
export { personWithin } from '#platform/server/reach.ts'
