import './debts.graphql.ts'

export { owedAfter } from './debts.queries.ts'
export { lateEarnings } from './late-earnings.queries.ts'
export { settledDebts, settledRows } from './settled-debts.ts'
