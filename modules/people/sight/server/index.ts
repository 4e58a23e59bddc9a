export { isPrivate, privatePeople, wasPrivate } from './private.ts'
export { payslipShown, payslipWithin, payWithin, personShown, personWithin } from './within.ts'
