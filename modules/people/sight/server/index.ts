import { isPrivate, privatePeople } from '#modules/company/identities/server/index.ts'

export { isPrivate, privatePeople }
export { blocks } from './blocks.ts'
export { wasPrivate } from './private.ts'
export { contractWithin, monthShown, ofContract } from './reach-conditions.ts'
export { payslipShown, payslipWithin, payWithin, personShown } from './reach-conditions.ts'
export { waitingRecords } from './waiting-records.ts'
export { personWithin } from '#platform/server/sql/reach.ts'
