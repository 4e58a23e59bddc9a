import './answers.graphql.ts'
import './approval.ts'
import './lists.graphql.ts'
import './payment-lists.graphql.ts'
import './templates.graphql.ts'

export { makeList } from './make-list.service.ts'
export { beforeSending, type StoredRow } from './payment-lists.service.ts'
