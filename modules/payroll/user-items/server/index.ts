import './counted.ts'
import './ending.ts'
import './orders.service.ts'
import './item-fields.ts'
import './user-items.graphql.ts'

export { UserItemType } from './user-items.graphql.ts'
export {
  addItems,
  type ItemOfMonth,
  removeDifferences,
  removeItems,
  removeItemsOf,
  replaceItemsOf,
} from './items.ts'
export { addMissingItems, moveItemEnds, removeUnchangedItems } from './items-of-many.ts'
export { inputItems } from './user-items.queries.ts'
export { shortIn } from './carry.service.ts'
