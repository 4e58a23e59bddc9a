import './ending.ts'
import './orders.service.ts'
import './item-fields.ts'
import './user-items.graphql.ts'

export { UserItemType } from './user-items.graphql.ts'
export { inputItems } from './user-items.queries.ts'
export { shortIn } from './carry.service.ts'
