export { isPrivate } from './private.ts'
export { madeNow, type MadeWith, madeWith, privatePeople, sightOf, stillSeen } from './stored.ts'
export { notHidden, payslipWithin, payWithin, personWithin } from './within.ts'
